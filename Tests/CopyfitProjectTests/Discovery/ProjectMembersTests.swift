import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import CopyfitProject
import CopyfitSourceText
import Foundation
import Testing

/// Configurations that list projects.
struct ProjectMembersTests {
  private static let strings = #""a" = "Ja";"#
  private static let label = "labels: [{ key: a, style: body, frame: { width: 300 } }]"

  private static let apps = [
    "copyfit.yml": "projects: [Apps/*]\nname: All\ngate: { through: AX2 }\n" + label,
    "Apps/One/copyfit.yml": "name: App\n" + label,
    "Apps/One/de.lproj/Localizable.strings": strings,
    "Apps/Two/copyfit.yml": "name: App\n" + label,
    "Apps/Two/de.lproj/Localizable.strings": strings,
    "Apps/Three/de.lproj/Localizable.strings": strings,
    "Apps/Documents/README.md": "nothing to check",
  ]

  private static func projects(
    _ files: [String: String], in paths: [String] = [""]
  ) throws -> [String] {
    let folder = try TemporaryProject(files)
    let found = try ProjectFiles.find(paths: paths.map { folder.path + "/" + $0 })
    return found.map { $0.name.replacing(folder.path, with: "") }
  }

  @Test func eachHasItsNearestConfiguration() throws {
    let folder = try TemporaryProject(Self.apps)
    let report = try folder.audit()
    let names = report.projects.map { $0.name.replacing(folder.path, with: "") }
    #expect(names == ["App (/Apps/One)", "Three", "App (/Apps/Two)"])
    #expect(report.coverage.measured == 3)
    #expect(report.exitStatus == 0)
  }

  /// A list names each of many folders: comparing each with all patterns, and reading the list again for each project,
  /// would take minutes.
  @Test func manyProjects() throws {
    let names = (0..<1_000).map { "p\($0)" }
    var files = ["copyfit.yml": "projects: [\(names.joined(separator: ", ")), '*']"]
    for name in names { files["\(name)/de.lproj/L.strings"] = Self.strings }
    #expect(try Self.projects(files) == names.sorted())
  }

  @Test func aPathRestrictsThem() throws {
    #expect(try Self.projects(Self.apps, in: ["Apps/Three"]) == ["Three"])
    #expect(try Self.projects(Self.apps, in: ["Apps/One", "Apps/Three"]) == ["App", "Three"])
    #expect(try Self.projects(Self.apps, in: ["Apps/Three/de.lproj"]) == ["Three"])
    // A slash may form a character with the scalars after it.
    let odd = ["Apps/One/\u{301}/de.lproj/L.strings": Self.strings].merging(Self.apps) { $1 }
    #expect(try Self.projects(odd, in: ["Apps/One/\u{301}"]) == ["App"])
    let files = [
      "copyfit.yml": "projects: [Apps/One]", "Apps/One/x.strings": "", "Lib/y.strings": "",
    ]
    let error = #expect(throws: AuditError.self) { try Self.projects(files, in: ["Lib"]) }
    #expect(error?.messages.first?.contains("not part of any of the projects") == true)
  }

  /// A project that is both listed and named is one project, checked as a whole if either selects it whole.
  @Test(arguments: [
    ["", "Apps/One"], ["Apps/One", ""], ["Apps/One/de.lproj", ""], ["", "Apps/One/de.lproj"],
    ["Apps", "Apps/One", "Apps/Three"],
  ])
  func eachIsCheckedOnce(paths: [String]) throws {
    let folder = try TemporaryProject(Self.apps)
    let found = try ProjectFiles.find(paths: paths.map { folder.path + "/" + $0 })
    let names = found.compactMap { $0.root.split(separator: "/").last.map(String.init) }
    #expect(names.sorted() == ["One", "Three", "Two"])
    #expect(found.allSatisfy { !$0.isRestricted })
  }

  /// Settings beside the list apply to projects without a configuration, and to those that extend it.
  @Test(arguments: [
    ([:], "", ["2:1 'name'", "3:1 'gate'"]),
    (["Apps/Three/de.lproj/Localizable.strings": strings], "", ["2:1 'name'"]),
    ([:], "extends: ../../copyfit.yml\n", ["2:1 'name'"]),
    (["Apps/Three/README.md": "no project"], "", ["2:1 'name'", "3:1 'gate'"]),
  ])
  func keysThatSayNothingAreReported(
    more: [String: String], extension: String, expected: [String]
  ) throws {
    let files = [
      ".git/HEAD": "",
      "copyfit.yml": "projects: [Apps/*]\nname: All\ngate: { through: AX2 }",
      "Apps/One/copyfit.yml": `extension` + Self.label,
      "Apps/One/de.lproj/Localizable.strings": Self.strings,
    ].merging(more) { $1 }
    let folder = try TemporaryProject(files)
    func told(_ path: String) throws -> [String] {
      try folder.audit(AuditOptions(paths: [folder.path + path])).findings
        .filter { $0.rule == .unmatchedEntry && $0.source?.file == "../../copyfit.yml" }
        .map { finding in
          let position = finding.source?.position
          let key = finding.message.prefix { $0 != " " }
          return "\(position?.line ?? 0):\(position?.column ?? 0) \(key)"
        }
    }
    #expect(try told("") == expected)
    #expect(try told("/Apps/One").isEmpty)
  }

  /// Projects share the entries of a list if they have no configurations of their own, or of a file that they extend.
  @Test(arguments: [
    ([:], ["copyfit.yml:3"]),
    (
      ["Apps/One/copyfit.yml": "extends: ../../copyfit.yml", "Apps/Two/copyfit.yml": "name: Two"],
      ["copyfit.yml:3"]
    ),
  ])
  func anEntryThatOneOfThemUsesIsNotIdle(more: [String: String], expected: [String]) throws {
    let files = [
      "copyfit.yml": """
      projects: [Apps/*]
      labels:
        - { key: nowhere, style: body, frame: { width: 300 } }
        - { key: a, style: body, frame: { width: 300 } }
        - { key: b, style: body, frame: { width: 300 } }
      """,
      "Apps/One/de.lproj/Localizable.strings": #""a" = "Ja";"#,
      "Apps/Two/de.lproj/Localizable.strings": #""b" = "Ja";"#,
      "Apps/Three/de.lproj/Localizable.strings": #""b" = "Ja";"#,
    ].merging(more) { $1 }
    let found = try TemporaryProject(files).audit().findings.filter { $0.rule == .unmatchedEntry }
    let places = found.compactMap(\.source).map { source in
      "\(source.file.split(separator: "/").last ?? ""):\(source.position.line)"
    }
    #expect(places == expected)
  }

  @Test func aPatternThatMatchesNothingIsAnError() throws {
    let error = #expect(throws: AuditError.self) {
      try Self.projects(["copyfit.yml": "projects: [Apps/*, App]"])
    }
    #expect(error?.messages.count == 2)
    #expect(error?.messages.last?.hasSuffix("copyfit.yml:1:20: no folder matches 'App'") == true)
  }
}
