extension LayoutWorker {
  /// Whether ink of the first line leaves the frame, if the line is centered in the height.
  ///
  /// Font ascents include more than ink, so a line that is higher than its frame may still show whole. Lengths are in
  /// points.
  public mutating func inkLeavesFrame(
    _ text: borrowing PreparedText, in box: LayoutBox, height: Double
  ) -> Bool {
    edges.beginFit()
    let storage = storage(of: text, in: box)
    guard storage.count > 0 else { return false }
    let ruler = LineRuler(storage, box: box, limit: box.limit(grid: text.grid))
    var walker = LineWalker(ruler)
    let line = walker.nextLine(from: 0, &edges)
    guard
      let ink = edges.ink(
        of: line.start..<line.trimmedEnd, storage, usesDisplay: ruler.blend.displayShare == 1)
    else { return false }
    let rule = LineRule(storage, box)
    var heights = LineHeights(storage, rule)
    let extremes = heights.extremes(of: line.start..<line.trimmedEnd)
    let lineHeight = rule.height(extremes.height)
    let baseline = (height - lineHeight) / 2 + extremes.ascender + (lineHeight - extremes.height)
    let top = baseline - ink.upperBound * box.pointSize
    let bottom = baseline - ink.lowerBound * box.pointSize
    return top < -LayoutBox.tolerance || bottom > height + LayoutBox.tolerance
  }
}
