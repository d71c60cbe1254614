/// The rules that a pair of characters may be part of.
struct PairKind: OptionSet {
  let rawValue: UInt8

  /// A rule that changes glyphs or advances: texts with the pair are shaped.
  static let isRefused = PairKind(rawValue: 1)
  /// A longer rule that changes them if its other positions also match.
  static let mayBeRefused = PairKind(rawValue: 2)
  /// A longer rule that only marks positions where text may not be cut.
  static let mayBeMarked = PairKind(rawValue: 4)
  /// HarfBuzz marks the position as unsafe: text that is cut here must be shaped again.
  static let isUnsafe = PairKind(rawValue: 8)
}
