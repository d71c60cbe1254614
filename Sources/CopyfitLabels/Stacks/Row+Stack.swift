package import CopyfitDynamicType

/// A row in SwiftUI with its inner rows.
package struct RowStack {
  /// The views, with the numbers of members as the numbers of texts; `nil` if there are more than `maximumViews`.
  package private(set) var view: StackView?
  /// The members with labels, in the row and in its inner rows.
  package private(set) var members: [Row.Member] = []
  private let rows: [String: Row]
  private let scale: (TextStyle) -> Double
  private var open: Set<String> = []
  private var remainingViews = Self.maximumViews

  /// The maximum number of views in a row and its inner rows.
  ///
  /// Stacks of real apps have fewer than 16. The work grows with the square of the number, for each language and size.
  package static let maximumViews = 32

  /// - Parameters:
  ///   - rows: The possible inner rows, by their identifiers.
  ///   - scale: The growth of a style from its size at the default text size, as a factor.
  package init(_ row: Row, in rows: [String: Row], scaledBy scale: @escaping (TextStyle) -> Double)
  {
    (self.rows, self.scale) = (rows, scale)
    let view = view(of: row)
    guard remainingViews < 0 else {
      self.view = view
      return
    }
    members = Self.texts(of: row, in: rows)
  }

  /// The members with labels; those of a repeated inner row are included once.
  private static func texts(of row: Row, in rows: [String: Row]) -> [Row.Member] {
    var texts: [Row.Member] = []
    var waiting = [row]
    var known: Set = [row.id]
    while let row = waiting.popLast() {
      for member in row.members {
        switch member.content {
        case .labels: texts.append(member)
        case .row(let id):
          if known.insert(id).inserted, let inner = rows[id] { waiting.append(inner) }
        case .spacer, .size: break
        }
      }
    }
    return texts
  }

  private mutating func view(of row: Row) -> StackView {
    // A row that contains itself has no size.
    guard open.insert(row.id).inserted else { return .size(0 ... .infinity) }
    defer { open.remove(row.id) }
    remainingViews -= row.members.count
    guard remainingViews >= 0 else { return .pile([]) }
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
  /// The lengths in points; the upper bound is infinite if there is no limit.
  package var range: ClosedRange<Double> {
    atLeast.points...max(atLeast.points, atMost?.points ?? .infinity)
  }
}
