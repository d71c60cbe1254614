/// A part of a row at one text size, as far as it is known: what a drawing of a label shows beside it.
package struct RowPart: Hashable, Sendable {
  /// What a part is.
  package indirect enum Content: Hashable, Sendable {
    /// The label that the row is drawn for.
    case label
    /// Another text, by the identifiers of the labels that it is one of; empty if they are unknown.
    case text([String])
    /// A view without a text.
    case view
    /// Empty space.
    case space
    /// Parts beside each other.
    case row([RowPart], spacing: Double)
    /// Parts above each other.
    case column([RowPart])
  }

  /// What it is.
  package var content: Content
  /// Its width, in points: of a text on one line; from 0 if it may be hidden.
  package var width: ClosedRange<Double>

  /// Creates a part of a width in points.
  package init(_ content: Content, width: ClosedRange<Double>) {
    (self.content, self.width) = (content, width)
  }

  /// Creates parts beside each other, which are as wide as all of them.
  package static func row(_ parts: [RowPart], spacing: Double) -> RowPart {
    let gaps = spacing * Double(max(0, parts.count - 1))
    return RowPart(
      .row(parts, spacing: spacing), width: parts.reduce(gaps...gaps) { $0 + $1.width })
  }

  /// Creates parts above each other, which are as wide as the widest of them.
  package static func column(_ parts: [RowPart]) -> RowPart {
    let width = parts.reduce(0...0) { known, part in
      let (least, most) = (part.width.lowerBound, part.width.upperBound)
      return max(known.lowerBound, least)...max(known.upperBound, most)
    }
    return RowPart(.column(parts), width: width)
  }

  /// Whether the label is in it.
  package var holdsLabel: Bool {
    switch content {
    case .label: true
    case .text, .view, .space: false
    case .row(let parts, spacing: _), .column(let parts): parts.contains(where: \.holdsLabel)
    }
  }

  /// The identifiers of the labels of its first text; `nil` without one.
  package var firstText: [String]? {
    switch content {
    case .text(let ids): ids
    case .label, .view, .space: nil
    case .row(let parts, spacing: _), .column(let parts):
      parts.lazy.compactMap(\.firstText).first
    }
  }
}
