import CopyfitFiles
import Foundation
import Testing

struct SourceFolderTests {
  @Test func listsWhatIsInAFolder() throws {
    let folder = try TemporaryFolder([
      "b/x": "", "a": "", "toFile": "->a", "toFolder": "->b", "toNothing": "->c", "é": "",
    ])
    let entries = try SourceFolder.entries(of: folder.path)
    #expect(
      entries.map { "\($0.name) \($0.kind)" } == [
        "a file", "b folder", "toFile file", "toFolder linkedFolder", "toNothing other", "é file",
      ])
    #expect(!entries.contains { !$0.isUTF8 })
    #expect(throws: FileError.missing) { try SourceFolder.entries(of: folder.path + "/c") }
    #expect(throws: FileError.missing) { try SourceFolder.entries(of: folder.path + "/a") }
  }

  @Test func resolvesLinks() throws {
    let folder = try TemporaryFolder(["a/b": "", "l": "->a/b", "m": "->a", "n": "->o", "o": "->n"])
    #expect(SourceFolder.realPath(of: folder.path + "/l") == folder.path + "/a/b")
    #expect(SourceFolder.realPath(of: folder.path + "/m/../m/b") == folder.path + "/a/b")
    for path in ["n", "c", "a/b/c"] {
      #expect(SourceFolder.realPath(of: folder.path + "/" + path) == nil)
    }
    #expect(SourceFolder.target(ofLink: folder.path + "/l") == "a/b")
    #expect(SourceFolder.target(ofLink: folder.path + "/a") == nil)
    #expect(SourceFolder.kind(withoutFollowing: folder.path + "/m") == .other)
    #expect(SourceFolder.kind(withoutFollowing: folder.path + "/a") == .folder)
    #expect(SourceFolder.kind(withoutFollowing: folder.path + "/n/x") == nil)
  }

  /// The system opens paths of up to 4,096 bytes, but folders can be moved into such folders.
  @Test func foldersBehindTheLongestPathAreFolders() throws {
    let names = Array(repeating: String(repeating: "d", count: 200), count: 11)
    let chain = names.joined(separator: "/")
    let folder = try TemporaryFolder(["a/\(chain)/": "", "b/\(chain)/": ""])
    let inner = "\(folder.path)/a/\(chain)/b"
    try FileManager.default.moveItem(atPath: folder.path + "/b", toPath: inner)
    defer { try? FileManager.default.moveItem(atPath: inner, toPath: folder.path + "/b") }
    var path = inner
    let error = #expect(throws: FileError.self) {
      while true {
        let entries = try SourceFolder.entries(of: path)
        #expect(entries.map(\.kind) == [.folder])
        path += "/" + names[0]
      }
    }
    #expect(error?.message == "file name too long")
    #expect(path.utf8.count > 1_000)
  }

  /// Apple's file systems have no such names.
  #if os(Linux)
    @Test func namesThatAreNotUTF8AreShown() throws {
      let folder = try TemporaryFolder(["a": ""])
      let shell = ChildProcess(
        executable: "/bin/sh",
        arguments: [
          "-c", #"cd "$0"; : >"$(printf 'caf\351')"; mkdir "$(printf '\377')""#, folder.path,
        ],
        environment: ["PATH": "/usr/bin:/bin"])
      #expect(try shell.run().status == 0)
      let entries = try SourceFolder.entries(of: folder.path)
      #expect(
        entries.map { "\($0.name) \($0.kind) \($0.isUTF8)" } == [
          "\\xFF folder false", "a file true", "caf\\xE9 file false",
        ])
    }
  #endif
}
