/// A content size category that can be set, and that notifies its observers.
///
/// Apps that read the system's category cannot be tested at another one. This is a category of one's
/// own: tests set it, and whatever follows it is notified. It belongs to one thread or actor, as the
/// interface that follows it does, and nothing shares it unless it is handed around.
public final class CurrentContentSizeCategory {
  /// The category; setting another one notifies the observers, in the order in which they came.
  ///
  /// An observer may set yet another one: all observers hear of it after the one before.
  public var category: ContentSizeCategory {
    didSet {
      guard category != oldValue else { return }
      pending.append(category)
      notifyAll()
    }
  }

  private var observers: [(id: Int, body: (ContentSizeCategory) -> Void)] = []
  private var continuations: [AsyncStream<ContentSizeCategory>.Continuation] = []
  private var nextID = 0
  /// Categories that were set and that observers do not know yet, in order.
  private var pending: [ContentSizeCategory] = []
  private var isNotifying = false

  /// Creates a category that is `large` unless given.
  public init(_ category: ContentSizeCategory = .large) { self.category = category }

  deinit { continuations.forEach { $0.finish() } }

  /// Calls `body` with every category that is set from now on, until the observation is cancelled or
  /// nobody holds it.
  public func observe(_ body: @escaping (ContentSizeCategory) -> Void) -> Observation {
    let id = nextID
    nextID += 1
    observers.append((id, body))
    return Observation(of: self, id: id)
  }

  /// The categories that are set from now on; they end with the object.
  ///
  /// Nothing is dropped: categories wait until they are read.
  public func changes() -> AsyncStream<ContentSizeCategory> {
    let (stream, continuation) = AsyncStream.makeStream(of: ContentSizeCategory.self)
    continuations.append(continuation)
    return stream
  }

  private func notifyAll() {
    guard !isNotifying else { return }
    isNotifying = true
    defer { isNotifying = false }
    while !pending.isEmpty { notify(pending.removeFirst()) }
  }

  private func notify(_ category: ContentSizeCategory) {
    // Observers may observe or cancel while they are notified; the observers of this moment are.
    for observer in observers where observers.contains(where: { $0.id == observer.id }) {
      observer.body(category)
    }
    continuations.removeAll {
      if case .terminated = $0.yield(category) { true } else { false }
    }
  }

  /// What keeps an observer listening.
  public final class Observation {
    private weak var subject: CurrentContentSizeCategory?
    private let id: Int

    fileprivate init(of subject: CurrentContentSizeCategory, id: Int) {
      self.subject = subject
      self.id = id
    }

    deinit { cancel() }

    /// Stops listening; at the second call nothing happens.
    public func cancel() {
      subject?.observers.removeAll { $0.id == id }
    }
  }
}
