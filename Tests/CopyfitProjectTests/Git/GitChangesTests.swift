import CopyfitFiles
import CopyfitFindings
@testable import CopyfitProject
import CopyfitTestSupport
import Foundation
import Testing

/// Changes, as reported by git, without letting git read the files.
@Suite(.enabled(if: GitFolder.isPossible, "git is needed"))
struct GitChangesTests {
  private static let table = "App/de.lproj/A.strings"
  private static let text = "\"a\" = \"Ja\";\n"

  private static func folder(_ more: [String: String] = [:]) throws -> GitFolder {
    let folder = try GitFolder([table: text, "copyfit.yml": "name: App\n"].merging(more) { $1 })
    try folder.git("init", "-q")
    try folder.commit()
    return folder
  }

  private static func changes(_ folder: GitFolder, _ path: String = "") throws -> GitChanges {
    let files = try ProjectFiles.find(paths: [FilePath.joined(folder.path, path)])
    return try GitChanges(since: "HEAD", in: try #require(files.first))
  }

  private static func changed(_ folder: GitFolder, _ path: String = "") throws -> [String] {
    try changes(folder, path).files.sorted()
  }

  @Test(arguments: [
    (text, []), (text.replacing("\n", with: "\r\n"), []), (text + "\r", [table]), ("", [table]),
    (text.replacing("Ja", with: "No"), [table]),
  ])
  func aFileThatIsWrittenAgainIsCompared(content: String, expected: [String]) throws {
    let folder = try Self.folder()
    try folder.write(content, to: Self.table)
    #expect(try Self.changed(folder) == expected)
  }

  /// Names are bytes: a slash may be part of a grapheme cluster, and two names that are equal as texts are two files.
  @Test func namesAreComparedByTheirBytes() throws {
    var names = ["caf\u{E9}", "\u{301}x"]
    #if os(Linux)
      names.append("cafe\u{301}")
    #endif
    let folder = try Self.folder()
    for name in names { try folder.write(Self.text, to: "App/\(name)/a") }
    try folder.commit()
    defer { withExtendedLifetime(folder) {} }
    let repository = try folder.repository()
    let git = try #require(GitCommand(for: repository))
    #expect(git.files(of: "HEAD")?.count == names.count + 2)
    var comparison = try #require(GitComparison(repository, git, commit: "HEAD"))
    #expect(comparison.paths(in: "App").count == names.count + 1)
    for name in names {
      let path = "App/\(name)/a"
      let found = comparison.paths(in: "App/\(name)")
      #expect(found.map { Array($0.utf8) } == [Array(path.utf8)])
      #expect(comparison.change(of: path).change != .changed(old: nil))
    }
  }

  @Test func newFilesCountUnlessTheyAreIgnored() throws {
    let folder = try Self.folder([".gitignore": "fr.lproj\n"])
    for locale in ["fr", "el", "it"] {
      try folder.write(Self.text, to: "App/\(locale).lproj/A.strings")
    }
    try folder.git("add", "App/it.lproj")
    #expect(try Self.changed(folder) == ["App/el.lproj/A.strings", "App/it.lproj/A.strings"])
  }

  @Test func whatIsGoneCountsUnlessTheCheckoutLeftItOut() throws {
    let folder = try Self.folder(["Out/de.lproj/B.strings": Self.text])
    try folder.git("sparse-checkout", "init", "--cone")
    try folder.git("sparse-checkout", "set", "App")
    #expect(try Self.changed(folder) == [])
    try folder.remove(Self.table)
    #expect(try Self.changed(folder) == [Self.table])
  }

  @Test func aFileOfASubmoduleIsComparedWithItsOwnCommit() throws {
    let library = try GitFolder([Self.table: Self.text, "App/fr.lproj/A.strings": Self.text])
    try library.git("init", "-q")
    try library.commit()
    let folder = try Self.folder()
    try folder.git("submodule", "-q", "add", library.path, "Library")
    try folder.commit()
    #expect(try Self.changed(folder) == [])
    try folder.write("\"a\" = \"Nein\";", to: "Library/" + Self.table)
    let changes = try Self.changes(folder)
    #expect(Array(changes.files) == ["Library/" + Self.table])
    let old = changes.oldVersions(of: Array(changes.files))
    #expect(old == ["Library/" + Self.table: Array(Self.text.utf8)])
    // The submodule's own project is in another repository.
    try folder.write("name: Library", to: "Library/copyfit.yml")
    #expect(try Self.changed(folder, "Library") == [Self.table, "copyfit.yml"])
  }

  @Test(arguments: [("../Shared/A.strings", true), ("../Shared/B.strings", false)])
  func aLinkChangesWithWhatItLeadsTo(target: String, changes: Bool) throws {
    let folder = try Self.folder(["Shared/A.strings": Self.text, "Shared/B.strings": Self.text])
    let link = folder.path + "/el.lproj/L.strings"
    try FileManager.default.createDirectory(
      atPath: FilePath.parent(link), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try folder.commit()
    #expect(try Self.changed(folder) == [])
    try folder.write("\"a\" = \"No\";", to: "Shared/A.strings")
    let expected = changes ? ["Shared/A.strings", "el.lproj/L.strings"] : ["Shared/A.strings"]
    #expect(try Self.changed(folder) == expected)
    try folder.remove("el.lproj/L.strings")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../elsewhere")
    #expect(try Self.changed(folder) == ["Shared/A.strings", "el.lproj/L.strings"])
  }

  /// Commands in the settings of the repository itself, which belong to the owner of the clone, are not run either.
  @Test func noFilterIsRun() throws {
    let folder = try Self.folder([".gitattributes": "* filter=own diff=own"])
    let command = "touch \(folder.path)/RAN; cat"
    for name in ["filter.own.clean", "filter.own.process", "diff.own.textconv", "core.fsmonitor"] {
      try folder.git("config", name, command)
    }
    try folder.write("\"a\" = \"Nein\";", to: Self.table)
    #expect(try Self.changed(folder) == [Self.table])
    #expect(!folder.holds("RAN"))
    try folder.git("diff", "HEAD")
    #expect(folder.holds("RAN"))
  }

  /// Advice to run git there would run the commands in the repository's settings.
  @Test func noCommandIsAdvisedWhereGitCannotRead() throws {
    let folder = try Self.folder()
    try folder.git("config", "core.repositoryFormatVersion", "99")
    let error = #expect(throws: AuditError.self) { try Self.changes(folder) }
    let message = try #require(error?.messages.first)
    #expect(message.hasSuffix(": git cannot read the repository"), "\(message)")
  }

  /// A clone without contents fetches none, and compares the available ones.
  @Test func aPartialCloneFetchesNothing() throws {
    let folder = try Self.folder()
    try folder.git("config", "uploadpack.allowFilter", "true")
    try folder.write("\"a\" = \"Nein\";", to: Self.table)
    try folder.commit()
    let clone = try GitFolder()
    try clone.git("clone", "-q", "--filter=blob:none", "file://" + folder.path, ".")
    let files = try #require(try ProjectFiles.find(paths: [clone.path]).first)
    let changes = try GitChanges(since: "HEAD~", in: files)
    #expect(Array(changes.files) == [Self.table])
    #expect(changes.missing == 1)
    #expect(changes.oldVersions(of: Array(changes.files)).isEmpty)
    // Files in the work tree need no contents.
    #expect(try Self.changed(clone) == [])
  }

  @Test func manyFilesAreComparedInParts() throws {
    let names = (0..<600).map { "T\($0).lproj/A.strings" }
    let folder = try Self.folder(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.text) }))
    for name in names { try folder.write(Self.text + "\n", to: name) }
    for name in names.prefix(5) { try folder.write(Self.text, to: name) }
    #expect(try Self.changes(folder).files.count == 595)
  }

  /// The folder of a false repository is compared with the true repository.
  @Test func aFalseRepositoryIsNotAsked() throws {
    let project = try HostileProject(.missingObject)
    let files = try #require(try ProjectFiles.find(paths: [project.evil]).first)
    let changes = try GitChanges(since: "origin/main", in: files)
    #expect(changes.files.contains("en.lproj/L.strings"))
    #expect(!project.wasRun)
  }
}
