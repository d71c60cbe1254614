internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitInterfaceBuilder
internal import CopyfitSourceText
internal import CopyfitUnicode

extension ProjectLabels {
  /// Gives each text that shares a row the width that its neighbours leave it.
  ///
  /// - Complexity: Each text of a row is measured once at each size, however many neighbours it has.
  mutating func decideRows(
    of documents: [InterfaceDocument], source: LocaleIdentifier, settings: AuditSettings,
    library: FontLibrary, jobs: Int
  ) {
    let rows = sharedRows(of: documents)
    let members = Set(rows.flatMap(\.members).flatMap(\.labels)).sorted()
    guard !members.isEmpty else { return }
    let all = labels
    let measured = Parallel.map(
      members, jobs: jobs, makeWorker: { RowMeasurer(library: library, settings: settings) },
      body: { measurer, index in measurer.demands(of: all[index]) })
    let demands = Dictionary(uniqueKeysWithValues: zip(members, measured))
    let decider = RowDecider(
      labels: all, demands: demands, source: source, settings: settings)
    for row in rows {
      for member in row.members.indices {
        for index in row.members[member].labels {
          decider.decide(&labels[index], member, in: row)
        }
      }
    }
  }

  /// The rows of documents, joined to the labels that were made of the same objects.
  private func sharedRows(of documents: [InterfaceDocument]) -> [SharedRow] {
    var objects: [String: [String: [Int]]] = [:]
    for (index, label) in labels.enumerated() {
      guard let objectID = label.objectID, label.document != nil else { continue }
      objects[label.source.file, default: [:]][objectID, default: []].append(index)
    }
    return documents.flatMap { document in
      document.rows.map { row in
        SharedRow(
          row, canvasWidth: document.canvas.width, labels: objects[document.file] ?? [:])
      }
    }
  }
}
