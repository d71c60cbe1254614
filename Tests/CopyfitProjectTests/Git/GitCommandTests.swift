import CopyfitFiles
@testable import CopyfitProject
import CopyfitTestSupport
import Foundation
import Testing

/// The program that is run as git.
@Suite(.enabled(if: GitFolder.isPossible, "git is needed"))
struct GitCommandTests {
  private static let places = ["bin", "Library/bin", "Library/Inner/bin"]

  /// A repository in a submodule of a submodule; each contains a program called git, which creates a file.
  private static func folder() throws -> GitFolder {
    let folder = try GitFolder(["inner/a": "a", "library/a": "a", "outer/a": "a"])
    for name in ["inner", "library", "outer"] {
      try folder.git("init", "-q", name)
      try folder.commit(in: name)
    }
    for (name, place, module) in [("library", "Inner", "inner"), ("outer", "Library", "library")] {
      try folder.git("submodule", "-q", "add", folder.path + "/" + module, place, in: name)
      try folder.commit(in: name)
    }
    try folder.git("submodule", "-q", "update", "--init", "--recursive", in: "outer")
    for place in places {
      let file = "outer/\(place)/git"
      try folder.write("#!/bin/sh\ntouch '\(folder.path)/RAN'\n", to: file)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/" + file)
    }
    return folder
  }

  private static func path(_ folder: GitFolder) -> String {
    let own = places.map { folder.path + "/outer/" + $0 }
    return (own + [ChildProcess.variable("PATH") ?? "/usr/bin:/bin"]).joined(separator: ":")
  }

  private static func repository(_ folder: GitFolder, _ place: String) throws -> Repository {
    try #require(Repository(at: folder.path + "/" + place))
  }

  /// A project may be in a submodule: the repositories around it may also be untrusted.
  @Test(arguments: ["outer", "outer/Library", "outer/Library/Inner"])
  func noRepositoryAroundAProjectBringsGit(place: String) throws {
    let folder = try Self.folder()
    let repository = try Self.repository(folder, place)
    let git = try #require(GitCommand(for: repository, path: Self.path(folder)))
    #expect(FilePath.below(folder.path, git.executable) == nil)
    #expect(git.canRead)
    #expect(!folder.holds("RAN"))
    // The program works: it is found if no folder is excluded.
    #expect(
      ChildProcess.executable(named: "git", in: Self.path(folder), outside: [])
        == folder.path + "/outer/bin/git")
  }

  @Test func aSubmoduleIsAskedWithTheSameProgram() throws {
    let folder = try Self.folder()
    let outer = try Self.repository(folder, "outer")
    let git = try #require(GitCommand(for: outer, path: Self.path(folder)))
    let commit = try #require(git.commit("HEAD"))
    var comparison = try #require(GitComparison(outer, git, commit: commit))
    for path in ["Library/a", "Library/Inner/a"] {
      let found = comparison.change(of: path)
      #expect(found.change != .changed(old: nil))
      #expect(found.git != git)
      #expect(found.git.executable == git.executable)
    }
    #expect(!folder.holds("RAN"))
  }
}
