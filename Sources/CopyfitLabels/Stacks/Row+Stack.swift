package import CopyfitDynamicType

/// A row of SwiftUI with the rows in it.
package struct RowStack {
  /// The views; a text's number is that of its member.
  package private(set) var view = StackView.pile([])
  /// The members with labels, of the row and of the rows in it.
  package private(set) var members: [Row.Member] = []
  private let rows: [String: Row]
  private let scale: (TextStyle) -> Double
  private var open: Set<String> = []

  /// - Parameters:
  ///   - rows: The rows that may be in it, by their identifiers.
  ///   - scale: How much larger a style is than at the default text size.
  package init(_ row: Row, in rows: [String: Row], scaledBy scale: @escaping (TextStyle) -> Double)
  {
    (self.rows, self.scale) = (rows, scale)
    view = view(of: row)
  }

  private mutating func view(of row: Row) -> StackView {
    // A row that contains itself has no size.
    guard open.insert(row.id).inserted else { return .size(0 ... .infinity) }
    defer { open.remove(row.id) }
    let members = row.members.map { member(of: $0) }
    return switch row.axis {
    case .horizontal: .row(members, spacing: row.spacing)
    case .vertical: .pile(members)
    case .firstThatFits: .firstThatFits(members)
    }
  }

  private mutating func member(of member: Row.Member) -> StackView.Member {
    var made = StackView.Member(view(of: member))
    made.inset = member.inset.range
    made.priority = member.priority
    made.mayHide = member.mayHide
    made.isFixed = member.isConstrained
    return made
  }

  private mutating func view(of member: Row.Member) -> StackView {
    switch member.content {
    case .labels:
      members.append(member)
      return .text(members.count - 1)
    case .row(let id): return rows[id].map { view(of: $0) } ?? .size(0 ... .infinity)
    case .spacer(let least): return .spacer(least: least)
    case .size(let width, ideal: _):
      let factor = member.scaledBy.map(scale) ?? 1
      let range = width.range
      return .size(range.lowerBound * factor...range.upperBound * factor)
    }
  }
}

extension Interval {
  /// The lengths in points; the last is infinite without a limit.
  package var range: ClosedRange<Double> {
    atLeast.points...max(atLeast.points, atMost?.points ?? .infinity)
  }
}
