import CopyfitFiles
import Testing

struct SourceFileTests {
  @Test(arguments: [
    ("/nonexistent/file", FileError.missing), ("/tmp", .isFolder), (#filePath + "\0x", .missing),
    ("/dev/null", .unreadable(reason: "it is not a regular file")),
  ])
  func saysWhyAFileCannotBeRead(_ path: String, _ expected: FileError) {
    #expect(throws: expected) { try SourceFile.bytes(of: path, within: .everywhere) }
  }

  @Test func readsThisFile() throws {
    let bytes = try SourceFile.bytes(of: #filePath, within: .everywhere)
    #expect(bytes.starts(with: "import CopyfitFiles".utf8))
  }

  @Test func keepsToALimit() throws {
    func bytes(_ limit: Int) throws(FileError) -> [UInt8] {
      try SourceFile.bytes(of: #filePath, within: .everywhere, limit: limit)
    }
    let size = try bytes(.max).count
    #expect(try bytes(size).count == size)
    #expect(throws: FileError.tooLarge(limit: size - 1)) { try bytes(size - 1) }
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n", true),
    ("version https://git-lfs.github.com/spec/v2\n", true),
    ("version https://git-lfs.github.com/spec", false), ("", false),
    ("\"version https://git-lfs.github.com/spec/v1\" = \"x\";", false),
    ("version https://git-lfs.github.com/spec/v1" + String(repeating: "\n", count: 1_000), false),
  ])
  func aPointerOfGitLFSIsNotTheFile(text: String, isPointer: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a")
    let error = FileError.unreadable(reason: LargeFilePointer.reason)
    let path = folder.path + "/a"
    guard isPointer else {
      #expect(try SourceFile.bytes(of: path, within: .everywhere) == Array(text.utf8))
      return
    }
    #expect(throws: error) { try SourceFile.bytes(of: path, within: .everywhere) }
  }
}
