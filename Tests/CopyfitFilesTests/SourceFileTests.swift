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
}
