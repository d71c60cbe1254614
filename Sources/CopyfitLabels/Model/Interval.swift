/// How well a value is known, in the same scale for every front end.
public enum Knowledge: String, Hashable, Sendable, CaseIterable {
  /// The value and its cause are known.
  case fact
  /// The value is between two bounds, of which at least the upper one is known.
  case bound
  /// The value comes from a drawing, and may be that of the text itself.
  case guess
  /// The maximum is unknown.
  case unknown
}

/// The reason for a bound.
public enum BoundReason: Hashable, Sendable {
  /// Constraints connect it to constants.
  case constraint
  /// SwiftUI views determine it.
  case view
  /// It comes from the document's canvas, where autoresizing or a cell's style determines it.
  case canvas
  /// The configuration specifies it.
  case configured
  /// A catalog specifies the room of the text.
  case catalog
  /// A table's row leaves this height, but code may let the row size itself.
  case tableRow
  /// It is an estimate, and there may be more: a drawing, or unpublished insets.
  case estimate
  /// The system gives every text of this kind the same room.
  case system
  /// A reason from another program, as written there.
  case other(String)

  /// Creates a reason from its text.
  public init(_ text: String) {
    self = Self.named.first { $0.text == text } ?? .other(text)
  }

  /// The text: a word for known reasons, otherwise the reason as written.
  public var text: String {
    switch self {
    case .constraint: "constraint"
    case .view: "view"
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
    constraint, view, canvas, configured, catalog, tableRow, estimate, system,
  ]
}

/// One end of an interval, and the reasons for it.
public struct Bound: Hashable, Sendable {
  /// The length in points.
  public var points: Double
  /// The reasons.
  public var reasons: [BoundReason]

  /// Creates a bound of a length in points.
  public init(_ points: Double, because reasons: [BoundReason] = []) {
    self.points = points
    self.reasons = reasons
  }
}

/// A length with a known minimum and maximum.
///
/// Text that is lost at the maximum is certainly lost, text that is complete at the minimum is certainly complete, and
/// between them the verdict is undecided.
public struct Interval: Hashable, Sendable {
  /// The minimum of the length.
  public var atLeast: Bound
  /// The maximum of the length; `nil` if no limit is known.
  public var atMost: Bound?
  /// The reasons that the length is not a single value; empty if it is.
  public var doubts: [Doubt]

  /// Creates an interval.
  public init(atLeast: Bound, atMost: Bound?, doubts: [Doubt] = []) {
    self.atLeast = atLeast
    self.atMost = atMost
    self.doubts = doubts
  }

  /// The length 0.
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

  /// The interval from 0 to a length in points, or without a limit.
  public static func atMost(_ points: Double?, because doubt: Doubt) -> Interval {
    Interval(atLeast: Bound(0), atMost: points.map { Bound($0) }, doubts: [doubt])
  }

  /// The union of two intervals, for a length that is in one of them.
  package static func union(_ lhs: Interval?, _ rhs: Interval) -> Interval? {
    lhs.map { union($0, rhs) }
  }

  /// The union of two intervals, for a length that is in one of them, without reasons.
  package static func union(_ lhs: Interval, _ rhs: Interval) -> Interval {
    let most = lhs.atMost.flatMap { one in rhs.atMost.map { max(one.points, $0.points) } }
    return between(min(lhs.atLeast.points, rhs.atLeast.points), most)
  }

  /// How well the length is known.
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
