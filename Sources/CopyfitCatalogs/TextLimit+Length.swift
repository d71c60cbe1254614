extension TextLimit {
  /// What a limit counts of a text.
  public enum Counted: String, Hashable, Sendable {
    /// Code points of Unicode, as XLIFF's profile `xliff:codepoints` has it.
    case character
    /// Bytes in UTF-8.
    case byte
    /// Units of 16 bits in UTF-16.
    case utf16Unit = "UTF-16 unit"
    /// Units of 32 bits in UTF-32.
    case utf32Unit = "UTF-32 unit"

    /// What the units of an encoding are.
    fileprivate init(_ encoding: TextLimit.Encoding) {
      self =
        switch encoding {
        case .utf8: .byte
        case .utf16: .utf16Unit
        case .utf32: .utf32Unit
        }
    }

    /// How many of it a text has.
    fileprivate func count(in text: String) -> Int {
      switch self {
      case .character, .utf32Unit: text.unicodeScalars.count
      case .byte: text.utf8.count
      case .utf16Unit: text.utf16.count
      }
    }
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
      (.byte, unit == "byte" ? width.maximum : nil), (Counted(encoding), bytes.maximum),
    ]
    return limits.lazy.compactMap { counted, maximum in
      maximum.flatMap { Self.excess(of: text, counted, over: $0) }
    }.first
  }

  private static func excess(of text: String, _ counted: Counted, over maximum: Double) -> Excess? {
    guard let maximum = Int(exactly: maximum.rounded(.down)) else { return nil }
    let count = counted.count(in: text)
    return count > maximum ? Excess(counted: counted, count: count, maximum: maximum) : nil
  }
}
