internal import CopyfitUnicode

extension ShapingItem {
  /// The item for a text of this length that is shaped alone in the label's own font.
  package static func alone(unitCount: Int) -> ShapingItem {
    ShapingItem(
      start: 0, end: unitCount, paragraph: 0..<unitCount, face: 0, script: .common, level: 0)
  }
}

extension TextAnalysis {
  /// The embedding level of the ellipsis of a line.
  func ellipsisLevel(in line: CutLine, _ paragraphLevel: UInt8) throws(ICUError) -> UInt8 {
    let hidden = line.beforeCut.upperBound..<line.afterCut.lowerBound
    guard !line.beforeCut.isEmpty, !line.afterCut.isEmpty,
      !units[hidden].contains(where: BidiParagraph.isSeparator)
    else { return paragraphLevel }
    let start = units[..<line.beforeCut.lowerBound].lastIndex(where: BidiParagraph.isSeparator)
    let before = units[(start.map { $0 + 1 } ?? 0)..<hidden.lowerBound]
    let controls = UnmatchedControls(units[hidden])
    var visible = Array(before) + controls.closings
    let ellipsis = visible.count
    visible.append(0x2026)
    visible += controls.openings + units[line.afterCut]
    var levels: [UInt8] = []
    var bidi = try BidiParagraph()
    try bidi.resolve(
      visible.span, direction: paragraphLevel == 1 ? .rightToLeft : .leftToRight,
      into: &levels)
    return levels[ellipsis]
  }
}

/// The bidirectional controls that a range closes without opening, and those that it opens without closing.
///
/// An ellipsis that replaces the range is placed between the two, and therefore in as few embeddings as possible.
private struct UnmatchedControls {
  private(set) var closings: [UInt16] = []
  private(set) var openings: [UInt16] = []

  init(_ units: some Sequence<UInt16>) {
    for unit in units {
      switch unit {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: openings.append(unit)
      case 0x202C: closeEmbedding()
      case 0x2069: closeIsolate()
      default: break
      }
    }
  }

  private mutating func closeEmbedding() {
    guard let last = openings.last else { return closings.append(0x202C) }
    if !Self.isIsolate(last) { openings.removeLast() }
  }

  /// Closes the last isolate, and all embeddings inside it.
  private mutating func closeIsolate() {
    if let last = openings.lastIndex(where: Self.isIsolate) {
      openings.removeSubrange(last...)
    } else {
      openings.removeAll()
      closings.append(0x2069)
    }
  }

  private static func isIsolate(_ unit: UInt16) -> Bool { (0x2066...0x2068).contains(unit) }
}
