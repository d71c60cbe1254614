internal import CopyfitFonts

/// The ways of shaping of a cache, in the order in which they were added.
struct WordPlans {
  private var plans: [WordPlan] = []
  /// The index of the plan that was requested last.
  private var latest = 0
  /// The index of the plan that was requested before it: items in two scripts alternate.
  private var previous = 0

  /// The maximum number of ways of shaping, more than the locales of an app need; above it, all are removed.
  private static let maximumCount = 512

  var isFull: Bool { plans.count >= Self.maximumCount }

  /// The plan of an item, if its way of shaping is known.
  ///
  /// - Complexity: O(1) if the plan is the same as for the previous item.
  @inline(__always)
  mutating func find(
    _ item: ShapingItem, _ face: FontFace, _ analysis: borrowing TextAnalysis
  ) -> WordPlan? {
    if latest < plans.count, plans[latest].isOf(item, face, analysis) { return plans[latest] }
    return search(item, face, analysis)
  }

  @inline(never)
  private mutating func search(
    _ item: ShapingItem, _ face: FontFace, _ analysis: borrowing TextAnalysis
  ) -> WordPlan? {
    if previous < plans.count, plans[previous].isOf(item, face, analysis) {
      swap(&latest, &previous)
      return plans[latest]
    }
    guard let found = plans.firstIndex(where: { $0.isOf(item, face, analysis) }) else { return nil }
    (latest, previous) = (found, latest)
    return plans[found]
  }

  /// Adds a plan; the caller ensures that there is room.
  mutating func add(_ key: WordPlan.Key, unitsUntilReady: Int) -> WordPlan {
    let plan = WordPlan(key, number: UInt32(plans.count), unitsUntilReady: unitsUntilReady)
    (latest, previous) = (plans.count, latest)
    plans.append(plan)
    return plan
  }

  mutating func removeAll() { plans.removeAll() }
}
