internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitSourceText

extension DrawnDocument {
  /// Creates the values of a document that are needed in addition to its labels.
  init(_ document: InterfaceDocument) {
    var elements: [String: Label.Element] = [:]
    for label in document.labels { elements[label.objectID] = label.control }
    self.init(
      file: document.file, canvasWidth: document.canvas.width,
      objects: document.objectIdentifiers.sortedByBytes().map {
        Object(id: $0, element: elements[$0])
      })
  }
}
