import Testing

@testable import BenchmarkKit

@Suite struct CorpusRecipeTests {
  private static let counts: [Stratum: Int] = [.label: 200, .sentence: 80, .paragraph: 10]

  @Test func hasLanguagesOnce() {
    #expect(Language.all.count == 24)
    #expect(Set(Language.all.map(\.tag)).count == Language.all.count)
  }

  /// Languages with letters of all kinds; others would only make the test slower.
  private static let sample = Language.all.filter {
    ["en", "fa", "lo", "zh-Hans"].contains($0.tag)
  }

  @Test("makes all texts where no catalog is installed", arguments: sample)
  func makesTextsOfLocaleData(language: Language) {
    let texts = LanguageTexts(language, Self.counts, messages: [])
    for (stratum, count) in Self.counts { #expect(texts[stratum].count == count) }
    #expect(Set(texts[.label]).count > 100)
    #expect(texts[.label].allSatisfy { language.length(of: $0) <= 24 })
    #expect(texts[.paragraph].allSatisfy { language.length(of: $0) >= 350 })
  }

  @Test(arguments: sample)
  func givesTheSameTextsAgain(language: Language) {
    let (one, two) = (LanguageTexts(language, Self.counts), LanguageTexts(language, Self.counts))
    for stratum in Stratum.byLength { #expect(one[stratum] == two[stratum]) }
  }

  @Test func takesEveryFourthLabelFromLocaleData() {
    let messages = (0..<100).map { "Knopf \($0)" }
    let texts = LanguageTexts(Language.all[1], [.label: 8], messages: messages)
    #expect(
      texts[.label].enumerated().filter { $0.element.hasPrefix("Knopf") }.map(\.offset) == [
        0, 1, 2, 4, 5, 6,
      ])
  }

  @Test func mixesAppsOfLabelsAndSentences() {
    let corpus = CorpusRecipe(part: 100).corpus(of: [Language.all[1]])
    #expect(
      corpus.cells.map { "\($0.name) \($0.samples.count)" } == [
        "label de 10", "sentence de 4", "app de 14",
      ])
    #expect(corpus.cells[2].samples.filter { $0.id.contains("sentence") }.count == 4)
  }
}
