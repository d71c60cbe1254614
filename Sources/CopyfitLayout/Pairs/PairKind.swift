/// What a pair of characters may be part of.
struct PairKind: OptionSet {
  let rawValue: UInt8

  /// A rule that changes glyphs or advances: texts with the pair are shaped.
  static let isRefused = PairKind(rawValue: 1)
  /// A longer rule that does so, if its other positions are met, too.
  static let mayBeRefused = PairKind(rawValue: 2)
  /// A longer rule that only says where text may not be cut.
  static let mayBeMarked = PairKind(rawValue: 4)
  /// Text cut between the two must be shaped anew, as HarfBuzz says.
  static let isUnsafe = PairKind(rawValue: 8)
}
