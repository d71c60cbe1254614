internal import CCopyfitICU

/// The role of a character in a line of words, which decides the line breaks beside it (UAX #14).
///
/// Among characters with a role, each break depends only on the roles at both sides and the spaces between them, by
/// rules that no locale without keywords changes.
public struct LineRole: RawRepresentable, Hashable, Sendable {
  /// The shim's number.
  public let rawValue: UInt8

  /// Creates a role from the shim's number.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// None: only ICU's rules find the breaks beside the character.
  public static let none = LineRole(rawValue: 0)
  /// A mark, which belongs to the character before it (CM: LB9).
  public static let mark = LineRole(rawValue: UInt8(copyfit_icu_line_mark))
  /// U+0020, after which a line may end (LB18).
  public static let space = LineRole(rawValue: UInt8(copyfit_icu_line_space))
  /// A letter or digit (AL, HL, NU).
  public static let letter = LineRole(rawValue: UInt8(copyfit_icu_line_letter))
  /// A Hangul syllable, or a Hangul letter of its own (H2, H3, ID).
  public static let syllable = LineRole(rawValue: UInt8(copyfit_icu_line_syllable))
  /// An ideograph or kana, beside which a line may end (ID).
  public static let ideograph = LineRole(rawValue: UInt8(copyfit_icu_line_ideograph))
  /// A comma, colon or full stop: inside numbers and names, and at the end of words (IS).
  public static let infix = LineRole(rawValue: UInt8(copyfit_icu_line_infix))
  /// Punctuation at the end of words (EX, IN, CL).
  public static let stop = LineRole(rawValue: UInt8(copyfit_icu_line_stop))
  /// U+0027 and U+2019, inside words (QU).
  public static let apostrophe = LineRole(rawValue: UInt8(copyfit_icu_line_apostrophe))
  /// U+00A0 (GL).
  public static let glue = LineRole(rawValue: UInt8(copyfit_icu_line_glue))
}
