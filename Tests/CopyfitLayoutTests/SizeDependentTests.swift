import CopyfitDynamicType
import CopyfitFonts
import CopyfitLayout
import CopyfitTestSupport
import CopyfitUnicode
import Testing

/// Fonts whose advances are not in proportion to the size.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct SizeDependentTests {
  /// DejaVu Sans has 2048 units per em.
  private static let unitsPerEm = 2048.0

  private func width(
    _ string: String, _ stack: FontStack, size: Double, _ options: LayoutOptions = .init()
  ) throws -> Double {
    var worker = LayoutWorker()
    let text = try worker.prepare(string, locale: .undetermined, fonts: stack, options: options)
    return worker.fit(text, in: LayoutBox(pointSize: size)).width
  }

  /// The behavior of HarfBuzz without a size (0) depends on its version.
  ///
  /// Up to 10.2 it applies no tracking, and later that of 12 points, as Core Text does. The table has 100 units at 10
  /// points and 20 at 20. `nil` is Copyfit's way: it shapes without tracking, and adds it for each size.
  @Test(
    arguments: [(0, [0, 84]), (12, [84]), (20, [20]), (nil, [0])] as [(Double?, [Int64])])
  func untoldSizeIsNeverLeftToHarfBuzz(_ size: Double?, _ tracking: [Int64]) throws {
    let font = try PatchedFont(PatchedFont.tracking)
    let tracked = try advance(of: "abc", in: try font.face(), trackedSize: size)
    let plain = try advance(of: "abc", in: try TestFonts.face(TestFonts.dejaVu))
    let added = tracked - plain
    #expect(tracking.map { 3 * $0 }.contains(added), "\(added)")
    guard size == 0 else { return }
    let version = FontLibraries.harfBuzzVersion.split(separator: ".").compactMap { Int($0) }
    #expect((added == 0) == (version.lexicographicallyPrecedes([10, 3])))
  }

  private func advance(
    of string: String, in face: FontFace, trackedSize: Double? = nil
  ) throws -> Int64 {
    var buffer = ShapingBuffer()
    let units = Array(string.utf16)
    var request = ShapingBuffer.Request(
      face: face, script: Script(of: "a"), language: ShapingLanguage(.undetermined),
      isRightToLeft: false, beginsParagraph: true, endsParagraph: true)
    request.trackedSize = trackedSize
    try buffer.shape(units.span, 0..<units.count, request)
    return buffer.advance(on: AdvanceGrid(unitsPerEm: [2048]), unitsPerEm: 2048)
  }

  /// Sizes beyond the axis share the face at its end, and so the shaping.
  @Test func sizesBeyondTheAxisShareAFace() throws {
    let font = try PatchedFont(PatchedFont.opticalSizes)
    let face = try font.face()
    #expect(face.atOpticalSize(4) === face.atOpticalSize(12))
    #expect(face.atOpticalSize(53) === face.atOpticalSize(32))
    #expect(face.atOpticalSize(20) === face.atOpticalSize(20))
    #expect(face.atOpticalSize(20) !== face.atOpticalSize(21))
    #expect(face.atOpticalSize(.nan) === face)
    var worker = LayoutWorker(sumsPairs: false)
    let text = try worker.prepare(
      "abc def", locale: .undetermined, fonts: FontStack(face: face))
    var shaped: [Int] = []
    for size in [40.0, 53, 1e6, 32, 5, 12, 1e-3, 20, 20] {
      let before = worker.shapedUnits
      _ = worker.fit(text, in: LayoutBox(pointSize: size))
      shaped.append(worker.shapedUnits - before)
    }
    // Shaped at 32, at 12 and at 20.
    #expect(shaped == [7, 0, 0, 0, 7, 0, 0, 7, 0])
  }

  /// Linear between the table's sizes, and extrapolated beyond them as in HarfBuzz 6; after every cluster.
  @Test(
    arguments: [
      (5, 140), (10, 100), (15, 60), (20, 20), (30, -10), (40, -40), (53, -79),
    ] as [(Double, Double)])
  func tracking(_ size: Double, _ units: Double) throws {
    let font = try PatchedFont(PatchedFont.tracking)
    let plain = FontStack(face: try TestFonts.face(TestFonts.dejaVu))
    let tracked = FontStack(face: try font.face())
    for (string, clusters) in [("abc", 3.0), ("a b ", 3), ("e\u{301}x", 2), ("", 0)] {
      let added = try width(string, tracked, size: size) - width(string, plain, size: size)
      #expect(added.isNear(clusters * units * size / Self.unitsPerEm), "\(string)")
    }
    let off = FontStack(face: try font.face().with(features: [FontFeature("trak", 0)]))
    #expect(try width("abc", off, size: size) == width("abc", plain, size: size))
  }

  /// The coordinate follows the size within the axis, unless it is given or automatic sizes are off.
  @Test(
    arguments: [(10, 0), (12, 0), (17, -50), (22, -100), (32, -200), (53, -200)]
      as [(Double, Double)])
  func opticalSizes(_ size: Double, _ units: Double) throws {
    let font = try PatchedFont(PatchedFont.opticalSizes)
    let plain = FontStack(face: try TestFonts.face(TestFonts.dejaVu))
    let stack = FontStack(face: try font.face())
    let added = try width("abc", stack, size: size) - width("abc", plain, size: size)
    #expect(abs(added - 3 * units * size / Self.unitsPerEm) < 0.05)
    var off = LayoutOptions()
    off.automaticOpticalSize = false
    #expect(try width("abc", stack, size: size, off) == width("abc", plain, size: size))
    let given = FontStack(
      face: try font.face().with(variations: [FontVariation(axis: "opsz", value: 12)]))
    #expect(try width("abc", given, size: size) == width("abc", plain, size: size))
  }

  @Test func textsSayThatTheyAreShapedForEachSize() throws {
    let (tracked, optical) = (
      try PatchedFont(PatchedFont.tracking), try PatchedFont(PatchedFont.opticalSizes)
    )
    let thai = try TestFonts.face(TestFonts.noto("Thai"))
    var worker = LayoutWorker()
    let stacks = [
      (FontStack(face: try optical.face()), true), (FontStack(face: try tracked.face()), false),
      (FontStack(face: thai), false),
      (FontStack(face: thai, fallback: .faces([try tracked.face()])), true),
    ]
    for (stack, expected) in stacks {
      let text = try worker.prepare("abc", locale: .undetermined, fonts: stack)
      #expect(text.isPreparedPerSize == expected)
    }
  }

  @Test(arguments: [
    Sample("ligatures cut", "de", "", "Donaudampfschifffahrt ffffiffl fffffff Schifffffahrt"),
    Sample("soft hyphens", "de", "", "Rechts\u{AD}schutz\u{AD}ver\u{AD}sicherung AV\u{AD}AV"),
    Sample("breaks and tabs", "en", "", "one\r\n two\tAV\u{2028}three\n\nfour e\u{301} \n"),
    Sample("Arabic", "ar", "", "يرجى إدخال كلمة المرور لالالالا ثم اضغط (12)"),
    Sample("unseen", "en", "", "\u{200B}a\u{200B}b\u{2060}c\u{200D}\u{FEFF}\u{AD} กข ค"),
  ])
  func agreesWithReference(_ sample: Sample) throws {
    let fonts = try [
      PatchedFont.tracking, PatchedFont.opticalSizes,
      PatchedFont.tracking + PatchedFont.opticalSizes,
    ].map { try PatchedFont($0) }
    let thai = FontFallback.faces([try TestFonts.face(TestFonts.noto("Thai"))])
    var stacks = try fonts.map { FontStack(face: try $0.face(), fallback: thai) }
    stacks.append(
      FontStack(
        face: try TestFonts.face(TestFonts.noto("Thai")), fallback: .faces([try fonts[2].face()])))
    stacks.append(
      FontStack(standIn: try TestFonts.standIn(), fallback: .faces([try fonts[0].face()])))
    for stack in stacks {
      try expectAgreement(
        sample, stack, LayoutOptions(), sizes: [9, 17, 28, 53], widths: [25, 110])
    }
  }
}
