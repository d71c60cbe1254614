internal import CopyfitSwiftTree

/// The work of following texts for all surfaces together.
struct UseBudget {
  /// The remaining number of expressions, calls and assignments that are examined; negative if more were needed.
  private var remainingSteps: Int
  private let maximumUses: Int
  private let maximumVisits: Int

  /// The maximum number of expressions, calls and assignments that are examined, unless the sources are large.
  static let maximumSteps = 1_000_000
  /// The number of these steps for each node of large sources.
  private static let stepsPerNode = 100
  /// The maximum number of texts on surfaces that are found, unless the sources are large; each needs about 1 KB.
  static let maximumUses = 100_000
  /// The number of nodes for each of these texts in large sources; a view with a text has more.
  private static let nodesPerUse = 4
  /// The maximum number of ways to expressions that are kept, unless the sources are large; each needs about 200 bytes.
  static let maximumVisits = 1_000_000
  /// The number of these ways for each node of large sources.
  private static let visitsPerNode = 2

  /// The usual limits for sources.
  init(for index: SourceIndex) {
    let nodes = index.trees.reduce(0) { $0 + $1.records.count }
    remainingSteps = max(Self.maximumSteps, Self.stepsPerNode * nodes)
    maximumUses = max(Self.maximumUses, nodes / Self.nodesPerUse)
    maximumVisits = max(Self.maximumVisits, Self.visitsPerNode * nodes)
  }

  init(steps: Int, uses: Int = Self.maximumUses, visits: Int = Self.maximumVisits) {
    (remainingSteps, maximumUses, maximumVisits) = (steps, uses, visits)
  }

  /// Whether more work was needed, so that texts may be missing.
  var isExceeded: Bool { remainingSteps < 0 }

  /// Counts a step; returns whether it is allowed.
  mutating func takeStep() -> Bool {
    guard remainingSteps > 0 else {
      remainingSteps = -1
      return false
    }
    remainingSteps -= 1
    return true
  }

  /// Counts another text beside `count`; returns whether it is allowed, and else allows no more steps.
  mutating func takeUse(after count: Int) -> Bool { take(count, below: maximumUses) }

  /// Counts another way to an expression beside `count`; returns whether it is allowed, and else allows no more steps.
  mutating func takeVisit(after count: Int) -> Bool { take(count, below: maximumVisits) }

  private mutating func take(_ count: Int, below maximum: Int) -> Bool {
    if count >= maximum { remainingSteps = -1 }
    return count < maximum
  }
}
