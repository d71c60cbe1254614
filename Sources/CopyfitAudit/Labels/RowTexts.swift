package import CopyfitLabels
package import CopyfitSourceText

/// The views of a row, which all of its texts share.
final class RowViews: Sendable {
  let row: Row
  /// The identifiers of the labels of each member with labels.
  let labels: [[String]]
  /// The views of a row of SwiftUI at each category, `nil` if they are too many; `nil` for other rows.
  let stacks: [StackView?]?
  /// The rows of SwiftUI that may be in it, by their identifiers.
  let inner: [String: Row]

  init(
    _ row: Row, labels: [[String]], stacks: [StackView?]? = nil, in rows: [String: Row] = [:]
  ) {
    (self.row, self.labels, self.stacks, inner) = (row, labels, stacks, rows)
  }
}

/// The texts of a row in one language.
///
/// All are equal, because only the widths that they leave have an effect.
package struct RowTexts: Hashable, Sendable {
  let row: RowViews
  /// The number of the member whose width the other members determine.
  let member: Int
  /// The sizes of the members' texts, by category.
  let demands: [[RowDemand]]

  package static func == (_: Self, _: Self) -> Bool { true }

  package func hash(into _: inout Hasher) {}
}

extension RowTexts {
  /// The place of the row.
  package var source: SourceLocation { row.row.source }

  /// The width that the members share, in points.
  package var width: ClosedRange<Double> { row.row.room.range }

  /// The row as it is drawn.
  ///
  /// - Parameters:
  ///   - category: The number of the category.
  ///   - width: The width of the text that the row is drawn for.
  ///   - columns: The places of the views that arrange their members above each other.
  /// - Returns: `nil` if it has too many views.
  package func part(
    at category: Int, width: ClosedRange<Double>, columns: Set<SourceLocation>
  ) -> RowPart? {
    let builder = Builder(texts: self, category: category, width: width, columns: columns)
    guard let stacks = row.stacks else { return builder.row(row.row) }
    return stacks[category].flatMap { builder.part($0, of: row.row) }
  }

  /// Reads the views of a row and of the rows in it.
  private struct Builder {
    let texts: RowTexts
    let category: Int
    let width: ClosedRange<Double>
    let columns: Set<SourceLocation>

    /// A row of a document, whose members are not rows.
    func row(_ row: Row) -> RowPart {
      let parts = row.members.enumerated().map { number, member in
        let part =
          switch member.content {
          case .labels: text(number)
          case .size(let width, ideal: _): RowPart(.view, width: width.range)
          case .spacer(let least): RowPart(.space, width: least...least)
          case .row: RowPart(.view, width: 0 ... .infinity)
          }
        return part.with(inset: member.inset.range, mayHide: member.mayHide)
      }
      return .row(parts, spacing: row.spacing)
    }

    func part(_ view: StackView, of row: Row?) -> RowPart {
      switch view {
      case .text(let number): return text(number)
      case .size(let width): return RowPart(.view, width: width)
      case .spacer(let least): return RowPart(.space, width: least...least)
      case .row(let members, let spacing):
        return .row(parts(members, of: row), spacing: spacing)
      case .pile(let members), .firstThatFits(let members):
        let parts = parts(members, of: row)
        if row.map({ columns.contains($0.source) }) == true, parts.contains(where: \.holdsLabel) {
          return .column(parts.filter { $0.content != .space })
        }
        // Views behind the label, or alternative views, are not drawn.
        if let own = parts.first(where: \.holdsLabel) { return own }
        let all = RowPart.column(parts)
        return RowPart(all.firstText.map { .text($0) } ?? .view, width: all.width)
      }
    }

    private func parts(_ members: [StackView.Member], of row: Row?) -> [RowPart] {
      members.enumerated().map { number, member in
        var inner: Row?
        if let row, number < row.members.count, case .row(let id) = row.members[number].content {
          inner = texts.row.inner[id]
        }
        return part(member.view, of: inner).with(inset: member.inset, mayHide: member.mayHide)
      }
    }

    private func text(_ number: Int) -> RowPart {
      number == texts.member
        ? RowPart(.label, width: width)
        : RowPart(
          .text(texts.row.labels[number]), width: texts.demands[number][category].stack.natural)
    }
  }
}

extension RowPart {
  /// The part with the space beside it; the minimum is 0 if it may be hidden.
  fileprivate func with(inset: ClosedRange<Double>, mayHide: Bool) -> RowPart {
    let (least, most) = (width.lowerBound, width.upperBound)
    let isHidden = mayHide && !holdsLabel
    return RowPart(
      content, width: (isHidden ? 0 : least + inset.lowerBound)...(most + inset.upperBound))
  }
}
