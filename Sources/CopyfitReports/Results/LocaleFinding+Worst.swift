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
      for (a, b) in zip(damage[lhs], damage[rhs]) where a != b { return a > b }
      return lhs < rhs
    }
  }
}

extension LocaleFinding {
  /// How bad it is, the larger the worse: by severity, certainty, how near to `large` it starts, and what is lost.
  fileprivate var damage: [Double] {
    [
      Double(Severity.allCases.firstIndex(of: severity) ?? 0),
      certainty == .uncertain ? 0 : 1,
      -Double(first?.distanceFromLarge ?? 0),
      Double(hiddenCharacters ?? 0),
      (overflow?.width ?? 0) + (overflow?.height ?? 0),
    ]
  }
}
