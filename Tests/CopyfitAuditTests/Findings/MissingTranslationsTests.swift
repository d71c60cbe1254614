import Copyfit
import CopyfitCatalogs
import CopyfitFindings
@testable import CopyfitProject
import CopyfitSourceText
import CopyfitUnicode
import Testing

@testable import CopyfitAudit

struct MissingTranslationsTests {
  /// Each key names at least one language, so that no finding is lost.
  @Test(arguments: [
    (10, [3, 4], [3, 4], 0), (5, [3, 4], [3, 2], 2), (2, [3, 4, 1], [2, 1, 1], 4),
    (0, [2, 0], [1, 0], 1),
  ])
  func listsSomeLanguagesOfEachKey(left: Int, lacking: [Int], listed: [Int], unlisted: Int) {
    var missing = MissingTranslations(left: left)
    #expect(lacking.map { missing.take($0) } == listed)
    #expect(missing.unlisted == unlisted)
  }

  /// After the maximum number of keys, all is unlisted.
  @Test(arguments: [(3, [1, 1, 1], 0), (2, [1, 1, 0], 1), (0, [0, 0, 0], 3)])
  func listsTheFirstKeys(keys: Int, listed: [Int], unlisted: Int) {
    var missing = MissingTranslations(left: 0, keys: keys)
    #expect(listed.map { _ in missing.take(1) } == listed)
    #expect(missing.unlisted == unlisted)
  }

  @Test(arguments: [
    (10, [3, 4], [3, 4]), (7, [3, 4], [3, 4]), (5, [3, 4, 2], [3, 2, 0]), (0, [1], [0]),
    (9, [], []),
  ])
  func theFirstPortionsListAllThatTheyLack(limit: Int, counts: [Int], expected: [Int]) {
    #expect(MissingTranslations.shares(of: counts, limit: limit) == expected)
  }

  /// The limit is that of all keys together, however many portions they make and however many threads compare them:
  /// 320 keys in four languages, of which every second lacks all but the source.
  @Test(
    arguments: [
      (1_000, 480, nil), (480, 480, nil), (479, 479, "1 more translations"),
      // The keys beyond the limit list one language each.
      (240, 320, "160 more translations"),
    ] as [(Int, Int, String?)])
  func theLimitIsThatOfAllKeys(limit: Int, listed: Int, message: String?) {
    let languages = ["en", "de", "fr", "it"]
    let tables = languages.map { language in
      let numbers = (0..<320).filter { language == "en" || $0.isMultiple(of: 2) }
      return StringTable(
        file: "\(language).lproj/T.strings", name: "T", locale: LocaleIdentifier(language),
        entries: numbers.map { number in
          StringEntry(
            key: "k\(number)", value: "Text \(number)",
            position: SourcePosition(line: number + 1, column: 1))
        })
    }
    let english = LocaleIdentifier("en")
    let settings = AuditSettings(AuditOptions(), Configuration())
    let translations = TranslationFindings(
      factory: FindingFactory(project: "P", severities: settings.severities), settings: settings,
      index: StringIndex([CatalogContent(tables: tables)], sourceLanguage: english),
      sourceLanguage: english, labels: [])
    for jobs in [1, 3] {
      var findings: [Finding] = []
      // Half of the keys lack nothing, and do not count.
      _ = translations.add(to: &findings, jobs: jobs, limit: limit, maximumKeys: 160)
      let missing = findings.filter { $0.rule == .missingTranslation }
      #expect(missing.map(\.locales.count).reduce(0, +) == listed)
      let limits = findings.filter { $0.rule == .limitReached }
      #expect(limits.count == (message == nil ? 0 : 1))
      #expect(limits.allSatisfy { $0.message.hasPrefix(message ?? "") })
    }
  }
}
