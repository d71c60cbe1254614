/// The growth of a project's translations over its source texts, by the length of the source texts.
///
/// Short texts grow most, so they form separate groups.
package struct ExpansionRatios: Hashable, Sendable {
  /// The upper bounds of the groups, in characters of the source text; the last group has no bound.
  ///
  /// Source: IBM's guidelines for globalization, whose table of expansion has these steps.
  private static let bounds = [10, 20, 30, 50, 70]

  /// The maximum growth, as a fraction of the length.
  static let maximumGrowth = 9.0

  /// The fraction of translations that the growth covers; the others may be free translations.
  private static let share = 0.95

  private var growths: [Double?]

  /// Collects the lengths of source texts and of their translations, in characters.
  package init(_ lengths: some Sequence<(Int, Int)>) {
    var groups = [[Double]](repeating: [], count: Self.bounds.count + 1)
    for (source, translation) in lengths where source > 0 {
      groups[Self.group(of: source)].append(Double(translation) / Double(source) - 1)
    }
    growths = groups.map { group in
      group.isEmpty ? nil : max(group.sorted()[Self.rank(in: group.count)], 0)
    }
  }

  /// The growth of a text with a length, as a fraction of it, at most `maximumGrowth`; 0 if the project has no
  /// translations.
  ///
  /// A length without texts in the project has the growth of the next shorter group, or else of the next longer one.
  func growth(ofLength length: Int) -> Double {
    let group = Self.group(of: length)
    let known =
      growths[...group].compactMap { $0 }.last ?? growths[group...].compactMap { $0 }.first
    return min(known ?? 0, Self.maximumGrowth)
  }

  private static func group(of length: Int) -> Int {
    bounds.firstIndex { length <= $0 } ?? bounds.count
  }

  /// The nearest rank of the fraction among `count` values.
  private static func rank(in count: Int) -> Int {
    max(Int((Double(count) * share).rounded(.up)) - 1, 0)
  }
}
