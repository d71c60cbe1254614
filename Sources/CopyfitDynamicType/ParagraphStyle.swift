/// The line heights and spacings of a text, as in `NSParagraphStyle`.
///
/// The defaults have no effect. Lengths are points. Source: Apple, *NSParagraphStyle*.
public struct ParagraphStyle: Hashable, Codable, Sendable {
  /// The factor of the natural height of every line; 0 and 1 have no effect.
  public var lineHeightMultiple = 1.0
  /// The minimum height of a line.
  public var minimumLineHeight = 0.0
  /// The maximum height of a line; 0 for none.
  public var maximumLineHeight = 0.0
  /// The space between a line and the next one.
  public var lineSpacing = 0.0
  /// The space between a paragraph and the next one.
  public var paragraphSpacing = 0.0
  /// The space between a paragraph and the previous one.
  public var paragraphSpacingBefore = 0.0

  /// Creates a style without effect.
  public init() {}

  /// Decodes a style; values that are absent have no effect.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.update(&lineHeightMultiple, .lineHeightMultiple)
    try container.update(&minimumLineHeight, .minimumLineHeight)
    try container.update(&maximumLineHeight, .maximumLineHeight)
    try container.update(&lineSpacing, .lineSpacing)
    try container.update(&paragraphSpacing, .paragraphSpacing)
    try container.update(&paragraphSpacingBefore, .paragraphSpacingBefore)
  }
}

extension ParagraphStyle {
  /// The height of a line with the natural height of its fonts, in points, without space between lines.
  ///
  /// The multiple comes first, then the limits. If these contradict each other, the minimum height counts: the higher
  /// line is the safe side. The style must be normalized.
  package func lineHeight(ofNatural natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }
}
