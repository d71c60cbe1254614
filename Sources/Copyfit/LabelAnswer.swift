public import CopyfitDynamicType

/// The answer to a question: whether a text fits its label, and in which fonts it was measured.
public struct LabelAnswer: Hashable, Sendable {
  /// The question's categories.
  public let categories: [ContentSizeCategory]
  /// The fits at the categories, in their order.
  public let fits: [LabelFit]
  /// The visible text at each category of the question at which text is lost.
  public let visibleTexts: [ContentSizeCategory: VisibleLabelText]
  /// The changes that make the text fit at each category at which it fails, if the question requests them.
  public let remedies: [ContentSizeCategory: LabelRemedy]
  /// The face of the label's font; `resolution.missingName` is set if the font is missing.
  public let resolution: FontResolution
  /// The fonts that draw the text, the label's own first.
  public let fonts: [LabelFont]
  /// Characters that no font has, in ascending order; if there are any, no fit is certain.
  public let missing: [Unicode.Scalar]
  /// Characters that the label's own font lacks and another font draws, in ascending order.
  public let fallbackCharacters: [Unicode.Scalar]

  init(
    _ text: borrowing PreparedLabelText, _ fits: [LabelFit],
    at categories: [ContentSizeCategory],
    visible: [ContentSizeCategory: VisibleLabelText],
    remedies: [ContentSizeCategory: LabelRemedy]
  ) {
    self.fits = fits
    self.categories = categories
    self.remedies = remedies
    visibleTexts = visible
    resolution = text.resolution
    fonts = text.fonts
    missing = text.missing
    fallbackCharacters = text.fallbackCharacters
  }

  /// Whether the font and all characters are available, so that no replacement was measured.
  public var isComplete: Bool { missing.isEmpty && resolution.missingName == nil }

  /// The lowest certainty of the fits; `nil` if all are measured in the label's own fonts.
  public var certainty: Certainty? {
    let all = fits.compactMap(\.certainty)
    return all.contains(.uncertain) ? .uncertain : all.first
  }
}
