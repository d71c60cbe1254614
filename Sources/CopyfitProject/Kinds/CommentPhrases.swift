/// Phrases to search for in translators' comments, case-insensitively.
///
/// Large catalogs have a comment for every string, so the phrases are compared byte by byte.
struct CommentPhrases: Sendable {
  /// Each phrase in lower case.
  private let phrases: [[UInt8]]
  /// Whether a phrase starts with each byte.
  private let firstBytes: [Bool]

  /// - Parameter phrases: The phrases in ASCII.
  init(_ phrases: [String]) {
    self.phrases = phrases.map { $0.utf8.map(Self.lowercased) }
    let first = Set(self.phrases.compactMap(\.first))
    firstBytes = (UInt8.min...UInt8.max).map(first.contains)
  }

  /// Whether a comment contains any of the phrases.
  ///
  /// - Complexity: O(*n*) in the length of the comment, because phrases are short.
  func isInside(_ comment: String?) -> Bool {
    guard let comment else { return false }
    let bytes = comment.utf8Span.span
    for start in bytes.indices where firstBytes[Int(Self.lowercased(bytes[start]))] {
      for phrase in phrases where Self.isAt(start, of: bytes, phrase) { return true }
    }
    return false
  }

  private static func isAt(_ start: Int, of bytes: Span<UInt8>, _ phrase: [UInt8]) -> Bool {
    guard phrase.count <= bytes.count - start else { return false }
    for index in phrase.indices where lowercased(bytes[start + index]) != phrase[index] {
      return false
    }
    return true
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
