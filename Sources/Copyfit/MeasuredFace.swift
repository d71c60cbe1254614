package import CopyfitDynamicType
internal import CopyfitFonts

/// What text of one size is measured in: what another program needs to measure it alike.
package struct MeasuredFace: Hashable, Sendable {
  /// The PostScript name of the face.
  package let postScriptName: String
  /// The typographic family, such as `Inter Display`; empty where the face names none.
  package let family: String
  /// The coordinates of a variable face; empty where all are at their defaults.
  package let variations: [FontVariation]
  /// The OpenType features that are set beside those that are on anyway.
  package let features: [FontFeature]
  /// What the face adds after every character, in points; may be negative.
  package let tracking: Double

  init(_ face: FontFace, tracking: Double = 0) {
    (postScriptName, family) = (face.names.postScript, face.names.family)
    (variations, features) = (face.variations, face.features)
    self.tracking = tracking
  }
}

extension FontResolution {
  /// The face for text of any size, of a stand-in that for small sizes.
  package var textFace: MeasuredFace { MeasuredFace(stack.face) }

  /// The face that text of a size is measured in: of a stand-in's two the wider one where both are blended.
  package func face(atPointSize pointSize: Double) -> MeasuredFace {
    guard let standIn = stack.standIn else { return textFace }
    let share = standIn.displayShare(atPointSize: pointSize)
    let correction = standIn.correction(atPointSize: pointSize)
    if share == 1 { return MeasuredFace(standIn.display, tracking: correction) }
    let tracking = standIn.tracking(atPointSize: pointSize) * (1 - share)
    // The display face makes the blend narrower by more than what its last sizes add.
    return MeasuredFace(
      standIn.text, tracking: (share > 0 ? min(tracking, 0) : tracking) + correction)
  }
}
