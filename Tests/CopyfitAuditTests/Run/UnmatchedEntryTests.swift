import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import CopyfitSourceText
import Testing

/// Entries of the configuration that select nothing, in checks of a whole project and of a part.
struct UnmatchedEntryTests {
  private static let files = [
    "copyfit.yml": """
    strings: [Cart/**/*.strings, Help/**/*.strings, Gone/**/*.strings]
    labels:
      - { key: pay, style: body, frame: { width: 300 } }
      - { key: help, style: body, frame: { width: 300 } }
      - { key: nowhere, style: body, frame: { width: 300 } }
    elements:
      - { id: "Help/Main#aaa-11-aaa.text", frame: { width: 300 } }
      - { id: "Help/Main#zzz-11-zzz.text", frame: { width: 300 } }
    """,
    "Cart/en.lproj/Cart.strings": #""pay" = "Pay";"#,
    "Help/en.lproj/Help.strings": #""help" = "Help";"#,
    "Help/Base.lproj/Main.storyboard": StoryboardText(
      labels: [StoryboardText.label("aaa-11-aaa", "Help")]
    ).xml,
  ]

  /// A pattern applies to all files of the project, whatever part of them is checked.
  @Test(arguments: [
    ("", [1, 5, 8]), ("/Cart", [1]), ("/Help", [1]), ("/Cart/en.lproj/Cart.strings", [1]),
  ])
  func onlyARunOverAllTellsThem(path: String, lines: [Int]) throws {
    let project = try TemporaryProject(Self.files)
    let report = try project.audit(AuditOptions(paths: [project.path + path]))
    let found = report.findings.filter { $0.rule == .unmatchedEntry }
    #expect(found.compactMap(\.source?.position.line).sorted() == lines)
  }

  /// The texts of an entry of `labels` may be in a file that is damaged.
  @Test(arguments: [
    (#""help" = "Help";"#, [1, 5, 8]), (#""help" = "Help"#, [1, 8]),
  ])
  func damagedFilesMayHaveTheirTexts(help: String, lines: [Int]) throws {
    var files = Self.files
    files["Help/en.lproj/Help.strings"] = help
    let report = try TemporaryProject(files).audit()
    let found = report.findings.filter { $0.rule == .unmatchedEntry }
    #expect(found.compactMap(\.source?.position.line).sorted() == lines)
  }

  /// A damaged file may hide the texts of its own table, and a reference to another file the one of its key.
  @Test(arguments: [
    ("Other/de.lproj/Other.strings", #""a" = "A"#, "table: Main, key: nowhere", [2]),
    ("Other/de.lproj/Other.strings", #""a" = "A"#, "bundle: Other, key: nowhere", []),
    ("Other/de.lproj/Other.strings", #""a" = "A"#, "key: nowhere", []),
    ("res/values/strings.xml", Self.reference, "key: nowhere", [2]),
    ("res/values/strings.xml", Self.reference, "keys: 'no*'", [2]),
    ("res/values/strings.xml", Self.reference, "keys: 'li*'", []),
    ("res/values/strings.xml", Self.reference, "key: lib", []),
  ])
  func anEntryForAnotherTextIsReported(file: String, text: String, entry: String, lines: [Int])
    throws
  {
    let report = try TemporaryProject([
      "copyfit.yml": "labels:\n  - { \(entry), style: body, frame: { width: 300 } }\n",
      "en.lproj/Main.strings": #""a" = "A";"#, file: text,
    ]).audit()
    let found = report.findings.filter { $0.rule == .unmatchedEntry }
    #expect(found.compactMap(\.source?.position.line) == lines)
  }

  /// A text of Android whose text is in a library.
  private static let reference =
    #"<resources><string name="lib">@string/abc</string><string name="b">B</string></resources>"#

  private static func label(_ table: String, _ key: String, literal: String? = nil) -> String {
    let text = literal.map { #", "literal": "\#($0)""# } ?? ""
    return """
      {"id": "App/\(table)#\(key)", "name": "\(key)", "source": {"file": "A.swift", "line": 1, "column": 1},
       "texts": [{"bundle": "App", "table": "\(table)", "key": "\(key)"\(text)}], "font": "body",
       "rooms": [{"width": {"atLeast": 300, "atMost": 300}}]}
      """
  }

  /// Missing tables that a file of labels names: an error if no label can be checked.
  @Test(
    arguments: [
      ([label("Gone", "a")], [:], 2),
      ([label("Gone", "a"), label("Here", "b")], ["App/en.lproj/Here.strings": #""b" = "B";"#], 0),
      ([label("Gone", "a", literal: "A")], [:], 0),
    ] as [([String], [String: String], Int32)])
  func tablesThatAreNotThereAreNamed(
    labels: [String], tables: [String: String], status: Int32
  ) throws {
    let file = #"{"schema": "copyfit.labels/2", "labels": [\#(labels.joined(separator: ","))]}"#
    let report = try TemporaryProject(tables.merging(["labels.json": file]) { $1 })
      .audit()
    let messages =
      report.failures + report.findings.filter { $0.rule == .unmatchedEntry }.map(\.message)
    #expect(report.exitStatus == status)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("does not have: 'App/Gone' (1 label).") == true, "\(messages)")
  }

  /// Members of rows may be labels of the file and of storyboards, and rows of the file.
  @Test(arguments: [
    (#"{"label": "App/Here#b"}, {"row": "r"}, {"label": "Help/Main#aaa-11-aaa.text"}"#, []),
    (#"{"spacer": {"least": 8}}, {"size": {"least": 3}}, {"labels": []}"#, []),
    (
      #"{"label": "x"}, {"label": "x"}, {"labels": ["App/Here#b", "y"]}, {"row": "s"}"#,
      [
        "1 No label has the id 'x', which a member of a row names; its text counts as unknown.",
        "1 No label has the id 'y', which a member of a row names; its text counts as unknown.",
        "1 No row has the id 's', which a member of a row names; its size counts as unknown.",
      ]
    ),
  ])
  func membersOfRowsThatAreNotThere(members: String, messages: [String]) throws {
    let rows = #"[{"id": "r", "room": {"atMost": 300}, "members": [\#(members)]}]"#
    let label = Self.label("Here", "b").replacing("\n", with: "")
    let report = try TemporaryProject([
      "App/en.lproj/Here.strings": #""b" = "B";"#,
      "Help/Base.lproj/Main.storyboard": Self.files["Help/Base.lproj/Main.storyboard"] ?? "",
      "labels.json":
        #"{"schema": "copyfit.labels/2", "rows": \#(rows), "labels": [\#(label)]}"#,
    ]).audit()
    let found = report.findings.filter { $0.rule == .unmatchedEntry }
    #expect(found.map { "\($0.source?.position.line ?? 0) \($0.message)" } == messages)
    #expect(found.allSatisfy { $0.source?.file == "labels.json" })
  }

  /// A storyboard needs no table in its own language.
  @Test func aDocumentNeedsNoTable() throws {
    let report = try TemporaryProject([
      "App/en.lproj/Here.strings": #""b" = "B";"#,
      "labels.json":
        #"{"schema": "copyfit.labels/2", "labels": [\#(Self.label("Main", "a", literal: "A"))]}"#,
    ]).audit()
    #expect(!report.findings.contains { $0.rule == .unmatchedEntry })
  }

  /// If several projects share a configuration, the first reports entries that none of them uses.
  @Test func anEntryOfManyIsReportedOnce() throws {
    let projects = (10..<50).map { "Apps/App\($0)" }
    var files = [
      ".git/HEAD": "",
      "base.yml": """
      labels:
        - { key: nowhere, style: body, frame: { width: 300 } }
        - { key: pay, style: body, frame: { width: 300 } }
        - { key: neither, style: body, frame: { width: 300 } }
      """,
    ]
    for project in projects {
      files[project + "/copyfit.yml"] = "extends: ../../base.yml"
      let key = project == projects.last ? "pay" : "other"
      files[project + "/en.lproj/Cart.strings"] = "\"\(key)\" = \"Pay\";"
    }
    let root = try TemporaryProject(files)
    let report = try root.audit(AuditOptions(paths: projects.map { root.path + "/" + $0 }))
    let told = report.findings.filter { $0.rule == .unmatchedEntry }
      .map { "\($0.project ?? "") \($0.source?.file ?? ""):\($0.source?.position.line ?? 0)" }
    #expect(told == ["App10 ../../base.yml:2", "App10 ../../base.yml:4"])
  }

  /// A source language without texts in any table; this is no mistake if keys are the source texts.
  @Test(arguments: [
    ("zz", "App/de.lproj/A.strings", #""pay" = "Zahlen";"#, ["copyfit.yml:1:17"]),
    ("de", "App/de.lproj/A.strings", #""pay" = "Zahlen";"#, []),
    ("de_DE", "App/de-DE.lproj/A.strings", #""pay" = "Zahlen";"#, []),
    ("zz", "App/Base.lproj/A.strings", #""pay" = "Zahlen";"#, []),
    ("zz", "po/de.po", "msgid \"\"\nmsgstr \"\"\n\nmsgid \"Pay\"\nmsgstr \"Zahlen\"\n", []),
  ])
  func theSourceLanguageIsLookedFor(
    language: String, file: String, text: String, places: [String]
  ) throws {
    let report = try TemporaryProject(["copyfit.yml": "sourceLanguage: \(language)", file: text])
      .audit()
    let found = report.findings.filter { $0.rule == .unmatchedEntry }.compactMap(\.source)
    #expect(found.map { "\($0.file):\($0.position.line):\($0.position.column)" } == places)
  }
}
