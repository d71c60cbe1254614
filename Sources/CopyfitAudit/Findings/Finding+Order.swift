internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitSourceText

extension Finding {
  /// Whether the finding should be read before another: new ones first, then by severity, certain
  /// before uncertain, by how near to `large` it starts, by its number of locales, file and line.
  ///
  /// The last terms make the order total, so that it does not depend on the order of the input.
  static func precedes(_ lhs: Finding, _ rhs: Finding) -> Bool {
    let (left, right) = (lhs.urgency, rhs.urgency)
    for (a, b) in zip(left, right) where a != b { return a < b }
    for (a, b) in zip(lhs.place, rhs.place) where a != b {
      return a.utf8.lexicographicallyPrecedes(b.utf8)
    }
    return false
  }

  /// Numbers to compare from left to right, smaller ones first.
  private var urgency: [Int] {
    [
      status.isPending ? 0 : 1,
      Severity.allCases.count - severity.rank,
      locales.contains { $0.certainty != .uncertain } || locales.isEmpty ? 0 : 1,
      locales.compactMap { $0.first?.distanceFromLarge }.min() ?? 0,
      -locales.count,
    ]
  }

  private var place: [String] {
    [
      project ?? "", source?.file ?? "", Self.padded(source?.position.line),
      Self.padded(source?.position.column), rule.rawValue, id ?? "", key ?? "", message,
    ]
  }

  /// A number that compares as text as it does as a number.
  private static func padded(_ number: Int?) -> String {
    let digits = String(number ?? 0)
    return String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }
}

extension LocaleFinding {
  /// Orders the locales of a finding by their tags, then variants, then regular before bold text.
  static func precedes(_ lhs: LocaleFinding, _ rhs: LocaleFinding) -> Bool {
    if lhs.locale != rhs.locale {
      return lhs.locale.utf8.lexicographicallyPrecedes(rhs.locale.utf8)
    }
    let (left, right) = (lhs.variant ?? "", rhs.variant ?? "")
    if left != right { return left.utf8.lexicographicallyPrecedes(right.utf8) }
    return !lhs.boldText && rhs.boldText
  }
}
