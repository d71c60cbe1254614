internal import CopyfitDynamicType
internal import CopyfitInterfaceBuilder
internal import CopyfitUnicode

/// A row of a document whose members are joined to the labels that show their texts.
struct SharedRow: Sendable {
  struct Member: Sendable {
    /// The labels that show its texts, one at a time; none for what shows no text, or none that is known.
    var labels: [Int] = []
    /// What it takes beside its text, or without one, in points; `nil` for no known limit.
    var size: (least: Double, most: Double?) = (0, nil)
    var row: InterfaceRow.Member
  }

  let row: InterfaceRow
  let members: [Member]
  /// The width of the document's canvas, in points.
  let canvasWidth: Double

  /// - Parameter labels: The numbers of the labels of each object of the document.
  init(_ row: InterfaceRow, canvasWidth: Double, labels: [String: [Int]]) {
    self.row = row
    self.canvasWidth = canvasWidth
    members = row.members.map { member in
      var joined = Member(row: member)
      switch member.content {
      case .texts(let objectID, let inset):
        joined.labels = labels[objectID] ?? []
        joined.size = (0, inset)
      case .size(let least, let most): joined.size = (least, most)
      }
      return joined
    }
  }

  /// What the members share on a screen of a width, in points.
  func room(onScreenOfWidth width: Double) -> Double {
    row.room.length(onDeviceOfWidth: width, canvasWidth: canvasWidth)
  }

  /// Whether a member's part does not depend on what the others show.
  func isAlone(_ index: Int) -> Bool {
    members.indices.allSatisfy { other in
      other == index
        || members[other].labels.isEmpty && members[other].size.most == members[other].size.least
          && !members[other].row.mayHide && !members[other].row.hasText
    }
  }

  /// What a member has of the room where the others demand what they do.
  ///
  /// - Parameter demands: What the text of each member takes, by the member's number.
  func span(
    of index: Int, in room: Double, _ demands: [TextDemand]
  ) -> RowWidths.Span {
    var most = room
    var least: Double? = room
    for other in members.indices where other != index {
      let taken = taken(by: other, from: index, demands[other])
      most -= taken.least + (members[other].row.mayHide ? 0 : row.spacing)
      least = Self.difference(least, taken.most.map { $0 + row.spacing })
    }
    least = Self.difference(least, members[index].size.most)
    let isKnown = row.isExact && !members[index].row.isConstrained
    // Where the others need all of it, the reading is wrong rather than the text lost.
    return RowWidths.Span(
      least: isKnown ? max(0, least ?? 0) : 0, most: most > 0 ? most : room)
  }

  private static func difference(_ lhs: Double?, _ rhs: Double?) -> Double? {
    lhs.flatMap { lhs in rhs.map { lhs - $0 } }
  }

  private func taken(
    by other: Int, from index: Int, _ demand: TextDemand
  ) -> (least: Double, most: Double?) {
    let (member, row) = (members[other], members[other].row)
    guard row.hasText else { return (row.mayHide ? 0 : member.size.least, member.size.most) }
    let own = members[index].row.priority
    let yields = row.priority <= own || !row.isOneLine || row.isConstrained
    let least = yields || row.mayHide || row.mayChange ? 0 : demand.least
    guard row.priority >= own || row.isConstrained else { return (least, 0) }
    let inset = member.size.most
    return (least, demand.most.flatMap { text in inset.map { text + $0 } })
  }
}

/// What the texts of a member take of a row in one language at one size, in points.
struct TextDemand: Hashable, Sendable {
  /// The width of the shortest, shrunk as far as it may be.
  var least = 0.0
  /// The width of the longest; `nil` where a text is not known.
  var most: Double?
}

extension InterfaceRow.Member {
  /// Whether it shows a text.
  var hasText: Bool { if case .texts = content { true } else { false } }
}
