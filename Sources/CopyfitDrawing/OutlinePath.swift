internal import Copyfit
public import CopyfitFonts

/// A glyph's outline as SVG path data, in design units; y increases upward.
public struct OutlinePath: Hashable, Sendable {
  /// The path data; may be empty.
  public var data: String

  /// Converts an outline.
  public init(_ outline: GlyphOutline) {
    var data = ""
    for segment in outline.segments {
      switch segment {
      case .move(let end): data += "M" + Self.text([end])
      case .line(let end): data += "L" + Self.text([end])
      case .quadratic(let control, let end): data += "Q" + Self.text([control, end])
      case .cubic(let first, let second, let end): data += "C" + Self.text([first, second, end])
      case .close: data += "Z"
      }
    }
    self.data = data
  }

  /// Joins numbers with the shortest separators; a minus sign also separates.
  private static func text(_ points: [GlyphOutline.Point]) -> String {
    var text = ""
    for number in points.flatMap({ [$0.x, $0.y] }) {
      let digits = RoundedNumber(number).description
      if !text.isEmpty, !digits.hasPrefix("-") { text += " " }
      text += digits
    }
    return text
  }
}
