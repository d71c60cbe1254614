import CopyfitDynamicType
import CopyfitFiles
import Foundation
import Testing

@testable import CopyfitFonts

@Suite struct FontFaceTests {
  @Test(arguments: [
    "Inter-Regular", "InterDisplay-Bold", "DejaVuSans", "NotoSansArabic-Regular",
    "NotoSans-Regular",
    "NotoSansThai-Bold", "NotoSansDevanagari-Regular", "NotoSansCJKjp-Regular",
    "NotoSansCJKhk-Bold", "NotoColorEmoji",
  ])
  func agreesWithFreeType(_ name: String) throws {
    let face = try InstalledFonts.face(name)
    let second = try SecondOpinion(path: face.path, index: face.index)
    #expect(face.unitsPerEm == second.unitsPerEm)
    #expect(face.verticalMetrics.ascender == second.ascender)
    #expect(face.verticalMetrics.descender == second.descender)
    #expect(face.verticalMetrics.lineGap == second.lineGap)
    for scalar in "Az09 é→あ中가กคشक😀\u{10FFFD}".unicodeScalars {
      #expect(face.glyph(for: scalar) == second.glyph(for: scalar), "\(scalar)")
    }
  }

  /// A mapped file would end the process.
  @Test func aFontKeepsItsBytesIfItsFileIsOverwritten() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/a.ttf"
    try folder.write(FontSurgery(InstalledFonts.path("DejaVuSans")).bytes, to: "a.ttf")
    let face = try FontFace.open(path: path)
    let digest = face.digest()
    // In place, as `cp` does.
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 0)
    try file.close()
    #expect(try face.glyph(for: "ж") == InstalledFonts.face("DejaVuSans").glyph(for: "ж"))
    #expect(face.digest() == digest)
  }

  @Test func traits() throws {
    let face = try FontFace.open(path: InstalledFonts.path("Inter-SemiBoldItalic"))
    #expect(face.names.family == "Inter")
    #expect(face.names.style == "Semi Bold Italic")
    #expect(face.names.postScript == "Inter-SemiBoldItalic")
    #expect(face.traits.weight == .semibold)
    #expect(face.traits.width == 5)
    #expect(face.traits.isItalic)
    #expect(!face.traits.isVariable)
  }

  /// Weight classes in fonts: 1 to 9, absurd values, and 400 for a face marked as bold.
  @Test(arguments: [
    (400, 0x40, 400), (700, 0x20, 700), (650, 0x20, 650), (400, 0x20, 700), (7, 0x40, 700),
    (0, 0x40, 400), (0, 0x20, 700), (9999, 0x40, 400),
  ])
  func weight(weightClass: Int, selection: Int, expected: Int) throws {
    var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    font.set("OS/2", at: 4, to: weightClass)
    font.set("OS/2", at: 62, to: selection)
    let folder = try ScratchFolder()
    let face = try FontFace.open(path: folder.write(font.bytes, to: "f.ttf"))
    #expect(face.traits.weight.rawValue == expected)
  }

  /// A weight sets a variable face within its axis, and does not change a static one.
  @Test(
    arguments: [
      (true, 650, [FontVariation(axis: "wght", value: 650)], 650),
      (true, 950, [FontVariation(axis: "wght", value: 900)], 900),
      (false, 650, [], 400),
    ] as [(Bool, Int, [FontVariation], Int)])
  func opensAtWeight(
    isVariable: Bool, weight: Int, variations: [FontVariation], expected: Int
  ) throws {
    var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    if isVariable { font.addWeightAxis() }
    let folder = try ScratchFolder()
    let face = try FontFace.open(
      path: folder.write(font.bytes, to: "f.ttf"), weight: FontWeight(rawValue: weight))
    #expect(face.variations == variations)
    #expect(face.traits.weight.rawValue == expected)
  }

  @Test func digestIsOfTheFile() throws {
    let folder = try ScratchFolder()
    let bytes = try FontSurgery(InstalledFonts.path("Inter-Regular")).bytes
    let face = try FontFace.open(path: folder.write(bytes, to: "Inter.otf"))
    #expect(face.digest() == SHA256.hexadecimalDigest(of: bytes.span))
  }

  /// `hhea` is used unchanged; `OS/2` only if `hhea` is empty.
  @Test(arguments: [
    ([700, -200, 50], [1, -1, 1], [9, 9], [700, -200, 50]),
    ([0, 0, 90], [800, -300, 20], [9, 9], [800, -300, 20]),
    ([0, 0, 0], [0, 0, 0], [900, 250], [900, -250, 0]),
  ])
  func metricsComeFromHhea(
    hhea: [Int], typographic: [Int], windows: [Int], expected: [Double]
  ) throws {
    var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    for (index, value) in hhea.enumerated() { font.set("hhea", at: 4 + 2 * index, to: value) }
    for (index, value) in typographic.enumerated() {
      font.set("OS/2", at: 68 + 2 * index, to: value)
    }
    for (index, value) in windows.enumerated() { font.set("OS/2", at: 74 + 2 * index, to: value) }
    // USE_TYPO_METRICS, which UIKit ignores.
    font.set("OS/2", at: 62, to: 0x80)
    let folder = try ScratchFolder()
    let metrics = try FontFace.open(path: folder.write(font.bytes, to: "f.ttf")).verticalMetrics
    #expect([metrics.ascender, metrics.descender, metrics.lineGap] == expected)
  }

  /// The delta of 101 units at 900 is halved halfway, and not rounded.
  @Test(arguments: [
    ([], 1901, 400, "DejaVuSans"), ([400], 1901, 400, "DejaVuSans"),
    ([650], 1951.5, 650, "DejaVuSans_650wght"), ([900], 2002, 900, "DejaVuSans_900wght"),
    ([5000], 2002, 900, "DejaVuSans_900wght"), ([700], 1901 + 60.6, 700, "DejaVuSans-Book"),
  ])
  func variations(
    coordinates: [Double], ascender: Double, weight: Int, postScript: String
  ) throws {
    var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    font.addWeightAxis(ascenderDelta: 101)
    let folder = try ScratchFolder()
    let face = try FontFace.open(
      path: folder.write(font.bytes, to: "f.ttf"),
      variations: coordinates.map { FontVariation(axis: "wght", value: $0) })
    // HarfBuzz stores normalized coordinates in 2.14 bits.
    #expect(abs(face.verticalMetrics.ascender - ascender) < 0.01)
    #expect(face.traits.weight.rawValue == weight)
    #expect(face.names.postScript == postScript)
  }

  @Test(arguments: [
    ("Inter-Regular", "a", true), ("Inter-Regular", "é", true), ("Inter-Regular", "e\u{301}", true),
    ("Inter-Regular", "a\u{AD}", true), ("Inter-Regular", "\u{200D}\u{FE0F}", true),
    ("Inter-Regular", "\u{2003}", true), ("Inter-Regular", "\n", true),
    ("Inter-Regular", "ก", false), ("Inter-Regular", "aก", false),
    ("NotoSansThai-Regular", "กำ", true), ("NotoSansThai-Regular", "ก็", true),
    ("NotoSansCJKkr-Regular", "가", true), ("NotoSansCJKkr-Regular", "\u{1100}\u{1161}", true),
    ("NotoColorEmoji", "👩‍🚀", true), ("NotoColorEmoji", "🇩🇪", true), ("NotoColorEmoji", "1️⃣", true),
    ("NotoSansDevanagari-Regular", "क्षि", true), ("NotoColorEmoji", "Å", false),
  ])
  func covers(name: String, cluster: String, isCovered: Bool) throws {
    let face = try InstalledFonts.face(name)
    #expect(face.covers(Array(cluster.unicodeScalars)) == isCovered)
  }
}
