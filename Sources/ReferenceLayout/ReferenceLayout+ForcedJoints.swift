internal import CopyfitFonts
package import CopyfitLayout

extension ReferenceLayout {
  /// Cuts the items of a text that have too long a stretch without a position where it may be cut.
  ///
  /// Each item is shaped whole in each of its faces to find those positions.
  package mutating func forceJoints(of analysis: inout TextAnalysis) throws(LayoutError) {
    var flags = analysis.flags
    for item in analysis.items where item.end - item.start > ForcedJoints.maximumStretch {
      for face in [analysis.face(of: item), analysis.displayFace(of: item)] {
        guard let face else { continue }
        let safe = try safePositions(in: item, analysis, face)
        for position in item.start + 1..<item.end where !safe.contains(position) {
          flags[position].insert(.isUnsafe)
        }
      }
    }
    _ = analysis.forceJoints(flags)
  }

  /// The positions where HarfBuzz allows an item to be cut in a face.
  private mutating func safePositions(
    in item: ShapingItem, _ analysis: TextAnalysis, _ face: FontFace
  ) throws(LayoutError) -> Set<Int> {
    let origin = item.paragraph.lowerBound
    let range = item.start..<item.end
    try buffer.shape(
      analysis.units.span.extracting(item.paragraph), range.shifted(by: -origin),
      analysis.request(for: range, of: item, with: face))
    var safe: Set<Int> = []
    buffer.forEachGlyph { if !$0.isUnsafeToBreak { safe.insert($0.cluster + origin) } }
    return safe
  }
}
