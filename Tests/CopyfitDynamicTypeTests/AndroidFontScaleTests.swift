import CopyfitDynamicType
import Testing

/// The tables of Android 14 and later.
struct AndroidFontScaleTests {
  private static let sizes = [8.0, 10, 12, 14, 18, 20, 24, 30, 100]

  @Test(arguments: [
    (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2.0, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ])
  func hasTheTablesOfAndroid(factor: Double, expected: [Double]) throws {
    let scale = try AndroidFontScale(factor)
    #expect(Self.sizes.map(scale.size(ofScalablePixels:)) == expected)
  }

  /// Between two sizes and two tables, below the first and above the last size, and without a table.
  @Test(arguments: [
    (2.0, 16.0, 28.0), (2, 4, 8), (2, 200, 200), (2, 65, 69), (1, 14, 14), (0.85, 20, 17),
    (1.02, 100, 102), (1.4, 14, 20.4), (1.075, 14, 15.2), (1.03, 100, 100), (3, 14, 42),
  ])
  func isLinearBetweenThem(factor: Double, size: Double, expected: Double) throws {
    let drawn = try AndroidFontScale(factor).size(ofScalablePixels: size)
    #expect(abs(drawn - expected) < 1e-9)
  }

  @Test(arguments: [0, -1, 0.09, 10.1, Double.infinity, .nan])
  func otherFactorsAreErrors(factor: Double) {
    #expect(throws: DynamicTypeError.self) { try AndroidFontScale(factor) }
  }
}
