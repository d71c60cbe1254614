internal import CopyfitSwiftTree

extension ViewWalker {
  /// The maximum number of expressions that are walked, unless the sources are large: an expression is walked again in
  /// each environment of its declaration.
  private static let maximumWalks = 1_000_000
  /// The number of walks for each node of large sources; those of 25 public apps need less than one.
  private static let walksPerNode = 20

  /// Whether some expressions were not walked, because there were too many.
  var isExhausted: Bool { remainingWalks < 0 }

  /// The maximum number of walks for sources.
  static func maximumWalks(for index: SourceIndex) -> Int {
    max(maximumWalks, walksPerNode * index.trees.reduce(0) { $0 + $1.records.count })
  }
}
