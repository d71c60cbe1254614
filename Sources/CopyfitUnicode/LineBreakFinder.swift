internal import CCopyfitICU

/// Finds line break opportunities by UAX #14, with ICU's rules and dictionaries for a locale.
///
/// Opening takes several microseconds, so keep a finder and use it for many texts, on one thread.
public struct LineBreakFinder: ~Copyable {
  private var boundaries: BoundaryFinder

  /// Opens the rules of a locale; a locale that ICU does not know uses the root's.
  public init(locale: LocaleIdentifier) throws(ICUError) {
    boundaries = try BoundaryFinder(kind: Int32(copyfit_icu_breaks_lines), locale: locale)
  }

  /// Appends every position at which a line may or must end, including the end of the text.
  ///
  /// Offsets are UTF-16 units in ascending order. A break after a line terminator (`LineTerminator`) is mandatory.
  ///
  /// - Complexity: O(*n*), where *n* is the number of units in `text`.
  public mutating func appendBreaks(
    in text: Span<UInt16>, to offsets: inout [Int32]
  ) throws(ICUError) {
    try boundaries.appendBoundaries(in: text, to: &offsets)
  }
}
