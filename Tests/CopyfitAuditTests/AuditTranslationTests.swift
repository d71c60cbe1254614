import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import CopyfitSourceText
import Testing

/// Texts of every key, compared with the source language's.
struct AuditTranslationTests {
  /// The findings of one rule for a German table beside an English one, as `key locale:line severity`.
  private static func findings(_ rule: Rule, english: String, german: String) throws -> [String] {
    let project = try TemporaryProject([
      "App/en.lproj/App.strings": english, "App/de.lproj/App.strings": german,
    ])
    return try project.audit().findings.filter { $0.rule == rule }.flatMap { finding in
      finding.locales.map { locale in
        let line = locale.string.map { "\($0.position.line)" } ?? "-"
        return "\(finding.key ?? "") \(locale.locale):\(line) \(locale.severity.rawValue)"
      }
    }
  }

  /// Code passes the arguments that the key of a text in SwiftUI names.
  @Test(arguments: [
    ("Several", "%lld Dateien", []), ("Several", "Mehrere", []),
    ("Several", "%@ Dateien", ["files %lld de:1 warning"]),
    ("Several", "%lld von %lld", ["files %lld de:1 warning"]),
  ])
  func aKeyMayNameWhatTheSourceTextDoesNotShow(
    english: String, german: String, expected: [String]
  ) throws {
    let found = try Self.findings(
      .placeholderMismatch, english: #""files %lld" = "\#(english)";"#,
      german: #""files %lld" = "\#(german)";"#)
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("%@ of %d", "%d von %@", []), ("%@", "%d", ["k de:1 warning"]),
      ("%@ of %d", "%2$d von %1$@", []),
      ("%@", "nichts", ["k de:1 warning"]), ("none", "%@", ["k de:1 warning"]),
      ("%d", "%@", []), ("%d", "%lld", []), ("50% off", "50% de", []),
      ("Save 20%", "20%ige", []), ("%@", "% @", []),
      ("%d items", "% d Dinge", []),
      ("%d items", "% ld Dinge", []), ("%d items", "50 % d", ["k de:1 warning"]),
      ("Balance: % .2f", "Saldo: %.2f", []), ("% d left", "noch %d", []),
      ("%1$@ %1$@", "%1$@", []), ("%@ of %d", "% @ von", ["k de:1 warning"]),
      ("%d of %@", "% d von", ["k de:1 warning"]), ("%d of %@", "% d von % @", []),
      ("%d, % d", "%d, % d", []), ("% d of %@", "% d von %@", []),
      ("Files", "%d Dateien", ["k de:1 warning"]), ("Files", "%lld Dateien", ["k de:1 warning"]),
      ("Files", "%1$d Dateien", ["k de:1 warning"]), ("Files", "%.2f Dateien", ["k de:1 warning"]),
      ("Files", "Dateien: %s", ["k de:1 warning"]), ("Files", "%#@n@ Dateien", ["k de:1 warning"]),
      ("Files", "Dateien (%i)", ["k de:1 warning"]), ("Agreed", "100 %d'accord", []),
      ("Agreed", "à 100 %d", []), ("Off", "50%s", []), ("Off", "20%ige", []), ("Off", "%de", []),
      ("Off", "100%li", []), ("Off", "Alle % d", []), ("Off", "%a und %e", []),
    ] as [(String, String, [String])])
  func argumentsThatDiffer(source: String, german: String, expected: [String]) throws {
    let found = try Self.findings(
      .placeholderMismatch, english: "\"k\" = \"\(source)\";", german: "\"k\" = \"\(german)\";")
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("%@ of %d", "%d von %@", ["k de:1 error"]), ("%d", "%@", ["k de:1 error"]),
      ("%d of %d", "% d von %@", ["k de:1 error", "k de:1 warning"]),
      ("50%% off", "50% de", ["k de:1 error"]), ("50%% off", "50 %", ["k de:1 error"]),
      ("50%% off", "50 %%", []), ("%1$lld or %1$@", "%1$lld", ["k en:1 error"]),
      ("%2$@, %3$@", "%2$@, %3$@", ["k en:1 warning"]),
      ("%@", "% @", ["k de:1 warning"]), ("%1$@", "%1 $@", ["k de:1 error"]),
      ("%d items", "% d Dinge", ["k de:1 warning"]), ("%d items", "50 % d", ["k de:1 error"]),
      ("%d%% of %@", "%d% von %@", ["k de:1 error"]), ("%d%%", "%d %", ["k de:1 error"]),
      ("50%", "50 %", []), ("50% off", "50% de", []), ("%@", "%@", []),
      // What the source itself has is no fault of its translations.
      ("%d% of %@", "%d% oder %@", ["k en:1 warning"]),
      ("%d% of %@", "%d%% von %@", ["k en:1 error"]),
      // Arguments of Qt, and a document.
      ("%1x (%2x%3)", "%1x: %2x%3", []), ("%1 of %2", "%1 von %2", []),
      (#"[{\"a\": \"50% of %@\"}]"#, #"[{\"a\": \"50% von %@\"}]"#, []),
    ] as [(String, String, [String])])
  func formatsThatLoseText(source: String, german: String, expected: [String]) throws {
    let found = try Self.findings(
      .invalidFormat, english: "\"k\" = \"\(source)\";", german: "\"k\" = \"\(german)\";")
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("{n, plural, one {a} other {b}}", nil),
      ("{n, plural, one {a}}", "'n' has no form 'other'."),
      ("Go {name", "the '{' before 'name' is not closed."),
    ] as [(String, String?)])
  func messagesThatICURejects(german: String, reason: String?) throws {
    let project = try TemporaryProject([
      "l10n/app_en.arb": #"{"k": "{n, plural, one {a} other {b}}"}"#,
      "l10n/app_de.arb": "{\n\"k\": \"\(german)\"}",
    ])
    let found = try project.audit().findings.filter { $0.rule == .invalidFormat }
    #expect(
      found.map(\.message)
        == (reason.map {
          ["ICU rejects the message as a whole, so none of its text is shown: \($0)"]
        } ?? []))
    let places = found.flatMap(\.locales).map { locale in
      "\(locale.locale) \(locale.string?.position.line ?? 0) \(locale.severity.rawValue)"
    }
    #expect(places == (reason == nil ? [] : ["de 2 error"]))
  }

  @Test func whatIsNewIsNotTranslated() throws {
    let project = try TemporaryProject([
      "App.xcstrings": #"""
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
        "de": {"stringUnit": {"state": "new", "value": "a"}}}}, "b": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "b"}}}}}, "version": "1.0"}
      """#
    ])
    let found = try project.audit().findings.filter { $0.rule == .missingTranslation }
    #expect(found.map(\.key) == ["a"])
    #expect(found.flatMap(\.locales).map(\.locale) == ["de"])
  }

  /// A message about a text that is still read does not claim more.
  @Test(
    arguments: [
      ("%@", "% @", "The format string is unusual: '% @' is read"),
      ("%1$@", "%1 $@", "The format string loses a part: "),
      ("%@", "nichts", "The source takes %@, but the text in 'de' takes no argument."),
    ])
  func messages(source: String, german: String, beginning: String) throws {
    let project = try TemporaryProject([
      "App/en.lproj/App.strings": "\"k\" = \"\(source)\";",
      "App/de.lproj/App.strings": "\"k\" = \"\(german)\";",
    ])
    let messages = try project.audit().findings.map(\.message)
    #expect(messages.contains { $0.hasPrefix(beginning) }, "\(messages)")
  }

  /// Problems of one language are not reported for others.
  @Test func languagesThatDifferInOtherWaysAreOtherFindings() throws {
    let project = try TemporaryProject([
      "App/en.lproj/App.strings": #""a" = "%d items";"#,
      "App/de.lproj/App.strings": #""a" = "%@ Teile";"#,
      "App/fr.lproj/App.strings": #""a" = "éléments";"#,
      "App/it.lproj/App.strings": #""a" = "elementi";"#,
      "App/es.lproj/App.strings": #""a" = "%d de %d";"#,
    ])
    let found = try project.audit().findings.filter {
      $0.rule == .placeholderMismatch || $0.rule == .invalidFormat
    }
    let told = found.map { "\($0.severity.rawValue) \($0.message)" }
    #expect(
      Set(told) == [
        "error The source takes %d, but the text in 'de' takes %@. '%@' reads a whole number as an "
          + "object: the app crashes.",
        "warning The source takes %d, but the texts in 'fr' and 'it' take no argument. '%d' is not "
          + "shown.",
        "warning The source takes %d, but the text in 'es' takes %d and %d. No argument is passed for '%d'.",
      ])
    #expect(Set(found.map(\.fingerprint)).count == 3)
  }

  /// `#` is the number, which other languages write with its name; `%s` accepts anything in Java.
  @Test(
    arguments: [
      (
        "l10n/en.json", "l10n/de.json", #"{"k": "{n, plural, one {# day} other {# days}}"}"#,
        #"{"k": "{n, plural, one {{n} Tag} other {{n} Tage}}"}"#, nil
      ),
      (
        "l10n/en.json", "l10n/de.json",
        #"{"k": "{g, select, a {{n, plural, other {#}}} other {}}"}"#,
        #"{"k": "{g, select, other {b}}"}"#,
        "The source takes {g} and {n}, but the text in 'de' takes {g}. '{n}' is not shown."
      ),
      (
        "res/values/strings.xml", "res/values-de/strings.xml",
        #"<resources><string name="k">%d</string></resources>"#,
        #"<resources><string name="k">%s</string></resources>"#, nil
      ),
    ] as [(String, String, String, String, String?)])
  func argumentsByName(
    english: String, german: String, source: String, text: String, message: String?
  ) throws {
    let configuration = #"strings: ["**/*.json", "**/*.xml"]"#
    let project = try TemporaryProject([
      "copyfit.yml": configuration, english: source, german: text,
    ])
    let found = try project.audit().findings.filter { $0.rule == .placeholderMismatch }
    #expect(found.map(\.message) == (message.map { [$0] } ?? []))
  }

  /// The forms of a message are checked as in any other format.
  @Test(
    arguments: [
      ("{n, plural, one {# w} other {# ws}}", "pl", "'few' and 'many'"),
      ("{n, plural, =1 {a} other {b}}", "de", nil),
      ("{n, plural, =1 {a} other {b}}", "ru", "'few' and 'many'"),
      ("{n, selectordinal, other {#-й}}", "ru", nil),
    ] as [(String, String, String?)])
  func formsThatAMessageLacks(text: String, language: String, names: String?) throws {
    let project = try TemporaryProject([
      "lib/app_en.arb": #"{"k": "{n, plural, one {a {n}} other {b {n}}}"}"#,
      "lib/app_\(language).arb": "{\"k\": \"\(text)\"}",
    ])
    let found = try project.audit().findings.filter { $0.rule == .missingPluralCategory }
    #expect(
      found.map(\.message)
        == (names.map {
          [
            "The form\($0.contains(" and ") ? "s" : "") \($0) of 'n' \($0.contains(" and ") ? "are" : "is") "
              + "missing in \(LanguageNames.nameInSentence(of: language)): its numbers take the form 'other'."
          ]
        } ?? []))
  }

  @Test func languagesThatLackOtherFormsAreOtherFindings() throws {
    func plurals(_ quantities: String..., text: String = "%d") -> String {
      let items = quantities.map { "<item quantity=\"\($0)\">\(text)</item>" }.joined()
      return "<resources><plurals name=\"p\">\(items)</plurals></resources>"
    }
    let project = try TemporaryProject([
      "res/values/strings.xml": plurals("one", "other"),
      "res/values-pl/strings.xml": plurals("one", "other", text: "%d plik"),
      "res/values-ru/strings.xml": plurals("one"),
      "res/values-uk/strings.xml": plurals("one", "few", "many"),
    ])
    let found = try project.audit().findings.filter { $0.rule == .missingPluralCategory }
    #expect(
      Set(found.map { "\($0.severity.rawValue) \($0.message)" }) == [
        "warning The forms 'few' and 'many' are missing in Polish: its numbers take the form 'other'.",
        "warning The forms 'few' and 'many' are missing in Russian, and the form 'other' is, too.",
        "error The plurals \"p\" have no form 'other': for numbers without a form of their own Android "
          + "throws, and the app crashes. In Ukrainian: The plurals \"p\" have no form 'other': every whole number has a form of its own, "
          + "but the format requires 'other'.",
      ])
    #expect(Set(found.map(\.fingerprint)).count == 3)
    let complete = found.flatMap(\.locales).filter { $0.locale == "uk" }
    #expect(complete.map(\.severity) == [.note])
    #expect(complete[0].message?.contains("every whole number has a form of its own") == true)
    let polish = try project.audit(AuditOptions(locales: ["pl"])).findings
    #expect(!polish.isEmpty && polish.allSatisfy { $0.severity < .error })
  }

  /// A finding in a file of many languages names the one that lacks the form.
  @Test func formsThatOneLanguageOfACatalogLacks() throws {
    func plural(_ name: String) -> String {
      "{\"variations\": {\"plural\": {\"\(name)\": {\"stringUnit\": {\"value\": \"%lld\"}}}}}"
    }
    let catalog = """
      {"sourceLanguage": "en", "strings": {"files": {"localizations": {"en": \(plural("other")),
      "fr": \(plural("one")), "de": \(plural("one"))}}}}
      """
    let report = try TemporaryProject(["App/Localizable.xcstrings": catalog]).audit()
    let found = report.findings.filter {
      $0.rule == .missingPluralCategory && $0.severity == .error
    }
    #expect(found.map { $0.locales.map(\.locale) } == [["de", "fr"]])
    #expect(found.first?.locales.map { $0.string?.position.line } == [2, 2])
  }

  @Test func keysThatOneLanguageLacks() throws {
    let (english, german) = ("\"a\" = \"A\"; \"b\" = \"B\";", "\"a\" = \"A\";\n\"c\" = \"C\";")
    let missing = try Self.findings(.missingTranslation, english: english, german: german)
    #expect(missing == ["b de:- note"])
    let orphans = try Self.findings(.orphanKey, english: english, german: german)
    #expect(orphans == ["c de:2 note"])
  }

  /// If keys are the source texts, the source language's table is almost empty.
  @Test func keysThatAreSourceTextsAreNoOrphans() throws {
    let german = "\"a\" = \"A\"; \"b\" = \"B\"; \"c %@\" = \"C\";"
    #expect(try Self.findings(.orphanKey, english: "\"a\" = \"A\";", german: german).isEmpty)
    let mismatches = try Self.findings(
      .placeholderMismatch, english: "\"a\" = \"A\";", german: german)
    #expect(mismatches == ["c %@ de:1 warning"])
  }

  @Test func aKeyInEitherOfATablesFilesIsThere() throws {
    let dictionary = """
      <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
      <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d</string><key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    let project = try TemporaryProject([
      "App/en.lproj/App.strings": #""n" = "%d"; "a" = "A";"#,
      "App/de.lproj/App.strings": #""a" = "A";"#,
      "App/de.lproj/App.stringsdict": dictionary, "App/pl.lproj/App.stringsdict": dictionary,
    ])
    let report = try project.audit()
    let missing = report.findings.filter { $0.rule == .missingTranslation }
    #expect(missing.map(\.key) == ["a"])
    #expect(missing.flatMap(\.locales).map(\.locale) == ["pl"])
    #expect(!report.findings.contains { $0.rule == .placeholderMismatch })
    let plural = try #require(report.findings.first { $0.rule == .missingPluralCategory })
    #expect(plural.severity == .warning)
    #expect(plural.locales.map(\.locale) == ["pl"])
    #expect(plural.message.contains("'few' and 'many'"))
    #expect(plural.source?.file == "App/pl.lproj/App.stringsdict")
  }

  @Test func aCatalogsFormsAreLookedThrough() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"%lld days": {"localizations": {"ru": {"variations":
      {"plural": {"one": {"stringUnit": {"value": "%lld день"}},
      "few": {"stringUnit": {"value": "%lld дня"}}, "other": {"stringUnit": {"value": "%lld дней"}}}}},
      "ja": {"variations": {"plural": {"other": {"stringUnit": {"value": "%lld日"}}}}}}}}}
      """
    let report = try TemporaryProject(["App/Localizable.xcstrings": catalog]).audit()
    let found = report.findings.filter { $0.rule == .missingPluralCategory }
    #expect(found.flatMap(\.locales).map(\.locale) == ["ru"])
    #expect(found.first?.message.contains("'many'") == true)
    #expect(!report.findings.contains { $0.rule == .placeholderMismatch })
  }
}
