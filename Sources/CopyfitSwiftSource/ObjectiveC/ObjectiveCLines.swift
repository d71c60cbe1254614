/// The lines of an Objective-C source as a compiler joins them.
enum ObjectiveCLines {
  private static let newline = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")

  /// A source in which each line ends with a line feed, and no `\` at the end of a line splits a word or sign.
  ///
  /// Such a `\` moves behind the word, so places on that line are inexact.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 == UInt8(ascii: "\r") || $0 == backslash }) else {
      return bytes
    }
    var found: [UInt8] = []
    found.reserveCapacity(bytes.count)
    var postponed = 0
    var position = 0
    while position < bytes.count {
      let length = joint(in: bytes, at: position)
      if length > 0 {
        if let last = found.last, !last.isSpace { postponed += 1 } else { found += joint }
      } else {
        if postponed > 0, bytes[position].isSpace {
          for _ in 0..<postponed { found += joint }
          postponed = 0
        }
        let isLoneReturn = bytes[position] == UInt8(ascii: "\r") && !isNewline(bytes, position + 1)
        found.append(isLoneReturn ? newline : bytes[position])
      }
      position += max(length, 1)
    }
    return found
  }

  private static let joint = [backslash, newline]

  private static func isNewline(_ bytes: [UInt8], _ position: Int) -> Bool {
    position < bytes.count && bytes[position] == newline
  }

  /// The length of a `\` with the end of its line; 0 elsewhere.
  private static func joint(in bytes: [UInt8], at position: Int) -> Int {
    guard bytes[position] == backslash, position + 1 < bytes.count else { return 0 }
    if bytes[position + 1] == newline { return 2 }
    guard bytes[position + 1] == UInt8(ascii: "\r") else { return 0 }
    return isNewline(bytes, position + 2) ? 3 : 2
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { " \t\r\n".utf8.contains(self) }
}
