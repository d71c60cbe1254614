package import CopyfitDynamicType

/// The growth of a frame's height with the reader's text size, from `large` to a category.
package struct HeightGrowth: Hashable, Sendable {
  /// The style with which the height is scaled.
  package let style: TextStyle
  /// The factor from the height at `large` to that at the category.
  private let factor: Double

  /// Creates the growth of a label's frame; `nil` if its height is fixed or unlimited.
  package init?(of label: LabelSpec, at category: ContentSizeCategory, scale: TypeScale) {
    guard let style = label.heightScaling, label.height != nil else { return nil }
    self.style = style
    factor = FontMetrics(for: style, scale: scale)
      .scaledValue(1, at: label.category(for: category), displayScale: 0)
  }

  /// The height at `large` that gives a height at the category, in points, rounded up to a tenth so that it is
  /// sufficient.
  package func heightAtLarge(for height: Double) -> Double { (height / factor).sufficientTenth }
}

extension TextStyle {
  /// What is said after a height that is scaled with the style: "at Large, scaled as body".
  package var scalingPhrase: String { "at Large, scaled as \(name)" }
}
