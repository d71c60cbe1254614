internal import CopyfitLabels

/// The size of a text in a row at one category.
struct RowDemand: Sendable {
  /// The least and the most that it takes, in points.
  var width: Interval
  /// What it answers to offers in a stack of SwiftUI.
  var stack: StackText

  /// The size of a text of which nothing is known.
  static let unknown = RowDemand(width: .between(0, nil), stack: .unknown)

  /// The size of a text that is one of two.
  func union(_ other: RowDemand) -> RowDemand {
    RowDemand(width: .union(width, other.width), stack: stack.union(other.stack))
  }
}
