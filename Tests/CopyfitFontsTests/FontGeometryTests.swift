import CopyfitDynamicType
import Testing

@testable import CopyfitFonts

@Suite struct FontGeometryTests {
  /// Read with fontTools 4.68.0: `OS/2`, `hhea` and `post` of the files.
  @Test(
    arguments: [
      ("Inter-Regular", 2816, [2728, -680, 0, 2048, 1536, -464, 192, 0]),
      ("Inter-Italic", 2816, [2728, -680, 0, 2048, 1536, -464, 192, -9.4]),
      ("NotoSerif-Regular", 1000, [1069, -293, 0, 714, 536, -100, 50, 0]),
    ] as [(String, Double, [Double])])
  func tables(name: String, em: Double, expected: [Double]) throws {
    let geometry = try InstalledFonts.face(name).geometry
    #expect(geometry.em == em)
    #expect(geometry.values.map { ($0 * 10).rounded() / 10 } == expected)
  }

  @Test func points() throws {
    let geometry = try InstalledFonts.face("Inter-Italic").geometry.scaled(toPointSize: 17)
    #expect(geometry.em == 17)
    #expect(geometry.ascender == 2728 * 17 / 2816.0)
    #expect(geometry.capHeight == 2048 * 17 / 2816.0)
    #expect(geometry.slantAngle < -9)
    let backdrop = try #require(geometry.slantedBackdrop(width: 50))
    #expect(backdrop.bottomLeft.y == geometry.lineHeight)
    #expect(backdrop.topLeft.x > 0 && backdrop.bottomLeft.x < 0)
  }

  /// `OS/2` before version 2 has no such heights, and later versions may have 0.
  @Test(arguments: [(1, 1000), (4, 0), (4, -5)])
  func measuredHeights(version: Int, stated: Int) throws {
    var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    font.set("OS/2", at: 0, to: version)
    font["OS/2"] += [UInt8](repeating: 0, count: max(0, 96 - font["OS/2"].count))
    font.set("OS/2", at: 86, to: stated)
    font.set("OS/2", at: 88, to: stated)
    let folder = try ScratchFolder()
    let geometry = try FontFace.open(path: folder.write(font.bytes, to: "f.ttf")).geometry
    // The bounding boxes of the glyphs in `glyf`.
    #expect(geometry.capHeight == 1493)
    #expect(geometry.xHeight == 1120)
  }

  /// `OS/2` of Noto Color Emoji has a cap height but no x-height, and there is no `x`.
  @Test func withoutLetterThereIsNoHeight() throws {
    let geometry = try InstalledFonts.face("NotoColorEmoji").geometry
    #expect(geometry.capHeight == 1900)
    #expect(geometry.xHeight == nil)
  }

  /// An angle of 0 in an italic face is returned unchanged.
  @Test(arguments: [0.0, -12.5, 3])
  func slantIsTheTables(angle: Double) throws {
    var font = try FontSurgery(InstalledFonts.path("Inter-Italic"))
    font["post"].replaceSubrange(4..<8, with: FontSurgery.fixed(angle))
    let folder = try ScratchFolder()
    let face = try FontFace.open(path: folder.write(font.bytes, to: "f.otf"))
    #expect(face.traits.isItalic)
    #expect(face.geometry.slantAngle == angle)
  }

  @Test(arguments: ["post", "OS/2"])
  func missingTables(table: String) throws {
    var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    font[table] = []
    let folder = try ScratchFolder()
    let geometry = try FontFace.open(path: folder.write(font.bytes, to: "f.ttf")).geometry
    #expect(geometry.ascender == 1901)
    #expect((geometry.underlineThickness == 0) == (table == "post"))
    #expect(geometry.capHeight != nil)
  }

  /// `MVAR` changes every height that it names, with fractions of a unit.
  @Test func variedHeights() throws {
    var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    font.addWeightAxis(ascenderDelta: 101, metric: "xhgt")
    font.set("OS/2", at: 0, to: 4)
    font["OS/2"] += [UInt8](repeating: 0, count: max(0, 96 - font["OS/2"].count))
    font.set("OS/2", at: 86, to: 1000)
    let folder = try ScratchFolder()
    let face = try FontFace.open(
      path: folder.write(font.bytes, to: "f.ttf"),
      variations: [FontVariation(axis: "wght", value: 650)])
    #expect(face.geometry.ascender == 1901)
    let xHeight = try #require(face.geometry.xHeight)
    #expect(abs(xHeight - 1050.5) < 0.01)
  }
}

extension FontGeometry {
  /// All lengths, then the slant.
  fileprivate var values: [Double] {
    [
      ascender, descender, lineGap, capHeight ?? 0, xHeight ?? 0, underlinePosition,
      underlineThickness, slantAngle,
    ]
  }
}
