import CopyfitFonts
import CopyfitUnicode
import Testing

@testable import CopyfitLayout

/// The breaks of texts of words equal those of ICU's rules.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct LineBreakPairsTests {
  /// Characters of every role, and of none.
  private static let characters: [UInt16] =
    Array("a1 .,!:'’…한ㅋж中。あ\u{A0}אبक्ि٢،\u{200C}-(".utf16)

  /// The texts of a length from the characters.
  private static func texts(ofLength length: Int) -> [[UInt16]] {
    (0..<length).reduce([[]]) { texts, _ in
      texts.flatMap { text in characters.map { text + [$0] } }
    }
  }

  private static func analysis(_ units: [UInt16], _ face: FontFace) -> TextAnalysis {
    TextAnalysis(
      units: units, language: ShapingLanguage(.undetermined), fonts: FontStack(face: face),
      options: LayoutOptions())
  }

  /// Whether an offset is between two Hangul, where the strategy `standard` has no break.
  private static func isInsideHangul(_ units: [UInt16], _ offset: Int) -> Bool {
    offset > 0 && offset < units.count && Hangul.contains(units[offset - 1])
      && Hangul.contains(units[offset])
  }

  @Test(arguments: ["und", "fi", "fr", "he", "hi", "ja", "ko", "th", "zh-Hans"], [false, true])
  func breaksAreThoseOfICU(_ locale: String, keepsSyllables: Bool) throws {
    let face = try TestFonts.face(TestFonts.inter)
    var finder = try LineBreakFinder(locale: LocaleIdentifier(locale))
    var analyzer = TextAnalyzer()
    var (count, differing): (Int, [[UInt16]]) = (0, [])
    for units in (1...3).flatMap(Self.texts) {
      var analysis = Self.analysis(units, face)
      let rules = LineBreakPairs(keepsSyllables: keepsSyllables)
      guard analyzer.findPairBreaks(&analysis, rules) else {
        #expect(analysis.breaks.isEmpty)
        continue
      }
      count += 1
      var offsets: [Int32] = []
      try finder.appendBreaks(in: units.span, to: &offsets)
      if keepsSyllables { offsets.removeAll { Self.isInsideHangul(units, Int($0)) } }
      if offsets != analysis.breaks.map(\.offset) { differing.append(units) }
    }
    #expect(count > 5000)
    #expect(differing.prefix(3) == [])
  }

  /// What hangs at a line's end is left out, and the parts of a break after spaces alone are, too.
  @Test(arguments: [
    ("", true, []), ("word", true, [[4, 4]]), ("two  words ", true, [[5, 3], [11, 10]]),
    (" led", true, [[1, 0], [4, 4]]), ("  ", true, [[2, 0]]), ("don’t!", true, [[6, 6]]),
    ("well-known", false, []), ("it’", false, []), ("’tis", false, []), ("a\nb", false, []),
    ("\u{301}a", false, []), ("한글 설정", true, [[3, 2], [5, 5]]),
  ])
  func breaks(_ text: String, isFound: Bool, _ breaks: [[Int32]]) throws {
    var analyzer = TextAnalyzer()
    var analysis = Self.analysis(Array(text.utf16), try TestFonts.face(TestFonts.inter))
    let found = analyzer.findPairBreaks(&analysis, LineBreakPairs(keepsSyllables: true))
    #expect(found == isFound)
    #expect(analysis.breaks.map { [$0.offset, $0.trimmedEnd] } == breaks)
  }
}
