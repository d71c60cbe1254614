import Copyfit
import CopyfitDynamicType
import CopyfitFonts
import CopyfitLayout
import Foundation
import Testing

@testable import CopyfitDrawing

/// Fonts with license bits that forbid embedding their outlines.
@Suite(.enabled(if: SampleLabels.areFontsInstalled, SampleLabels.requirement))
struct RestrictedFontTests {
  struct Case: Sendable {
    let bits: UInt16
    let isAllowed: Bool
  }

  /// Source: OpenType 1.9.1, *OS/2*, fsType.
  @Test(arguments: [
    Case(bits: 0, isAllowed: true), Case(bits: 2, isAllowed: false),
    Case(bits: 4, isAllowed: true), Case(bits: 8, isAllowed: true),
    Case(bits: 0x100, isAllowed: true), Case(bits: 0x200, isAllowed: false),
    Case(bits: 6, isAllowed: true),
  ])
  func licenceBits(_ expected: Case) throws {
    try Self.withFont(bits: expected.bits) { path in
      let face = try FontFace.open(path: path)
      #expect(face.allowsEmbedding == expected.isAllowed)
    }
  }

  @Test func theStandInIsDrawnAsWideAsTheTextIs() throws {
    try Self.withFont(bits: 2) { path in
      let spec = LabelSpec(font: Font(.file(path, index: 0, size: 17)), width: 300, lines: 1)
      let drawing = try SampleLabel("restricted", "en", "Continue", spec).drawing()
      let run = try #require(drawing.rows.first?.glyphs.runs.first)
      #expect(run.face.names.family == "Inter" && run.measuredFace?.path == path)
      #expect(
        drawing.notes == [
          "DejaVuSans forbids embedding: Inter-Regular is drawn instead, as wide as the text is."
        ])
      let free = try SampleLabel("free", "en", "Continue", try Self.freeSpec()).drawing()
      #expect(abs((free.rows.first?.glyphs.width ?? 0) - run.width) < 1e-9)
      #expect(run.glyphs.allSatisfy { $0.x >= 0 && $0.x <= run.width })
    }
  }

  /// Inter has no Arabic letters: they are boxes, and not Inter's sign for a missing character.
  @Test func lettersThatTheStandInLacksAreBoxes() throws {
    try Self.withFont(bits: 2) { path in
      let spec = LabelSpec(font: Font(.file(path, index: 0, size: 17)), width: 300, lines: 1)
      let drawing = try SampleLabel("restricted", "ar", "حفظ", spec).drawing()
      let run = try #require(drawing.rows.first?.glyphs.runs.first)
      #expect(run.face.path == path && run.measuredFace == nil)
      #expect(
        drawing.notes == ["DejaVuSans forbids embedding: its letters are drawn as boxes."])
      for glyph in run.glyphs {
        guard case .box = GlyphArt(glyph.id, of: run.face) else {
          Issue.record("\(glyph.id) is not a box")
          continue
        }
      }
    }
  }

  /// A box that leaves the frame is red outside it in both kinds of files, and dark only inside.
  @Test func boxesOutsideTheFrameAreRed() throws {
    try Self.withFont(bits: 2) { path in
      let spec = LabelSpec(
        font: Font(.file(path, index: 0, size: 40)), width: 300, height: 10, lines: 1)
      let drawing = try SampleLabel("restricted", "ar", "حفظ", spec).drawing()
      #expect(drawing.leavesFrame)
      let pixels = try #require(PNGFile.decoded(try PNGDrawing(drawing).file()))
      // 35 % of red on white.
      #expect(pixels.count(near: (241, 166, 173), within: 2) > 100)
      let svg = SVGDrawing(drawing).text
      #expect(svg.contains("fill-opacity=\"0.35\"") && svg.contains("clip-path"))
    }
  }

  private static func freeSpec() throws -> LabelSpec {
    LabelSpec(font: Font(.file(try fontPath(), index: 0, size: 17)), width: 300, lines: 1)
  }

  private static func fontPath() throws -> String {
    let library = try FontLibrary()
    return try library.resolution(for: LabelSpec(font: Font(.named("DejaVuSans", size: 17)))).file
  }

  /// A copy of DejaVu Sans with other license bits.
  private static func withFont(bits: UInt16, _ body: (String) throws -> Void) throws {
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: try fontPath())))
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    let record = try #require(
      (0..<count).map { 12 + 16 * $0 }.first { Array(bytes[$0..<$0 + 4]) == Array("OS/2".utf8) })
    let table = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    bytes[table + 8] = UInt8(bits >> 8)
    bytes[table + 9] = UInt8(bits & 0xFF)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-\(UUID().uuidString).ttf")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }
}
