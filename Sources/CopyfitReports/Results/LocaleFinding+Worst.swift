internal import Copyfit
internal import CopyfitFindings

extension [LocaleFinding] {
  /// The locales in the order for reading only some of them: the worst first, equal ones in their own order.
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
  /// The damage, larger if worse: by severity, certainty, distance of its first size from `large`, and the loss.
  fileprivate var damage: (Severity, Int, Int, Int, Double) {
    (
      severity, certainty == .uncertain ? 0 : 1, -(first?.distanceFromLarge ?? 0),
      hiddenCharacters ?? 0, (overflow?.width ?? 0) + (overflow?.height ?? 0)
    )
  }
}
