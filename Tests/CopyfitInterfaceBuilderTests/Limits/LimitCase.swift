import CopyfitInterfaceBuilder
import CopyfitLabels
import Testing

/// The expected width of a label for one layout.
struct LimitCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var document: String
  var expected: LimitRule

  init(_ description: String, _ document: String, _ expected: LimitRule) {
    testDescription = description
    self.document = document
    self.expected = expected
  }
}

extension LimitRule {
  /// A width from constraints.
  static func constraint(
    _ width: Double, growth: Double = 0, screenMargins: Double = 0
  ) -> LimitRule {
    .constraint(DeviceLength(onCanvas: width, growth: growth, screenMargins: screenMargins))
  }

  /// A drawn width.
  static func canvas(
    _ width: Double, growth: Double = 0, screenMargins: Double = 0
  ) -> LimitRule {
    .canvas(DeviceLength(onCanvas: width, growth: growth, screenMargins: screenMargins))
  }

  /// An unknown width, possibly with a limit.
  static func undecided(
    _ limit: Double?, growth: Double = 0, drawn: Double = 335, _ reason: Doubt
  ) -> LimitRule {
    .undecided(
      limit: limit.map { DeviceLength(onCanvas: $0, growth: growth) }, drawn: drawn, reason: reason)
  }
}

extension SampleDocument {
  /// A label tied to both sides of the safe area.
  static let bothSides =
    tie("label", "leading", "safe", "leading", 20)
    + tie("safe", "trailing", "label", "trailing", 20)
}
