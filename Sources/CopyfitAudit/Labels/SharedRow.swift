internal import CopyfitLabels
internal import CopyfitSourceText

/// A row of the model with the labels of its members.
struct SharedRow: Sendable {
  let row: Row
  /// The indexes of the labels of each member; empty for a member without a known text.
  let labels: [[Int]]

  /// - Parameter labels: The labels of the project.
  static func all(_ rows: [Row], joinedTo labels: [AuditLabel]) -> [SharedRow] {
    guard !rows.isEmpty else { return [] }
    let named = Dictionary(grouping: labels.indices) { labels[$0].labelID ?? labels[$0].id }
    // The height of a column is not divided among its texts.
    return rows.filter { $0.axis == .horizontal }.map { row in
      SharedRow(
        row: row,
        labels: row.members.map { member in
          guard case .labels(let ids) = member.content else { return [] }
          return ids.flatMap { id in
            let all = named[id] ?? []
            // A document may exist once for each language, with labels that have the same identifiers.
            let own = all.filter { labels[$0].source.file == row.source.file }
            return own.isEmpty ? all : own
          }
        })
    }
  }
}
