internal import CopyfitFonts

/// The position of ink in lines.
extension EdgeShaper {
  /// The extent of a line's ink below and above the baseline, in ems; `nil` if there is no ink.
  mutating func ink(
    of line: Range<Int>, _ text: PreparedStorage, usesDisplay: Bool
  ) -> ClosedRange<Double>? {
    let analysis = text.analysis
    var ink: [ClosedRange<Double>] = []
    for item in analysis.items where item.start < line.upperBound && item.end > line.lowerBound {
      let range = max(item.start, line.lowerBound)..<min(item.end, line.upperBound)
      let face = (usesDisplay ? analysis.displayFace(of: item) : nil) ?? analysis.face(of: item)
      if let part = self.ink(of: range, item, face, text) { ink.append(part) }
    }
    guard let lowest = ink.map(\.lowerBound).min(), let highest = ink.map(\.upperBound).max()
    else { return nil }
    return lowest...highest
  }

  private mutating func ink(
    of range: Range<Int>, _ item: ShapingItem, _ face: FontFace, _ text: PreparedStorage
  ) -> ClosedRange<Double>? {
    do throws(LayoutError) {
      try buffer.shape(range, of: item, in: text.analysis, with: face)
    } catch {
      note(error)
      return nil
    }
    let scale = 1 / Double(face.unitsPerEm)
    return buffer.ink(of: face).map {
      Double($0.lowerBound) * scale...Double($0.upperBound) * scale
    }
  }
}
