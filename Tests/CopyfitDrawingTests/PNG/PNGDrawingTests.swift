import Copyfit
import CopyfitDynamicType
import Testing

@testable import CopyfitDrawing

/// Labels as PNG files.
@Suite(.enabled(if: SampleLabels.areFontsInstalled, SampleLabels.requirement))
struct PNGDrawingTests {
  @Test(arguments: SampleLabels.all, [1.0, 2, 3])
  func isAsLargeAsTheDrawing(_ label: SampleLabel, _ scale: Double) throws {
    let drawing = try label.drawing()
    let pixels = try Self.pixels(of: drawing, scale: scale)
    #expect(pixels.width == Int((drawing.bounds.width * scale).rounded(.up)))
    #expect(pixels.height == Int((drawing.bounds.height * scale).rounded(.up)))
  }

  @Test(arguments: SampleLabels.all)
  func whatIsLostIsRed(_ label: SampleLabel) throws {
    let drawing = try label.drawing()
    let pixels = try Self.pixels(of: drawing, scale: 2)
    let isLossy = drawing.leavesFrame || drawing.rows.contains { $0.isHidden }
    #expect((pixels.count(near: (215, 0, 21)) > 0) == isLossy)
    #expect(pixels.count(near: (28, 28, 30)) > 20)
  }

  @Test func emojiKeepTheirColours() throws {
    let label = SampleLabel("emoji", "en", "😀", LabelSpec(font: .body, width: 60, lines: 1))
    let pixels = try Self.pixels(of: try label.drawing(), scale: 3)
    // The yellow of Noto's emoji faces.
    #expect(pixels.count(near: (253, 216, 53), within: 40) > 100)
  }

  @Test func isTheSameEveryTime() throws {
    let drawing = try SampleLabels.all[1].drawing()
    #expect(try PNGDrawing(drawing).file() == PNGDrawing(drawing).file())
  }

  @Test(arguments: [
    (0, "0"), (-1, "-1"), (Double.infinity, "inf"), (.nan, "NaN (not a number)"),
  ])
  func refusesScalesOutOfRange(_ scale: Double, _ name: String) throws {
    let drawing = try SampleLabels.all[0].drawing()
    let error = #expect(throws: PNGDrawing.Failure.self) { try PNGDrawing(drawing, scale: scale) }
    #expect("\(try #require(error))" == "scale must be positive and finite, not \(name)")
  }

  @Test(arguments: [1e4, .greatestFiniteMagnitude])
  func refusesPicturesThatAreTooLarge(_ scale: Double) throws {
    let drawing = try SampleLabels.all[0].drawing()
    let error = #expect(throws: PNGDrawing.Failure.self) { try PNGDrawing(drawing, scale: scale) }
    #expect("\(try #require(error))".hasSuffix(" pixels; at most 67108864 are written"))
  }

  @Test func theSmallestScaleIsOnePixel() throws {
    let pixels = try Self.pixels(of: try SampleLabels.all[0].drawing(), scale: 1e-300)
    #expect(pixels.width == 1 && pixels.height == 1)
  }

  @Test(arguments: [[], [0x89, 0x50], Array(repeating: 0, count: 100)] as [[UInt8]])
  func brokenPicturesAreNone(_ bytes: [UInt8]) {
    #expect(PNGFile.decoded(bytes) == nil)
  }

  private static func pixels(
    of drawing: LabelDrawing, scale: Double
  ) throws -> PNGFile.Pixels {
    try #require(PNGFile.decoded(try PNGDrawing(drawing, scale: scale).file()))
  }
}

extension PNGFile.Pixels {
  /// The number of pixels with approximately a color.
  func count(near color: (Int, Int, Int), within distance: Int = 12) -> Int {
    (0..<width * height).count { index in
      let pixel = rgba[index * 4..<index * 4 + 3].map(Int.init)
      return abs(pixel[0] - color.0) <= distance && abs(pixel[1] - color.1) <= distance
        && abs(pixel[2] - color.2) <= distance
    }
  }
}
