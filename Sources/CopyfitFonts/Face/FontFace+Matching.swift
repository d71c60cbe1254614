internal import CopyfitDynamicType

extension FontMatch {
  /// The parts of the match that a face does not have: clamped coordinates, and differences of a static face.
  ///
  /// Weight, width or slope that explicit coordinates override have no effect.
  public func notes(on face: FontFace) -> [FontNote] {
    let traits = face.traits
    let explicit = Set(variations.map(\.axis))
    var notes = face.notes
    let isClamped = { (tag: FontTag) in face.axes.contains { $0.tag == tag } }
    if !explicit.contains("wght"), !isClamped("wght"), traits.weight != weight {
      notes.append(.weight(asked: weight, found: traits.weight))
    }
    if !explicit.contains("wdth"), !isClamped("wdth"), traits.width != WidthClass(width).nearest {
      notes.append(.width(asked: width, foundClass: traits.width))
    }
    let isSlopeOverruled = slantAngle != nil || !explicit.isDisjoint(with: ["slnt", "ital"])
    if !isSlopeOverruled, traits.isItalic != isItalic {
      notes.append(.slope(askedItalic: isItalic))
    }
    return notes
  }
}
