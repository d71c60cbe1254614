/// A content size category that can be set, and that notifies its observers.
///
/// Apps that read the system's category cannot be tested at another one. Tests set this category, and its observers are
/// notified. It belongs to one thread or actor, as the interface that follows it does.
public final class CurrentContentSizeCategory {
  /// The category; setting another one notifies the observers, in the order in which they were added.
  ///
  /// An observer may set yet another category. All observers receive it after the previous one.
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
  /// Categories that were set and not reported yet, in order.
  private var pending: [ContentSizeCategory] = []
  private var isNotifying = false

  /// Creates a category, `large` by default.
  public init(_ category: ContentSizeCategory = .large) { self.category = category }

  deinit { continuations.forEach { $0.finish() } }

  /// Calls `body` with every category that is set from now on, until the observation is canceled or deallocated.
  public func observe(_ body: @escaping (ContentSizeCategory) -> Void) -> Observation {
    let id = nextID
    nextID += 1
    observers.append((id, body))
    return Observation(of: self, id: id)
  }

  /// The categories that are set from now on; the stream ends when the object is deallocated.
  ///
  /// No category is dropped: categories are buffered until they are read.
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
    // Observers may be added or canceled during a notification, so a copy of the current ones is notified.
    for observer in observers where observers.contains(where: { $0.id == observer.id }) {
      observer.body(category)
    }
    continuations.removeAll {
      if case .terminated = $0.yield(category) { true } else { false }
    }
  }

  /// An observation, which ends when it is canceled or deallocated.
  public final class Observation {
    private weak var subject: CurrentContentSizeCategory?
    private let id: Int

    fileprivate init(of subject: CurrentContentSizeCategory, id: Int) {
      self.subject = subject
      self.id = id
    }

    deinit { cancel() }

    /// Ends the observation; further calls have no effect.
    public func cancel() {
      subject?.observers.removeAll { $0.id == id }
    }
  }
}
