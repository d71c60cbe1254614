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
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.hasSameBytes(as: rhs.text) }

  /// Hashes the bytes of the text.
  public func hash(into hasher: inout Hasher) {
    // The bytes, because the text's own hash is the same for all canonically equivalent texts.
    hasher.combine(text.hashOfBytes)
  }
}

extension ExactString: Comparable {
  /// Whether a text comes before another in the order of their bytes.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.text.precedesByBytes(rhs.text)
  }
}

extension Sequence<String> {
  /// The texts in the order of their UTF-8 bytes, which is the same on all machines.
  public func sortedByBytes() -> [String] {
    sorted { $0.precedesByBytes($1) }
  }
}

extension String {
  /// Whether it comes before another text in the order of their bytes.
  fileprivate func precedesByBytes(_ other: String) -> Bool {
    let (own, others) = (utf8.span, other.utf8.span)
    for index in 0..<min(own.count, others.count) where own[index] != others[index] {
      return own[index] < others[index]
    }
    return own.count < others.count
  }
}
