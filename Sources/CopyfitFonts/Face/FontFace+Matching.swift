internal import CopyfitDynamicType

extension FontMatch {
  /// What of the wish a face does not meet: what was clamped, and where a static face differs.
  ///
  /// Weight, width or slope that explicit coordinates overrule has no effect.
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
