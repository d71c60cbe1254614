internal import Copyfit
internal import CopyfitFindings

extension [LocaleFinding] {
  /// The locales in the order in which they should be read where only some are: the worst first, equal ones in
  /// their own order.
  var worstFirst: [LocaleFinding] { indicesWorstFirst.map { self[$0] } }

  /// The numbers of the locales in that order.
  var indicesWorstFirst: [Int] {
    if count < 2 { return [Int](indices) }
    let damage = map(\.damage)
    return indices.sorted { lhs, rhs in
      damage[lhs] == damage[rhs] ? lhs < rhs : damage[lhs] > damage[rhs]
    }
  }
}

extension LocaleFinding {
  /// How bad it is, the larger the worse: by severity, certainty, how near to `large` it starts, and what is lost.
  fileprivate var damage: (Severity, Int, Int, Int, Double) {
    (
      severity, certainty == .uncertain ? 0 : 1, -(first?.distanceFromLarge ?? 0),
      hiddenCharacters ?? 0, (overflow?.width ?? 0) + (overflow?.height ?? 0)
    )
  }
}
