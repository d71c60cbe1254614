import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct NaturalWidthTests {
  /// Without a width, a text in one font and script is as wide as in HarfBuzz.
  @Test(arguments: Sample.scripts)
  func naturalWidthIsHarfBuzz(_ sample: Sample) throws {
    var worker = LayoutWorker()
    let stack = try sample.stack()
    let text = try worker.prepare(sample.text, locale: sample.localeIdentifier, fonts: stack)
    let fit = worker.fit(text, in: LayoutBox(pointSize: 17))
    let expected = try wholeAdvance(of: sample, stack.face)
    #expect(fit.widestAdvance == expected)
    #expect(fit.lineCount == 1)
    #expect(text.missing == [])
    let width = Double(expected) * 17 / Double(stack.face.unitsPerEm)
    #expect(abs(fit.width - width) < 0.001)
  }

  private func wholeAdvance(of sample: Sample, _ face: FontFace) throws -> Int64 {
    var buffer = ShapingBuffer()
    let units = Array(sample.text.utf16)
    var finder = ScriptRunFinder()
    var runs: [ScriptRun] = []
    finder.appendRuns(in: units.span, to: &runs)
    try #require(runs.count == 1)
    try buffer.shape(
      units.span, 0..<units.count,
      ShapingBuffer.Request(
        face: face, script: runs[0].script, language: ShapingLanguage(sample.localeIdentifier),
        isRightToLeft: ["ar", "he", "ur"].contains(sample.locale), beginsParagraph: true,
        endsParagraph: true))
    var sum: Int64 = 0
    buffer.forEachGlyph { sum += $0.advance }
    return sum
  }
}
