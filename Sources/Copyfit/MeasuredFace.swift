package import CopyfitDynamicType
internal import CopyfitFonts

/// The properties of the face in which text of one size is measured, so that another program can repeat the
/// measurement.
package struct MeasuredFace: Hashable, Sendable {
  /// The PostScript name of the face.
  package let postScriptName: String
  /// The typographic family, such as `Inter Display`; empty if the face has none.
  package let family: String
  /// The coordinates of a variable face; empty if all are at their defaults.
  package let variations: [FontVariation]
  /// The OpenType features that are set, in addition to those that are on by default.
  package let features: [FontFeature]
  /// The space that is added after every character, in points; may be negative.
  package let tracking: Double

  init(_ face: FontFace, tracking: Double = 0) {
    (postScriptName, family) = (face.names.postScript, face.names.family)
    (variations, features) = (face.variations, face.features)
    self.tracking = tracking
  }
}

extension FontResolution {
  /// The face for text of any size; for a stand-in, the face for small sizes.
  package var textFace: MeasuredFace { MeasuredFace(stack.face) }

  /// The face for text of a size; if two faces of a stand-in are blended, the wider one.
  package func face(atPointSize pointSize: Double) -> MeasuredFace {
    guard let standIn = stack.standIn else { return textFace }
    let share = standIn.displayShare(atPointSize: pointSize)
    let correction = standIn.correction(atPointSize: pointSize)
    if share == 1 { return MeasuredFace(standIn.display, tracking: correction) }
    let tracking = standIn.tracking(atPointSize: pointSize) * (1 - share)
    // The display face narrows the blend by more than the tracking of its last sizes adds.
    return MeasuredFace(
      standIn.text, tracking: (share > 0 ? min(tracking, 0) : tracking) + correction)
  }
}
