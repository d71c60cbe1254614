import CopyfitFiles
import Testing

struct SourceFileTests {
  @Test(arguments: [
    ("/nonexistent/file", FileError.missing), ("/tmp", .isFolder),
    ("/dev/null", .unreadable(reason: "it is not a regular file")),
  ])
  func saysWhyAFileCannotBeRead(_ path: String, _ expected: FileError) {
    #expect(throws: expected) { try SourceFile.bytes(of: path) }
  }

  @Test func readsThisFile() throws {
    let bytes = try SourceFile.bytes(of: #filePath)
    #expect(bytes.starts(with: "import CopyfitFiles".utf8))
  }

  @Test func keepsToALimit() throws {
    let size = try SourceFile.bytes(of: #filePath).count
    #expect(try SourceFile.bytes(of: #filePath, limit: size).count == size)
    #expect(throws: FileError.tooLarge(limit: size - 1)) {
      try SourceFile.bytes(of: #filePath, limit: size - 1)
    }
  }
}
