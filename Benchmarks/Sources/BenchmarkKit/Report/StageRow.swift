/// A stage on a stratum, as it is printed.
public struct StageRow: Sendable {
  /// The stage's name.
  public let stage: String
  /// The name of the stratum.
  public let stratum: String
  /// Nanoseconds for each text: the median of the rounds.
  public let nanosecondsPerText: Double
  /// How many texts there are.
  public let texts: Int
  /// How often memory was asked for in one round over all texts; `nil` where that is not counted.
  public let allocations: UInt64?
}

extension StageRow {
  /// Adds up the cells of a stratum, or of one locale of it.
  init(_ times: [StageTime], stage: String, stratum: String) {
    let texts = times.reduce(0) { $0 + $1.texts }
    self.stage = stage
    self.stratum = stratum
    self.texts = texts
    nanosecondsPerText = times.reduce(0) { $0 + $1.median } / Double(max(texts, 1))
    allocations = Machine.countsAllocations ? times.reduce(0) { $0 + $1.allocations } : nil
  }
}
