internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitSourceText

/// Makes rows of the model of what storyboards and xibs describe, one for each device.
struct InterfaceRowBuilder {
  let devices: [Device]

  /// The rows of a document, in its order.
  ///
  /// - Parameter labels: The labels of the document.
  func rows(of document: InterfaceDocument, _ labels: [AuditLabel]) -> [Row] {
    guard !document.rows.isEmpty else { return [] }
    let table = TableIdentity(CatalogPath(document.file))
    let shown = Dictionary(grouping: labels) { $0.objectID ?? "" }.mapValues { $0.map(\.id) }
    // What such a label takes on other devices is not known.
    let varying = Set(
      document.labels.filter { !document.holds($0, on: devices) }.map(\.objectID))
    return document.rows.flatMap { row in
      devices.compactMap { device in
        row.model(
          table.label("\(row.objectID).row"), on: Room.Screen(device),
          ofWidth: document.screenWidth(of: device), canvasWidth: document.canvas.width,
          in: document.file
        ) { varying.contains($0) ? [] : shown[$0] ?? [] }
      }
    }
  }
}
