/// The characters after which a line must end: UAX #14, classes BK, CR, LF and NL.
///
/// The other effects of the characters differ:
///
/// | character | line | paragraph of UAX #9 | paragraph of a style | reset at a line's end |
/// |---|---|---|---|---|
/// | LF, CR, CR LF, U+2029 | ends | ends | ends | yes |
/// | NEL | ends | ends | continues | yes |
/// | VT, FF, U+2028 | ends | continues | continues | yes |
/// | space, TAB, invisible characters | | | | yes |
public enum LineTerminator {
  /// Whether a UTF-16 unit is a line terminator; no surrogate is.
  @inlinable
  public static func contains(_ unit: UInt16) -> Bool {
    (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }
}

/// The line terminators after which another paragraph starts, with the spacing of its style.
public enum ParagraphSeparator {
  /// Whether a UTF-16 unit ends a paragraph: LF, CR (and so CR LF) and U+2029.
  ///
  /// Source: Apple, *Words, Paragraphs, and Line Breaks*; Foundation's `NSString.paragraphRange(for:)` agrees for all
  /// of them.
  @inlinable
  public static func contains(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2029
  }
}

extension BidiParagraph {
  /// Whether a line terminator ends a paragraph of UAX #9 (P1): its class is B.
  @inlinable
  public static func isSeparator(_ terminator: UInt16) -> Bool {
    ParagraphSeparator.contains(terminator) || terminator == 0x85
  }

  /// Whether a character at a line's end gets the paragraph's level: the classes WS, B and S, and (UAX #9, 5.2) BN and
  /// the explicit controls, which are invisible.
  ///
  /// A soft hyphen is of class BN but visible at a line's end, next to the letters before it.
  @inlinable
  public static func isReset(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAD: false
    case 0x00...0x20, 0x7F...0x9F, 0x1680, 0x180E, 0x2000...0x200D, 0x2028...0x202E: true
    case 0x205F...0x206F, 0x3000, 0xFEFF: true
    default: false
    }
  }
}
