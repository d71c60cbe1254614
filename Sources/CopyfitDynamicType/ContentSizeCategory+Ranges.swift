extension ContentSizeCategory {
  /// The category so many steps larger, or smaller where `steps` is negative; at the ends it stays.
  public func larger(by steps: Int) -> Self {
    let last = Self.allCases.count - 1
    let (sum, overflows) = rawValue.addingReportingOverflow(steps)
    let index = overflows ? (steps > 0 ? last : 0) : min(max(sum, 0), last)
    return Self.allCases[index]
  }

  /// The categories of a range, from the smallest on.
  public static func all(in range: some RangeExpression<Self>) -> [Self] {
    allCases.filter { range.contains($0) }
  }
}

/// Views that follow the category only within a range, as `dynamicTypeSize(_:)` and
/// `maximumContentSizeCategory` say.
extension ContentSizeCategory {
  /// The category, or the end of the range that it is beyond.
  public func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }

  /// The category, or the least of the range.
  public func clamped(to range: PartialRangeFrom<Self>) -> Self { max(self, range.lowerBound) }

  /// The category, or the largest of the range.
  public func clamped(to range: PartialRangeThrough<Self>) -> Self { min(self, range.upperBound) }
}
