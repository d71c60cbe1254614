import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import CopyfitProject
import CopyfitSourceText
import Foundation
import Testing

/// Files outside a project's repository, to which links and the configuration refer.
struct ProjectBoundaryTests {
  private static let outside = "it lies outside the repository; --follow-links allows it"

  /// A repository beside a folder with a secret.
  private static func project(_ files: [String: String]) throws -> TemporaryProject {
    let common = [
      "home/credentials": "[default]\naws_key = SECRET\n", "repo/.git/HEAD": "",
      "repo/.git/config": "[http]\ntoken = SECRET\n",
      "repo/App/de.lproj/Localizable.strings": #""a" = "Ja";"#,
      "repo/App/copyfit.yml": "labels: [{ key: a, style: body, frame: { width: 300 } }]",
    ]
    return try TemporaryProject(common.merging(files) { $1 })
  }

  private static func audit(
    _ project: TemporaryProject, _ change: (inout AuditOptions) -> Void = { _ in }
  ) throws -> AuditReport {
    var options = AuditOptions(paths: [project.path + "/repo/App"])
    change(&options)
    return try project.audit(options)
  }

  // MARK: - Findings

  @Test(arguments: [
    ("en.lproj/Localizable.strings", "../../../home/credentials", outside),
    ("Localizable.xcstrings", "../../home/missing", outside),
    ("Main.storyboard", "/proc/self/environ", outside),
    ("View.xib", "/dev/zero", outside), ("Folder.xib", "../../home", outside),
    ("App.xcodeproj/project.pbxproj", "../../../home/credentials", outside),
    (
      "Token.strings", "../.git/config",
      "it lies in a folder of git's own; --follow-links allows it"
    ),
    ("l10n.yaml", "../../home/credentials", outside),
    ("de.xcloc/contents.json", "../../../home/credentials", outside),
  ])
  func aLinkOutOfTheRepositoryIsAFinding(file: String, target: String, reason: String) throws {
    let project = try Self.project([
      "repo/App/" + file: "->" + target, "repo/App/app_de.arb": #"{"x": "y"}"#,
      "repo/App/de.xcloc/Localized Contents/de.xliff": "<xliff/>",
    ])
    let report = try Self.audit(project)
    let findings = report.findings.filter {
      $0.rule == .unreadableFile && $0.source?.file == file
    }
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.severity == .error })
    #expect(findings.first?.message.lowercased().contains(reason) == true)
    #expect(!"\(report)".contains("SECRET"))
    // The rest is checked.
    #expect(report.coverage.measured > 0)
    #expect(report.exitStatus == 1)
  }

  /// Whether a file that matches a pattern exists makes no difference.
  @Test(arguments: ["credentials", "missing", ""])
  func linksThatPatternsMatchAreFindings(target: String) throws {
    let project = try Self.project([
      "repo/App/e.properties": "->../../home/" + target, "repo/App/linked": "->../../home",
      "repo/App/copyfit.yml": """
      strings: ["**/*.strings", "*.properties", linked/credentials, linked/missing, "linked/**"]
      labels: [{ keys: "*", style: body, frame: { width: 300 } }]
      """,
    ])
    let report = try Self.audit(project)
    let places = report.findings.filter { $0.rule == .unreadableFile }.map { finding in
      "\(finding.source?.file ?? ""):\(finding.source?.position.line ?? 0)"
    }
    #expect(places.sorted() == ["copyfit.yml:1", "copyfit.yml:1", "e.properties:1"])
    #expect(
      report.findings.filter { $0.rule == .unreadableFile }
        .allSatisfy { $0.message.lowercased().contains(Self.outside) })
    #expect(!"\(report)".contains("SECRET"))
  }

  @Test func linksWithinTheRepositoryAreRead() throws {
    let project = try Self.project([
      "repo/Shared/L.strings": #""a" = "Oui";"#,
      "repo/App/fr.lproj/Localizable.strings": "->../../Shared/L.strings",
    ])
    let report = try Self.audit(project)
    #expect(report.findings.allSatisfy { $0.rule != .unreadableFile })
    #expect(report.coverage.measured == 2)
  }

  @Test func linksAreFollowedWhereThatIsAskedFor() throws {
    let project = try Self.project([
      "home/L.strings": #""a" = "Oui";"#,
      "repo/App/fr.lproj/Localizable.strings": "->../../../home/L.strings",
    ])
    #expect(try Self.audit(project).coverage.measured == 1)
    #expect(try Self.audit(project) { $0.followsLinks = true }.coverage.measured == 2)
  }

  @Test func aLinkThatIsNamedIsRead() throws {
    let project = try Self.project([
      "home/L.strings": #""a" = "Oui";"#,
      "repo/App/fr.lproj/Localizable.strings": "->../../../home/L.strings",
      "repo/App/es.lproj/Localizable.strings": "->../../../home/credentials",
    ])
    let report = try Self.audit(project) {
      $0.paths.append(project.path + "/repo/App/fr.lproj/Localizable.strings")
    }
    #expect(report.coverage.measured == 2)
    #expect(report.findings.count { $0.rule == .unreadableFile } == 1)
  }

  // MARK: - Errors of the configuration

  /// A setting of the configuration, and the place of the message.
  @Test(arguments: [
    ("extends: ../../home/credentials", "copyfit.yml:1:10: '../../home/credentials'"),
    ("extends: link", "copyfit.yml:1:10: 'link'"),
    ("extends: linked/credentials", "copyfit.yml:1:10: 'linked/credentials'"),
    ("extends: linked/missing", "copyfit.yml:1:10: 'linked/missing'"),
    ("extends: /etc/passwd", "copyfit.yml:1:10: '/etc/passwd'"),
    ("labelFiles: [link]", "copyfit.yml:1:14: 'link'"),
    ("labelFiles: [/nowhere/labels.json]", "copyfit.yml:1:14: '/nowhere/labels.json'"),
    ("baseline: link", "copyfit.yml:1:11: the baseline 'link'"),
    ("baseline: ../../home/credentials", "copyfit.yml:1:11: the baseline"),
    ("fonts: { styles: link }", "copyfit.yml:1:18: the style dictionary 'link'"),
    ("fonts: { calibration: link }", "copyfit.yml:1:23: the calibration 'link'"),
  ])
  func aPathOutOfTheRepositoryIsAnError(line: String, place: String) throws {
    let project = try Self.project([
      "repo/App/copyfit.yml": line + "\nlabels: [{ key: a, style: body, frame: { width: 300 } }]",
      "repo/App/link": "->../../home/credentials", "repo/App/linked": "->../../home",
    ])
    let error = #expect(throws: AuditError.self) { try Self.audit(project) }
    #expect(error?.messages.count == 1)
    let message = try #require(error?.messages.first)
    #expect(message.contains("/repo/App/" + place), "\(message)")
    #expect(message.hasSuffix("cannot be read: " + Self.outside), "\(message)")
  }

  @Test(arguments: ["copyfit.yml", "labels.json"])
  func aLinkInTheirPlaceIsAnError(name: String) throws {
    let project = try Self.project(["repo/App/\(name)": "->../../home/credentials"])
    let error = #expect(throws: AuditError.self) { try Self.audit(project) }
    #expect(error?.messages.count == 1)
    #expect(error?.messages.first?.contains("/" + name + ":") ?? false || name == "labels.json")
    #expect(error?.messages.first?.hasSuffix("cannot be read: " + Self.outside) == true)
  }

  /// Without its labels, a project would pass.
  @Test func labelsThatAreTooLargeAreAnError() throws {
    let project = try Self.project([
      "repo/App/labels.json": "{}", "repo/App/de.lproj/A.strings": "",
    ])
    let file = URL(filePath: project.path + "/repo/App/labels.json")
    try FileHandle(forWritingTo: file).truncate(atOffset: (64 << 20) + 1)
    let error = #expect(throws: AuditError.self) { try Self.audit(project) }
    #expect(
      error?.messages == [
        "labels.json: the labels cannot be read: it is larger than 64 MiB, the most that is read"
      ])
  }

  /// A file in the same repository can be extended as before.
  @Test func filesOfOneRepositoryExtendEachOther() throws {
    let project = try Self.project([
      "repo/base.yml": "labels: [{ key: a, style: body, frame: { width: 300 } }]",
      "repo/App/copyfit.yml": "extends: ../base.yml",
    ])
    #expect(try Self.audit(project).coverage.measured == 1)
  }

  // MARK: - What the command line names

  @Test func aConfigurationThatIsNamedMayLieAnywhere() throws {
    let project = try Self.project([
      "home/ci.yml": "labels: [{ key: a, style: body, frame: { width: 300 } }]",
      "repo/App/other.yml": "->../../home/ci.yml", "repo/App/copyfit.yml": "nonsense",
    ])
    let report = try Self.audit(project) {
      $0.configuration = project.path + "/repo/App/other.yml"
    }
    #expect(report.coverage.measured == 1)
  }

  /// Paths in a file on the command line are subject to the boundary of its own repository or folder.
  @Test(arguments: ["extends: ../base.yml", "labelFiles: [../labels.json]", "baseline: ../b.json"])
  func whatANamedConfigurationNamesMayNot(line: String) throws {
    let project = try TemporaryProject([
      "App/ci.yml": line, "base.yml": "", "labels.json": "SECRET", "b.json": "SECRET",
    ])
    let error = #expect(throws: AuditError.self) {
      try project.audit(
        AuditOptions(paths: [project.path + "/App"], configuration: project.path + "/App/ci.yml"))
    }
    #expect(
      error?.messages.first?.hasSuffix(
        "cannot be read: it lies outside the project's folder, and no repository holds both; "
          + "--follow-links allows it") == true)
  }

  @Test func aBaselineThatIsNamedMayLieAnywhere() throws {
    let project = try Self.project([
      "home/b.json": #"{"schema": "copyfit.baseline/1", "entries": []}"#,
      "repo/App/link.json": "->../../home/b.json",
    ])
    for path in ["/home/b.json", "/repo/App/link.json"] {
      #expect(try Self.audit(project) { $0.gate.baseline = project.path + path }.exitStatus == 0)
    }
  }

  // MARK: - Writing

  /// Even a new baseline must not be written outside.
  @Test(arguments: [
    "link.json", "gone.json", "../../home/new.json", "../.git/config", "linked/b.json",
  ])
  func aBaselineIsNotWrittenOutside(path: String) throws {
    let project = try Self.project([
      "repo/App/copyfit.yml": "baseline: \(path)", "repo/App/link.json": "->../../home/credentials",
      "repo/App/gone.json": "->../../home/gone.json", "repo/App/linked": "->../../home",
    ])
    let error = #expect(throws: AuditError.self) {
      try Self.audit(project) { $0.gate.baselineTarget = .itsPlace }
    }
    #expect(error?.messages.first?.hasSuffix("--follow-links allows it") == true)
  }

  // MARK: - Which configuration is found

  @Test func aConfigurationAboveTheRepositoryIsNotUsed() throws {
    let project = try TemporaryProject([
      "copyfit.yml": "name: Outer", "repo/.git/HEAD": "", "repo/App/de.lproj/L.strings": "",
      "free/App/de.lproj/L.strings": "",
    ])
    func names(_ path: String, followsLinks: Bool = false) throws -> [String] {
      try ProjectFiles.find(paths: [project.path + path], followsLinks: followsLinks).map(\.name)
    }
    #expect(try names("/repo/App") == ["App"])
    #expect(try names("/repo/App", followsLinks: true) == ["Outer"])
    #expect(try names("/free/App") == ["Outer"])
  }

  /// Projects of a list are within its boundary, even if one is a repository itself.
  @Test func projectsOfAListShareItsBoundary() throws {
    let project = try Self.project([
      "repo/copyfit.yml": "projects: [App, Module]\nlabels: []",
      "repo/App/copyfit.yml": "extends: ../copyfit.yml",
      "repo/Module/.git": "gitdir: ../.git/modules/Module",
      "repo/Module/copyfit.yml": "extends: ../copyfit.yml",
      "repo/Module/de.lproj/Localizable.strings": "->../../../home/credentials",
    ])
    let list = try Self.audit(project) { $0.paths = [project.path + "/repo"] }
    #expect(list.projects.map(\.name) == ["App", "Module"])
    #expect(list.findings.count { $0.rule == .unreadableFile } == 1)
    #expect(throws: AuditError.self) {
      try Self.audit(project) { $0.paths = [project.path + "/repo/Module"] }
    }
  }

  // MARK: - Fonts

  /// Fonts may be outside; a file that is not a font is not quoted.
  @Test(arguments: ["system: ../../home/credentials", "directories: [../../home]"])
  func noByteOfAFontIsQuoted(setting: String) throws {
    let project = try Self.project([
      "home/broken.ttf": "SECRET SECRET SECRET",
      "repo/App/copyfit.yml": "fonts: { \(setting) }\nlabels: []",
    ])
    let report = try Self.audit(project)
    let text = "\(report)"
    #expect(text.contains("s not a font; expected a TrueType or OpenType font"))
    for quotation in ["SECRET", "aws_key", "5B 64", "53 45"] { #expect(!text.contains(quotation)) }
  }
}
