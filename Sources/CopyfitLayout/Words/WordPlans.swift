internal import CopyfitFonts

/// The ways of shaping that a cache has met.
struct WordPlans {
  private var plans: [WordPlan] = []
  /// The one that was asked for last.
  private var latest = 0

  /// More ways of shaping than the locales of an app need; beyond, all is forgotten.
  private static let maximumCount = 512

  var isFull: Bool { plans.count >= Self.maximumCount }

  /// The plan of an item, if it was met before.
  ///
  /// - Complexity: O(1) where the plan is that of the item before.
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
    for index in plans.indices where plans[index].isOf(item, face, analysis) {
      latest = index
      return plans[index]
    }
    return nil
  }

  /// Adds a plan, to which the caller has seen that there is room.
  mutating func add(_ key: WordPlan.Key, unitsUntilReady: Int) -> WordPlan {
    let plan = WordPlan(key, number: UInt32(plans.count), unitsUntilReady: unitsUntilReady)
    latest = plans.count
    plans.append(plan)
    return plan
  }

  mutating func removeAll() { plans.removeAll() }
}
