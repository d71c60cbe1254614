import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import CopyfitGate
import CopyfitInspection
import CopyfitSourceText
import Testing

/// Duplicate keys in the files of several languages.
struct DuplicateKeyTests {
  private static func project(_ others: [String: String] = [:]) throws -> TemporaryProject {
    let files = [
      "copyfit.yml": "labels: [{ keys: \"*\", style: body, frame: { width: 220 } }]",
      "App/de.lproj/Localizable.strings": "\"ok\" = \"Ja\";\n\"ok\" = \"Doch\";",
      "App/fr.lproj/Localizable.strings": "\"ok\" = \"Oui\";\n\n\"ok\" = \"Oui\";",
      "App/it.lproj/Localizable.strings":
        "\"ok\" = \"Si\";\n\"ok\" = \"Certo\";\n\"no\" = \"No\";\n\"no\" = \"Non\";",
    ]
    return try TemporaryProject(files.merging(others) { $1 })
  }

  private static func duplicates(_ project: TemporaryProject) throws -> [Finding] {
    try project.audit().findings.filter { $0.rule == .duplicateKey }
  }

  @Test func aKeyIsOneFindingWithItsLanguages() throws {
    let found = try Self.duplicates(try Self.project())
    #expect(found.map(\.key) == ["ok", "no"])
    let places = try #require(found.first).locales.map { place in
      "\(place.locale) \(place.string?.file ?? "") \(place.string?.position.line ?? 0)"
    }
    #expect(
      places == [
        "de App/de.lproj/Localizable.strings 2", "fr App/fr.lproj/Localizable.strings 3",
        "it App/it.lproj/Localizable.strings 2",
      ])
    #expect(
      found[0].message.hasSuffix(
        #" Also in Italian. In French: "ok" is on line 1 and on line 3, with the same text."#))
    #expect(!found[1].message.contains("Also"))
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }

  /// Problems with the escapes of a key are also one finding, separate from its other problems.
  @Test func escapesOfAKeyAreOneFinding() throws {
    let project = try Self.project([
      "App/de.lproj/Localizable.strings": #""ok" = "Ja\u2026"; "ok" = "Doch";"#,
      "App/fr.lproj/Localizable.strings": #""ok" = "Oui\u2026";"#,
    ])
    let found = try project.audit().findings.filter { $0.rule == .invalidEscape }
    #expect(found.map { $0.locales.map(\.locale) } == [["de", "fr"]])
    #expect(try Self.duplicates(project).first?.locales.map(\.locale) == ["de", "it"])
  }

  /// What shows what was meant comes after what loses text.
  @Test(arguments: [
    (#""ok" = "A"; "ok" = "A";"#, "note"), (#""ok" = "A"; "ok" = "B";"#, "warning"),
    (#""ok" = "1\/2";"#, "note"), (#""ok" = "1\?";"#, "note"),
    (#""ok" = "\u2026";"#, "warning"), (#""ok" = "\d";"#, "warning"),
    (#""ok" = "\(name)";"#, "warning"),
  ])
  func harmlessProblemsAreNotes(table: String, severity: String) throws {
    let project = try Self.project([
      "App/de.lproj/Localizable.strings": table, "App/fr.lproj/Localizable.strings": "",
      "App/it.lproj/Localizable.strings": "",
    ])
    let found = try project.audit().findings.filter {
      [.duplicateKey, .invalidEscape].contains($0.rule)
    }
    #expect(found.map(\.severity.rawValue) == [severity])
  }

  /// Other tables, and a file without a language, have separate findings.
  @Test func otherTablesStayApart() throws {
    let twice = "\"ok\" = \"A\";\n\"ok\" = \"B\";"
    let found = try Self.duplicates(
      try Self.project([
        "App/de.lproj/Other.strings": twice, "Kit/de.lproj/Localizable.strings": twice,
        "App/Base.lproj/Localizable.strings": twice,
      ]))
    #expect(found.filter { $0.key == "ok" }.map(\.locales.count).sorted() == [0, 1, 1, 3])
  }

  /// From the time when each file had a finding of its own.
  private static let baseline = """
    {
    "schema": "copyfit.baseline/1",
    "entries": [
    {"rule": "duplicate-key", "id": "App/de.lproj/Localizable.strings", "key": "ok", "locale": "de", \
    "fingerprint": "e488c73d1e702a9e"},
    {"rule": "duplicate-key", "id": "App/it.lproj/Localizable.strings", "key": "no", "locale": "it", \
    "fingerprint": "5fc6ba708d2b4c69"},
    {"rule": "duplicate-key", "id": "App/it.lproj/Localizable.strings", "key": "ok", "locale": "it", \
    "fingerprint": "c7720913cd5bcab2"}
    ]
    }

    """

  @Test func anOlderBaselineStillMatches() throws {
    let project = try Self.project(["baseline.json": Self.baseline])
    var options = AuditOptions()
    options.gate.baseline = project.path + "/baseline.json"
    let report = try project.audit(options)
    let statuses = report.findings.filter { $0.rule == .duplicateKey }.map { finding in
      "\(finding.key ?? "")"
        + finding.locales.map { " \($0.locale) \($0.status.rawValue)" }.joined()
    }
    #expect(statuses.sorted() == ["no it known", "ok de known fr new it known"])
    #expect(!report.findings.contains { $0.rule == .staleBaseline })
  }

  /// A baseline names each file, so that it changes only if a finding is added or removed.
  @Test func aBaselineIsWrittenAsBefore() throws {
    var options = AuditOptions()
    options.gate.baselineTarget = .file("unused.json")
    let update = try #require(try Self.project().check(options).baselineUpdates.first)
    for line in Self.baseline.split(separator: "\n") where line.contains("duplicate-key") {
      let entry = line.last == "," ? line.dropLast() : line
      #expect(update.text.contains(entry))
    }
  }

  /// An entry of `ignore` names a file, and accepts only its findings.
  @Test func ignoringAFileAcceptsItsLanguage() throws {
    let configuration = """
      labels: [{ keys: "*", style: body, frame: { width: 220 } }]
      ignore: [{ rule: duplicate-key, id: "App/fr.lproj/*", reason: "old" }]
      """
    let found = try Self.duplicates(try Self.project(["copyfit.yml": configuration]))
    let locales = try #require(found.first { $0.key == "ok" }).locales
    #expect(locales.map(\.status) == [.new, .suppressed, .new])
  }
}
