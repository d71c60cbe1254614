import CopyfitFiles
import CopyfitProject
import Foundation
import Testing

/// Sources of several apps below one configuration.
struct AppFoldersTests {
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; rootObject = P; objects = {
      P = { isa = PBXProject; targets = ( T, ); };
      T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; };
    }; }
    """

  /// The sources of the apps in some folders that have checked files, and those of no app.
  private static func sources(
    _ sources: [String], apps: [String], packages: [String] = [], checked: [String]
  ) throws -> [String] {
    let root = FileManager.default.temporaryDirectory.path + "/copyfit-apps-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let projects = apps.map { FilePath.joined($0, "A.xcodeproj/project.pbxproj") }
    for project in projects {
      let file = FilePath.joined(root, project)
      try FileManager.default.createDirectory(
        atPath: FilePath.parent(file), withIntermediateDirectories: true)
      try Data(Self.project.utf8).write(to: URL(fileURLWithPath: file))
    }
    return AppFolders(
      projects: projects, packages: packages, in: root,
      boundary: ReadingBoundary(around: root)
    ).sources(sources, besides: checked)
  }

  @Test(
    arguments: [
      // The innermost app counts, and a source of no app stays.
      (["A", "B"], [], "A/t", ["A/S", "A/B/S", "Bee/S", "S"]),
      (["A", "A/B"], [], "A/t", ["A/S", "B/S", "Bee/S", "S"]),
      (["", "B"], [], "B/t", ["B/S"]),
      (["", "B"], [], "t", ["A/S", "A/B/S", "Bee/S", "S"]),
      (["A", "B"], [], "C/t", ["A/S", "A/B/S", "B/S", "Bee/S", "S"]),
      // The app in a package may be its example.
      (["A", "B"], ["B/Package.swift"], "A/t", ["A/S", "A/B/S", "B/S", "Bee/S", "S"]),
      (["A", "B"], ["Package.swift"], "A/t", ["A/S", "A/B/S", "Bee/S", "S"]),
      (["", "B"], ["Package.swift"], "B/t", ["A/S", "A/B/S", "B/S", "Bee/S", "S"]),
      (["", "B"], ["A/A.podspec"], "B/t", ["A/S", "A/B/S", "B/S"]),
    ] as [([String], [String], String, [String])])
  func sourcesOfOtherAppsAreLeftOut(
    apps: [String], packages: [String], checked: String, expected: [String]
  ) throws {
    let all = ["A/S", "A/B/S", "B/S", "Bee/S", "S"]
    #expect(
      try Self.sources(all, apps: apps, packages: packages, checked: [checked]) == expected)
  }

  /// Comparing each source with each package would take minutes.
  @Test func manySourcesAndPackages() throws {
    let packages = (0..<30_000).map { "B/P\($0)/Package.swift" }
    let sources = (0..<30_000).map { "B/Q\($0)/S" }
    #expect(
      try Self.sources(sources, apps: ["A", "B"], packages: packages, checked: ["A/t"]) == [])
  }
}
