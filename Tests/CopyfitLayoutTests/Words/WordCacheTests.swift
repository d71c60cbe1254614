import CopyfitLayout
import CopyfitUnicode
import Testing

/// Known words, unknown words, and no cache: equal advances and flags.
@Suite(.enabled(if: MatrixColumn.areInstalled, MatrixColumn.requirement))
struct WordCacheTests {
  /// So few bytes that words are replaced all the time.
  private static let fewBytes = 16384

  @Test(arguments: MatrixColumn.all)
  func shapesAlike(_ column: MatrixColumn) throws {
    let stack = try column.stack()
    let texts = column.texts(translations: Exhaustive.isAsked ? 220 : 40)
    let salads = Self.salads(of: texts, count: Exhaustive.isAsked ? 1000 : 40)
    var without = LayoutWorker(wordCacheBytes: 0, sumsPairs: false)
    var with = LayoutWorker(unitsUntilWords: 0, sumsPairs: false)
    var tight = LayoutWorker(wordCacheBytes: Self.fewBytes, unitsUntilWords: 0, sumsPairs: false)
    for letterSpacing in [0, 0.5] {
      var options = LayoutOptions()
      options.letterSpacing = letterSpacing
      for text in texts + salads + texts {
        let locale = LocaleIdentifier(text.locale)
        let plain = try without.prepare(text.text, locale: locale, fonts: stack, options: options)
        let cached = try with.prepare(text.text, locale: locale, fonts: stack, options: options)
        let pressed = try tight.prepare(text.text, locale: locale, fonts: stack, options: options)
        #expect(cached.isShaped(like: plain), "\(column.name) \(text)")
        #expect(pressed.isShaped(like: plain), "\(column.name) \(text), little memory")
      }
    }
    let statistics = [without.wordCache, with.wordCache, tight.wordCache]
    #expect(statistics[0] == WordCacheStatistics())
    #expect(statistics[1].hits > 0)
    #expect(statistics[2].bytes <= Self.fewBytes)
  }

  /// Texts of random words from all texts, with one or two spaces between them.
  private static func salads(of texts: [MatrixText], count: Int) -> [MatrixText] {
    let words = texts.flatMap { text in
      text.text.split(separator: " ").map { MatrixText(text.locale, String($0)) }
    }
    var random = SplitMix(state: 41)
    return (0..<count).map { _ in
      let chosen = (0...random.next(upTo: 9)).map { _ in random.pick(words) }
      let spaces = [" ", " ", " ", "  ", " \u{A0}", "\t"]
      return MatrixText(
        chosen[0].locale, chosen.map { $0.text + random.pick(spaces) }.joined())
    }
  }

  @Test func randomTextIsShapedAlike() throws {
    let stacks = try RandomText.stacks()
    var random = SplitMix(state: 7)
    var without = LayoutWorker(wordCacheBytes: 0, sumsPairs: false)
    var with = LayoutWorker(unitsUntilWords: 0, sumsPairs: false)
    for _ in 0..<(Exhaustive.isAsked ? 20000 : 400) {
      let text = random.nextText(most: 14)
      let locale = LocaleIdentifier(random.pick(RandomText.locales))
      let stack = random.pick(stacks)
      let plain = try without.prepare(text, locale: locale, fonts: stack)
      let cached = try with.prepare(text, locale: locale, fonts: stack)
      #expect(cached.isShaped(like: plain), "\(text) \(locale)")
    }
  }
}
