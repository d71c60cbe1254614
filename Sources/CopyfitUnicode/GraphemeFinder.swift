internal import CCopyfitICU

/// Finds the boundaries of grapheme clusters by UAX #29, with ICU's rules.
public struct GraphemeFinder: ~Copyable {
  private var boundaries: BoundaryFinder

  /// Opens ICU's rules, which are the same for every locale.
  public init() throws(ICUError) {
    boundaries = try BoundaryFinder(
      kind: Int32(copyfit_icu_breaks_graphemes), locale: .undetermined)
  }

  /// Appends the end of every grapheme cluster, in UTF-16 units, ascending.
  ///
  /// - Complexity: O(*n*), where *n* is the number of units in `text`.
  public mutating func appendEnds(
    in text: Span<UInt16>, to offsets: inout [Int32]
  ) throws(ICUError) {
    try boundaries.appendBoundaries(in: text, to: &offsets)
  }

  /// Whether a UTF-16 unit is always a cluster of its own beside others like it.
  ///
  /// This is true of letters, digits, punctuation and ideographs in wide use, so most text needs no iterator. From
  /// UAX #29: every character of these ranges has Grapheme_Cluster_Break = Other, or is a whole Hangul syllable, and
  /// none is an Extended_Pictographic that could start a sequence.
  @inlinable
  public static func standsAlone(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF: true
    case 0x370...0x482, 0x48A...0x590: true
    case 0x5D0...0x5EA, 0x620...0x64A: true
    case 0x1E00...0x200A, 0x2010...0x2027: true
    case 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x33FF: true
    case 0x3400...0x9FFF, 0xAC00...0xD7A3: true
    case 0xFF01...0xFF9D: true
    default: false
    }
  }
}
