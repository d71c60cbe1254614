import CopyfitDynamicType
import Testing

struct FontMetricsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let style: TextStyle
    let category: ContentSizeCategory
    let value: Double
    let expected: Double

    init(_ style: TextStyle, _ category: ContentSizeCategory, _ value: Double, _ expected: Double) {
      self.style = style
      self.category = category
      self.value = value
      self.expected = expected
    }

    var testDescription: String { "\(style) \(category) \(value)" }
  }

  /// Values published for devices and simulators, at three pixels per point.
  @Test(arguments: [
    Case(.body, .medium, 17, 16 + 1.0 / 3),
    Case(.body, .xxLarge, 17, 20),
    Case(.body, .xSmall, 18, 15 + 2.0 / 3),
    Case(.body, .xxxLarge, 18, 23 + 2.0 / 3),
    Case(.footnote, .xxxLarge, 18, 24),
    Case(.caption2, .xxxLarge, 18, 30 + 1.0 / 3),
    Case(.body, .accessibility2, 18, 32 + 2.0 / 3),
    Case(.caption2, .accessibility2, 8, 18),
    Case(.title2, .accessibility5, 18, 42 + 1.0 / 3),
    // A tie that is lost where the division comes first.
    Case(.footnote, .accessibility2, 11, 20 + 1.0 / 3),
  ])
  func scaledValue(_ c: Case) {
    #expect(FontMetrics(for: c.style).scaledValue(c.value, at: c.category) == c.expected)
  }

  /// Sizes of scaled fonts as measured on devices.
  @Test(arguments: [
    Case(.body, .xSmall, 36, 31),
    Case(.body, .large, 36, 36),
    Case(.body, .accessibility5, 36, 101),
    Case(.body, .accessibility5, 17, 48),
    Case(.headline, .xxxLarge, 20, 26),
    Case(.body, .large, 17.5, 17.5),
  ])
  func scaledPointSize(_ c: Case) {
    #expect(FontMetrics(for: c.style).scaledPointSize(c.value, at: c.category) == c.expected)
  }

  @Test(arguments: [(36.0, 25.0, 25.0), (20, 22, 22), (10, 100, 28)])
  func maximumAppliesAfterRounding(size: Double, maximum: Double, expected: Double) {
    let scaled = FontMetrics().scaledPointSize(size, at: .accessibility5, maximum: maximum)
    #expect(scaled == expected)
  }

  @Test(arguments: TextStyle.allCases)
  func largeIsTheIdentity(_ style: TextStyle) {
    #expect(FontMetrics(for: style).scaledPointSize(23, at: .large) == 23)
    #expect(FontMetrics(for: style).scaledValue(23, at: .large) == 23)
  }
}
