import CopyfitSwiftTree
import Foundation
import Testing

@testable import CopyfitAudit

/// Programs in the place of `copyfit-swift`.
struct SourceReaderTests {
  @Test(arguments: [
    (
      version: "copyfit-swift \(SwiftTreeFormat.version) (the parser of the toolchain)",
      isOther: false
    ),
    (version: "copyfit-swift 1 (the parser of the toolchain)", isOther: true),
    (version: "", isOther: true),
  ])
  func theVersionIsAsked(version: String, isOther: Bool) throws {
    let path = NSTemporaryDirectory() + "copyfit-reader-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "#!/bin/sh\necho '\(version)'\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let reader = SourceReader(program: path)
    #expect(reader.hasOtherVersion == isOther)
    #expect(reader.trees(of: [SwiftTreeFormat.Source(path: "a.swift", content: [])]).isEmpty)
  }
}
