import CopyfitLayout

extension LayoutWorker {
  /// The limits, in grid units, at which lines may change: those of some widths in points, each line's own advance in
  /// them, and one grid unit less and more.
  mutating func limits(
    aroundLinesOf text: borrowing PreparedText, in box: LayoutBox, widths: [Double]
  ) -> [Int64] {
    var limits = Set<Int64>()
    for width in widths {
      let limit = LayoutBox(pointSize: box.pointSize, width: width).limit(grid: text.grid)
      limits.insert(limit)
      for line in lines(of: text, in: box, limit: limit) {
        limits.formUnion(line.advance - 1...line.advance + 1)
      }
    }
    return limits.sorted()
  }
}
