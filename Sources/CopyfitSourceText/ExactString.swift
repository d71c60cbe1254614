/// A text that equals only what has the same bytes in UTF-8.
///
/// `String` takes texts for equal that differ in normalization alone, such as `é` and `e` with U+0301.
/// They are two keys of a table, and a font may draw them differently.
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

  /// Feeds the bytes of the text to a hasher.
  public func hash(into hasher: inout Hasher) {
    // Bytes, not the text's own hash: that is the same for all texts of one normalization.
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
  /// Whether a text's bytes come before those of another.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.text.utf8.lexicographicallyPrecedes(rhs.text.utf8)
  }
}

extension Sequence<String> {
  /// The texts in the order of their bytes in UTF-8, which is the same everywhere.
  public func sortedByBytes() -> [String] {
    sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
