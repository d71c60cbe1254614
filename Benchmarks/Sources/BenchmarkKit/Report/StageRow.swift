/// A stage on a stratum in the report.
public struct StageRow: Sendable {
  /// The stage's name.
  public let stage: String
  /// The name of the stratum.
  public let stratum: String
  /// Nanoseconds for each text: the median of the rounds.
  public let nanosecondsPerText: Double
  /// The number of texts.
  public let texts: Int
  /// The number of allocations in one round over all texts; `nil` if they are not counted.
  public let allocations: UInt64?
}

extension StageRow {
  /// Sums the cells of a stratum, or of one locale of it.
  init(_ times: [StageTime], stage: String, stratum: String) {
    let texts = times.reduce(0) { $0 + $1.texts }
    self.stage = stage
    self.stratum = stratum
    self.texts = texts
    nanosecondsPerText = times.reduce(0) { $0 + $1.median } / Double(max(texts, 1))
    allocations = Machine.countsAllocations ? times.reduce(0) { $0 + $1.allocations } : nil
  }
}
