import Copyfit
import CopyfitFiles
import CopyfitFindings
@testable import CopyfitProject
import CopyfitTestSupport
import Foundation
import Testing

/// The fonts of named folders that differ from a commit.
@Suite(.enabled(if: GitFolder.isPossible, "git is needed"))
struct ChangeSurveyTests {
  private static func folder(
    _ fonts: [String: String], links: [String: String] = [:], in directories: String = "Fonts"
  ) throws -> GitFolder {
    let files = [
      "de.lproj/A.strings": "\"a\" = \"Ja\";\n",
      "copyfit.yml": "fonts: { directories: [\(directories)] }\n",
    ]
    let folder = try GitFolder(files.merging(fonts) { $1 })
    for (path, target) in links { try link(folder, path, target) }
    try folder.git("init", "-q")
    try folder.commit()
    return folder
  }

  private static func link(_ folder: GitFolder, _ path: String, _ target: String) throws {
    let full = folder.path + "/" + path
    try FileManager.default.createDirectory(
      atPath: FilePath.parent(full), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: full, withDestinationPath: target)
  }

  /// - Parameter entries: The maximum number of entries of folders of fonts.
  private static func changed(
    _ folder: GitFolder, entries: Int = FontLibrary.maximumFolderEntries
  ) throws -> [String] {
    let files = try #require(try ProjectFiles.find(paths: [folder.path]).first)
    let repository = try folder.repository()
    let git = try #require(GitCommand(for: repository))
    let comparison = try #require(GitComparison(repository, git, commit: "HEAD"))
    var survey = ChangeSurvey(
      comparison, top: folder.path, root: folder.path, fontEntries: entries)
    survey.add(files)
    return Set(survey.changes.filter { $0.change != .none }.map(\.path)).sorted()
  }

  /// Git knows nothing about what is outside the work tree, and a link may lead to the whole disk.
  @Test(arguments: ["/", "../../..", "/usr"])
  func foldersOutsideAreNotRead(target: String) throws {
    let folder = try Self.folder(
      ["App/Fonts/a.ttf": "a"], links: ["App/Fonts/x": target], in: "App/Fonts")
    let entries = 40
    #expect(try Self.changed(folder, entries: entries) == [])
    try folder.write("b", to: "App/Fonts/a.ttf")
    #expect(try Self.changed(folder, entries: entries) == ["App/Fonts/a.ttf"])
  }

  /// Many links to one folder read it once: 10 links, and 10 fonts now and in the commit.
  @Test(arguments: [(30, []), (29, ["Fonts"])])
  func eachFolderIsReadOnce(entries: Int, expected: [String]) throws {
    let numbers = 0..<10
    let fonts = Dictionary(uniqueKeysWithValues: numbers.map { ("Real/f\($0).ttf", "a") })
    let links = Dictionary(uniqueKeysWithValues: numbers.map { ("Fonts/l\($0)", "../Real") })
    let folder = try Self.folder(fonts, links: links)
    #expect(try Self.changed(folder, entries: entries) == expected)
    #expect(try Self.changed(folder) == [])
    try folder.write("b", to: "Real/f1.ttf")
    #expect(try Self.changed(folder).count == 1)
  }

  /// The target of a link was deleted, so that its fonts are gone.
  @Test(arguments: [("Fonts/x", "../Old", "Fonts/x/a.ttf"), ("Fonts", "Old", "Fonts/a.ttf")])
  func fontsOfADeletedTargetAreChanged(path: String, target: String, font: String) throws {
    let folder = try Self.folder(
      ["Old/a.ttf": "a", "Old/b.txt": "b"], links: [path: target])
    #expect(try Self.changed(folder) == [])
    try folder.remove("Old")
    #expect(try Self.changed(folder) == [font])
  }

  /// With `fonts.directories`, other fonts of the project are not used.
  @Test func fontsOfOtherFoldersDoNotCount() throws {
    let folder = try Self.folder(["Fonts/a.ttf": "a", "Other/b.ttf": "b", "Other/c.ttf": "c"])
    try folder.write("d", to: "Other/b.ttf")
    try folder.remove("Other/c.ttf")
    #expect(try Self.changed(folder) == [])
  }

  /// A clone without the files of Git LFS has their pointers, as the commit does.
  @Test func aPointerThatIsWrittenAgainIsUnchanged() throws {
    func pointer(_ digit: Character) -> String {
      "version https://git-lfs.github.com/spec/v1\noid sha256:"
        + String(repeating: digit, count: 64) + "\nsize 12345\n"
    }
    let folder = try Self.folder(["Fonts/a.ttf": pointer("1")])
    try folder.write(pointer("1"), to: "Fonts/a.ttf")
    #expect(try Self.changed(folder) == [])
    try folder.write(pointer("2"), to: "Fonts/a.ttf")
    #expect(try Self.changed(folder) == ["Fonts/a.ttf"])
  }
}
