internal import CopyfitLabels

/// The size of a text in a row at one category.
struct RowDemand: Sendable {
  /// The minimum and maximum width of the text, in points.
  var width: Interval
  /// The text's widths for the offers of a stack in SwiftUI.
  var stack: StackText

  /// The size of an unknown text.
  static let unknown = RowDemand(width: .between(0, nil), stack: .unknown)

  /// The size of one of two texts.
  func union(_ other: RowDemand) -> RowDemand {
    RowDemand(width: .union(width, other.width), stack: stack.union(other.stack))
  }
}
