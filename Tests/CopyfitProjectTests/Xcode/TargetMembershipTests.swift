import CopyfitFiles
import CopyfitProject
import Foundation
import Testing

/// The files in the targets of an Xcode project.
struct TargetMembershipTests {
  /// A folder with one project file, which is removed when the test ends.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.path + "/copyfit-targets-\(UUID().uuidString)"

    init(_ project: String, at file: String) throws {
      try write(project, to: file)
    }

    func write(_ text: String, to file: String) throws {
      let place = path + "/" + file
      try FileManager.default.createDirectory(
        atPath: FilePath.parent(place), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: place))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  /// A project with one target `T` and given objects.
  private static func project(_ objects: String, phase: String = "", groups: String = "") -> String
  {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = M; targets = ( T, ); };
      T = { isa = PBXNativeTarget; buildPhases = ( R, ); fileSystemSynchronizedGroups = (\(groups)); };
      R = { isa = PBXResourcesBuildPhase; files = (\(phase)); };
      \(objects)
    }; }
    """
  }

  private static func outside(
    _ project: String, _ files: [String], at file: String = "A.xcodeproj/project.pbxproj",
    packages: [String] = []
  ) throws -> [String] {
    let folder = try Folder(project, at: file)
    let membership = TargetMembership(
      projects: [file], packages: packages, files: files, in: folder.path,
      boundary: ReadingBoundary(around: folder.path))
    #expect(membership.problems.isEmpty)
    return files.filter(membership.isOutside)
  }

  /// The app's table in two languages, found by their groups, and a folder reference.
  private static let usual = project(
    """
    M = { isa = PBXGroup; children = ( G, S ); sourceTree = "<group>"; };
    G = { isa = PBXGroup; children = ( V ); path = App; sourceTree = "<group>"; };
    V = { isa = PBXVariantGroup; children = ( E, D, ); name = Localizable.strings; sourceTree = "<group>"; };
    E = { isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
    D = { isa = PBXFileReference; path = App/de.lproj/localizable.strings; sourceTree = SOURCE_ROOT; };
    S = { isa = PBXFileReference; path = Settings.bundle; sourceTree = "<group>"; };
    B1 = { isa = PBXBuildFile; fileRef = V; }; B2 = { isa = PBXBuildFile; fileRef = S; };
    """, phase: "B1, B2, missing")

  @Test func filesOfPhasesAreFoundByTheirGroups() throws {
    let files = [
      "App/en.lproj/Localizable.strings", "App/de.lproj/Localizable.strings",
      "Settings.bundle/de.lproj/Root.strings", "App/nb.lproj/Localizable.strings",
      "Old/Main.storyboard",
    ]
    #expect(
      try Self.outside(Self.usual, files)
        == ["App/nb.lproj/Localizable.strings", "Old/Main.storyboard"])
  }

  /// A converter beside the app has a manifest, but its input is in none of its targets.
  @Test(arguments: [
    (".target(name: \"Tool\")", ["Tool/input/de.lproj/Localizable.strings"]),
    (".target(name: \"Tool\", path: \"input\")", []),
    (".target(name: \"Tool\", path: \".\")", []), (".target(name: \"Tool\", path: folder)", []),
  ])
  func filesOfAPackageAreThoseOfItsTargets(target: String, outside: [String]) throws {
    let manifest = "Tool/Package.swift"
    let folder = try Folder(Self.usual, at: "A.xcodeproj/project.pbxproj")
    try folder.write("let package = Package(targets: [\(target)])", to: manifest)
    let files = [
      "App/en.lproj/Localizable.strings", "Tool/Sources/Tool/Tool.strings",
      "Tool/input/de.lproj/Localizable.strings",
    ]
    let membership = TargetMembership(
      projects: ["A.xcodeproj/project.pbxproj"], packages: [manifest], files: files,
      in: folder.path, boundary: ReadingBoundary(around: folder.path))
    #expect(files.filter(membership.isOutside) == outside)
  }

  /// Comparing each file with each path takes minutes.
  @Test func aManifestMayHaveManyPaths() throws {
    let folder = try Folder(Self.usual, at: "A.xcodeproj/project.pbxproj")
    try folder.write(
      (0..<200_000).map { "path:\"a\($0)\"" }.joined(separator: " "), to: "Tool/Package.swift")
    let files =
      (0..<2_000).map { "Tool/b\($0)/Tool.strings" }
      + ["Tool/a7/Tool.strings", "App/en.lproj/Localizable.strings"]
    let membership = TargetMembership(
      projects: ["A.xcodeproj/project.pbxproj"], packages: ["Tool/Package.swift"], files: files,
      in: folder.path, boundary: ReadingBoundary(around: folder.path))
    #expect(files.filter(membership.isOutside) == Array(files.prefix(2_000)))
    #expect(files.filter(membership.isOfPackage) == ["Tool/a7/Tool.strings"])
  }

  @Test func aProjectSpeaksOfItsOwnFolderAlone() throws {
    let files = [
      "ios/App/en.lproj/Localizable.strings", "ios/Old.strings", "Old.strings",
      "ios/Kit/Sources/Kit.strings",
    ]
    #expect(
      try Self.outside(
        Self.usual, files, at: "ios/A.xcodeproj/project.pbxproj",
        packages: ["ios/Kit/Package.swift"]) == ["ios/Old.strings"])
  }

  /// If the app has tables of its own, gettext's are another program's, unless a package has them.
  @Test(arguments: [
    ("App/en.lproj/Localizable.strings", ["po/de.po"]),
    ("Settings.bundle/de.lproj/Root.strings", []), ("App/nb.lproj/Localizable.strings", []),
  ])
  func tablesOfDesktopPrograms(own: String, expected: [String]) throws {
    let project = "A.xcodeproj/project.pbxproj"
    let folder = try Folder(Self.usual, at: project)
    let membership = TargetMembership(
      projects: [project], packages: ["Kit/Kit.podspec"], files: [own],
      others: ["po/de.po", "Kit/po/de.po"], in: folder.path,
      boundary: ReadingBoundary(around: folder.path))
    let tables = ["po/de.po", "Kit/po/de.po"]
    #expect(membership.desktopTables(among: tables, besides: [own]) == expected)
  }

  /// The podspec of an app's folder describes a part of it; one in another folder makes that a pod.
  @Test(arguments: [
    ("ios/Kit.podspec", ["ios/Kit/Kit.strings", "ios/Old.strings"]),
    ("ios/Kit/Kit.podspec", ["ios/Old.strings"]),
  ])
  func aPodspecBesideTheProjectKeepsNothing(podspec: String, expected: [String]) throws {
    let files = ["ios/App/en.lproj/Localizable.strings", "ios/Old.strings", "ios/Kit/Kit.strings"]
    #expect(
      try Self.outside(
        Self.usual, files, at: "ios/A.xcodeproj/project.pbxproj", packages: [podspec]
      ).sorted() == expected)
  }

  @Test func aProjectWithNoneOfTheFilesSaysNothing() throws {
    #expect(try Self.outside(Self.usual, ["Main.storyboard", "de.lproj/Main.strings"]).isEmpty)
  }

  @Test func synchronizedFoldersAreWholeButForExceptions() throws {
    let project = Self.project(
      """
      M = { isa = PBXGroup; children = ( G, ); sourceTree = "<group>"; };
      G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
        exceptions = ( X, Y ); };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = ( Old, "/Localized: Sub/Menu.strings", /Localized/Gone.strings, Kit.strings ); };
      Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
        membershipExceptions = ( Kit.strings ); };
      """, groups: "G")
    let files = [
      "App/Main.storyboard", "App/Sub/de.lproj/Texts.strings", "App/Old/Main.storyboard",
      "App/Sub/de.lproj/Menu.strings", "App/fr.lproj/Gone.strings", "App/Kit.strings",
      "Else/Main.storyboard",
    ]
    #expect(
      try Self.outside(project, files) == [
        "App/Old/Main.storyboard", "App/Sub/de.lproj/Menu.strings", "App/fr.lproj/Gone.strings",
        "Else/Main.storyboard",
      ])
  }

  @Test func aCycleOfGroupsEnds() throws {
    let project = Self.project(
      """
      M = { isa = PBXGroup; children = ( G, ); };
      G = { isa = PBXGroup; children = ( M, G, F ); path = App; };
      F = { isa = PBXFileReference; path = a.strings; };
      B1 = { isa = PBXBuildFile; fileRef = F; }; B2 = { isa = PBXBuildFile; fileRef = G; };
      """, phase: "B1, B2")
    #expect(try Self.outside(project, ["App/a.strings", "b.strings"]).isEmpty)
  }

  /// Groups that contain each other twice have an exponential number of paths.
  @Test func manyWaysToAFileAreFollowedOnce() throws {
    let groups = (0..<60).map {
      "G\($0) = { isa = PBXGroup; children = ( G\($0 + 1), G\($0 + 1) ); };"
    }
    let project = Self.project(
      groups.joined(separator: "\n") + "\nG60 = { isa = PBXFileReference; path = a.strings; };"
        + "B1 = { isa = PBXBuildFile; fileRef = G0; };", phase: "B1")
    #expect(try Self.outside(project, ["a.strings", "b.strings"]) == ["b.strings"])
  }

  @Test(arguments: ["", "<<<<<<< HEAD", "{ objects = { }; }", "{ rootObject = P; objects = ( ); }"])
  func whatIsNoProjectIsReported(_ text: String) throws {
    let folder = try Folder(text, at: "A.xcodeproj/project.pbxproj")
    let membership = TargetMembership(
      projects: ["A.xcodeproj/project.pbxproj"], packages: [], files: ["a.strings"],
      in: folder.path, boundary: ReadingBoundary(around: folder.path))
    #expect(
      membership.problems
        == ["'A.xcodeproj/project.pbxproj' cannot be read, so its targets are not known"])
    #expect(!membership.isOutside("a.strings"))
  }
}
