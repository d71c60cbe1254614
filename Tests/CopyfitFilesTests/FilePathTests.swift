import CopyfitFiles
import Testing

struct FilePathTests {
  @Test(arguments: [
    ("/", "/"), ("/a/./b//c/..", "/a/b"), ("/..", "/"), ("/a/../../b", "/b"), ("/é/x/", "/é/x"),
  ])
  func makesPathsAbsolute(path: String, expected: String) {
    #expect(FilePath.absolute(path) == expected)
  }

  @Test func aRelativePathStartsInTheWorkingFolder() throws {
    let current = try #require(SourceFolder.current)
    #expect(FilePath.absolute("a/../b") == FilePath.joined(current, "b"))
    #expect(SourceFolder.problemOfCurrent == nil)
  }

  @Test(arguments: [
    ("/a/b", "/a", "b", "b"), ("/a", "/a", ".", ""), ("/b", "/a", "../b", nil),
    ("/ab", "/a", "../ab", nil), ("/a/b", "/", "a/b", "a/b"), ("/", "/a", "..", nil),
  ])
  func seesAPathFromAFolder(path: String, folder: String, relative: String, below: String?) {
    #expect(FilePath.relative(path, to: folder) == relative)
    #expect(FilePath.below(folder, path) == below)
  }

  @Test(arguments: [("/a/b", "/a", "b"), ("/a", "/", "a"), ("/", "/", "")])
  func splitsAPath(path: String, parent: String, name: String) {
    #expect(FilePath.parent(path) == parent)
    #expect(FilePath.name(path) == name)
  }

  @Test(arguments: [
    ("b", "/a", "/a/b"), ("/b", "/a", "/b"), ("b", "/", "/b"), ("../b", "/a", "/a/../b"),
  ])
  func resolvesAPathInAFolder(path: String, folder: String, expected: String) {
    #expect(FilePath.resolved(path, in: folder) == expected)
  }
}
