internal import Copyfit
package import CopyfitDynamicType
internal import CopyfitSourceText

/// Describes the failing content size categories in sentences.
package enum TextSizes {
  /// A phrase such as "at every text size", "from AX1 on", "at small and AX1 to AX3".
  ///
  /// - Parameters:
  ///   - categories: The failing categories in ascending order; empty for a label that does not scale.
  ///   - checked: All checked categories in ascending order.
  package static func phrase(
    _ categories: [ContentSizeCategory], of checked: [ContentSizeCategory]
  ) -> String {
    guard let first = categories.first, let last = categories.last else {
      return "at its fixed size"
    }
    if categories == checked, checked.count > 1 {
      return areAll(checked) ? "at every text size" : "at every size checked"
    }
    let ranges = ranges(of: categories)
    if ranges.count == 1, last == .accessibility5, first != last { return "from \(first.name) on" }
    return "at " + Phrase.list(ranges.map(name), limit: ContentSizeCategory.allCases.count)
  }

  /// The sizes from one on, such as "from AX3 on", or "at AX5" for the last of them.
  package static func onward(
    from category: ContentSizeCategory, among categories: [ContentSizeCategory]
  ) -> String {
    category == categories.last ? "at \(category.name)" : "from \(category.name) on"
  }

  /// The largest size at which a text fits: "fits up to AX1" or, if only some categories are checked, "fits at AX1 and
  /// below of those checked".
  package static func fits(
    upTo largest: ContentSizeCategory, of checked: [ContentSizeCategory]
  ) -> String {
    if areAll(checked) { return "fits up to \(largest.name)" }
    if largest == checked.first { return "fits at \(largest.name)" }
    return "fits at \(largest.name) and below of those checked"
  }

  private static func areAll(_ checked: [ContentSizeCategory]) -> Bool {
    checked.count == ContentSizeCategory.allCases.count
  }

  private static func name(_ range: ClosedRange<ContentSizeCategory>) -> String {
    guard range.lowerBound != range.upperBound else { return range.lowerBound.name }
    return "\(range.lowerBound.name) to \(range.upperBound.name)"
  }

  private static func ranges(
    of categories: [ContentSizeCategory]
  ) -> [ClosedRange<ContentSizeCategory>] {
    categories.reduce(into: []) { ranges, category in
      if let last = ranges.last, last.upperBound.rawValue + 1 == category.rawValue {
        ranges[ranges.count - 1] = last.lowerBound...category
      } else {
        ranges.append(category...category)
      }
    }
  }
}
