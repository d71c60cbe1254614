internal import CopyfitCatalogs
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels

/// Creates rows of the model from storyboards and xibs: one for each device.
struct InterfaceRowBuilder {
  let screens: [Room.Screen]

  /// The rows of a document, in its order.
  ///
  /// - Parameter labels: The labels of the document.
  func rows(of document: InterfaceDocument, _ labels: [AuditLabel]) -> [Row] {
    guard !document.rows.isEmpty else { return [] }
    let table = TableIdentity(CatalogPath(document.file))
    let shown = Dictionary(grouping: labels) { $0.objectID ?? "" }.mapValues { $0.map(\.id) }
    // The size of such a label on other devices is unknown.
    let varying = Set(
      document.labels.filter { !document.holds($0, on: screens) }.map(\.objectID))
    return document.rows.flatMap { row in
      screens.compactMap { screen in
        row.model(
          table.label("\(row.objectID).row"), on: screen, ofWidth: document.width(of: screen),
          canvasWidth: document.canvas.width,
          in: document.file
        ) { varying.contains($0) ? [] : shown[$0] ?? [] }
      }
    }
  }
}
