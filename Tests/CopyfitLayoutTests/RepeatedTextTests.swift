import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

/// The reuse of a worker's memory for other texts has no effect on results.
@Suite(.enabled(if: MatrixColumn.areInstalled, MatrixColumn.requirement))
struct RepeatedTextTests {
  /// Texts with references do not change, whatever is prepared after them; the memory of others is reused.
  @Test func textsThatAreKeptStay() throws {
    let stacks = try RandomText.stacks()
    var random = SplitMix(state: 11)
    var worker = LayoutWorker(unitsUntilWords: 0, sumsPairs: true)
    var kept: [(text: String, stack: FontStack, prepared: PreparedText)] = []
    for number in 0..<300 {
      let text = random.nextText(most: 12)
      let stack = stacks[number / 20 % stacks.count]
      let prepared = try worker.prepare(text, locale: .undetermined, fonts: stack)
      if number % 3 == 0 { kept.append((text, stack, prepared)) }
    }
    for (text, stack, prepared) in kept {
      var fresh = LayoutWorker()
      let again = try fresh.prepare(text, locale: .undetermined, fonts: stack)
      #expect(prepared.isShaped(like: again), "\(text.debugDescription)")
      #expect(prepared.missing == again.missing)
      #expect(prepared.fallbackCharacters == again.fallbackCharacters)
      #expect(prepared.fontRuns == again.fontRuns)
      #expect(prepared.characterCount == again.characterCount)
    }
  }

  /// A text that is requested again immediately is not shaped again, unless any of its parameters differ.
  @Test func theLastTextIsNotShapedAgain() throws {
    let inter = FontStack(face: try TestFonts.face(TestFonts.inter))
    let dejaVu = FontStack(face: try TestFonts.face(TestFonts.dejaVu))
    var tight = LayoutOptions()
    tight.letterSpacing = -1
    // With so few units its word cache is not ready yet.
    var worker = LayoutWorker(sumsPairs: false)
    let asked:
      [(text: String, locale: String, stack: FontStack, options: LayoutOptions, units: Int)]
    asked = [
      ("\u{E9}", "fr", inter, LayoutOptions(), 1), ("\u{E9}", "fr", inter, LayoutOptions(), 0),
      ("e\u{301}", "fr", inter, LayoutOptions(), 2), ("\u{E9}", "fr", inter, LayoutOptions(), 1),
      ("\u{E9}", "de", inter, LayoutOptions(), 1), ("\u{E9}", "de", dejaVu, LayoutOptions(), 1),
      ("\u{E9}", "de", dejaVu, tight, 1), ("\u{E9}", "de", dejaVu, tight, 0),
      ("\u{E8}", "de", dejaVu, tight, 1),
    ]
    for (number, question) in asked.enumerated() {
      let before = worker.shapedUnits
      let prepared = try worker.prepare(
        question.text, locale: LocaleIdentifier(question.locale), fonts: question.stack,
        options: question.options)
      #expect(worker.shapedUnits - before == question.units, "question \(number)")
      #expect(prepared.fontRuns.last?.utf16Range.upperBound == question.text.utf16.count)
    }
  }
}
