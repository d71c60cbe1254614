/// The widths of a document's images, as far as the document has them.
struct ImageWidths {
  private var widths: [String: Double] = [:]

  init(_ tree: XMLTree) {
    for resources in tree.children("resources", of: 0) {
      for image in tree.children("image", of: resources) {
        // The size of a system symbol depends on its configuration, not on the size in the document.
        guard tree.attribute("catalog", of: image) != "system",
          let name = tree.attribute("name", of: image), let width = tree.number("width", of: image)
        else { continue }
        widths[name] = width
      }
    }
  }

  /// The width of an image, in points; `nil` if it is unknown.
  subscript(name: String) -> Double? { widths[name] }
}
