import CopyfitFonts
import Foundation
import Testing

@Suite struct QuadrilateralTests {
  /// Corners as x, y, clockwise from the top left, of a line 100 wide, 16 above and 4 below the baseline.
  @Test(
    arguments: [
      (0.0, [0, 0, 100, 0, 100, 20, 0, 20]),
      (-45, [16, 0, 116, 0, 96, 20, -4, 20]),
      (45, [-16, 0, 84, 0, 104, 20, 4, 20]),
      (-10, [2.821, 0, 102.821, 0, 99.295, 20, -0.705, 20]),
    ] as [(Double, [Double])])
  func corners(slantAngle: Double, expected: [Double]) throws {
    let shape = try #require(
      Quadrilateral.slantedBackdrop(
        width: 100, ascender: 16, descender: -4, slantAngle: slantAngle))
    let corners = [shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft]
    for (value, expected) in zip(corners.flatMap { [$0.x, $0.y] }, expected) {
      #expect(abs(value - expected) < 0.0005)
    }
  }

  /// The article's transform: sheared about the top, then moved by baseline · sin(slant).
  @Test func differsFromTheArticleBySineAndTangent() throws {
    let shape = try #require(
      Quadrilateral.slantedBackdrop(width: 100, ascender: 16, descender: -4, slantAngle: -10))
    let slant = 10 * Double.pi / 180
    #expect(abs(shape.topLeft.x - 16 * tan(slant)) < 1e-9)
    #expect(abs(shape.topLeft.x - 16 * sin(slant) - 16 * (tan(slant) - sin(slant))) < 1e-9)
    #expect(abs(shape.bottomLeft.x - (16 * tan(slant) - 20 * tan(slant))) < 1e-9)
  }

  @Test(arguments: [
    (Double.nan, 0.0), (.infinity, 0), (100, .nan), (100, 90), (100, -90), (100, -1000),
    (100, -.infinity),
  ])
  func noShape(width: Double, slantAngle: Double) {
    let shape = Quadrilateral.slantedBackdrop(
      width: width, ascender: 16, descender: -4, slantAngle: slantAngle)
    #expect(shape == nil)
  }
}
