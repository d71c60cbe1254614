import CopyfitDynamicType
import Testing

struct CurrentContentSizeCategoryTests {
  /// The view of the article: its label follows a category that tests can set.
  private final class Hal9000 {
    final class Label {
      var text = ""
      var font = FontDescriptor.system(size: 17)
    }

    private let font = FontDescriptor.named("GillSans-Light", size: 36)
    private let current: CurrentContentSizeCategory
    private var observation: CurrentContentSizeCategory.Observation?
    let dialog = Label()

    init(following current: CurrentContentSizeCategory) throws {
      self.current = current
      dialog.text = "I'm sorry, Dave. I'm afraid I can't do that."
      try contentSizeCategoryChanged()
      observation = current.observe { [unowned self] _ in try? contentSizeCategoryChanged() }
    }

    private func contentSizeCategoryChanged() throws {
      dialog.font = try FontMetrics.default.scaledFont(for: font, at: current.category)
    }
  }

  @Test func dynamicType() throws {
    let current = CurrentContentSizeCategory()
    let subject = try Hal9000(following: current)

    current.category = .extraSmall
    let smallSize = subject.dialog.font.pointSize
    current.category = .large
    let defaultSize = subject.dialog.font.pointSize
    current.category = .accessibilityExtraExtraExtraLarge
    let xxxlSize = subject.dialog.font.pointSize

    #expect(smallSize < defaultSize)
    #expect(defaultSize < xxxlSize)
    #expect([smallSize, defaultSize, xxxlSize] == [31, 36, 101])
  }

  /// The notifications of observers in order, as `name: category`.
  private final class Log {
    var entries: [String] = []
    func add(_ name: String, _ category: ContentSizeCategory) {
      entries.append("\(name): \(category)")
    }
  }

  @Test func tellsObserversInOrder() {
    let (current, log) = (CurrentContentSizeCategory(.small), Log())
    let observations = ["a", "b", "c"].map { name in current.observe { log.add(name, $0) } }
    current.category = .large
    current.category = .accessibility1
    #expect(
      log.entries == ["a: large", "b: large", "c: large", "a: AX1", "b: AX1", "c: AX1"])
    #expect(observations.count == 3)
  }

  @Test func doesNotTellOfTheSameCategory() {
    let (current, log) = (CurrentContentSizeCategory(), Log())
    let observation = current.observe { log.add("a", $0) }
    current.category = .large
    current.category = .small
    current.category = .small
    #expect(log.entries == ["a: small"])
    observation.cancel()
  }

  @Test func cancellationEndsAnObservation() {
    let (current, log) = (CurrentContentSizeCategory(), Log())
    let cancelled = current.observe { log.add("cancelled", $0) }
    var dropped: CurrentContentSizeCategory.Observation? = current.observe {
      log.add("dropped", $0)
    }
    let kept = current.observe { log.add("kept", $0) }
    current.category = .small
    cancelled.cancel()
    cancelled.cancel()
    #expect(dropped != nil)
    dropped = nil
    current.category = .medium
    #expect(log.entries == ["cancelled: small", "dropped: small", "kept: small", "kept: medium"])
    kept.cancel()
    current.category = .large
    #expect(log.entries.count == 4)
  }

  /// Observers that are added or removed during a notification.
  @Test func observersMayChangeWhileTheyAreReported() {
    let (current, log) = (CurrentContentSizeCategory(), Log())
    var second: CurrentContentSizeCategory.Observation?
    var late: CurrentContentSizeCategory.Observation?
    let first = current.observe { category in
      log.add("first", category)
      second?.cancel()
      if late == nil { late = current.observe { log.add("late", $0) } }
    }
    second = current.observe { log.add("second", $0) }
    current.category = .small
    current.category = .medium
    #expect(log.entries == ["first: small", "first: medium", "late: medium"])
    (second, late) = (nil, nil)
    first.cancel()
  }

  /// All observers are notified of both categories in the order in which they were set.
  @Test func anObserverMaySetAnotherCategory() {
    let (current, log) = (CurrentContentSizeCategory(), Log())
    let clamp = current.observe { category in
      log.add("clamp", category)
      current.category = category.clamped(to: ...(.xxxLarge))
    }
    let follower = current.observe { log.add("follower", $0) }
    current.category = .accessibility5
    #expect(
      log.entries == [
        "clamp: AX5", "follower: AX5", "clamp: xxxLarge", "follower: xxxLarge",
      ])
    #expect(current.category == .xxxLarge)
    clamp.cancel()
    follower.cancel()
  }

  @Test func anObservationMayOutliveWhatItObserves() {
    var current: CurrentContentSizeCategory? = CurrentContentSizeCategory()
    let observation = current?.observe { _ in }
    weak let subject = current
    current = nil
    #expect(subject == nil)
    observation?.cancel()
  }

  @Test func changesWaitUntilTheyAreRead() async {
    var current: CurrentContentSizeCategory? = CurrentContentSizeCategory()
    guard let streams = current.map({ [$0.changes(), $0.changes()] }) else { return }
    current?.category = .small
    current?.category = .small
    current?.category = .accessibility5
    current = nil
    for stream in streams {
      var heard: [ContentSizeCategory] = []
      for await category in stream { heard.append(category) }
      #expect(heard == [.small, .accessibility5])
    }
  }

  @Test func anUnreadStreamIsForgotten() async {
    let current = CurrentContentSizeCategory()
    var stream: AsyncStream<ContentSizeCategory>? = current.changes()
    current.category = .small
    var iterator = stream?.makeAsyncIterator()
    #expect(await iterator?.next() == .small)
    (stream, iterator) = (nil, nil)
    current.category = .medium
    #expect(stream == nil)
  }
}
