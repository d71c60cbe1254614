import CopyfitAuditTestSupport
import Copyfit
import CopyfitAudit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitSourceText
import Testing

/// Labels with plural forms.
struct AuditPluralTests {
  private static func entry(_ key: String, _ format: String, _ forms: String...) -> String {
    let forms = forms.map { form in
      let parts = form.split(separator: "=", maxSplits: 1)
      return "<key>\(parts[0])</key><string>\(parts[1])</string>"
    }
    return """
      <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms.joined(separator: "\n"))
      </dict></dict>
      """
  }

  private static func dictionary(_ entries: String...) -> String {
    "<plist><dict>\n\(entries.joined(separator: "\n"))\n</dict></plist>"
  }

  private static func configuration(_ key: String, width: Int, extra: String = "") -> String {
    "labels: [{ key: \(key), style: body, frame: { width: \(width) }\(extra) }]"
  }

  /// A text is not shown if all its forms are for numbers that the language puts in other categories.
  @Test(arguments: [
    [
      "App/en.lproj/Localizable.stringsdict": dictionary(
        entry("days", "%#@n@", "one=%d d", "other=%d d")),
      "App/ja.lproj/Localizable.stringsdict": dictionary(entry("days", "%#@n@", "one=%d d")),
    ],
    [
      "App/Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "days": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "%d d" } }, "ja": { "variations": {
        "plural": { "one": { "stringUnit": { "state": "translated", "value": "%d d" } } } } } } } } }
      """
    ],
  ])
  func whatNeverShowsIsNotMeasured(files: [String: String]) throws {
    var files = files
    files["copyfit.yml"] = Self.configuration("days", width: 60)
    let report = try TemporaryProject(files).audit(AuditOptions(categories: [.large]))
    #expect(report.summary.strings == 2)
    #expect(report.coverage.measured == 1)
    let skipped = report.coverage.skipped.filter { $0.what == .string }
    #expect(skipped.map(\.why) == [.neverShown])
    #expect(skipped.map(\.count) == [1])
  }

  /// Nothing is known of a text that is only an argument; without it, the spaces beside an argument are no line.
  @Test(arguments: [("%@", [SkipReason.onlyArguments], 0), ("%@ b", [SkipReason](), 1)])
  func onlyArgumentsAreNotMeasured(text: String, skipped: [SkipReason], measured: Int) throws {
    let report = try TemporaryProject([
      "copyfit.yml": "labels: [{ key: k, style: body, frame: { width: 4, height: 30 } }]",
      "App/en.lproj/Localizable.strings": "\"k\" = \"\(text)\";",
    ]).audit(AuditOptions(categories: [.large]))
    #expect(report.coverage.skipped.filter { $0.what == .string }.map(\.why) == skipped)
    #expect(report.coverage.measured == measured)
    let texts = Set(report.findings.compactMap { $0.locales.first?.text })
    #expect(texts == (measured == 0 ? [] : ["b"]))
  }

  /// Nothing is in the place of a placeholder of the wrong type, which is an error by itself.
  @Test(arguments: [(85, [String]()), (60, ["Elemente"])])
  func aWrongPlaceholderHasNoLetters(width: Int, cut: [String]) throws {
    let report = try TemporaryProject([
      "copyfit.yml": Self.configuration("count", width: width),
      "App.xcstrings": #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"count": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%lld"}},
        "de": {"stringUnit": {"state": "translated", "value": "%@ Elemente"}}}}}}
      """#,
    ]).audit(AuditOptions(categories: [.large]))
    let found = Dictionary(grouping: report.findings, by: \.rule)
    #expect(found[.truncation, default: []].flatMap(\.locales).compactMap(\.text) == cut)
    #expect(found[.invalidFormat]?.flatMap(\.locales).map(\.locale) == ["de"])
  }

  @Test func theWidestFormIsReportedWithItsCategory() throws {
    let project = try TemporaryProject([
      "copyfit.yml": Self.configuration("days", width: 60, extra: ", samples: { \"%d\": 42 }"),
      "App/en.lproj/Localizable.stringsdict": Self.dictionary(
        Self.entry("days", "%#@n@", "one=%d d", "other=%d d")),
      "App/pl.lproj/Localizable.stringsdict": Self.dictionary(
        Self.entry("days", "%#@n@", "one=%d d", "few=%d dni robocze", "many=%d d", "other=%d d")),
    ])
    let report = try project.audit(AuditOptions(categories: [.large]))
    let found = report.findings.filter { $0.rule == .truncation }
    #expect(found.map(\.key) == ["days"])
    let locales = found.flatMap(\.locales)
    #expect(
      locales.map { "\($0.locale) \($0.variant ?? "") \($0.text ?? "")" } == [
        "pl plural.few 42 dni robocze"
      ])
    #expect(locales.first?.string?.file == "App/pl.lproj/Localizable.stringsdict")
    #expect(report.coverage.measured == 2)
  }

  /// If all numbers of the language have their own forms, `other` is never shown.
  @Test(arguments: [
    (["one", "other"], ["one", "other"]), (["one", "few", "other"], ["few", "one", "other"]),
    (["one", "few", "many", "other"], ["few", "many", "one"]),
  ])
  func otherIsMeasuredWhereItShows(forms: [String], shown: [String]) throws {
    let texts = forms.map { #""\#($0)": {"stringUnit": {"value": "%lld \#($0)"}}"# }
    let project = try TemporaryProject([
      "copyfit.yml": Self.configuration("k", width: 2),
      "App.xcstrings": #"""
      {"sourceLanguage": "ru", "version": "1.0", "strings": {"k": {"localizations": {"ru":
      {"variations": {"plural": {\#(texts.joined(separator: ", "))}}}}}}}
      """#,
    ])
    var options = AuditOptions(categories: [.large])
    options.textDetail = .cells
    let variants = Set(try project.audit(options).texts.compactMap(\.variant))
    #expect(variants.sorted() == shown.map { "plural.\($0)" })
  }

  @Test func aStringsDictionaryOverridesItsTable() throws {
    let project = try TemporaryProject([
      "copyfit.yml": Self.configuration("days", width: 2_000),
      "App/en.lproj/Localizable.strings": #""days" = "%d days"; "only" = "x";"#,
      "App/en.lproj/Localizable.stringsdict": Self.dictionary(
        Self.entry("days", "%#@n@", "one=%d d", "other=%d d")),
    ])
    let report = try project.audit()
    #expect(report.coverage.measured == 1)
    #expect(report.coverage.withoutFrame == 1)
    let note = try #require(report.findings.first { $0.rule == .placeholderWithoutSample })
    #expect(note.locales.first?.string?.file == "App/en.lproj/Localizable.stringsdict")
  }

  /// A failure with nothing in place of the argument is certain, with a typical number it is uncertain, and a text that
  /// fits without the argument is reported.
  @Test(arguments: [
    (20, "certain", 0), (90, "uncertain", 1), (300, "", 1),
  ])
  func argumentsOfATypeAloneAreMeasuredEmptyToo(width: Int, certainty: String, notes: Int) throws {
    let project = try TemporaryProject([
      "copyfit.yml": Self.configuration("sum", width: width),
      "App/en.lproj/Localizable.strings": #""sum" = "Total: %.10f";"#,
    ])
    let report = try project.audit(AuditOptions(categories: [.large]))
    let found = report.findings.first { $0.rule == .truncation }
    let locale = found?.locales.first
    #expect(locale?.certainty?.rawValue ?? "" == certainty)
    #expect(locale?.severity == (certainty == "certain" ? .error : found.map { _ in .warning }))
    #expect(report.findings.count { $0.rule == .placeholderWithoutSample } == notes)
  }

  @Test func aDevicesTextIsMeasuredOnThatDevice() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"tap": {"localizations": {"en":
      {"variations": {"device": {
      "ipad": {"stringUnit": {"state": "translated", "value": "Tap this large button to go on"}},
      "mac": {"stringUnit": {"state": "translated", "value": "Click this very large button to go on"}},
      "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}}}}
      """
    let project = try TemporaryProject([
      "copyfit.yml": Self.configuration("tap", width: 100), "App/Localizable.xcstrings": catalog,
    ])
    let options = AuditOptions(categories: [.large], devices: [.width(375), .width(820)])
    let report = try project.audit(options)
    let locales = report.findings.filter { $0.rule == .truncation }.flatMap(\.locales)
    #expect(locales.map(\.variant) == ["device.ipad"])
    #expect(locales.map(\.devices) == [[.width(820)]])
    #expect(report.summary.cells == 2)
  }

  @Test func ofTextsForWidthsTheNarrowestCounts() throws {
    let project = try TemporaryProject([
      "copyfit.yml": Self.configuration("hi", width: 100),
      "App/en.lproj/Localizable.stringsdict": """
      <plist><dict><key>hi</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>53</key><string>Greetings and Salutations</string><key>1</key><string>Hi</string>
      </dict></dict></dict></plist>
      """,
    ])
    let report = try project.audit(AuditOptions(categories: [.large]))
    #expect(!report.findings.contains { $0.rule == .truncation })
    #expect(report.summary.strings == 1)
  }

  @Test func tooManyCombinationsAreReported() throws {
    let names = ["a", "b", "c", "d", "e", "f", "g"]
    let variables = names.map { name in
      Self.entry("", "").components(between: "<key>n</key>", and: "</dict></dict>").map {
        "<key>\(name)</key>\($0)<key>one</key><string>%d</string><key>other</key>"
          + "<string>%d s</string></dict>"
      } ?? ""
    }
    let format = names.map { "%#@\($0)@" }.joined()
    let project = try TemporaryProject([
      "copyfit.yml": Self.configuration("k", width: 2_000),
      "App/en.lproj/Localizable.stringsdict": """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      \(variables.joined())</dict></dict></plist>
      """,
    ])
    let notes = try project.audit().findings.filter { $0.rule == .limitReached }
    #expect(notes.map(\.key) == ["k"])
    #expect(notes.flatMap(\.locales).map(\.locale) == ["en"])
  }

  @Test func aBrokenEntryIsAFindingAtItsPlace() throws {
    let project = try TemporaryProject([
      "App/fr.lproj/Localizable.stringsdict": Self.dictionary(
        Self.entry("a", "%# @n @", "one=%d", "other=%d"), Self.entry("b", "%#@n@", "one=%d"))
    ])
    let report = try project.audit()
    let found = report.findings.filter { $0.table == "Localizable" }
    #expect(
      found.map { "\($0.rule.rawValue) \($0.severity.rawValue) \($0.source?.position.line ?? 0)" }
        == ["invalid-format error 2", "missing-plural-category error 8"])
    #expect(found.flatMap(\.locales).map(\.locale) == ["fr", "fr"])
    #expect(found.map(\.key) == ["a", "b"])
  }
}

extension String {
  /// The components between two texts; `nil` if the texts are not there.
  fileprivate func components(between start: String, and end: String) -> String? {
    guard let from = firstRange(of: start), let to = self[from.upperBound...].firstRange(of: end)
    else { return nil }
    return String(self[from.upperBound..<to.lowerBound])
  }
}
