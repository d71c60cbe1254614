import CopyfitAuditTestSupport
@testable import CopyfitAudit
import CopyfitFindings
import CopyfitInspection
import CopyfitProject
import Foundation
import Testing

/// Checks of only what changed since a git revision.
struct AuditSinceTests {
  static let wide = "Zahlung bestätigen und abschließen"

  /// A repository with a project in a subfolder; both labels are too narrow in German.
  static func repository() throws -> TemporaryProject {
    let project = try TemporaryProject([
      "My App é/App/Base.lproj/Main.storyboard": storyboard(width: 60),
      "My App é/App/de.lproj/Main.strings":
        "\"aaa-11-aaa.text\" = \"\(wide)\";\n\"bbb-22-bbb.text\" = \"\(wide)\";",
      "My App é/App/fr.lproj/Main.strings":
        "\"aaa-11-aaa.text\" = \"\(wide)\";\n\"bbb-22-bbb.text\" = \"\(wide)\";",
      "My App é/copyfit.yml": "name: App",
    ])
    try git(project, ["init", "-q", "-b", "main"])
    try commit(project)
    return project
  }

  static func storyboard(width: Double) -> String {
    StoryboardText(labels: [
      StoryboardText.label("aaa-11-aaa", "Pay", width: width),
      StoryboardText.label("bbb-22-bbb", "Pay", width: 60),
    ]).xml
  }

  static func git(_ project: TemporaryProject, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let user = [
      "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false",
    ]
    process.arguments = ["git", "-C", project.path] + user + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  static func commit(_ project: TemporaryProject) throws {
    try git(project, ["add", "-A"])
    try git(project, ["commit", "-q", "-m", "x"])
  }

  static func write(
    _ project: TemporaryProject, _ file: String, _ text: String
  ) throws {
    let path = project.path + "/My App é/" + file
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  static func audit(
    _ project: TemporaryProject, since revision: String? = "main",
    _ change: (inout AuditOptions) -> Void = { _ in }
  ) throws(AuditError) -> AuditReport {
    var options = AuditOptions(paths: [project.path + "/My App é"])
    options.gate.since = revision
    change(&options)
    return try Audit(options).check().report
  }

  /// The truncated texts, as key and locales.
  static func truncated(_ report: AuditReport) -> [String] {
    report.findings.filter { $0.rule == .truncation }
      .map { "\($0.key ?? "-") \($0.locales.map(\.locale).joined(separator: " "))" }.sorted()
  }

  @Test func nothingChanged() throws {
    let report = try Self.audit(try Self.repository())
    #expect(report.exitStatus == 0)
    #expect(report.findings.isEmpty)
    #expect(report.account.first?.contains("nothing changed since 'main'") == true)
    #expect(report.checked.unchangedSince == "main")
    #expect(report.checked.locales.isEmpty)
  }

  /// The text of a label's neighbor in a row affects the label's width.
  @Test func aNeighbourThatChangedIsLookedAt() throws {
    let labels = [("aaa-11-aaa", 750), ("bbb-22-bbb", 751)].map { id, priority in
      StoryboardText.label(
        id, "Pay", attributes: "horizontalCompressionResistancePriority=\"\(priority)\""
      )
      .replacing(#"<constraint firstAttribute="width" constant="200.0" id="w\#(id)"/>"#, with: "")
    }
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="sss-11-sss">
      <rect key="frame" x="16" y="100" width="300" height="21"/><subviews>\(labels.joined())</subviews>
      <constraints><constraint firstAttribute="width" constant="300" id="w1"/></constraints></stackView>
      """
    let project = try Self.repository()
    try Self.write(
      project, "App/Base.lproj/Main.storyboard", StoryboardText(labels: [stack]).xml)
    let texts = "\"aaa-11-aaa.text\" = \"Zahlung\";\n\"bbb-22-bbb.text\" = "
    try Self.write(project, "App/de.lproj/Main.strings", texts + "\"Ja\";")
    try Self.write(project, "App/fr.lproj/Main.strings", texts + "\"Oui\";")
    try Self.commit(project)
    try Self.write(project, "App/de.lproj/Main.strings", texts + "\"\(Self.wide)\";")
    let report = try Self.audit(project, since: "HEAD")
    #expect(Self.truncated(report) == ["aaa-11-aaa.text de"])
  }

  /// A source that sets another text on a label changes the visible text, although no text changed.
  @Test func aSourceThatChangedIsLookedAt() throws {
    let project = try Self.repository()
    let controller = #"id="vc1-aa-001" sceneMemberID="viewController">"#
    let outlet =
      #"<connections><outlet property="first" destination="aaa-11-aaa" id="o1"/></connections>"#
    try Self.write(
      project, "App/Base.lproj/Main.storyboard",
      Self.storyboard(width: 60).replacing(
        controller, with: #"customClass="C" "# + controller + outlet))
    try Self.write(project, "App/de.lproj/Localizable.strings", "\"pay\" = \"\(Self.wide)\";")
    let source = { (statement: String) in
      "@implementation C\n- (void)viewDidLoad { \(statement) }\n@end"
    }
    try Self.write(project, "App/C.m", source(""))
    try Self.commit(project)
    #expect(Self.truncated(try Self.audit(project)) == [])
    try Self.write(
      project, "App/C.m", source("self.first.text = NSLocalizedString(@\"pay\", nil);"))
    #expect(Self.truncated(try Self.audit(project)) == ["pay de"])
  }

  /// Sources are read only if a file changed that affects a check.
  @Test(arguments: [
    ("README.md", false), ("App/de.lproj/Main.strings", true),
    ("App/Base.lproj/Main.storyboard", true),
    ("App/C.m", true), ("copyfit.yml", true),
  ])
  func sourcesAreReadWhereTheyMayMatter(changed: String, isRead: Bool) throws {
    let project = try Self.repository()
    try Self.write(project, "App/C.m", "int a;")
    try Self.write(project, "README.md", "a")
    try Self.commit(project)
    try Self.write(project, changed, "# another text\nname: App\n")
    let files = try #require(
      try Audit(AuditOptions(paths: [project.path + "/My App é"])).projects().first)
    let changes = try GitChanges(since: "main", in: files)
    #expect(ChangeSelection.looks(at: changes, of: files) == isRead)
    let content = ProjectContent(reading: files, jobs: 1, readsSources: false)
    #expect(content.code.sources == nil && content.code.incomplete.isEmpty)
  }

  @Test func anAcceptanceThatIsTakenBackIsAChange() throws {
    let project = try Self.repository()
    let text = "\"aaa-11-aaa.text\" = \"\(Self.wide)\";"
    try Self.write(
      project, "App/de.lproj/Main.strings", "/* [copyfit:ignore truncation -- short] */\n" + text)
    try Self.commit(project)
    #expect(try Self.audit(project).exitStatus == 0)
    try Self.write(project, "App/de.lproj/Main.strings", "/* Short. */\n" + text)
    let report = try Self.audit(project)
    #expect(Self.truncated(report) == ["aaa-11-aaa.text de"])
    #expect(report.exitStatus == 1)
  }

  @Test(arguments: [("name: App", "Nothing to check: "), ("strings: [Texts/*.strings]", nil)])
  func aProjectWithNothingToCheckFails(configuration: String, message: String?) throws {
    let project = try Self.repository()
    for folder in ["Base", "de", "fr"] {
      try FileManager.default.removeItem(atPath: project.path + "/My App é/App/\(folder).lproj")
    }
    try Self.write(project, "copyfit.yml", configuration)
    try Self.write(project, "Texts/a.strings", configuration.contains("Texts") ? "a = b;" : "")
    if !configuration.contains("Texts") {
      try FileManager.default.removeItem(atPath: project.path + "/My App é/Texts")
    }
    try Self.commit(project)
    let report = try Self.audit(project, since: "HEAD")
    #expect(report.exitStatus == (message == nil ? 0 : 2))
    #expect(report.failures.first?.contains(message ?? "") == (message == nil ? nil : true))
  }

  /// Omitted texts are reported, so that all texts are accounted for as in a full check.
  @Test(arguments: [
    ("App/de.lproj/Main.strings", #""bbb-22-bbb.text" = "Ja";"#, 1),
    ("App/de.lproj/Main.strings", #""bbb-22-bbb.text" = "Ja"; "aaa-11-aaa.text" = "Nein";"#, 2),
    ("App/Base.lproj/Main.storyboard", storyboard(width: 62), 3), ("Notes.md", "Nothing.", 0),
  ])
  func whatIsLeftOutIsCounted(file: String, text: String, measured: Int) throws {
    let project = try Self.repository()
    try Self.write(project, file, text)
    let (part, whole) = (try Self.audit(project), try Self.audit(project, since: nil))
    #expect(part.coverage.measured == measured)
    #expect(part.summary.strings == whole.summary.strings)
  }

  static let both =
    "\"aaa-11-aaa.text\" = \"\(wide)\";\n\"bbb-22-bbb.text\" = \"\(wide)\";"

  /// A check that could not measure any of the changes is not a success; removed texts need no check.
  @Test(arguments: [
    ("App/de.lproj/Other.strings", #""new" = "Neu";"#, "1 text has no frame; describe "),
    ("App/de.lproj/Other.strings", #""new" = "Neu"; "two" = "Zwei";"#, "2 texts have no frame; "),
    ("App/de.lproj/Main.strings", #""aaa-11-aaa.text" = "\#(wide)";"#, nil),
    ("App/de.lproj/Main.strings", "/* Said of it. */\n" + both, nil),
    ("App/de.lproj/InfoPlist.strings", #""CFBundleName" = "Neu";"#, nil),
    ("Notes.md", "Nothing.", nil),
  ])
  func whatCannotBeCheckedFails(file: String, text: String, reason: String?) throws {
    let project = try Self.repository()
    try Self.write(project, file, text)
    let report = try Self.audit(project) { $0.gate.failOn = .never }
    #expect(report.exitStatus == (reason == nil ? 0 : 2), "\(report.failures)")
    let start = "Nothing that changed since 'main' can be measured: "
    let isTold = report.failures.first?.hasPrefix(start + (reason ?? ""))
    #expect(isTold == (reason == nil ? nil : true))
  }

  /// If everything is checked, the gate is the same as in a full check.
  @Test(arguments: [
    ("gate: { failOn: never, minimumCoverage: 90% }", "the 90% that 'gate.minimumCoverage'"),
    ("gate: { failOn: never, maximum: { stale-baseline: 0 } }", "of 'stale-baseline'"),
    (
      "gate: { failOn: never, maximum: { unused-suppression: 0 } }\n"
        + "ignore: [{ rule: truncation, id: \"*gone\", reason: it was }]",
      "of 'unused-suppression'"
    ),
  ])
  func whereEverythingIsCheckedTheGateIsWhole(configuration: String, reason: String) throws {
    let project = try Self.repository()
    try Self.write(project, "App/de.lproj/Other.strings", #""a" = "A"; "b" = "B"; "c" = "C";"#)
    try Self.write(
      project, "known.json",
      #"{"schema": "copyfit.baseline/1", "entries": [{"rule": "truncation", "fingerprint": "0"}]}"#)
    try Self.commit(project)
    try Self.write(project, "copyfit.yml", configuration + "\nbaseline: known.json")
    let report = try Self.audit(project)
    #expect(report.gate.reason?.contains(reason) == true, "\(report.gate.reason ?? "passed")")
    try Self.commit(project)
    try Self.write(project, "App/de.lproj/Main.strings", Self.both.replacing("und", with: "&"))
    #expect(try Self.audit(project).gate.passed)
  }

  /// Unchanged files still have their languages.
  @Test(arguments: [("[en, de, fr]", []), ("[en, de, xx]", ["xx"])])
  func languagesThatDidNotChangeAreThere(locales: String, missing: [String]) throws {
    let project = try Self.repository()
    try Self.write(project, "copyfit.yml", "locales: \(locales)")
    try Self.commit(project)
    try Self.write(project, "App/de.lproj/Main.strings", Self.both.replacing("und", with: "&"))
    let failures = try Self.audit(project).failures
    #expect(failures.count == missing.count)
    #expect(zip(failures, missing).allSatisfy { $0.contains("the locale '\($1)'") })
  }

  @Test func aTranslationIsCheckedInItsLocale() throws {
    let project = try Self.repository()
    // Moved down and with a comment: one text changed.
    try Self.write(
      project, "App/de.lproj/Main.strings",
      "/* New */\n\n\"bbb-22-bbb.text\" = \"\(Self.wide)\";\n\"aaa-11-aaa.text\" = \"\(Self.wide)!\";"
    )
    let report = try Self.audit(project)
    #expect(Self.truncated(report) == ["aaa-11-aaa.text de"])
    #expect(report.exitStatus == 1)
    #expect(report.account.first?.contains("1 text and 0 labels") == true)
    #expect(report.checked.unchangedSince == nil)
  }

  @Test func aLabelIsCheckedInAllLocales() throws {
    let project = try Self.repository()
    try Self.write(project, "App/Base.lproj/Main.storyboard", Self.storyboard(width: 62))
    #expect(Self.truncated(try Self.audit(project)) == ["aaa-11-aaa.text de fr"])
  }

  /// A table that moves to a String Catalog keeps its texts; only different ones changed.
  @Test(
    arguments: [
      (
        german: wide, source: #""en": { "stringUnit": { "state": "new", "value": "Pay" } },"#,
        cut: []
      ),
      (wide, "", []), (wide + "!", "", ["aaa-11-aaa.text de"]),
    ] as [(german: String, source: String, cut: [String])])
  func aTextThatMovesToACatalogIsNoChange(german: String, source: String, cut: [String]) throws {
    let project = try Self.repository()
    for language in ["de", "fr"] {
      try FileManager.default.removeItem(
        atPath: project.path + "/My App é/App/\(language).lproj/Main.strings")
    }
    let entries = [("aaa-11-aaa", german), ("bbb-22-bbb", Self.wide)].map { id, german in
      """
      "\(id).text": { "comment": "Class = UILabel;", "extractionState": "migrated", "localizations": {
        \(source)
        "de": { "stringUnit": { "state": "translated", "value": "\(german)" } },
        "fr": { "stringUnit": { "state": "translated", "value": "\(Self.wide)" } }
      } }
      """
    }
    try Self.write(
      project, "App/mul.lproj/Main.xcstrings",
      #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "#
        + entries.joined(separator: ",") + " } }")
    let report = try Self.audit(project)
    #expect(Self.truncated(report) == cut)
    let count = cut.isEmpty ? "0 texts" : "1 text"
    #expect(report.account.first?.contains(": \(count) and 0 labels") == true)
  }

  /// A table is identified by its folder and name: in another folder its texts are new, and counted once.
  @Test func textsThatMoveToAnotherTableCountOnce() throws {
    let project = try Self.repository()
    let folder = project.path + "/My App é/"
    try FileManager.default.moveItem(atPath: folder + "App", toPath: folder + "Kit")
    let report = try Self.audit(project)
    #expect(report.account.first?.contains(": 4 texts and 2 labels") == true, "\(report.account)")
  }

  /// If a source text changes, its translations also count as changed.
  @Test(arguments: [("Confirm", "3 texts", 1), ("Pay", "0 texts", 0)])
  func translationsOfAChangedSourceAreCounted(text: String, count: String, cut: Int) throws {
    let project = try Self.repository()
    func source(_ text: String) -> String {
      "\"aaa-11-aaa.text\" = \"\(text)\";\n\"bbb-22-bbb.text\" = \"Pay\";\n"
    }
    try Self.write(project, "App/en.lproj/Main.strings", source("Pay"))
    try Self.commit(project)
    try Self.write(project, "App/en.lproj/Main.strings", "// Again\n" + source(text))
    let report = try Self.audit(project)
    #expect(Self.truncated(report).count == cut)
    #expect(report.account.first?.contains(": \(count) and 0 labels") == true)
  }

  /// Files with texts that other files describe: the descriptions are not changes.
  @Test(arguments: [
    // Plural forms of a table apply to all its languages.
    ("locales/de.json", "Zahlen", "Kaufen", 1), ("locales/en.json", "Pay", "Buy", 2),
    // A reference to another file changes with its target.
    ("values/more.xml", ">Z<", ">ZZ<", 1), ("values-de/strings.xml", ">Ja<", ">Jawohl<", 2),
  ])
  func joinedFilesAreComparedAsTheyWere(
    file: String, old: String, new: String, count: Int
  ) throws {
    let files = [
      "locales/en.json": #"{ "item_one": "Item", "item_other": "Items", "title": "Pay" }"#,
      "locales/de.json": #"{ "item_one": "Ding", "item_few": "Dinge", "title": "Zahlen" }"#,
      "values/strings.xml": #"<resources><string name="ok">OK</string></resources>"#,
      "values/more.xml": """
      <resources><string name="yes">@string/ok</string><string name="z">Z</string></resources>
      """,
      "values-de/strings.xml": #"<resources><string name="ok">Ja</string></resources>"#,
      "copyfit.yml": """
      strings: [locales/*.json, values*/*.xml]
      labels: [{ keys: "*", frame: { width: 300 }, style: body }]
      """,
    ]
    let project = try TemporaryProject(
      Dictionary(uniqueKeysWithValues: files.map { ("My App é/\($0)", $1) }))
    try Self.git(project, ["init", "-q", "-b", "main"])
    try Self.commit(project)
    try Self.write(project, file, try #require(files[file]).replacing(old, with: new))
    let account = try #require(try Self.audit(project).account.first)
    #expect(account.contains(": \(count) text\(count == 1 ? "" : "s") and 0 labels"), "\(account)")
  }
}
