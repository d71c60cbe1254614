/// A part of a row at one text size, for the drawing of a label, as far as it is known.
package struct RowPart: Hashable, Sendable {
  /// The content of a part.
  package indirect enum Content: Hashable, Sendable {
    /// The label that the row is drawn for.
    case label
    /// Another text, by the identifiers of its possible labels; empty if they are unknown.
    case text([String])
    /// A view without a text.
    case view
    /// Empty space.
    case space
    /// Parts that are side by side.
    case row([RowPart], spacing: Double)
    /// Parts that are above each other.
    case column([RowPart])
  }

  /// The content of the part.
  package var content: Content
  /// Its width in points; the width of a text is that on one line, and the minimum is 0 if the part may be hidden.
  package var width: ClosedRange<Double>

  /// Creates a part with a width in points.
  package init(_ content: Content, width: ClosedRange<Double>) {
    (self.content, self.width) = (content, width)
  }

  /// Creates parts that are side by side; their width is the sum of their widths and the spacing.
  package static func row(_ parts: [RowPart], spacing: Double) -> RowPart {
    let gaps = spacing * Double(max(0, parts.count - 1))
    return RowPart(
      .row(parts, spacing: spacing), width: parts.reduce(gaps...gaps) { $0 + $1.width })
  }

  /// Creates parts that are above each other; their width is the maximum of all.
  package static func column(_ parts: [RowPart]) -> RowPart {
    let width = parts.reduce(0...0) { known, part in
      let (least, most) = (part.width.lowerBound, part.width.upperBound)
      return max(known.lowerBound, least)...max(known.upperBound, most)
    }
    return RowPart(.column(parts), width: width)
  }

  /// Whether it contains the label.
  package var holdsLabel: Bool {
    switch content {
    case .label: true
    case .text, .view, .space: false
    case .row(let parts, spacing: _), .column(let parts): parts.contains(where: \.holdsLabel)
    }
  }

  /// The identifiers of the labels of its first text; `nil` if it has no text.
  package var firstText: [String]? {
    switch content {
    case .text(let ids): ids
    case .label, .view, .space: nil
    case .row(let parts, spacing: _), .column(let parts):
      parts.lazy.compactMap(\.firstText).first
    }
  }
}
