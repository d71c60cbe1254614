import CopyfitFonts
import CopyfitTestSupport
import CopyfitUnicode
import Testing

@testable import CopyfitLayout

/// A font with which HarfBuzz can shape the whole text, but not one of its lines.
///
/// Its hyphen becomes 20,000 glyphs, more than HarfBuzz allows for a short text; an invisible soft hyphen is not a
/// hyphen.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct ShapingFailureTests {
  private let text = "Rechts\u{AD}schutz"

  private func stack() throws -> (PatchedFont, FontStack) {
    let hyphen = try #require(try TestFonts.face(TestFonts.dejaVu).glyph(for: "\u{2010}"))
    let font = try PatchedFont(PatchedFont.multiplying(Int(hyphen), by: 20_000))
    return (font, FontStack(face: try font.face()))
  }

  @Test func theFailureIsReported() throws {
    let (font, stack) = try stack()
    try withExtendedLifetime(font) {
      var worker = LayoutWorker()
      let prepared = try worker.prepare(text, locale: LocaleIdentifier("de"), fonts: stack)
      _ = worker.fit(prepared, in: LayoutBox(pointSize: 17, width: 300))
      #expect(worker.takeFailure() == nil)
      let narrow = LayoutBox(pointSize: 17, width: 80)
      for _ in 0..<2 {
        // After a failure only the failure is remembered.
        _ = worker.fit(prepared, in: narrow)
        #expect(worker.takeFailure() == .shapingFailed)
        #expect(worker.takeFailure() == nil)
      }
      #expect(worker.lines(of: prepared, in: narrow).map(\.text).joined() == text)
    }
  }

  /// A text that cannot be shaped at all throws immediately.
  @Test func theWholeTextThrows() throws {
    let (font, stack) = try stack()
    withExtendedLifetime(font) {
      var worker = LayoutWorker()
      #expect(throws: LayoutError.shapingFailed) {
        _ = try worker.prepare("Wi\u{2010}Fi", locale: .undetermined, fonts: stack)
      }
    }
  }
}
