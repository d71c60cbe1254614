import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

/// The words that are shaped together with the one before because a rule of the font may join them.
@Suite(.enabled(if: MatrixColumn.areInstalled, MatrixColumn.requirement))
struct WordGuardTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var font: String
    var text: String
    var joined: Int
    var testDescription: String { "\(font): \(text)" }

    init(_ font: String, _ text: String, _ joined: Int) {
      (self.font, self.text, self.joined) = (font, text, joined)
    }
  }

  /// Inter raises signs between digits and capitals, and changes digits by their context; Roboto kerns letters with the
  /// space, which is in the piece; Khmer and Devanagari have their own rules.
  @Test(arguments: [
    Case("Inter", "to go", 0), Case("Inter", "L T", 0), Case("Inter", "a : b", 0),
    Case("Inter", "A x B", 0), Case("Inter", "3 x 4", 2), Case("Inter", "3 × 4", 2),
    Case("Inter", "1 2", 1), Case("Inter", "A - B", 2), Case("Inter", "10 : 30", 2),
    Case("Roboto", "L T", 0), Case("Roboto", "AV AV", 0), Case("Roboto", "3 x 4", 0),
    Case("Noto Sans", "3 x 4", 0), Case("DejaVu Sans", "to go", 0),
    Case("DejaVu Sans", "هذا نص", 1), Case("Noto Naskh", "هذا نص", 0),
    Case("Noto Nastaliq", "هذا نص", 0), Case("Noto Khmer", "ខ្ញុំ ទៅ", 1),
    Case("Noto Devanagari", "कि है", 1), Case("Noto Devanagari", "र फ", 0),
    Case("Noto CJK JP", "東京 カー", 0), Case("Noto CJK KR", "한국 어", 0),
    // A character that the font lacks may have any glyph.
    Case("Inter", "あ い", 1),
  ])
  func joins(_ example: Case) throws {
    let column = try #require(MatrixColumn.all.first { $0.name == example.font })
    var worker = LayoutWorker(unitsUntilWords: 0, sumsPairs: false)
    _ = try worker.prepare(example.text, locale: .undetermined, fonts: try column.stack())
    #expect(worker.wordCache.refused == example.joined)
  }

  /// The minimum percentage of words of all texts that can be shaped separately.
  @Test(arguments: [
    ("Inter", 91), ("Inter wght 250", 91), ("Noto Sans", 100), ("Roboto", 100),
    ("DejaVu Sans", 92), ("Noto Naskh", 100), ("Noto Devanagari", 89), ("Noto Thai", 100),
    ("Noto Khmer", 86), ("Noto Myanmar", 100), ("Noto CJK JP", 92), ("Noto CJK KR", 94),
    ("stand-in", 96),
  ])
  func mostWordsStandAlone(_ font: String, percent: Int) throws {
    let column = try #require(MatrixColumn.all.first { $0.name == font })
    var worker = LayoutWorker(unitsUntilWords: 0, sumsPairs: false)
    let stack = try column.stack()
    for text in column.texts(translations: 40) {
      _ = try worker.prepare(text.text, locale: LocaleIdentifier(text.locale), fonts: stack)
    }
    let words = worker.wordCache
    let all = words.hits + words.misses + words.refused
    #expect((words.hits + words.misses) * 100 >= percent * all, "\(words)")
  }

  /// Rules are only read if enough text is shaped to make it worthwhile.
  @Test func fewTextsReadNoRules() throws {
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    var worker = LayoutWorker(sumsPairs: false)
    _ = try worker.prepare("Weiter zur Kasse", locale: .undetermined, fonts: stack)
    #expect(worker.wordCache == WordCacheStatistics())
    let long = String(repeating: "Weiter zur Kasse ", count: 100)
    for text in [long, long + "!"] {
      _ = try worker.prepare(text, locale: .undetermined, fonts: stack)
    }
    #expect(worker.wordCache.hits > 0)
  }

  @Test func countsWhatIsKnown() throws {
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    var worker = LayoutWorker(unitsUntilWords: 0, sumsPairs: false)
    for (text, hits, misses) in [
      ("Weiter zur Kasse", 0, 3), ("Ja", 0, 4), ("Weiter zur Kasse", 3, 4),
    ] {
      _ = try worker.prepare(text, locale: .undetermined, fonts: stack)
      #expect(worker.wordCache.hits == hits)
      #expect(worker.wordCache.misses == misses)
    }
    #expect(worker.wordCache.hitRate.rounded() == 43)
    worker = LayoutWorker(wordCacheBytes: 0, sumsPairs: false)
    _ = try worker.prepare("Weiter zur Kasse", locale: .undetermined, fonts: stack)
    #expect(worker.wordCache == WordCacheStatistics())
  }

  /// A word between spaces that another face draws is known in every text, although its letters join.
  @Test func knowsWordsOfAFallbackFace() throws {
    let stack = FontStack(
      face: try TestFonts.face(TestFonts.inter),
      fallback: .faces([try TestFonts.face(TestFonts.noto("Arabic"))]))
    var worker = LayoutWorker(unitsUntilWords: 0, sumsPairs: false)
    for (text, hits) in [("أ متجر ب", 0), ("ت متجر ث", 1), ("ت متجرـث", 2)] {
      _ = try worker.prepare(text, locale: .undetermined, fonts: stack)
      #expect(worker.wordCache.hits == hits, "\(text)")
    }
  }
}
