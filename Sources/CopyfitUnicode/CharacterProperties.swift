internal import CCopyfitICU

/// The properties of a character that layout needs, found by one lookup.
public struct CharacterProperties: Hashable, Sendable {
  /// The shim's bits; the highest bit is never set.
  let bits: UInt32

  /// Looks up a character.
  public init(of scalar: Unicode.Scalar) { bits = copyfit_icu_properties(scalar.value) }

  /// Creates properties from earlier results.
  init(bits: UInt32) { self.bits = bits }

  /// The script property (UAX #24).
  public var script: Script { ScriptNumber(rawValue: Int32(bits & 0xFFFF)).script }

  /// The script by ICU's number.
  var scriptNumber: ScriptNumber { ScriptNumber(rawValue: Int32(bits & 0xFFFF)) }

  /// Whether the character opens a pair of brackets (UAX #9, Bidi_Paired_Bracket_Type).
  public var opensBracket: Bool { bits & UInt32(copyfit_icu_opens_bracket) != 0 }

  /// Whether the character closes a pair of brackets.
  public var closesBracket: Bool { bits & UInt32(copyfit_icu_closes_bracket) != 0 }

  /// Whether the character combines with the one before (general category M).
  public var isMark: Bool { bits & UInt32(copyfit_icu_is_mark) != 0 }

  /// Whether the character is invisible if a font lacks it (Default_Ignorable_Code_Point).
  public var isDefaultIgnorable: Bool {
    bits & UInt32(copyfit_icu_is_default_ignorable) != 0
  }

  /// Whether a missing glyph for the character loses nothing visible.
  ///
  /// True for default-ignorable characters, tabs, and line and paragraph separators.
  public var isUnseen: Bool { bits & UInt32(copyfit_icu_is_unseen) != 0 }

  /// Whether the character is alphabetic (Alphabetic).
  public var isAlphabetic: Bool { bits & UInt32(copyfit_icu_is_alphabetic) != 0 }

  /// Whether the character is shown as an emoji unless a selector requests text (Emoji_Presentation, Emoji_Modifier).
  public var showsAsEmoji: Bool { bits & UInt32(copyfit_icu_shows_as_emoji) != 0 }

  /// The role of the character at the boundary before it; `nil` if its neighbors decide.
  public var clusterRole: ClusterRole? {
    switch bits & Self.clusterRoles {
    case UInt32(copyfit_icu_begins_cluster): .begins
    case UInt32(copyfit_icu_continues_cluster): .continues
    case UInt32(copyfit_icu_is_cluster_control): .control
    default: nil
    }
  }

  private static let clusterRoles = UInt32(
    copyfit_icu_begins_cluster | copyfit_icu_continues_cluster | copyfit_icu_is_cluster_control)
}

extension CharacterProperties {
  /// The role of the character in a line of words.
  public var lineRole: LineRole {
    LineRole(rawValue: UInt8(truncatingIfNeeded: bits >> UInt32(copyfit_icu_line_role_shift)))
  }
}

/// The role of a character by UAX #29, independent of its neighbors.
public enum ClusterRole: Sendable {
  /// A grapheme cluster starts here (Grapheme_Cluster_Break Other, LV, LVT: GB999).
  case begins
  /// The previous cluster continues (Extend, SpacingMark: GB9, GB9a), unless it is a control.
  case continues
  /// A cluster of its own (Control, LF: GB4, GB5).
  case control
}

/// The other bracket of a pair; the character itself if it is not a bracket.
func pairedBracket(_ scalar: Unicode.Scalar) -> UInt32 {
  copyfit_icu_paired_bracket(scalar.value)
}

/// A script by ICU's number: fast to compare, while an ISO 15924 code needs a lookup by name.
struct ScriptNumber: RawRepresentable, Hashable {
  let rawValue: Int32

  static let common = ScriptNumber(rawValue: Int32(copyfit_icu_script_common))
  static let inherited = ScriptNumber(rawValue: Int32(copyfit_icu_script_inherited))
  static let han = ScriptNumber(rawValue: Int32(copyfit_icu_script_han))
  static let hiragana = ScriptNumber(rawValue: Int32(copyfit_icu_script_hiragana))
  static let katakana = ScriptNumber(rawValue: Int32(copyfit_icu_script_katakana))
  static let latin = ScriptNumber(rawValue: Int32(copyfit_icu_script_latin))

  var script: Script { Script(rawValue: copyfit_icu_script_tag(rawValue)) }
}

extension Script {
  /// The script of a character (UAX #24, property Script).
  public init(of scalar: Unicode.Scalar) {
    self = CharacterProperties(of: scalar).script
  }
}
