internal import CopyfitDynamicType
internal import CopyfitFonts
internal import CopyfitUnicode

/// The ways of shaping of the texts so far.
struct PairPlans {
  /// A way of shaping, with the number of its plan; `nil` if its texts are not summed.
  private final class Entry {
    let key: WordPlan.Key
    let plan: Int?

    init(_ key: WordPlan.Key, plan: Int?) {
      self.key = key
      self.plan = plan
    }
  }

  /// The key of the rules by which texts in a face are summed.
  private struct RulesKey: Hashable {
    var lookups: AppliedLookups
    var keepsFractions: Bool
    /// The script if its marks are summed, too.
    var marked: Script?
  }

  /// The ways of shaping: the most recent one first, the others in no order.
  private var entries: [Entry] = []
  /// The index of the way that was requested last.
  private var latest = 0
  var plans: [PairPlan] = []

  /// The maximum number of ways of shaping, more than the locales of an app need; above it, all are removed.
  private static let maximumCount = 512

  var areFull: Bool { entries.count >= Self.maximumCount }

  /// The number of an item's plan; `nil` if its way of shaping is new.
  ///
  /// - Complexity: O(1) if the way is the same as for the previous item.
  @inline(__always)
  mutating func find(
    _ item: ShapingItem, _ face: FontFace, _ analysis: borrowing TextAnalysis
  ) -> Int?? {
    if latest < entries.count, entries[latest].key.isOf(item, face, analysis) {
      return .some(entries[latest].plan)
    }
    return search(item, face, analysis)
  }

  @inline(never)
  private mutating func search(
    _ item: ShapingItem, _ face: FontFace, _ analysis: borrowing TextAnalysis
  ) -> Int?? {
    for index in entries.indices where entries[index].key.isOf(item, face, analysis) {
      latest = index
      return .some(entries[index].plan)
    }
    return nil
  }

  /// Adds a way of shaping; the caller ensures that there is room.
  mutating func add(_ key: WordPlan.Key) -> Int? {
    let plan = plan(of: key)
    latest = entries.count
    entries.append(Entry(key, plan: plan))
    return plan
  }

  private mutating func plan(of key: WordPlan.Key) -> Int? {
    var all: [PairRules] = []
    for face in [key.face, key.display].compactMap({ $0 }) {
      let rules = rules(of: face, key)
      guard rules.areSummable else { return nil }
      all.append(rules)
    }
    // With variations, languages may have other features with the same lookups, and so another order.
    if !all.contains(where: \.haveVariations),
      let known = plans.firstIndex(where: { $0.isOf(all, key.script) })
    {
      return known
    }
    plans.append(PairPlan(faces: all.map(PairFace.init), script: key.script))
    return plans.count - 1
  }

  private func rules(of face: FontFace, _ key: WordPlan.Key) -> PairRules {
    unsafe ShapingBuffer.withPlan(for: key.request(for: face)) { shapePlan in
      let key = unsafe RulesKey(
        lookups: AppliedLookups(shapePlan),
        keepsFractions: face.features.contains { FontTag.fractions.contains($0.tag) },
        marked: MarkedScript.all.contains(key.script) ? key.script : nil)
      return face.derived(key) {
        unsafe PairRules(
          face.harfBuzzFont, key.lookups, keepsFractions: key.keepsFractions, marked: key.marked)
      }
    }
  }
}
