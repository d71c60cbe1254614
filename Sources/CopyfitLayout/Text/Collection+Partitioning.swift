extension RandomAccessCollection where Index == Int {
  /// The index from which on all elements satisfy a condition, if no element before it does.
  ///
  /// - Complexity: O(log *n*).
  @inline(__always)
  func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
