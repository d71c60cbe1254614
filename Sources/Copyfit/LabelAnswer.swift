/// Whether a text fits its label, and in which fonts that was found: one answer to one question.
public struct LabelAnswer: Hashable, Sendable {
  /// How the text fits at each of the question's categories, in their order.
  public let fits: [LabelFit]
  /// The label's font as it was found here; `resolution.missingName` names one that is missing.
  public let resolution: FontResolution
  /// The fonts that draw the text, the label's own first.
  public let fonts: [LabelFont]
  /// Characters that no font has, in ascending order; where there are any, no fit is certain.
  public let missing: [Unicode.Scalar]
  /// Characters that the label's own font lacks and another font draws, in ascending order.
  public let fallbackCharacters: [Unicode.Scalar]

  init(_ text: borrowing PreparedLabelText, _ fits: [LabelFit]) {
    self.fits = fits
    resolution = text.resolution
    fonts = text.fonts
    missing = text.missing
    fallbackCharacters = text.fallbackCharacters
  }

  /// Whether the font and all characters are there, so that nothing else was measured in their place.
  public var isComplete: Bool { missing.isEmpty && resolution.missingName == nil }

  /// How sure the least sure of the fits is; `nil` where all are measured in the label's own fonts.
  public var certainty: Certainty? {
    let all = fits.compactMap(\.certainty)
    return all.contains(.uncertain) ? .uncertain : all.first
  }
}
