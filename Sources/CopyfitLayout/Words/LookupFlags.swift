/// The flags of a lookup, which determine the glyphs that it skips: OpenType, *Lookup table*.
struct LookupFlags: OptionSet {
  let rawValue: UInt16

  static let ignoresBaseGlyphs = LookupFlags(rawValue: 0x02)
  static let ignoresLigatures = LookupFlags(rawValue: 0x04)
  /// The flag of lookups that skip all marks.
  static let ignoresMarks = LookupFlags(rawValue: 0x08)
  /// The flags of lookups that skip marks: all, those outside a set, or those of other classes.
  static let mayIgnoreMarks = LookupFlags(rawValue: 0xFF18)
}
