import CopyfitFiles
import Testing

struct FilePathTests {
  @Test(arguments: [
    ("/", "/"), ("/a/./b//c/..", "/a/b"), ("/..", "/"), ("/a/../../b", "/b"), ("/é/x/", "/é/x"),
    ("/r/\u{301}x/../\u{301}y", "/r/\u{301}y"), ("/r/..\u{301}", "/r/..\u{301}"),
  ])
  func makesPathsAbsolute(path: String, expected: String) {
    #expect(FilePath.absolute(path).utf8.elementsEqual(expected.utf8))
  }

  @Test func aRelativePathStartsInTheWorkingFolder() throws {
    let current = try #require(WorkingFolder.path)
    #expect(FilePath.absolute("a/../b") == FilePath.joined(current, "b"))
    #expect(WorkingFolder.problem == nil)
  }

  @Test(arguments: [
    ("/a/b", "/a", "b", "b"), ("/a", "/a", ".", ""), ("/b", "/a", "../b", nil),
    ("/ab", "/a", "../ab", nil), ("/a/b", "/", "a/b", "a/b"), ("/", "/a", "..", nil),
    // A slash and the following character may be one grapheme cluster, or two names equal as texts.
    ("/r/\u{301}x", "/r", "\u{301}x", "\u{301}x"),
    ("/\u{301}r/x", "/\u{301}r", "x", "x"),
    ("/e\u{301}/x", "/\u{E9}", "../e\u{301}/x", nil),
    ("/r/..\u{301}", "/r", "..\u{301}", "..\u{301}"),
  ])
  func seesAPathFromAFolder(path: String, folder: String, relative: String, below: String?) {
    #expect(FilePath.relative(path, to: folder) == relative)
    #expect(FilePath.below(folder, path) == below)
  }

  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a", "/", "a"), ("/", "/", ""), ("/a/\u{301}b", "/a", "\u{301}b"),
  ])
  func splitsAPath(path: String, parent: String, name: String) {
    #expect(FilePath.parent(path) == parent)
    #expect(FilePath.name(path) == name)
  }

  @Test(arguments: [
    ("/a", "/a/b", true), ("/a", "/a", true), ("/a", "/ab", false), ("/a/b", "/a", false),
    ("/", "/a", true), ("a", "a/\u{301}b", true), ("a", "b/a", false), ("a/", "a/b", true),
    ("\u{E9}", "e\u{301}", false), ("\u{E9}", "\u{E9}", true),
  ])
  func aFolderHoldsPaths(folder: String, path: String, isHeld: Bool) {
    #expect(FilePath.holds(folder, path) == isHeld)
  }

  @Test(arguments: [
    ("/a//b/", ["a", "b"]), ("a/./b", ["a", ".", "b"]), ("", []),
    ("a/\u{301}b", ["a", "\u{301}b"]),
  ])
  func hasNames(path: String, names: [String]) { #expect(FilePath.names(of: path) == names) }

  @Test(arguments: [
    ("b", "/a", "/a/b"), ("/b", "/a", "/b"), ("b", "/", "/b"), ("../b", "/a", "/a/../b"),
    ("/\u{301}b", "/a", "/\u{301}b"), ("b", "/\u{600}/", "/\u{600}/b"),
  ])
  func resolvesAPathInAFolder(path: String, folder: String, expected: String) {
    #expect(FilePath.resolved(path, in: folder) == expected)
  }
}
