import Foundation
import Testing

/// Checks of several projects with equal identities of labels.
struct SeveralProjectsTests {
  private static func fingerprints(in report: String) -> [String] {
    report.matches(of: /"fingerprint":\s*"([^"]*)"/).map { String($0.1) }
  }

  /// Reports for programs include the project in a fingerprint; as baselines, reports with and without it are accepted.
  @Test func fingerprintsTellProjectsApart() throws {
    let (one, other) = (try SmallProject(), try SmallProject())
    let paths = [one.path, other.path]
    let single = try CommandRun(["check", "-v", "--report", "json", one.path]).output
    let alone = Self.fingerprints(in: single)
    let report = try CommandRun(["check", "-v", "--report", "json"] + paths).output
    let found = Self.fingerprints(in: report)
    #expect(found.count == 2 * alone.count && Set(found).count == found.count)
    #expect(Set(found.map { String($0.suffix(16)) }) == Set(alone))
    let earlier = report.replacing(/"fingerprint": "[^"]*:/) { _ in "\"fingerprint\": \"" }
    for text in [report, earlier] {
      let baseline = one.path + "/known.json"
      try Data(text.utf8).write(to: URL(filePath: baseline))
      let run = try CommandRun(["check", "--baseline", baseline] + paths)
      #expect(run.status == 0)
      #expect(run.output.contains("; 4 known."))
    }
  }

  /// A folder of apps with equal labels; all except `Shop` have the same name.
  private static func apps() throws -> SmallProject {
    let project = try SmallProject()
    let settings = try String(contentsOfFile: project.path + "/copyfit.yml", encoding: .utf8)
    let names = ["ios/App": "App", "tv/App": "App", "watch/App": "App", "Shop": "Shop"]
    for (folder, name) in names {
      let path = project.path + "/" + folder
      try FileManager.default.createDirectory(
        atPath: path + "/en.lproj", withIntermediateDirectories: true)
      try Data("name: \(name)\n\(settings)".utf8).write(to: URL(filePath: path + "/copyfit.yml"))
      try FileManager.default.copyItem(
        atPath: project.path + "/App/en.lproj/Localizable.strings",
        toPath: path + "/en.lproj/Localizable.strings")
    }
    return project
  }

  /// A report applies to the apps that it names, by their folders if several have one name, and to no others.
  @Test(
    arguments: [
      (reported: ["ios/App"], from: "", checked: ["ios/App"], unknown: []),
      (["ios/App"], "", ["Shop"], ["Shop"]),
      (["ios/App"], "", ["ios/App", "Shop"], ["Shop"]),
      (["ios/App"], "", ["tv/App", "ios/App"], ["tv/App"]),
      (["ios/App"], "ios/App", ["tv/App", "ios/App"], ["tv/App", "ios/App"]),
      (["ios/App", "Shop"], "", ["Shop"], []),
      (["ios/App", "tv/App"], "", ["tv/App"], []),
      (["ios/App", "tv/App"], "", ["ios/App", "tv/App"], []),
      (["ios/App", "tv/App"], "", ["watch/App"], ["watch/App"]),
      (["ios/App", "tv/App"], "ios", ["ios/App", "tv/App"], []),
      (["ios/App", "tv/App"], "ios", ["tv/App"], []),
    ] as [(reported: [String], from: String, checked: [String], unknown: [String])])
  func aReportKnowsTheAppsThatItNames(
    reported: [String], from: String, checked: [String], unknown: [String]
  ) throws {
    let apps = try Self.apps()
    func paths(_ folders: [String]) -> [String] { folders.map { apps.path + "/" + $0 } }
    var report = try CommandRun(["check", "--report", "json"] + paths(reported)).output
    #expect(!report.contains(apps.path))
    // As a check in that folder would have named them. From elsewhere each name has as many folders as needed.
    for folder in reported {
      let isOfOneName = reported.count { $0.hasSuffix("App") } < 2
      let shown = isOfOneName ? String(folder.split(separator: "/").last ?? "") : folder
      let path = Self.path(of: folder, from: from)
      report.replace("\"path\": \"\(shown)\"", with: "\"path\": \"\(path)\"")
      report.replace("(\(shown))", with: "(\(path))")
    }
    let file = apps.path + "/Reports/known.json"
    try FileManager.default.createDirectory(
      atPath: apps.path + "/Reports", withIntermediateDirectories: true)
    try Data(report.utf8).write(to: URL(filePath: file))
    let run = try CommandRun(["check", "--baseline", file] + paths(checked))
    #expect(run.status == (unknown.isEmpty ? 0 : 1))
    let told = run.output.replacing(/\n */, with: " ")
    #expect(told.matches(of: /no finding of '[^']*' is known/).count == unknown.count)
  }

  /// The path of a folder relative to another one; both are in the same folder.
  private static func path(of folder: String, from base: String) -> String {
    if folder == base { return "." }
    if folder.hasPrefix(base + "/") { return String(folder.dropFirst(base.count + 1)) }
    return base.split(separator: "/").map { _ in "../" }.joined() + folder
  }
}
