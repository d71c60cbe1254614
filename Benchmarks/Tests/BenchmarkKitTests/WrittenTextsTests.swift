import Foundation
import Testing

@testable import BenchmarkKit

/// The properties of the files in `Corpora/Texts`.
@Suite struct WrittenTextsTests {
  private static let counts: [Stratum: Int] = [.label: 300, .sentence: 120, .paragraph: 15]

  @Test(arguments: Language.all)
  func hasTheSameNumberOfTextsInEachLanguage(language: Language) throws {
    let texts = try WrittenTexts().texts(in: language)
    #expect(texts.mapValues(\.count) == Self.counts)
  }

  @Test(arguments: Language.all)
  func hasEachTextOnce(language: Language) throws {
    let all = try WrittenTexts().texts(in: language).values.flatMap(\.self)
    #expect(Dictionary(grouping: all) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test(arguments: Language.all)
  func isComposedAndHasNoStraySpaces(language: Language) throws {
    for text in try WrittenTexts().texts(in: language).values.joined() {
      let composed = text.precomposedStringWithCanonicalMapping
      #expect(Array(composed.unicodeScalars) == Array(text.unicodeScalars), "\(text)")
      #expect(text == text.trimmingCharacters(in: .whitespaces), "\(text)")
      #expect(!text.contains("  ") && !text.contains("\t"), "\(text)")
    }
  }

  /// The blocks of each language's script.
  private static let blocks: [String: [ClosedRange<UInt32>]] = [
    "ru": [0x400...0x4FF], "uk": [0x400...0x4FF], "el": [0x370...0x3FF],
    "ar": [0x600...0x6FF], "fa": [0x600...0x6FF], "he": [0x590...0x5FF],
    "hi": [0x900...0x97F], "bn": [0x980...0x9FF], "ta": [0xB80...0xBFF],
    "th": [0xE00...0xE7F], "lo": [0xE80...0xEFF], "my": [0x1000...0x109F],
    "km": [0x1780...0x17FF], "ja": [0x3041...0x30FF, 0x3005...0x3005, 0x4E00...0x9FFF],
    "zh-Hans": [0x4E00...0x9FFF], "ko": [0xAC00...0xD7A3],
  ]

  /// Product names and placeholders are Latin in all languages.
  @Test(arguments: Language.all)
  func isMostlyInTheLanguagesScript(language: Language) throws {
    let blocks = Self.blocks[language.tag] ?? [0x41...0x24F, 0x1E00...0x1EFF]
    let letters = try WrittenTexts().texts(in: language).values.joined()
      .flatMap { MessageText.filled($0).unicodeScalars.filter(\.properties.isAlphabetic) }
    let own = letters.count { letter in blocks.contains { $0.contains(letter.value) } }
    #expect(Double(own) > 0.9 * Double(letters.count), "\(own) of \(letters.count)")
  }

  @Test(arguments: Language.all)
  func fillsPlaceholders(language: Language) throws {
    for text in try WrittenTexts().texts(in: language).values.joined() {
      let filled = MessageText.filled(text)
      #expect(!filled.contains("{") && !filled.contains("%%"), "\(text)")
      #expect(!filled.contains(/%[\d$]*[@d]/), "\(text)")
    }
  }

  @Test func fillsWithNumbers() {
    #expect(
      MessageText.filled("%1$@ paid {name} %2$d%% of %@, 20% off")
        == "12 paid 12 12% of 12, 20% off")
  }

  @Test func makesCorpora() throws {
    let corpus = try WrittenTexts().corpus(of: [Language.all[0]], part: 20)
    #expect(
      corpus.cells.map { "\($0.name) \($0.samples.count)" } == [
        "label en 15", "sentence en 6", "paragraph en 1", "app en 21",
      ])
  }

  @Test(arguments: Language.all)
  func tellsScriptsApart(language: Language) throws {
    let texts = try WrittenTexts().texts(in: language)
    let shaped = ["ar", "bn", "fa", "he", "hi", "km", "lo", "my", "ta", "th"]
    let expected = shaped.contains(language.tag) ? ScriptClass.shaped : .pairs
    for texts in texts.values { #expect(ScriptClass(of: texts.prefix(20)) == expected) }
  }

  @Test func refusesTextsOutsideSections() {
    let error = #expect(throws: BenchmarkError.self) {
      try WrittenTexts.parse(Data("# English\nSave\n".utf8), path: "en.txt")
    }
    #expect(error?.message == "en.txt:2: the line is in no section.")
  }
}
