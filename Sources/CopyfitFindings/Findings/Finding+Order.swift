internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitSourceText

extension [Finding] {
  /// Sorts the findings by their importance: new ones first, then by severity, certain before uncertain, by the
  /// distance of their first category from `large`, by their number of locales, file and line.
  ///
  /// The last criteria make the order total, so that it does not depend on the order of the input. Thousands of
  /// findings are sorted in place, without a second array.
  mutating func sortForReading() {
    let urgencies = map(Finding.Urgency.init)
    let order = indices.sorted { lhs, rhs in
      if urgencies[lhs] != urgencies[rhs] { return urgencies[lhs] < urgencies[rhs] }
      return self[lhs].standsBefore(self[rhs])
    }
    var positions = Array<Int>(repeating: 0, count: count)
    for (position, index) in order.enumerated() { positions[index] = position }
    for start in indices {
      while positions[start] != start {
        let target = positions[start]
        swapAt(start, target)
        positions.swapAt(start, target)
      }
    }
  }
}

extension Finding {
  /// The first criteria of the order of findings.
  fileprivate struct Urgency: Comparable {
    /// Numbers to compare from left to right, smaller ones first.
    private let isAccepted: Int8
    private let severity: Int8
    private let isUncertain: Int8
    private let distance: Int
    private let locales: Int

    init(_ finding: Finding) {
      isAccepted = finding.status.isPending ? 0 : 1
      severity = Int8(Severity.allCases.count - finding.severity.rank)
      let isCertain =
        finding.locales.isEmpty || finding.locales.contains { $0.certainty != .uncertain }
      isUncertain = isCertain ? 0 : 1
      distance = finding.locales.lazy.compactMap { $0.first?.distanceFromLarge }.min() ?? 0
      locales = -finding.locales.count
    }

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.isAccepted, lhs.severity, lhs.isUncertain, lhs.distance, lhs.locales)
        < (rhs.isAccepted, rhs.severity, rhs.isUncertain, rhs.distance, rhs.locales)
    }
  }

  /// Whether a finding comes before another equally urgent one, by its place.
  fileprivate func standsBefore(_ other: Finding) -> Bool {
    let (own, others) = (source?.position, other.source?.position)
    if let order = Self.order(project, other.project) { return order }
    if let order = Self.order(source?.file, other.source?.file) { return order }
    if let order = Self.order(own?.line, others?.line) { return order }
    if let order = Self.order(own?.column, others?.column) { return order }
    if let order = Self.order(rule.rawValue, other.rule.rawValue) { return order }
    if let order = Self.order(id, other.id) { return order }
    if let order = Self.order(key, other.key) { return order }
    return Self.order(message, other.message) ?? false
  }

  /// Whether the first of two texts comes first; `nil` if they are equal.
  private static func order(_ lhs: String?, _ rhs: String?) -> Bool? {
    let (left, right) = (lhs ?? "", rhs ?? "")
    return left == right ? nil : left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func order(_ lhs: Int?, _ rhs: Int?) -> Bool? {
    lhs ?? 0 == rhs ?? 0 ? nil : lhs ?? 0 < rhs ?? 0
  }
}

extension LocaleFinding {
  /// Orders the locales of a finding by their tags, then variants, then regular before bold text.
  package static func precedes(_ lhs: LocaleFinding, _ rhs: LocaleFinding) -> Bool {
    if lhs.locale != rhs.locale {
      return lhs.locale.utf8.lexicographicallyPrecedes(rhs.locale.utf8)
    }
    let (left, right) = (lhs.variant ?? "", rhs.variant ?? "")
    if left != right { return left.utf8.lexicographicallyPrecedes(right.utf8) }
    return !lhs.boldText && rhs.boldText
  }
}
