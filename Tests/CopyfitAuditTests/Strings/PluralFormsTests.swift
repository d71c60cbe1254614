import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import Testing

/// Missing plural forms, reported with the text that lacks them and its place.
@Suite struct PluralFormsTests {
  private static func dictionary(_ forms: String) -> String {
    """
    <plist><dict>
    <key>k</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@a@ %#@b@</string>
    <key>a</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d a</string><key>other</key><string>%d as</string></dict>
    <key>b</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    \(forms)</dict></dict></dict></plist>
    """
  }

  private static func catalog(_ substitution: String) -> String {
    """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "k": { "localizations": { "en": {
    "stringUnit": { "state": "translated", "value": "%#@a@ %#@b@" },
    "substitutions": {
    "a": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
    "one": { "stringUnit": { "value": "a" } }, "other": { "stringUnit": { "value": "as" } } } } },
    "b": { "argNum": 2, "formatSpecifier": "lld"\(substitution) }
    } } } } } }
    """
  }

  /// Flutter uses `=1` as `one`, and ICU only for the number 1: in French, `one` also includes 0.
  @Test(arguments: [("=1", 0), ("=0", 1)])
  func aFormOfFlutterMayBeNamedByItsNumber(_ number: String, _ count: Int) throws {
    let project = try TemporaryProject([
      "lib/l10n/app_en.arb":
        #"{ "@@locale": "en", "k": "{n, plural, \#(number){One} other{{n} more}}" }"#,
      "lib/l10n/app_fr.arb":
        #"{ "@@locale": "fr", "k": "{n, plural, \#(number){Un} other{{n} autres}}" }"#,
    ])
    let found = try project.audit().findings.filter { $0.rule == .missingPluralCategory }
    #expect(found.count == count)
  }

  /// A copy of the source is no translation, and where the source has no forms, its translations have none.
  @Test(arguments: [
    ("one{# file} other{# files}", "one{# file} other{# files}", [String]()),
    ("one{# file} other{# files}", "one{# plik} other{# pliki}", ["pl"]),
    ("other{# files}", "other{# pliki}", ["en"]),
    ("other{# files}", "one{# plik} other{# pliki}", ["en", "pl"]),
  ])
  func translationsFollowTheSource(english: String, polish: String, expected: [String]) throws {
    let project = try TemporaryProject([
      "lib/l10n/app_en.arb": #"{ "@@locale": "en", "k": "{n, plural, \#(english)}" }"#,
      "lib/l10n/app_pl.arb": #"{ "@@locale": "pl", "k": "{n, plural, \#(polish)}" }"#,
    ])
    let found = try project.audit().findings.filter { $0.rule == .missingPluralCategory }
    #expect(found.flatMap(\.locales).map(\.locale).sorted() == expected)
  }

  /// Each variable is named with its own forms, and in the languages in which it lacks them.
  @Test(arguments: [
    (
      "one{# a} other{# a}} {m, plural, few{b} other{b}",
      "The forms 'few' and 'many' of 'n', and 'one' and 'many' of 'm' are missing in Polish: its numbers take the form "
        + "'other'."
    ),
    (
      "one{# a} few{# a} many{# a} other{# a}} {m, plural, one{b} many{b} other{b}",
      "The form 'few' of 'm' is missing in Polish: its numbers take the form 'other'."
    ),
  ])
  func areNamedForEachVariable(polish: String, expected: String) throws {
    let complete = "one{# x} other{# x}} {m, plural, one{y} other{y}"
    let project = try TemporaryProject([
      "lib/l10n/app_en.arb": #"{ "@@locale": "en", "k": "{n, plural, \#(complete)}" }"#,
      "lib/l10n/app_pl.arb": #"{ "@@locale": "pl", "k": "{n, plural, \#(polish)}" }"#,
    ])
    let found = try project.audit().findings.filter { $0.rule == .missingPluralCategory }
    #expect(found.map(\.message) == [expected])
  }

  @Test func areNamedForEachLanguage() throws {
    func text(_ n: String, _ m: String) -> String {
      "{n, plural, one{# x}\(n) other{# x}} {m, plural, one{y}\(m) other{y}}"
    }
    let project = try TemporaryProject([
      "lib/l10n/app_en.arb": #"{ "@@locale": "en", "k": "\#(text("", ""))" }"#,
      "lib/l10n/app_pl.arb":
        #"{ "@@locale": "pl", "k": "\#(text(" many{# a}", " few{b} many{b}"))" }"#,
      "lib/l10n/app_ru.arb":
        #"{ "@@locale": "ru", "k": "\#(text(" few{# a} many{# a}", " many{b}"))" }"#,
    ])
    let found = try project.audit().findings.filter { $0.rule == .missingPluralCategory }
    #expect(
      found.map(\.message) == [
        "The form 'few' of 'n' is missing in Polish, and 'few' of 'm' in Russian: its numbers take the form 'other'."
      ])
  }

  @Test(arguments: [
    (
      "en.lproj/App.stringsdict", dictionary("<key>other</key><string>%d</string>"),
      ["8: The form 'one' of 'b' is missing in English: its numbers take the form 'other'."]
    ),
    (
      "en.lproj/App.stringsdict", dictionary(""),
      [
        "8: The variable 'b' of \"k\" has no form 'other': numbers without a form of their own show no "
          + "text."
      ]
    ),
    (
      "App.xcstrings",
      catalog(#", "variations": { "plural": { "other": { "stringUnit": { "value": "b" } } } }"#),
      ["6: The form 'one' of 'b' is missing in English: its numbers take the form 'other'."]
    ),
    (
      "App.xcstrings", catalog(""),
      ["6: The form 'one' of 'b' is missing in English, and the form 'other' is, too."]
    ),
  ])
  func areReportedWithTheirVariable(file: String, text: String, expected: [String]) throws {
    let report = try TemporaryProject([file: text]).audit()
    let found = report.findings.filter { $0.rule == .missingPluralCategory }
    let lines = found.map { "\($0.source?.position.line ?? 0): \($0.message)" }
    #expect(lines.sorted() == expected.sorted())
  }
}
