/// How far a value is known: one scale for every front end.
public enum Knowledge: String, Hashable, Sendable, CaseIterable {
  /// The value is known, and so is what decides it.
  case fact
  /// The value lies between two bounds; at least the upper one is known.
  case bound
  /// The value is what somebody drew: it may be the text's own.
  case guess
  /// Nothing is known of the most that it may be.
  case unknown
}

/// Why a bound is what it is.
public enum BoundReason: Hashable, Sendable {
  /// It follows from constraints through constants.
  case constraint
  /// It is what the document's canvas shows, as autoresizing or a cell's style lays it out.
  case canvas
  /// A person says so.
  case configured
  /// A catalog says how much room the text has.
  case catalog
  /// It is what the row of a table leaves, which code may let size itself.
  case tableRow
  /// It is an estimate, and there may be more: a drawing, or insets that are not published.
  case estimate
  /// The system gives every text of its kind so much room.
  case system
  /// What another reader of labels says, in its words.
  case other(String)

  /// Creates a reason from its written form.
  public init(_ text: String) {
    self = Self.named.first { $0.text == text } ?? .other(text)
  }

  /// The written form: a word for those that have a name, else the reason itself.
  public var text: String {
    switch self {
    case .constraint: "constraint"
    case .canvas: "canvas"
    case .configured: "configured"
    case .catalog: "catalog"
    case .tableRow: "table row"
    case .estimate: "estimate"
    case .system: "system"
    case .other(let text): text
    }
  }

  private static let named = [
    constraint, canvas, configured, catalog, tableRow, estimate, system,
  ]
}

/// One end of an interval, and why it is there.
public struct Bound: Hashable, Sendable {
  /// The length in points.
  public var points: Double
  /// Why it is that.
  public var reasons: [BoundReason]

  /// Creates a bound of a length in points.
  public init(_ points: Double, because reasons: [BoundReason] = []) {
    self.points = points
    self.reasons = reasons
  }
}

/// A length with a known least and greatest value.
///
/// Text that is lost at the greatest is certainly lost, text that is kept at the least is certainly kept, and
/// between them it is undecided.
public struct Interval: Hashable, Sendable {
  /// The least that the length is.
  public var atLeast: Bound
  /// The most that the length is; `nil` where nothing limits it as far as is known.
  public var atMost: Bound?
  /// Why the length is no single value; none where it is one.
  public var doubts: [Doubt]

  /// Creates an interval.
  public init(atLeast: Bound, atMost: Bound?, doubts: [Doubt] = []) {
    self.atLeast = atLeast
    self.atMost = atMost
    self.doubts = doubts
  }

  /// No length at all.
  public static let zero = between(0, 0)

  /// The interval between two lengths in points; `nil` for no limit.
  public static func between(_ least: Double, _ most: Double?) -> Interval {
    Interval(atLeast: Bound(least), atMost: most.map { Bound($0) })
  }

  /// The interval of one length, in points.
  public static func exactly(_ points: Double, because reason: BoundReason) -> Interval {
    Interval(
      atLeast: Bound(points, because: [reason]), atMost: Bound(points, because: [reason]))
  }

  /// The interval from nothing to a length in points, or to anything.
  public static func atMost(_ points: Double?, because doubt: Doubt) -> Interval {
    Interval(atLeast: Bound(0), atMost: points.map { Bound($0) }, doubts: [doubt])
  }

  /// What is known where a length is one of two.
  package static func union(_ lhs: Interval?, _ rhs: Interval) -> Interval? {
    lhs.map { union($0, rhs) }
  }

  /// What is known where a length is one of two; why is left out.
  package static func union(_ lhs: Interval, _ rhs: Interval) -> Interval {
    let most = lhs.atMost.flatMap { one in rhs.atMost.map { max(one.points, $0.points) } }
    return between(min(lhs.atLeast.points, rhs.atLeast.points), most)
  }

  /// How far the length is known.
  public var knowledge: Knowledge {
    guard let atMost else { return .unknown }
    if atLeast.points < atMost.points || !doubts.isEmpty { return .bound }
    return atMost.reasons.contains(.canvas) ? .guess : .fact
  }

  /// The reasons of the bounds, then the doubts, each once and in that order.
  public var because: [String] {
    var all: [String] = []
    let reasons = (atLeast.reasons + (atMost?.reasons ?? [])).map(\.text)
    for reason in reasons + doubts.map(\.text) where !all.contains(reason) { all.append(reason) }
    return all
  }
}
