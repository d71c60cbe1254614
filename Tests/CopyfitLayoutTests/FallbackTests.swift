import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct FallbackTests {
  /// Controls show as boxes, except tabs and line terminators.
  @Test func controlsAreMissing() throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      "a\u{0}\tb\r\n\u{1B}\u{85}c\u{2028}", locale: .undetermined,
      fonts: FontStack(face: try TestFonts.face(TestFonts.inter)))
    #expect(text.missing == ["\u{0}", "\u{1B}"])
  }

  @Test func charactersWithoutAFontAreMissing() throws {
    var worker = LayoutWorker()
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    let text = try worker.prepare(
      "a 😀 ก\u{E34} क\u{200D} é e\u{301} \u{FEFF}\u{AD}", locale: .undetermined, fonts: stack)
    #expect(text.missing == ["\u{915}", "\u{E01}", "\u{E34}", "😀"])
    #expect(text.fallbackFaces == [])
    #expect(text.characterCount == 14)
  }

  @Test func clustersTakeTheFirstFaceThatHasThem() throws {
    var worker = LayoutWorker()
    let thai = try TestFonts.face(TestFonts.noto("Thai"))
    let hindi = try TestFonts.face(TestFonts.noto("Devanagari"))
    let stack = FontStack(
      face: try TestFonts.face(TestFonts.inter), fallback: .faces([hindi, thai]))
    let text = try worker.prepare("a กิ b कि ञ 日", locale: .undetermined, fonts: stack)
    #expect(text.fallbackFaces == [thai, hindi])
    #expect(text.missing == ["日"])
    #expect(text.grid == 256_000 || text.grid % Int64(thai.unitsPerEm) == 0)
  }

  /// Tracking is added for each cluster of the stand-in, but not for fallback glyphs or invisible characters.
  @Test(arguments: [("ab c", 4), ("e\u{301}x", 2), ("a\u{AD}b\u{200D}", 2), ("aกb", 2), ("", 0)])
  func tracking(_ string: String, _ clusters: Int) throws {
    var worker = LayoutWorker()
    let standIn = try TestFonts.standIn()
    let fallback = FontFallback.faces([try TestFonts.face(TestFonts.noto("Thai"))])
    let tracked = try worker.prepare(
      string, locale: .undetermined, fonts: FontStack(standIn: standIn, fallback: fallback))
    let plain = try worker.prepare(
      string, locale: .undetermined, fonts: FontStack(face: standIn.text, fallback: fallback))
    let box = LayoutBox(pointSize: 16)
    let added = worker.fit(tracked, in: box).width - worker.fit(plain, in: box).width
    let each = standIn.tracking(atPointSize: 16) + standIn.correction(atPointSize: 16)
    #expect(abs(added - Double(clusters) * each) < 0.02)
  }
}
