internal import CopyfitLabels
internal import CopyfitSourceText

/// A row of the model, joined to the labels that its members name.
struct SharedRow: Sendable {
  let row: Row
  /// The numbers of the labels of each member; none for what shows no text, or none that is known.
  let labels: [[Int]]

  /// - Parameter labels: The labels of the project.
  static func all(_ rows: [Row], joinedTo labels: [AuditLabel]) -> [SharedRow] {
    guard !rows.isEmpty else { return [] }
    let named = Dictionary(grouping: labels.indices) { labels[$0].id }
    return rows.map { row in
      SharedRow(
        row: row,
        labels: row.members.map { member in
          guard case .labels(let ids) = member.content else { return [] }
          return ids.flatMap { id in
            let all = named[id] ?? []
            // A document may exist once for each language, with labels of the same identities.
            let own = all.filter { labels[$0].source.file == row.source.file }
            return own.isEmpty ? all : own
          }
        })
    }
  }
}
