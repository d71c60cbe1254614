/// A text that is equal only to a text with the same UTF-8 bytes.
///
/// `String` compares texts by canonical equivalence, so `é` equals `e` with U+0301. They are two keys of a table, and a
/// font may draw them differently.
public struct ExactString: Hashable, Sendable {
  /// The text.
  public let text: String

  /// Wraps a text.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether two texts have the same bytes.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    let (left, right) = (lhs.text.utf8Span, rhs.text.utf8Span)
    guard left.count == right.count else { return false }
    let (leftBytes, rightBytes) = (left.span, right.span)
    for index in leftBytes.indices where leftBytes[index] != rightBytes[index] { return false }
    return true
  }

  /// Hashes the bytes of the text.
  public func hash(into hasher: inout Hasher) {
    // The bytes, because the text's own hash is the same for all canonically equivalent texts.
    let bytes = text.utf8Span.span
    var word: UInt64 = 0
    for index in bytes.indices {
      word = word << 8 | UInt64(bytes[index])
      if index % 8 == 7 { hasher.combine(word) }
    }
    hasher.combine(word)
    hasher.combine(bytes.count)
  }
}

extension ExactString: Comparable {
  /// Whether a text comes before another in the order of their bytes.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.text.utf8.lexicographicallyPrecedes(rhs.text.utf8)
  }
}

extension Sequence<String> {
  /// The texts in the order of their UTF-8 bytes, which is the same on all machines.
  public func sortedByBytes() -> [String] {
    sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
