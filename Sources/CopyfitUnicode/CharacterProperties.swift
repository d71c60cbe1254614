internal import CCopyfitICU

/// What layout needs to know about a character, looked up at once.
public struct CharacterProperties: Hashable, Sendable {
  private let bits: UInt32

  /// Looks up a character.
  public init(of scalar: Unicode.Scalar) { bits = copyfit_icu_properties(scalar.value) }

  /// The script property (UAX #24).
  public var script: Script { ScriptNumber(rawValue: Int32(bits & 0xFFFF)).script }

  /// The script as ICU numbers it.
  var scriptNumber: ScriptNumber { ScriptNumber(rawValue: Int32(bits & 0xFFFF)) }

  /// Whether the character opens a pair of brackets (UAX #9, Bidi_Paired_Bracket_Type).
  public var opensBracket: Bool { bits & UInt32(copyfit_icu_opens_bracket) != 0 }

  /// Whether the character closes a pair of brackets.
  public var closesBracket: Bool { bits & UInt32(copyfit_icu_closes_bracket) != 0 }

  /// Whether the character combines with the one before (general category M).
  public var isMark: Bool { bits & UInt32(copyfit_icu_is_mark) != 0 }

  /// Whether the character shows nothing where a font lacks it (Default_Ignorable_Code_Point).
  public var isDefaultIgnorable: Bool {
    bits & UInt32(copyfit_icu_is_default_ignorable) != 0
  }

  /// Whether the character is a control (general category Cc).
  public var isControl: Bool { bits & UInt32(copyfit_icu_is_control) != 0 }
}

/// The other bracket of a pair; characters that are no bracket give themselves.
func pairedBracket(_ scalar: Unicode.Scalar) -> UInt32 {
  copyfit_icu_paired_bracket(scalar.value)
}

/// A script as ICU numbers it: quick to compare, while the code of ISO 15924 is a look-up by name.
struct ScriptNumber: RawRepresentable, Hashable {
  let rawValue: Int32

  static let common = ScriptNumber(rawValue: 0)
  static let inherited = ScriptNumber(rawValue: 1)
  static let han = ScriptNumber(rawValue: 17)
  static let hiragana = ScriptNumber(rawValue: 20)
  static let katakana = ScriptNumber(rawValue: 22)
  static let latin = ScriptNumber(rawValue: 25)

  var script: Script { Script(rawValue: copyfit_icu_script_tag(rawValue)) }
}
