extension Sequence<ContentSizeCategory> {
  /// The category that is nearest to `large`, the smaller of two equally near ones; `nil` without any.
  ///
  /// - Complexity: O(*n*).
  package var nearestToLarge: ContentSizeCategory? {
    self.min { ($0.distanceFromLarge, $0) < ($1.distanceFromLarge, $1) }
  }
}
