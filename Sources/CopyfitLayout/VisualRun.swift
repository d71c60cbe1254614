public import CopyfitFonts
internal import CopyfitUnicode

/// A stretch of a line that is drawn at once: one direction and face.
public struct VisualRun: Hashable, Sendable {
  /// The run's part of the text, in UTF-16 units.
  public var utf16Range: Range<Int>
  /// The embedding level by UAX #9, after L1; odd levels run from right to left.
  public var level: UInt8
  /// The face that draws the run; `nil` for tabs and line terminators.
  ///
  /// With the system font's stand-in it is the face for small sizes.
  public var face: FontFace?

  public var isRightToLeft: Bool { level & 1 == 1 }
}

extension PreparedText {
  /// The runs of one of the text's lines in the order in which they are shown, from left to right.
  ///
  /// White space at the line's end takes the paragraph's level (UAX #9, L1), then runs are turned around
  /// (L2). Within a run from right to left the glyphs are, too; mirroring is HarfBuzz's (L4).
  public func visualRuns(of line: LayoutLine, in box: LayoutBox) -> [VisualRun] {
    let storage = storage(in: box)
    let range =
      storage.offset(
        ofSource: line.utf16Range.lowerBound)..<storage.offset(
        ofSource: line.utf16Range.upperBound)
    return storage.analysis.visualRuns(in: range).map { run in
      var run = run
      run.utf16Range =
        storage.sourceOffset(
          run.utf16Range.lowerBound)..<storage.sourceOffset(
          run.utf16Range.upperBound)
      return run
    }
  }
}

extension PreparedStorage {
  /// Where a unit of the text that was given stands in this one.
  fileprivate func offset(ofSource source: Int) -> Int {
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle] + middle + 1 < source { low = middle + 1 } else { high = middle }
    }
    return source - low
  }
}

extension TextAnalysis {
  /// The runs of a line from left to right.
  package func visualRuns(in line: Range<Int>) -> [VisualRun] {
    guard !line.isEmpty else { return [] }
    let paragraphLevel: UInt8 = isRightToLeft(at: line.lowerBound) ? 1 : 0
    let end = resetEnd(of: line)
    var runs = logicalRuns(in: line.lowerBound..<end, paragraphLevel)
    for run in logicalRuns(in: end..<line.upperBound, paragraphLevel) {
      runs.append(
        VisualRun(utf16Range: run.utf16Range, level: paragraphLevel, face: run.face))
    }
    runs = runs.reduce(into: []) { merged, run in
      guard let last = merged.last, last.continues(in: run) else { return merged.append(run) }
      merged[merged.count - 1].utf16Range = last.utf16Range.lowerBound..<run.utf16Range.upperBound
    }
    return BidiParagraph.visualOrder(of: runs.map(\.level)).map { runs[$0] }
  }

  private func logicalRuns(in line: Range<Int>, _ paragraphLevel: UInt8) -> [VisualRun] {
    guard !line.isEmpty else { return [] }
    var runs: [VisualRun] = []
    var position = line.lowerBound
    for item in items[firstItem(endingAfter: position)...] where item.start < line.upperBound {
      if position < item.start {
        runs.append(VisualRun(utf16Range: position..<item.start, level: paragraphLevel))
        position = item.start
      }
      let end = min(item.end, line.upperBound)
      runs.append(VisualRun(utf16Range: position..<end, level: item.level, face: face(of: item)))
      position = end
      if position == line.upperBound { break }
    }
    if position < line.upperBound {
      runs.append(VisualRun(utf16Range: position..<line.upperBound, level: paragraphLevel))
    }
    return runs
  }

  private func firstItem(endingAfter position: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].end <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where the white space begins that ends a line.
  private func resetEnd(of line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, Self.isReset(units[end - 1]) { end -= 1 }
    return end
  }

  /// Whether a character at a line's end takes the paragraph's level: those of the classes WS, B and S,
  /// and (UAX #9, 5.2) BN and the explicit controls, which are not shown.
  ///
  /// A soft hyphen is of class BN, but shows where a line ends, beside the letters before it.
  private static func isReset(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAD: false
    case 0x00...0x20, 0x7F...0x9F, 0x1680, 0x180E, 0x2000...0x200D, 0x2028...0x202E: true
    case 0x205F...0x206F, 0x3000, 0xFEFF: true
    default: false
    }
  }
}

extension VisualRun {
  /// Whether both runs are one, as where only the script changes.
  fileprivate func continues(in next: VisualRun) -> Bool {
    level == next.level && face == next.face
      && utf16Range.upperBound == next.utf16Range.lowerBound
  }
}
