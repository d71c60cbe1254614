import CopyfitCatalogs
import CopyfitSourceText
import CopyfitUnicode
import Testing

/// Keys that need no comparison with care.
struct PlainKeysTests {
  private static func count(
    _ texts: [(locale: String, value: String)], syntax: PlaceholderSyntax = .printf,
    change: (inout StringEntry) -> Void = { _ in }
  ) throws -> Int? {
    let tables = texts.enumerated().map { number, text in
      var entry = StringEntry(
        key: "key", value: text.value, position: SourcePosition(line: 1, column: 1), syntax: syntax)
      if number == 1 { change(&entry) }
      return StringTable(
        file: "\(text.locale).lproj/T.strings", name: "T", locale: LocaleIdentifier(text.locale),
        entries: [entry])
    }
    let english = LocaleIdentifier("en")
    let index = StringIndex([CatalogContent(tables: tables)], sourceLanguage: english)
    let locales = Set(["en", "de", "fr"].map { LocaleIdentifier($0) })
    return PlainKeys(
      try #require(index.tables.first), source: english, locales: locales,
      foreign: locales.subtracting([english])
    ).untranslatedCount(of: 0)
  }

  private static func texts(_ german: String) -> [(String, String)] {
    [("en", "Open"), ("de", german), ("fr", "Ouvrir")]
  }

  @Test(arguments: [
    ("Auf", 0), ("Open", 1), ("100 %", nil), ("%@", nil), ("%1$@", nil), ("5$", nil),
  ])
  func plainTextsAreCounted(german: String, count: Int?) throws {
    #expect(try Self.count(Self.texts(german)) == count)
  }

  @Test(arguments: [
    PlaceholderSyntax.messageFormat, .braces, .doubleBraces, .qtFormat, .replacementFields,
  ])
  func otherSyntaxesAreReadWithCare(syntax: PlaceholderSyntax) throws {
    #expect(try Self.count(Self.texts("Bitte öffnen!"), syntax: syntax) == 0)
    for text in ["{n}", "{{n}}", "it's", "%1", "<b>", "a_b", "#"] {
      #expect(try Self.count(Self.texts(text), syntax: syntax) == nil)
    }
  }

  @Test func copiesWithoutALetterAreNone() throws {
    #expect(try Self.count([("en", "12"), ("de", "12"), ("fr", "12")]) == 0)
    #expect(try Self.count([("en", "да"), ("de", "да"), ("fr", "да")]) == 2)
  }

  @Test func whatIsNotPlainIsComparedWithCare() throws {
    #expect(try Self.count([("en", "Open"), ("de", "Auf")]) == nil)
    #expect(try Self.count([("de", "Auf"), ("fr", "Ouvrir")]) == nil)
    #expect(try Self.count(Self.texts("Auf")) { $0.shouldTranslate = false } == nil)
    #expect(try Self.count(Self.texts("Auf")) { $0.reference = "other" } == nil)
    #expect(
      try Self.count(Self.texts("Auf")) {
        $0.limit = TextLimit(unit: "char", position: .start)
      } == nil)
    #expect(
      try Self.count(Self.texts("Auf")) {
        $0.variant = TextVariant([.plural(PluralCategory.other)])
      } == nil)
  }
}
