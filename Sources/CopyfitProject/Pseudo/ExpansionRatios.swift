/// How much longer a project's translations are than its source texts, by the length of these.
///
/// Short texts grow most: they are kept apart from long ones.
package struct ExpansionRatios: Hashable, Sendable {
  /// The lengths in characters up to which source texts are taken together; longer ones are the last group.
  ///
  /// Source: IBM's guidelines for globalization, whose table of expansion has these steps.
  private static let bounds = [10, 20, 30, 50, 70]

  /// The largest growth that is measured, as a share of the length.
  static let maximumGrowth = 9.0

  /// The share of translations that are no longer than the growth says: a few are free renderings.
  private static let share = 0.95

  private var growths: [Double?]

  /// Gathers the lengths of source texts and of their translations, in characters.
  package init(_ lengths: some Sequence<(Int, Int)>) {
    var groups = [[Double]](repeating: [], count: Self.bounds.count + 1)
    for (source, translation) in lengths where source > 0 {
      groups[Self.group(of: source)].append(Double(translation) / Double(source) - 1)
    }
    growths = groups.map { group in
      group.isEmpty ? nil : max(group.sorted()[Self.rank(in: group.count)], 0)
    }
  }

  /// By what share of its length a text of a length grows, at most `maximumGrowth`; 0 where
  /// the project has no translations.
  ///
  /// A length that no text of the project has grows as the next shorter one does, else the next longer.
  func growth(ofLength length: Int) -> Double {
    let group = Self.group(of: length)
    let known =
      growths[...group].compactMap { $0 }.last ?? growths[group...].compactMap { $0 }.first
    return min(known ?? 0, Self.maximumGrowth)
  }

  private static func group(of length: Int) -> Int {
    bounds.firstIndex { length <= $0 } ?? bounds.count
  }

  /// The nearest rank of the share among some values.
  private static func rank(in count: Int) -> Int {
    max(Int((Double(count) * share).rounded(.up)) - 1, 0)
  }
}
