import CopyfitDynamicType
import Testing

@Suite struct ParagraphStyleTests {
  private static let values: [any WritableKeyPath<ParagraphStyle, Double> & Sendable] = [
    \.lineHeightMultiple, \.minimumLineHeight, \.maximumLineHeight, \.lineSpacing,
    \.paragraphSpacing, \.paragraphSpacingBefore,
  ]

  @Test func defaultsAreValid() {
    #expect(ParagraphStyle().isValid)
    #expect(ParagraphStyle().normalized == ParagraphStyle())
  }

  @Test(arguments: [
    (0, true), (0.5, true), (1e300, true), (-0.5, false), (-Double.infinity, false),
    (.infinity, false), (.nan, false),
  ])
  func everyValueIsFiniteAndNotNegative(_ value: Double, _ isValid: Bool) {
    for path in Self.values {
      var style = ParagraphStyle()
      style[keyPath: path] = value
      #expect(style.isValid == isValid)
      #expect(style.normalized[keyPath: path] == (isValid ? value : 0))
      #expect(style.normalized.isValid)
    }
  }
}
