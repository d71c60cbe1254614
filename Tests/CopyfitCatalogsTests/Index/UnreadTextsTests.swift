import CopyfitCatalogs
import CopyfitSourceText
import CopyfitUnicode
import Testing

/// Texts of damaged files are not said to be missing.
struct UnreadTextsTests {
  private static let english = LocaleIdentifier("en")

  private static func problem(_ key: String?, _ locale: String? = nil, lost: Int = 1)
    -> CatalogProblem
  {
    var problem = CatalogProblem(
      kind: .catalogSyntax, message: "", position: .start, entriesLost: lost, key: key)
    problem.locale = locale.map { LocaleIdentifier($0) }
    return problem
  }

  /// A String Catalog with some languages.
  private static func content(
    _ locales: [String?], _ problems: [CatalogProblem], table: String = "T"
  ) -> CatalogContent {
    let tables = locales.map { locale in
      var made = StringTable(
        file: "\(table).xcstrings", name: table, locale: locale.map { LocaleIdentifier($0) },
        entries: [StringEntry(key: "known", value: "A", position: .start)])
      made.bundle = ""
      return made
    }
    return CatalogContent(tables: tables, problems: problems)
  }

  private static func contains(
    _ unread: UnreadTexts, _ key: String, _ locale: String, table: String = "T"
  ) -> Bool {
    unread.contain(
      key, in: TableIdentity(bundle: "", table: table), LocaleIdentifier(locale))
  }

  @Test(
    arguments: [
      // A key that is lost in all languages of its file.
      ([problem("a")], "a", "de", true), ([problem("a")], "a", "en", true),
      ([problem("a")], "b", "de", false), ([problem("a")], "a", "fr", false),
      ([problem("a", lost: 0)], "a", "de", false),
      // A key that is lost in one language, and unknown keys.
      ([problem("a", "fr")], "a", "fr", true), ([problem("a", "fr")], "a", "de", false),
      ([problem(nil, "fr", lost: 2)], "x", "fr", true),
      ([problem(nil, "fr", lost: 2)], "x", "de", false), ([problem(nil)], "x", "de", true),
      ([problem("a", lost: 2)], "x", "de", true), ([problem(nil)], "x", "fr", false),
    ] as [([CatalogProblem], String, String, Bool)])
  func aTextMayBeInADamagedFile(
    problems: [CatalogProblem], key: String, locale: String, isUnread: Bool
  ) {
    let catalogs = [("T.xcstrings", Self.content(["en", "de"], problems))]
    let unread = UnreadTexts(catalogs, sourceLanguage: Self.english)
    #expect(Self.contains(unread, key, locale) == isUnread)
    #expect(!Self.contains(unread, key, locale, table: "U"))
  }

  /// A file of which nothing is read may have any text, even if the number of its entries is unknown.
  @Test(arguments: [
    ("de.lproj/T.strings", [98, 112, 108, 105, 115, 116]), ("de.mo", [0xDE, 0x12]),
  ])
  func nothingOfAFileIsRead(file: String, bytes: [UInt8]) {
    let content = CatalogReader.read(bytes, file: file)
    #expect(content.problems.map(\.entriesLost) == [0])
    let unread = UnreadTexts([(file, content)], sourceLanguage: Self.english)
    let table = TableIdentity(CatalogPath(file))
    #expect(unread.contain("a", in: table, LocaleIdentifier("de")))
    #expect(!unread.contain("a", in: table, LocaleIdentifier("fr")))
  }

  /// Several files of a table: a key is lost in the languages of its own file only.
  @Test func eachFileHasItsLanguages() {
    let catalogs = [
      ("T.xcstrings", Self.content(["de"], [Self.problem("a")])),
      ("U.xcstrings", Self.content(["fr"], [Self.problem("b")])),
      ("V.xcstrings", Self.content(["de", "fr"], [Self.problem("c")])),
    ]
    let unread = UnreadTexts(catalogs, sourceLanguage: Self.english)
    let found = ["a", "b", "c"].flatMap { key in
      ["de", "fr"].filter { Self.contains(unread, key, $0) }.map { key + $0 }
    }
    #expect(found == ["ade", "bfr", "cde", "cfr"])
  }

  /// Whether the file is rejected is asked once: otherwise the problems would be read 10,000,000,000 times.
  @Test func aFileHasManyProblems() {
    let problems = (0..<100_000).map { Self.problem("k\($0)") }
    let unread = UnreadTexts(
      [("T.xcstrings", Self.content(["de"], problems))], sourceLanguage: Self.english)
    #expect(Self.contains(unread, "k99999", "de"))
  }

  /// Storing each pair would take minutes and gigabytes.
  @Test func manyKeysAreLostInManyLanguages() {
    let locales = (0..<1_000).map { "x-l\($0)" }
    let problems = (0..<1_000).map { Self.problem("k\($0)") }
    let content = Self.content(locales, problems)
    let catalogs = (0..<60).map { ("\($0)/T.xcstrings", content) }
    let unread = UnreadTexts(catalogs, sourceLanguage: Self.english)
    #expect(Self.contains(unread, "k999", "x-l999") && !Self.contains(unread, "k1000", "x-l0"))
  }
}
