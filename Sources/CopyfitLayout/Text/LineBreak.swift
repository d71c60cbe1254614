/// A position where a line may or must end.
package struct LineBreak: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A line may end here.
    case opportunity
    /// A line may end here, with a visible hyphen: after U+00AD.
    case softHyphen
    /// A line must end here: after a line terminator.
    case hard
  }

  /// The start of the next line.
  package var offset: Int32
  /// The end of the part that counts for the width, before hanging space; possibly before the start of the line.
  package var trimmedEnd: Int32
  package var kind: Kind
}

/// The properties of a position between two units.
package struct PositionFlags: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Text that is broken here must be shaped again on both sides.
  package static let isUnsafe = PositionFlags(rawValue: 1)
  /// A grapheme cluster starts here.
  package static let startsGrapheme = PositionFlags(rawValue: 2)
  /// A character starts here that is invisible if a font lacks it.
  package static let isIgnorable = PositionFlags(rawValue: 4)
}

/// The characters that hang at a line's end: they do not count for its width.
package enum HangingSpace {
  /// Whether a unit hangs: Zs without the no-break spaces, TAB, and line terminators.
  package static func contains(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09...0x0D, 0x20, 0x85, 0x1680: true
    case 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }
}

/// U+00AD, which is visible only if a line ends at it.
package enum SoftHyphen {
  package static let unit: UInt16 = 0xAD
}

/// Hangul syllables and letters.
enum Hangul {
  /// Whether a unit is a Hangul syllable or letter (property Script).
  static func contains(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB: true
    case 0xFFA0...0xFFDC: true
    default: false
    }
  }
}

/// Kana.
enum Kana {
  /// Whether a unit is a Hiragana or Katakana letter.
  static func contains(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x31F0...0x31FF, 0xFF66...0xFF9D: true
    default: false
    }
  }
}
