@testable import CopyfitFiles
import Foundation
import Testing

struct ReadingBoundaryTests {
  private static let files = [
    "repo/.git/config": "token", "repo/.git/info/exclude": "x", "repo/App/a.txt": "inside",
    "repo/b.txt": "inside",
    "repository/c.txt": "outside", "home/secret": "outside", "home/deep/er/x": "outside",
    "repo/App/in": "->../b.txt", "repo/App/out": "->../../home/secret",
    "repo/App/away": "->../../home/missing", "repo/App/twice": "->out",
    "repo/folder": "->../home", "home/\u{301}secret": "outside", "repo/deep": "->../home/deep/er",
    "repo/loop": "->loop",
    "repo/App/self": "->../App", "repo/zero": "->/dev/zero",
    "repo/environment": "->/proc/self/environ",
    "repo/App/git": "->../.git/config", "repo/gone": "->nowhere", "home/back": "->../repo/b.txt",
    "repo/App/round": "->../../home/back", "home/named": "->secret",
  ]

  /// A named file is written wherever it is, unless a link of the repository determines the place.
  @Test(
    arguments: [
      ("repo/App/a.txt", nil), ("repo/App/in", nil), ("repo/App/new.txt", nil), ("repo", nil),
      ("repo/App/out", .outsideRepository), ("repo/App/away", .outsideRepository),
      ("repo/folder", .outsideRepository), ("repo/folder/secret", .outsideRepository),
      ("repo/folder/back", .outsideRepository), ("repo/zero", .outsideRepository),
      ("home/secret", nil), ("home/named", nil), ("home/back", nil), ("missing/x", nil),
      ("repo/.git/config", nil), ("repo/.git/info/new", nil), ("repo/App/git", .gitFolder),
    ] as [(String, FileError.Refusal?)])
  func linksOfARepositoryDoNotDecide(path: String, refusal: FileError.Refusal?) throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(ReadingBoundary.refusal(ofNamed: "\(folder.path)/\(path)") == refusal)
  }

  /// The target of a path in the repository; `nil` if it may be read.
  @Test(
    arguments: [
      ("App/a.txt", nil), ("App/in", nil), ("App/../b.txt", nil), ("App/self/a.txt", nil),
      ("App/round", nil), ("App/out", .outsideRepository), ("App/away", .outsideRepository),
      ("App/twice", .outsideRepository), ("folder/secret", .outsideRepository),
      ("folder/missing", .outsideRepository), ("folder/\u{301}secret", .outsideRepository),
      ("folder/\u{301}missing", .outsideRepository), ("folder/../b.txt", .outsideRepository),
      ("deep/../../secret", .outsideRepository), ("zero", .outsideRepository),
      ("environment", .outsideRepository), ("../repository/c.txt", .outsideRepository),
      ("../home", .outsideRepository), ("../home/back", nil),
      ("App/git", .gitFolder), (".git/config", .gitFolder), (".git/nothing", .gitFolder),
    ] as [(String, FileError.Refusal?)])
  func theRealPathDecides(path: String, refusal: FileError.Refusal?) throws {
    let folder = try TemporaryFolder(Self.files)
    let boundary = ReadingBoundary(around: folder.path + "/repo/App")
    func read(_ boundary: ReadingBoundary) -> Result<[UInt8], FileError> {
      Result { () throws(FileError) in
        try SourceFile.bytes(of: folder.path + "/repo/" + path, within: boundary)
      }
    }
    guard let refusal else {
      #expect(read(boundary) == .success(Array("inside".utf8)))
      return
    }
    #expect(read(boundary) == .failure(.refused(refusal)))
    #expect(throws: FileError.refused(refusal)) {
      try boundary.check(folder.path + "/repo/" + path)
    }
    #expect(read(.everywhere) != .failure(.refused(refusal)))
  }

  /// Errors inside the boundary do not change.
  @Test(arguments: [
    ("gone", FileError.unreadable(reason: "it is a link to a file that does not exist")),
    ("nothing", .missing), ("App", .isFolder), ("App/a.txt/x", .missing),
    ("loop", .unreadable(reason: "too many levels of symbolic links")),
  ])
  func otherErrorsAreSaid(path: String, error: FileError) throws {
    let folder = try TemporaryFolder(Self.files)
    let boundary = ReadingBoundary(around: folder.path + "/repo")
    #expect(throws: error) {
      try SourceFile.bytes(of: folder.path + "/repo/" + path, within: boundary)
    }
  }

  /// Neither the content nor the size of an outside file makes a difference.
  @Test func nothingIsSaidOfWhatIsOutside() throws {
    let folder = try TemporaryFolder(Self.files)
    let boundary = ReadingBoundary(around: folder.path + "/repo")
    for path in ["App/out", "App/away", "folder", "zero", "folder/deep", "folder/secret/x"] {
      #expect(throws: FileError.refused(.outsideRepository)) {
        try SourceFile.bytes(of: folder.path + "/repo/" + path, within: boundary, limit: 1)
      }
    }
  }

  @Test func withoutARepositoryTheFolderIsTheBoundary() throws {
    let folder = try TemporaryFolder(["a/b/c": "", "a/d": "", "a/b/link": "->../d"])
    try #require(Repository.containing(folder.path) == nil)
    let boundary = ReadingBoundary(around: folder.path + "/a/b")
    #expect(boundary.allows(folder.path + "/a/b/c"))
    for path in ["/a/d", "/a/b/link"] {
      #expect(throws: FileError.refused(.outsideProject)) {
        try SourceFile.bytes(of: folder.path + path, within: boundary)
      }
    }
  }

  /// A folder that is a link is treated as the link's target.
  @Test func aLinkedFolderHasItsOwnRepository() throws {
    let folder = try TemporaryFolder([
      "one/.git/HEAD": "", "one/link": "->../two", "two/.git/HEAD": "", "two/a": "",
    ])
    let boundary = ReadingBoundary(around: folder.path + "/one/link")
    #expect(boundary.allows(folder.path + "/one/link/a"))
    #expect(!boundary.allows(folder.path + "/one"))
  }

  @Test func aFileThatWasNamedMayLieAnywhere() throws {
    let folder = try TemporaryFolder(Self.files)
    var boundary = ReadingBoundary(around: folder.path + "/repo")
    boundary.allowFile(folder.path + "/home/named")
    boundary.allowFile(folder.path + "/home/deep")
    #expect(boundary.allows(folder.path + "/repo/App/out"))
    #expect(!boundary.allows(folder.path + "/home/deep/er/x"))
    var other = ReadingBoundary(around: folder.path + "/repo")
    other.allowFiles(of: boundary)
    #expect(other == boundary)
  }

  /// Paths are compared by bytes, even if they are equal as texts.
  @Test func pathsAreComparedByTheirBytes() throws {
    let folder = try TemporaryFolder(["caf\u{E9}/.git/HEAD": "", "cafe\u{301}/secret": ""])
    let boundary = ReadingBoundary(around: folder.path + "/caf\u{E9}")
    let names = try SourceFolder.entries(of: folder.path).count
    #expect(boundary.allows(folder.path + "/cafe\u{301}/secret") == (names == 1))
  }

  /// If a file is replaced by one outside after it was opened, it is not read, and neither is its path.
  @Test(arguments: [("secret", false), ("repo/b", true)])
  func whatWasOpenedIsChecked(name: String, isAllowed: Bool) throws {
    let folder = try TemporaryFolder([
      "repo/.git/HEAD": "", "repo/b": "inside", "secret": "outside", "repo/a": "->../\(name)",
    ])
    let boundary = ReadingBoundary(around: folder.path + "/repo")
    let path = folder.path + "/repo/a"
    let file = try OpenFile(path, limit: SourceFile.maximumSize)
    defer { withExtendedLifetime(folder) {} }
    if !isAllowed {
      // The path now refers to a file that may be read, but the opened file is still the other one.
      try FileManager.default.removeItem(atPath: path)
      try folder.write("inside", to: "repo/a")
      try boundary.check(path)
    }
    #if os(Linux)
      let refusal = FileError.refused(.outsideRepository)
    #else
      // Only the path can be checked there, and the replacement is reported.
      let refusal = FileError.unreadable(reason: "another file took its place meanwhile")
    #endif
    var found: FileError?
    do throws(FileError) {
      try boundary.check(file)
    } catch {
      found = error
    }
    #expect(found == (isAllowed ? nil : refusal))
  }
}
