extension TextLimit {
  /// What a limit counts of a text.
  public enum Counted: String, Hashable, Sendable {
    /// Code points of Unicode, as XLIFF's profile `xliff:codepoints` has it.
    case character
    /// Bytes in UTF-8.
    case byte
  }

  /// A text that is longer than it may be.
  public struct Excess: Hashable, Sendable {
    /// What is counted.
    public var counted: Counted
    /// How many of them the text has.
    public var count: Int
    /// How many it may have.
    public var maximum: Int
  }

  /// By how much a text is longer than it may be; `nil` where it is not, or where the limit counts nothing.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func excess(of text: String) -> Excess? {
    let limits: [(Counted, Double?)] = [
      (.character, unit == "char" ? width.maximum : nil),
      (.byte, unit == "byte" ? width.maximum : nil), (.byte, bytes.maximum),
    ]
    return limits.lazy.compactMap { counted, maximum in
      maximum.flatMap { Self.excess(of: text, counted, over: $0) }
    }.first
  }

  private static func excess(of text: String, _ counted: Counted, over maximum: Double) -> Excess? {
    guard let maximum = Int(exactly: maximum.rounded(.down)) else { return nil }
    let count = counted == .byte ? text.utf8.count : text.unicodeScalars.count
    return count > maximum ? Excess(counted: counted, count: count, maximum: maximum) : nil
  }
}
