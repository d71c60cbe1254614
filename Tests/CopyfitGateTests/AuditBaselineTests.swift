import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitGate
import CopyfitInspection
import CopyfitSourceText
import Foundation
import Testing

/// Checks that compare findings with a baseline, or write one.
struct AuditBaselineTests {
  private static let file = "copyfit-baseline.json"

  /// A label that is too narrow for German, from a size that depends on its width.
  private static func project(
    width: Double = 60, german: String = "Zahlung bestätigen", french: String = "Payer",
    configuration: String = "baseline: \(file)"
  ) throws -> TemporaryProject {
    let font = #"style="UICTFontTextStyleBody""#
    return try TemporaryProject([
      "App/Base.lproj/Main.storyboard": StoryboardText(
        labels: [
          StoryboardText.label(
            "aaa-11-aaa", "Pay", width: width, font: font,
            attributes: #"adjustsFontForContentSizeCategory="YES""#)
        ]
      ).xml,
      "App/de.lproj/Main.strings": "\"aaa-11-aaa.text\" = \"\(german)\";",
      "App/fr.lproj/Main.strings": "\"aaa-11-aaa.text\" = \"\(french)\";",
      "copyfit.yml": configuration,
    ])
  }

  private static func options(
    writing target: GateOptions.BaselineTarget? = nil, locales: [String]? = nil,
    categories: [ContentSizeCategory]? = nil
  ) -> AuditOptions {
    var options = AuditOptions(locales: locales, categories: categories)
    options.gate.baselineTarget = target
    return options
  }

  /// Audits, writes the baselines, and returns the report.
  @discardableResult
  private static func write(
    _ project: TemporaryProject, locales: [String]? = nil, categories: [ContentSizeCategory]? = nil
  ) throws -> CheckedAudit {
    let checked = try project.check(
      options(writing: .itsPlace, locales: locales, categories: categories))
    for update in checked.baselineUpdates {
      try Data(update.text.utf8).write(to: URL(fileURLWithPath: update.path))
    }
    return checked
  }

  private static func change(_ project: TemporaryProject, _ file: String, to text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: project.path + "/" + file))
  }

  private static func statuses(_ report: AuditReport) -> [String: LocaleFinding.Status] {
    let finding = report.findings.first { $0.rule == .truncation }
    let pairs = finding?.locales.map { ($0.locale, $0.status) } ?? []
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private static func entries(_ project: TemporaryProject) throws -> [String] {
    try Baseline.read(project.path + "/" + file).entries.filter { $0.rule == "truncation" }
      .map { "\($0.locale ?? "-") \($0.first?.name ?? "-")" }
  }

  @Test func whatIsWrittenIsKnown() throws {
    let project = try Self.project()
    #expect(throws: AuditError.self) { try project.audit() }
    let first = try Self.write(project)
    #expect(first.report.exitStatus == 0)
    #expect(first.baselineUpdates.map(\.difference.gone) == [[]])
    #expect(try !Self.entries(project).isEmpty)
    let second = try project.audit()
    #expect(second.exitStatus == 0)
    #expect(second.pendingFindings.isEmpty)
    #expect(Set(Self.statuses(second).values) == [.known])
    #expect(try Self.write(project).baselineUpdates.map(\.difference.isEmpty) == [true])
  }

  @Test func anotherLocaleIsNewAndASmallerSizeIsWorse() throws {
    let project = try Self.project(width: 100, german: "Zahlung", french: "Payer")
    try Self.write(project)
    try Self.change(
      project, "App/de.lproj/Main.strings",
      to: #""aaa-11-aaa.text" = "Zahlung jetzt bestätigen";"#)
    let worse = try project.audit()
    #expect(Self.statuses(worse)["de"] == .worse)
    #expect(Self.statuses(worse)["fr"] == .known)
    #expect(worse.gate.reason == "1 finding at error level")
    #expect(worse.exitStatus == 1)
    // Shorter than before: the remaining findings are known.
    try Self.change(project, "App/de.lproj/Main.strings", to: #""aaa-11-aaa.text" = "Zahle";"#)
    #expect(try project.audit().exitStatus == 0)
  }

  /// Without the reader of Swift sources, findings that depend on it are neither stale nor removed.
  @Test(arguments: [nil, GateOptions.BaselineTarget.itsPlace])
  func entriesAreKeptWhereSourcesAreNotRead(target: GateOptions.BaselineTarget?) throws {
    let project = try Self.project(width: 80)
    try Self.write(project)
    let before = try Self.entries(project)
    try Self.change(project, "App/de.lproj/Main.strings", to: #""aaa-11-aaa.text" = "Ja";"#)
    var options = Self.options(writing: target)
    options.paths = [project.path]
    let audit = Audit(options)
    let projects = try audit.projects()
    var outcomes = try audit.run(projects).outcomes
    for index in outcomes.indices { outcomes[index].lacksSources = true }
    let gated = try Gate(options.gate, for: projects, scopes: projects.map(options.scope))
      .report(on: outcomes)
    #expect(!gated.report.findings.contains { $0.rule == .staleBaseline })
    #expect(
      gated.report.warnings.contains { $0.contains("not checked, as copyfit-swift") })
    for update in gated.baselineUpdates {
      try Data(update.text.utf8).write(to: URL(fileURLWithPath: update.path))
    }
    #expect(try Self.entries(project) == before)
  }

  /// A reviewer reads the words of an entry, so one with the fingerprint of another finding accepts nothing.
  @Test(arguments: [
    (#""rule": "truncation""#, #""rule": "missing-translation""#),
    (#""locale": "de""#, #""locale": "fi""#), (#""id": "App"#, #""id": "Tests"#),
  ])
  func wordsOfAnotherFindingAcceptNothing(words: String, others: String) throws {
    let project = try Self.project(width: 80)
    try Self.write(project)
    #expect(try project.audit().exitStatus == 0)
    let path = project.path + "/" + Self.file
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains(words))
    try Self.change(project, Self.file, to: text.replacing(words, with: others))
    let report = try project.audit()
    #expect(report.exitStatus == 1)
    #expect(report.findings.contains { $0.rule == .staleBaseline })
    #expect(Self.statuses(report)["de"] == .new)
  }

  @Test func staleEntriesAreReported() throws {
    let project = try Self.project(width: 80)
    try Self.write(project)
    try Self.change(project, "App/de.lproj/Main.strings", to: #""aaa-11-aaa.text" = "Ja";"#)
    try Self.change(project, "App/fr.lproj/Main.strings", to: #""aaa-11-aaa.text" = "Ok";"#)
    let report = try project.audit()
    let stale = try #require(report.findings.first { $0.rule == .staleBaseline })
    #expect(stale.source?.file == Self.file)
    #expect(stale.count ?? 0 >= 2)
    #expect(stale.message.contains("truncation App/Main#aaa-11-aaa.text de"))
    #expect(report.exitStatus == 0)
    var strict = AuditOptions()
    strict.strict = true
    #expect(try project.audit(strict).exitStatus == 1)
    // A check of a part of the project cannot know.
    for options in [Self.options(locales: ["fr"]), Self.options(categories: [.large])] {
      #expect(try !project.audit(options).findings.contains { $0.rule == .staleBaseline })
    }
    let written = try Self.write(project)
    #expect(try !project.audit().findings.contains { $0.rule == .staleBaseline })
    #expect(written.baselineUpdates.first?.difference.gone.count == stale.count)
  }

  @Test func runsOverAPartKeepTheRest() throws {
    let project = try Self.project(french: "Payer maintenant")
    try Self.write(project)
    let all = try Self.entries(project)
    try Self.change(project, "App/de.lproj/Main.strings", to: #""aaa-11-aaa.text" = "Ja";"#)
    try Self.write(project, locales: ["fr"])
    #expect(try Self.entries(project) == all)
    // Only the largest size fails, farther from 'large': the nearest is kept.
    try Self.write(project, categories: [.accessibility5])
    #expect(try Self.entries(project) == all)
    try Self.write(project, locales: ["de"])
    #expect(try Self.entries(project) == all.filter { !$0.hasPrefix("de") })
  }

  /// Only a check of all languages can decide whether an acceptance is used.
  @Test func runsOverSomeLocalesKeepWhatIsAboutNone() throws {
    let project = try Self.project(
      configuration: """
        baseline: \(Self.file)
        ignore: [{ rule: word-split, id: "App/*", reason: later }]
        """)
    try Self.write(project)
    let file = project.path + "/" + Self.file
    let all = try Baseline.read(file).entries.map(\.rule)
    #expect(all.contains("unused-suppression"))
    try Self.write(project, locales: ["de"])
    #expect(try Baseline.read(file).entries.map(\.rule) == all)
  }

  @Test func regularAndBoldTextAreOneEntry() throws {
    let project = try Self.project(
      configuration: "baseline: \(Self.file)\nboldText: [false, true]")
    try Self.write(project)
    let lines = try Self.entries(project)
    #expect(Set(lines).count == lines.count)
    let report = try project.audit()
    #expect(
      report.findings.first { $0.rule == .truncation }?.locales.contains(where: \.boldText) == true)
    #expect(report.pendingFindings.isEmpty)
  }

  /// Findings on files and fonts also have entries.
  @Test func filesAndFontsAreKnown() throws {
    let project = try TemporaryProject([
      "App/Base.lproj/Broken.storyboard": "<?xml version=\"1.0\"?><document><scenes>",
      "App/cs.lproj/Other.strings": "\"a\" = \"Zaplatit \"hned\"\";\n",
      "App/de.lproj/Localizable.strings": #""b" = "Zahlen";"#,
      "copyfit.yml": """
      baseline: \(Self.file)
      labels: [{ key: b, font: { name: NoSuchFont, size: 17 }, frame: { width: 300 } }]
      """,
    ])
    try Self.write(project)
    let report = try project.audit()
    #expect(report.findings.count { $0.severity == .error } == 3)
    // Notes do not fail the check, so they are not in a baseline.
    #expect(report.pendingFindings.allSatisfy { $0.severity == .note })
    #expect(!report.pendingFindings.isEmpty)
    #expect(report.exitStatus == 0)
  }

  @Test func saysWhereABaselineIsMissing() throws {
    let project = try Self.project()
    let missing = #expect(throws: AuditError.self) { try project.audit() }
    #expect(
      missing?.messages == [
        "\(project.path)/copyfit.yml:1:11: the baseline '\(Self.file)' cannot be read: there is no such "
          + "file"
      ]
    )
    var options = AuditOptions()
    options.gate.baseline = "x.json"
    let named = #expect(throws: AuditError.self) { try project.audit(options) }
    #expect(
      named?.messages == ["x.json: the baseline cannot be read: there is no such file"])
    let without = try Self.project(configuration: "")
    let nowhere = #expect(throws: AuditError.self) {
      try without.audit(Self.options(writing: .itsPlace))
    }
    #expect(nowhere?.messages.first?.contains("has no file: name one") == true)
    // Only a full check rewrites a damaged file.
    try Self.change(project, Self.file, to: "<<<<<<< HEAD")
    #expect(throws: AuditError.self) { try Self.write(project, locales: ["de"]) }
    try Self.write(project)
    #expect(try project.audit().exitStatus == 0)
  }

  /// Projects with the same name are distinguished by their folders relative to the baseline, wherever a check starts.
  @Test func projectsOfOneNameAreReportedFromTheBaselinesFolder() throws {
    let table = #""title" = "Zahlung bestätigen und abschließen";"#
    let configuration = """
      name: Mine
      labels: [{ key: title, frame: { width: 60 }, font: { name: system, size: 17 } }]
      """
    let project = try TemporaryProject([
      "Apps/a/de.lproj/Localizable.strings": table, "Apps/a/copyfit.yml": configuration,
      "Apps/b/de.lproj/Localizable.strings": table, "Apps/b/copyfit.yml": configuration,
    ])
    let baseline = project.path + "/known.json"
    var options = AuditOptions(paths: ["a", "b"].map { project.path + "/Apps/" + $0 })
    options.gate.baselineTarget = .file(baseline)
    // It can also be the baseline to read, even if it does not exist yet.
    options.gate.baseline = baseline
    let update = try #require(try Audit(options).check().baselineUpdates.first)
    let names = Set(update.text.matches(of: /"project": "([^"]*)"/).map { String($0.1) })
    #expect(names == ["Mine (Apps/a)", "Mine (Apps/b)"])
    try Data(update.text.utf8).write(to: URL(fileURLWithPath: baseline))
    // A single project has its plain name.
    for paths in [options.paths, [options.paths[1]]] {
      var known = AuditOptions(paths: paths)
      known.gate.baseline = baseline
      let report = try Audit(known).check().report
      #expect(report.pendingFindings.allSatisfy { $0.severity == .note })
      let truncated = report.findings.filter { $0.rule == .truncation }
      #expect(truncated.map(\.status) == paths.map { _ in .known })
    }
    options.paths.removeLast()
    let again = try #require(try Audit(options).check().baselineUpdates.first)
    #expect(again.difference.isEmpty && again.text == update.text)
  }
}
