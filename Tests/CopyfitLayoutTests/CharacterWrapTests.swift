import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct CharacterWrapTests {
  private static let options: LayoutOptions = {
    var options = LayoutOptions()
    options.wrapping = .character
    return options
  }()

  @Test(arguments: [
    LineCase("between letters", "Weite|r zur |Kass|e", width: 45),
    LineCase("no break", "Weiter zur Kasse"),
    LineCase("space hangs", "ab     |cd", width: 20),
    LineCase("terminators", "ab\r\n|cd|ef\n", width: 20),
    LineCase("NBSP and WJ do not hold", "a\u{A0}|b\u{2060}c", width: 20),
    LineCase("soft hyphens do not show", "ab\u{AD}|cd\u{AD}|ef", width: 22),
    LineCase("clusters stay whole", "e\u{301}e\u{301}|e\u{301}", width: 20),
    LineCase("one cluster a line", "W|W|W", width: 2),
    LineCase("emoji", "👩‍👩‍👧|👍🏽|🇫🇷", width: 1).with { $0.font = TestFonts.emoji },
    LineCase("Hangul", "한국어 설|정", width: 68).with { $0.font = TestFonts.cjk },
    LineCase("empty", ""),
  ])
  func lines(_ expected: LineCase) throws {
    var worker = LayoutWorker()
    let stack = FontStack(face: try TestFonts.face(expected.font))
    let text = try worker.prepare(
      expected.text, locale: .undetermined, fonts: stack, options: Self.options)
    let box = LayoutBox(pointSize: 16, width: expected.width)
    let lines = worker.lines(of: text, in: box)
    #expect(lines.map(\.text) == (expected.text.isEmpty ? [] : expected.lines))
    #expect(!lines.contains { $0.endsWithHyphen })
    #expect(!worker.fit(text, in: box).splitsWord)
  }

  @Test(arguments: Sample.scripts + Sample.edges)
  func agreesWithReference(_ sample: Sample) throws {
    try expectAgreement(sample, sample.stack(), Self.options, sizes: [17], widths: [20, 90])
  }
}
