import CopyfitStream
import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

struct ByteStreamFilesTests {
  @Test(arguments: [
    ("/dev/stdout", true), ("/dev/stderr", true), ("/dev/fd/7", true), ("/dev/fd/x", false),
    ("/dev/fd/-1", false), ("/dev/null", false), ("stdout", false),
  ])
  func knowsOpenStreams(path: String, isOpen: Bool) {
    #expect((ByteStream(devicePath: path) != nil) == isOpen)
  }

  @Test func replacesAFile() throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "report.json")
    for text in ["a longer text", "short"] {
      try ByteStream.replace(file.path, with: text)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report.json"])
  }

  /// A replaced file has the same readers as before.
  @Test(arguments: [0o600, 0o640, 0o664, 0o666])
  func keepsPermissions(permissions: Int) throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "baseline.json").path
    try ByteStream.replace(file, with: "a")
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file)
    try ByteStream.replace(file, with: "b")
    let found = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect((found as? NSNumber)?.intValue == permissions)
  }

  /// The next write fails, and the file is as before.
  @Test func anInterruptEndsAReplacement() throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "report.json")
    try ByteStream.replace(file.path, with: "before")
    // The process must survive when the signal is delivered.
    let action = signal(SIGHUP, SIG_IGN)
    defer {
      // The thread may block signals, and ignoring one again discards it there.
      signal(SIGHUP, SIG_IGN)
      signal(SIGHUP, action)
    }
    let failure = #expect(throws: ByteStream.Failure.self) {
      try ByteStream.replace(file.path) { stream throws(ByteStream.Failure) in
        try stream.write("after")
        pthread_kill(pthread_self(), SIGHUP)
        try stream.write("the end")
      }
    }
    #expect(failure?.reason == "Interrupted system call")
    #expect(try String(contentsOf: file, encoding: .utf8) == "before")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report.json"])
  }

  /// A file that is not a regular file is written to, not replaced.
  @Test func writesIntoAPipe() throws {
    let pipe = Pipe()
    let path = "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)"
    try ByteStream.write(into: path) { stream throws(ByteStream.Failure) in
      try stream.write("text")
    }
    #expect(try pipe.fileHandleForReading.read(upToCount: 4) == Data("text".utf8))
  }

  @Test func tellsTheReasonInWords() {
    let failure = #expect(throws: ByteStream.Failure.self) {
      try ByteStream.replace("/no/such/folder/report.json", with: "")
    }
    #expect(failure?.reason == "No such file or directory")
  }
}
