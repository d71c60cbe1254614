/// How far apart the lines and paragraphs of a text are, as `NSParagraphStyle` says it.
///
/// The defaults change nothing. Lengths are points. Source: Apple, *NSParagraphStyle*.
public struct ParagraphStyle: Hashable, Sendable {
  /// What the natural height of every line is multiplied by; 0 and 1 leave it as it is.
  public var lineHeightMultiple = 1.0
  /// The least height of a line.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line; 0 for none.
  public var maximumLineHeight = 0.0
  /// What is added between a line and the next one.
  public var lineSpacing = 0.0
  /// What is added between a paragraph and the next one.
  public var paragraphSpacing = 0.0
  /// What is added between the paragraph before and a paragraph.
  public var paragraphSpacingBefore = 0.0

  /// Creates a style that changes nothing.
  public init() {}
}

extension ParagraphStyle {
  /// The height of a line whose fonts ask for `natural`, in points, without what is added between lines.
  ///
  /// The multiple comes first, then the limits. Where these contradict each other, the least height
  /// holds: the higher line is the safe side. The style must be normalized.
  package func lineHeight(ofNatural natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }
}
