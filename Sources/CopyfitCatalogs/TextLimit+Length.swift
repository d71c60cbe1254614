extension TextLimit {
  /// The units of a text that a limit counts.
  public enum Counted: String, Hashable, Sendable {
    /// Code points of Unicode, as in XLIFF's profile `xliff:codepoints`.
    case character
    /// Bytes in UTF-8.
    case byte
    /// Units of 16 bits in UTF-16.
    case utf16Unit = "UTF-16 unit"
    /// Units of 32 bits in UTF-32.
    case utf32Unit = "UTF-32 unit"

    /// The code units of an encoding.
    fileprivate init(_ encoding: TextLimit.Encoding) {
      self =
        switch encoding {
        case .utf8: .byte
        case .utf16: .utf16Unit
        case .utf32: .utf32Unit
        }
    }

    /// The number of these units in a text.
    fileprivate func count(in text: String) -> Int {
      switch self {
      case .character, .utf32Unit: text.unicodeScalars.count
      case .byte: text.utf8.count
      case .utf16Unit: text.utf16.count
      }
    }
  }

  /// A text that is longer than allowed.
  public struct Excess: Hashable, Sendable {
    /// The units that are counted.
    public var counted: Counted
    /// The number of units in the text.
    public var count: Int
    /// The number of units that are allowed.
    public var maximum: Int
  }

  /// The excess of a text over the limit; `nil` if the text is short enough, or if the limit counts nothing.
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
