import Testing

@testable import CopyfitFonts

@Suite struct CoordinateTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (400, "400"), (-5, "-5"), (0.5, "0.5"), (-7.25, "-7.25"),
    (333.3, "333.3"), (0.000_01, "0.00001"), (0.000_001, "0"), (-0.000_001, "0"), (1.05, "1.05"),
    (32767.99998, "32767.99998"), (1e300, "1e+300"),
  ])
  func text(value: Double, expected: String) {
    #expect(CoordinateText(value).description == expected)
  }
}
