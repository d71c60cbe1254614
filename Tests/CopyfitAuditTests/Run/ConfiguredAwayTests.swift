import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitLabels
import CopyfitSourceText
import Testing

/// What a configuration leaves out is counted, so that a report does not look complete.
struct ConfiguredAwayTests {
  private static func skipped(_ configuration: String) throws -> [String] {
    let project = try TemporaryProject([
      "copyfit.yml": """
      labels: [{ key: a, style: body, frame: { width: 30 }, lines: 1 }]
      \(configuration)
      """,
      "App/en.lproj/A.strings": #""a" = "A text that is too long";"#,
      "App/de.lproj/A.strings": #""a" = "Ein zu langer Text";"#,
      "Debug/en.lproj/B.strings": #""b" = "Text";"#, "Debug/B.swift": "let title = String()",
      "Debug/C.m": "@interface C", "locales/de.json": #"{ "c": "Text" }"#,
      "locales/fr.json": #"{ "c": "Texte" }"#,
      "Debug/D.xib": #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#,
    ])
    return try project.audit().coverage.skipped
      .filter { $0.what != .string && $0.why != .noSwiftReader }
      .map { "\($0.count) \($0.what.rawValue): \($0.why.text) \($0.names)" }
  }

  @Test(arguments: [
    ("", []),
    (
      "exclude: [Debug]",
      [
        #"1 document: left out by 'exclude' in the configuration ["Debug/D.xib"]"#,
        #"3 file: left out by 'exclude' in the configuration ["Debug/en.lproj/B.strings", "Debug/B.swift", "Debug/C.m"]"#,
      ]
    ),
    (
      "exclude: [locales/de.json]\nstrings: [App/**/*.strings, Debug/**/*.strings, locales/*.json]",
      [#"1 file: left out by 'exclude' in the configuration ["locales/de.json"]"#]
    ),
    (
      "interfaceBuilder: []",
      [
        #"1 document: not named by 'strings' or 'interfaceBuilder' in the configuration ["Debug/D.xib"]"#
      ]
    ),
    (
      "strings: [App/**/*.strings]",
      [
        #"1 file: not named by 'strings' or 'interfaceBuilder' in the configuration ["Debug/en.lproj/B.strings"]"#
      ]
    ),
    (
      "locales: [en]",
      [#"1 language: not among the languages that are checked ["de"]"#]
    ),
    (
      "rules: { truncation: off, duplicate-key: off }",
      [#"1 finding: the rule 'truncation' is off in the configuration ["App/A#label:a"]"#]
    ),
  ])
  func isCounted(configuration: String, expected: [String]) throws {
    #expect(try Self.skipped(configuration) == expected)
  }

  /// The app of the folder itself is not checked, so that its files are named.
  @Test func filesInNoListedProjectAreCounted() throws {
    let project = try TemporaryProject([
      "copyfit.yml": "projects: [Other]", "Other/en.lproj/A.strings": #""a" = "Text";"#,
      "App/en.lproj/B.strings": #""b" = "Text";"#, "App/V.swift": "let title = String()",
      "App/D.xib": #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#,
    ])
    let skipped = try project.audit().coverage.skipped.filter { $0.why == .inNoProject }
    #expect(
      skipped.map { "\($0.count) \($0.what.rawValue) \($0.names)" } == [
        #"1 document ["App/D.xib"]"#, #"2 file ["App/en.lproj/B.strings", "App/V.swift"]"#,
      ])
  }

  private static let table = #""b" = "Einstellungen";"#
  private static let source = "import UIKit\nlet title = NSLocalizedString(\"b\", comment: \"\")\n"

  private static func files(_ files: [String: String]) throws -> (TemporaryProject, [String]) {
    let project = try TemporaryProject(files)
    let skipped = try project.audit().coverage.skipped.filter { $0.what == .file }
    return (project, skipped.filter { $0.why != .noSwiftReader }.map { "\($0.why) \($0.names)" })
  }

  /// A comment that names the library does not make a source one of tests.
  @Test(arguments: [
    ("@import XCTest;\n", ["testSource [\"A.m\"]"]),
    ("  import XCTest\n", ["testSource [\"A.m\"]"]),
    ("// was: import XCTest\n", []), ("let x = \"import Testing\";\n", []),
  ])
  func sourcesOfTestsAreCounted(line: String, expected: [String]) throws {
    let (_, found) = try Self.files(
      ["en.lproj/A.strings": Self.table, "A.m": line + Self.source])
    #expect(found == expected)
  }

  private static let mac = """
    { rootObject = P; objects = { P = { isa = PBXProject; targets = (T); buildConfigurationList = L; }; \
    T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildConfigurationList = L; }; \
    L = { isa = XCConfigurationList; buildConfigurations = (C); }; \
    C = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = macosx; }; }; }; }
    """

  /// A second use of a text would be lost without a trace.
  @Test(arguments: [
    ("App/macOS/V.m", "otherSystem"), ("App/Widget/V.m", "widget"), ("WatchList/V.m", "watch"),
    ("Mac/V.m", "otherSystem"), ("App/V.m", nil),
  ])
  func sourcesOfOtherProgramsAreCounted(path: String, program: String?) throws {
    let project = try TemporaryProject([
      "en.lproj/A.strings": Self.table, path: Self.source,
      "Mac/M.xcodeproj/project.pbxproj": Self.mac,
    ])
    let found = try project.audit().coverage.skipped.compactMap { item -> String? in
      guard case .otherProgram(let surface) = item.why else { return nil }
      return "\(surface.rawValue) \(item.names)"
    }
    #expect(found == (program.map { ["\($0) [\"\(path)\"]"] } ?? []))
  }

  /// Xcode follows it, so a language would be lost.
  ///
  /// A checkout without links has a file in its place.
  @Test(arguments: ["->.shared/de.lproj", "->gone.lproj", "->/usr", ".shared/de.lproj"])
  func aLinkedLanguageIsAFinding(link: String) throws {
    let project = try TemporaryProject([
      "en.lproj/A.strings": Self.table, ".shared/de.lproj/A.strings": Self.table, "de.lproj": link,
    ])
    let found = try project.audit().findings.filter { $0.rule == .unreadableFile }
    #expect(found.map(\.source?.file) == ["de.lproj"])
  }

  /// Links to folders that are searched at their own place are not counted.
  @Test(arguments: [
    ("->/usr", true), ("->en.lproj", false), ("->Real", false), ("->.", false), ("->..", true),
    ("->.shared", true), ("->Pods/Kit", true), ("->build", true), ("->Ignored", true),
  ])
  func linksToFoldersThatAreNotSearchedAreCounted(link: String, isCounted: Bool) throws {
    let (_, found) = try Self.files([
      "en.lproj/A.strings": Self.table, "Shared": link, "Real/B.strings": Self.table,
      ".shared/B.strings": Self.table, "Pods/Kit/B.strings": Self.table,
      "build/B.strings": Self.table, "Ignored/B.strings": Self.table, ".gitignore": "Ignored/",
      ".git/HEAD": "ref: refs/heads/main", ".git/objects/a": "", ".git/refs/a": "",
    ])
    #expect(found == (isCounted ? ["linkedFolder [\"Shared\"]"] : []))
  }
}
