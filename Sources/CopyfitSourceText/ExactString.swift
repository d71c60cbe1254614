/// A text that equals only what has the same bytes in UTF-8.
///
/// `String` takes texts for equal that differ in normalization alone, such as `é` and `e` with U+0301.
/// They are two keys of a table, and a font may draw them differently.
public struct ExactString: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    // Bytes, not the text's own hash: that is the same for all texts of one normalization.
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension ExactString: Comparable {
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
