import CopyfitLabels
import Foundation
import Testing

struct DoubtTests {
  /// The written forms of all doubts, read from the switch over them, which the compiler keeps complete.
  private static func texts() throws -> [String] {
    let source = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/CopyfitLabels/Model/Doubt+Text.swift"), encoding: .utf8)
    return source.matches(of: /case \.\w+: "([^"\\]+)"/).map { String($0.1) }
  }

  @Test func everyDoubtIsReadFromItsWrittenForm() throws {
    let texts = try Self.texts()
    #expect(texts.count > 40)
    for text in texts {
      let doubt = Doubt(text)
      #expect(doubt.text == text)
      #expect(doubt != .other(text), "\(text)")
    }
  }
}
