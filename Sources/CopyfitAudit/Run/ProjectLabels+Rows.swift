internal import Copyfit
internal import CopyfitUnicode

extension ProjectLabels {
  /// Computes the width that is left for each text in a row.
  ///
  /// - Complexity: Each text of a row is measured once at each size, regardless of the number of its neighbours.
  mutating func decideRows(
    source: LocaleIdentifier, settings: AuditSettings, library: FontLibrary, jobs: Int
  ) {
    let rows = SharedRow.all(rows, joinedTo: labels, settings)
    let members = Set(rows.flatMap(\.labels).joined()).sorted()
    guard !members.isEmpty else { return }
    let all = labels
    let measured = Parallel.map(
      members, jobs: jobs, makeWorker: { RowMeasurer(library: library, settings: settings) },
      body: { measurer, index in measurer.demands(of: all[index]) })
    let demands = Dictionary(uniqueKeysWithValues: zip(members, measured))
    let decider = RowDecider(
      labels: all, demands: demands, source: source, settings: settings)
    for row in rows { decider.decide(row, &labels) }
  }
}
