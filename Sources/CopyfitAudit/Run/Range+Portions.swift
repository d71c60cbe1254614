extension Range<Int> {
  /// The range in portions of at most some numbers, in ascending order.
  func portions(ofAtMost limit: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: limit).map { start in
      start..<Swift.min(start + limit, upperBound)
    }
  }
}
