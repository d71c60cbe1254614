extension ContentSizeCategory {
  /// The category that is `steps` larger, or smaller if `steps` is negative, limited to the smallest and the largest.
  public func larger(by steps: Int) -> Self {
    let last = Self.allCases.count - 1
    let (sum, overflows) = rawValue.addingReportingOverflow(steps)
    let index = overflows ? (steps > 0 ? last : 0) : min(max(sum, 0), last)
    return Self.allCases[index]
  }

  /// The categories of a range, in ascending order.
  public static func all(in range: some RangeExpression<Self>) -> [Self] {
    allCases.filter { range.contains($0) }
  }
}

/// Limits a category to a range, as `dynamicTypeSize(_:)` and `maximumContentSizeCategory` do.
extension ContentSizeCategory {
  /// The category, or the nearer end of the range if it is outside.
  public func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }

  /// The category, or the smallest of the range if it is smaller.
  public func clamped(to range: PartialRangeFrom<Self>) -> Self { max(self, range.lowerBound) }

  /// The category, or the largest of the range if it is larger.
  public func clamped(to range: PartialRangeThrough<Self>) -> Self { min(self, range.upperBound) }
}
