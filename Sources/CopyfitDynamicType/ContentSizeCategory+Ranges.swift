extension ContentSizeCategory: Strideable {
  /// How many steps larger another category is; negative where it is smaller.
  public func distance(to other: Self) -> Int { other.rawValue - rawValue }

  /// The category so many steps larger, at most the largest and at least the smallest.
  public func advanced(by steps: Int) -> Self {
    let last = Self.allCases.count - 1
    let (sum, overflows) = rawValue.addingReportingOverflow(steps)
    let index = overflows ? (steps > 0 ? last : 0) : min(max(sum, 0), last)
    return Self.allCases[index]
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
