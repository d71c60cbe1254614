internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSourceText

/// A row of the model with the labels of its members.
struct SharedRow: Sendable {
  /// The row with its views.
  let views: RowViews
  /// The members with labels; for a row of SwiftUI also those of its inner rows.
  let members: [Row.Member]
  /// The indexes of the labels of each member; empty for a member without a known text.
  let labels: [[Int]]
  /// The way in which each member of a row of SwiftUI is one of several alternative views, at each category; empty for
  /// other rows, and where the views are too many.
  private let ways: [[StackView.Alternative]]

  /// - Parameters:
  ///   - labels: The labels of the project.
  ///   - settings: The categories, and the sizes of styles at them.
  static func all(
    _ rows: [Row], joinedTo labels: [AuditLabel], _ settings: AuditSettings
  ) -> [SharedRow] {
    guard !rows.isEmpty else { return [] }
    let named = Dictionary(grouping: labels.indices) { labels[$0].labelID ?? labels[$0].id }
    let inner = Set(rows.flatMap(\.members).compactMap(\.rowID))
    let stacks = stacks(in: rows)
    // The height of a column is not divided among its texts.
    return rows.filter { $0.axis == .horizontal }.compactMap { row in
      guard row.rule == .swiftUI else { return SharedRow(row, named, labels) }
      guard !inner.contains(row.id) else { return nil }
      return SharedRow(row, named, labels, in: stacks[row.screen] ?? [:], settings)
    }
  }

  /// The rows of SwiftUI of each screen and those of all screens, by their identifiers.
  private static func stacks(in rows: [Row]) -> [Room.Screen: [String: Row]] {
    let rows = Dictionary(grouping: rows.filter { $0.rule == .swiftUI }, by: \.screen)
      .mapValues { Dictionary($0.map { ($0.id, $0) }) { first, _ in first } }
    guard let shared = rows[.all] else { return rows }
    return rows.mapValues { shared.merging($0) { $1 } }
  }

  private init(_ row: Row, _ named: [String: [Int]], _ labels: [AuditLabel]) {
    members = row.members
    let own = row.members.map { Self.labels(of: $0, in: row, named, labels) }
    (self.labels, ways) = (own, [])
    views = RowViews(row, labels: own.map { $0.map { labels[$0].id } })
  }

  /// Creates a row of SwiftUI.
  private init(
    _ row: Row, _ named: [String: [Int]], _ labels: [AuditLabel], in rows: [String: Row],
    _ settings: AuditSettings
  ) {
    let scale = settings.typeScale
    let made = settings.categories.map { category in
      RowStack(row, in: rows) { style in
        let sizes = [category, .large].map { scale[style, $0]?.pointSize ?? 1 }
        return sizes[0] / sizes[1]
      }
    }
    members = made.first?.members ?? []
    let own = members.map { Self.labels(of: $0, in: row, named, labels) }
    self.labels = own
    ways = made.map { $0.view?.alternatives(own.count) ?? [] }
    views = RowViews(
      row, labels: own.map { $0.map { labels[$0].id } }, stacks: made.map(\.view), in: rows)
  }

  private static func labels(
    of member: Row.Member, in row: Row, _ named: [String: [Int]], _ labels: [AuditLabel]
  ) -> [Int] {
    guard case .labels(let ids) = member.content else { return [] }
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }.flatMap { id in
      let all = named[id] ?? []
      // A document may exist once for each language, with labels that have the same identifiers.
      let own = all.filter { labels[$0].source.file == row.source.file }
      return own.isEmpty ? all : own
    }
  }
}

// MARK: - The room of a member

extension SharedRow {
  /// The row of the model.
  var row: Row { views.row }

  /// The views of a row of SwiftUI at each category, `nil` if they are too many; `nil` for other rows.
  private var stacks: [StackView?]? { views.stacks }

  /// Whether it is a row of SwiftUI.
  var isStack: Bool { stacks != nil }

  /// The members beside a member, in their order; all others if the views of a row of SwiftUI are too many.
  func members(beside member: Int) -> [Int] {
    let beside = stacks?.first.flatMap { $0?.texts(beside: member) }
    return labels.indices.filter { $0 != member && beside?.contains($0) != false }
  }

  /// Whether a member is a text that is shown only where it fits with its own width.
  func hasOwnWidth(_ member: Int) -> Bool {
    isStack && ways.allSatisfy { !$0.isEmpty && $0[member] == .fitting }
  }

  /// The room of a member if the others' texts have the given sizes; `nil` if the row does not limit it.
  ///
  /// A text that is shown only if it fits with its own width, and otherwise another view in its place, has no limit.
  ///
  /// - Parameters:
  ///   - category: The number of the category.
  ///   - maximum: The maximum at a smaller category, in points; `nil` if it is unknown.
  func room(
    of member: Int, demands: [RowDemand], at category: Int, atMost maximum: Double? = nil
  ) -> Interval? {
    guard let stacks else {
      return row.room(of: member, demands: demands.map(\.width), atMost: maximum)
    }
    guard row.room.atMost != nil else { return nil }
    guard let stack = stacks[category] else {
      return mayHaveAlternatives ? nil : .between(0, row.room.range.upperBound)
    }
    let way = ways[category][member]
    guard way != .fitting else { return nil }
    let rooms = StackSolver.rooms(
      in: stack, offering: row.room.range, texts: demands.map(\.stack))
    return rooms[member].map { own -> Interval in
      // If the others seem to need the whole room at all categories, the code was misread, and no text is lost.
      if own.upperBound < 1 { return .between(0, maximum ?? row.room.range.upperBound) }
      let mayBeAbsent = way == .sharing || own.upperBound == .infinity
      return .between(own.lowerBound, mayBeAbsent ? nil : own.upperBound)
    }
  }

  /// Whether a row with too many views may have alternative ones.
  private var mayHaveAlternatives: Bool {
    views.inner.values.contains { $0.axis == .firstThatFits }
  }

  /// The room of a member for any texts of the others and any category.
  func room(of member: Int) -> Interval? {
    let unknown = members.map { _ in RowDemand.unknown }
    let count = stacks?.count ?? 1
    let rooms = (0..<count).map { category in
      // What other texts leave is never more than the row.
      room(of: member, demands: unknown, at: category).map { room in
        Interval.between(
          room.atLeast.points, room.atMost?.points ?? row.room.range.upperBound)
      }
    }
    return rooms.reduce(rooms.first ?? nil) { known, room in
      guard let known, let room else { return nil }
      return .union(known, room) as Interval
    }
  }

  /// Whether a member's room does not depend on the texts of the others.
  func isAlone(_ member: Int) -> Bool {
    guard stacks != nil else { return row.isAlone(member) }
    return room(of: member).map { $0.atLeast.points == $0.atMost?.points } ?? false
  }

  /// Whether the room that is left for a member is known.
  func knowsRoom(of member: Int) -> Bool {
    row.isExact && members[member].inset.atMost != nil
  }
}

extension Row.Member {
  /// The identifier of the row that the member is.
  fileprivate var rowID: String? { if case .row(let id) = content { id } else { nil } }
}
