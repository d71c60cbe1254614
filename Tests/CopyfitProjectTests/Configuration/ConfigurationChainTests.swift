import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitInspection
import CopyfitLabels
import CopyfitProject
import CopyfitSourceText
import Foundation
import Testing

/// Configurations that extend others.
struct ConfigurationChainTests {
  /// Files of one repository.
  private static func repository(_ files: [String: String]) throws -> TemporaryProject {
    try TemporaryProject(files.merging([".git/HEAD": ""]) { $1 })
  }

  private static func read(_ files: [String: String]) throws -> (Configuration, TemporaryProject) {
    let folder = try repository(files)
    return (try Configuration.read(folder.path + "/App/copyfit.yml"), folder)
  }

  @Test func theNearestFileCounts() throws {
    let (configuration, _) = try Self.read([
      "App/copyfit.yml": """
      extends: ../base.yml
      gate: { minimumCoverage: 50% }
      rules: { truncation: warning }
      ignore: []
      samples: { "%d": 2 }
      """,
      "base.yml": """
      name: Base
      gate: { through: AX2, minimumCoverage: 90% }
      rules: { truncation: note, word-split: "off" }
      ignore: [{ rule: truncation, id: "*", reason: x }]
      samples: { "%d": 1, "%@": W }
      fonts: { directories: [Fonts], system: /SF.otf, calibration: widths.yml }
      baseline: base.json
      boldText: [true]
      """,
    ])
    #expect(configuration.name == nil)
    #expect(configuration.gate.through == .accessibility2)
    #expect(configuration.gate.minimumCoverage == 0.5)
    #expect(configuration.severities == [.truncation: .warning])
    #expect(configuration.rulesOff == [.wordSplit])
    #expect(configuration.suppressions.isEmpty)
    #expect(configuration.samples.map(\.text) == ["2", "W"])
    #expect(configuration.boldText == [true])
    // Paths stay relative to the file that names them.
    #expect(configuration.fonts.directories.map(\.value) == ["../Fonts"])
    #expect(configuration.fonts.system == .file("/SF.otf"))
    guard case .file(let widths) = configuration.fonts.calibration else {
      Issue.record("no calibration was read")
      return
    }
    #expect(widths.value == "../widths.yml")
    #expect(configuration.baseline?.value == "../base.json")
  }

  @Test(arguments: [
    (["base.yml": "\n\nnam: x"], "/base.yml:3:1: unknown key 'nam'; did you mean 'name'?"),
    (
      ["base.yml": "extends: nowhere.yml"],
      "/base.yml:1:10: 'nowhere.yml' cannot be read: there is no such file"
    ),
    (
      ["base.yml": "extends: App/copyfit.yml"],
      "/base.yml:1:10: 'App/copyfit.yml' extends this file in turn"
    ),
    (["base.yml": "name: [1"], "/base.yml:"),
    (
      ["base.yml": "name: a\nname: b"],
      "/base.yml:2:1: 'name' occurs twice; the first is on line 1"
    ),
  ])
  func saysWhereAnExtendedFileIsWrong(files: [String: String], message: String) throws {
    var files = files
    files["App/copyfit.yml"] = "locales: all\nextends: ../base.yml\n"
    let folder = try Self.repository(files)
    let error = #expect(throws: AuditError.self) {
      try Configuration.read(folder.path + "/App/copyfit.yml")
    }
    #expect(error?.messages.count == 1)
    #expect(
      error?.messages.first?.hasPrefix(folder.path + message) == true, "\(error?.messages ?? [])")
  }

  @Test func aLongChainIsRefused() throws {
    var files = ["App/copyfit.yml": "extends: 1.yml"]
    for number in 1...20 { files["App/\(number).yml"] = "extends: \(number + 1).yml" }
    let error = #expect(throws: AuditError.self) { _ = try Self.read(files) }
    #expect(
      error?.messages.first?.hasSuffix("7.yml:1:10: more than 8 files extend one another") == true)
  }

  /// Findings about an extended file have its place.
  @Test func findingsNameTheExtendedFile() throws {
    let folder = try Self.repository([
      "App/copyfit.yml": "extends: ../base.yml\nstrings: [de.lproj/*.strings]\n",
      "base.yml": """
      labels:
        - { key: a, style: body, frame: { width: 300 } }
        - { key: gone, style: body, frame: { width: 300 } }
      interfaceBuilder: ["**/*.xib"]
      """,
      "App/de.lproj/Localizable.strings": #""a" = "Ja";"#,
    ])
    let report = try Audit(AuditOptions(paths: [folder.path + "/App"])).check().report
    let places = report.findings.filter { $0.rule == .unmatchedEntry }.compactMap(\.source)
    #expect(
      Set(places.map { "\($0.file):\($0.position.line)" }) == ["../base.yml:3", "../base.yml:4"])
    #expect(report.coverage.measured == 1)
  }
}
