import CopyfitFonts
import CopyfitLayout
import CopyfitTestSupport
import CopyfitUnicode
import Testing

/// Summed texts and the same texts shaped: every advance of every cluster is equal, and so is every line at every
/// width.
@Suite(.enabled(if: MatrixColumn.areInstalled, MatrixColumn.requirement))
struct PairSumsTests {
  /// The columns with fonts for scripts that can be summed.
  private static let columns = MatrixColumn.all.filter { column in
    [
      "Inter", "Noto Sans", "Noto Serif", "Roboto", "DejaVu", "Noto CJK", "Noto Thai", "Noto Lao",
      "stand-in",
    ]
    .contains { column.name.hasPrefix($0) }
  }

  @Test(arguments: columns)
  func textsAreAsWide(_ column: MatrixColumn) throws {
    let comparison = PairComparison(column.name, try column.stack())
    for text in column.texts(translations: Exhaustive.isAsked ? 4000 : 200) {
      try comparison.compare(text.text, LocaleIdentifier(text.locale))
    }
    comparison.expectNoDifference()
  }

  /// What changes advances with the size, or after each cluster.
  enum Condition: CaseIterable {
    case tracking, opticalSizes, letterSpacing
  }

  @Test(arguments: Condition.allCases)
  func textsAreAsWideIn(_ condition: Condition) throws {
    let tables = condition == .opticalSizes ? PatchedFont.opticalSizes : PatchedFont.tracking
    let font = try PatchedFont(tables)
    let face =
      condition == .letterSpacing ? try TestFonts.face(TestFonts.inter) : try font.face()
    var options = LayoutOptions()
    if condition == .letterSpacing { options.letterSpacing = 0.35 }
    let comparison = PairComparison("\(condition)", FontStack(face: face), options)
    for locale in ["de", "el", "ru", "vi"] {
      for text in CorpusTexts.texts(locale).evenly(Exhaustive.isAsked ? 4000 : 40) {
        try comparison.compare(text, LocaleIdentifier(locale))
      }
    }
    comparison.expectNoDifference()
  }

  @Test func randomTextIsAsWide() throws {
    let stacks = try RandomText.stacks()
    let comparisons = stacks.map { PairComparison("random", $0) }
    var random = SplitMix(state: 23)
    for _ in 0..<(Exhaustive.isAsked ? 20000 : 400) {
      let text = random.nextText(most: 14)
      let locale = LocaleIdentifier(random.pick(RandomText.locales))
      try comparisons[random.next(upTo: stacks.count)].compare(text, locale)
    }
    for comparison in comparisons { comparison.expectNoDifference() }
  }

  /// Every pair of a language's characters, with letters, digits, spaces and signs.
  @Test(arguments: columns)
  func pairsAreAsWide(_ column: MatrixColumn) throws {
    let comparison = PairComparison(column.name, try column.stack())
    for locale in column.locales {
      let characters = PairCharacters.all(locale, Exhaustive.isAsked ? 300 : 60)
      for text in characters.texts(ofPairsEvery: Exhaustive.isAsked ? 1 : 7) {
        try comparison.compare(text, LocaleIdentifier(locale))
      }
    }
    comparison.expectNoDifference()
  }

  /// Every triple of the characters for which fonts have rules, and one of each other kind.
  @Test(arguments: columns)
  func triplesAreAsWide(_ column: MatrixColumn) throws {
    let comparison = PairComparison(column.name, try column.stack())
    let characters = PairCharacters(units: PairCharacters.ruled)
    for text in characters.texts(ofTriplesEvery: Exhaustive.isAsked ? 1 : 23) {
      try comparison.compare(text, column.locales.first.map(LocaleIdentifier.init) ?? .undetermined)
    }
    comparison.expectNoDifference()
  }

  /// A face of each installed family: rules of all kinds, in the languages of the face's letters.
  @Test func everyFamilyIsAsWide() throws {
    let paths = TestFonts.regularFaces()
    for (number, path) in paths.enumerated() where Exhaustive.isAsked || number % 40 == 7 {
      guard let face = try? FontFace.open(path: path) else { continue }
      let comparison = PairComparison(path, FontStack(face: face))
      for locale in ["de", "vi", "el", "ru", "ja", "ko"] {
        for text in CorpusTexts.texts(locale).evenly(20, from: number) {
          try comparison.compare(text, LocaleIdentifier(locale))
        }
      }
      let ruled = PairCharacters(units: PairCharacters.ruled)
      for text in ruled.texts(ofTriplesEvery: 97) {
        try comparison.compare(text, LocaleIdentifier("de"))
      }
      comparison.expectNoDifference()
    }
  }
}
