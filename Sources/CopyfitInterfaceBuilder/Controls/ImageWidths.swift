/// The widths of a document's images, as far as the document tells them.
struct ImageWidths {
  private var widths: [String: Double] = [:]

  init(_ tree: XMLTree) {
    for resources in tree.children("resources", of: 0) {
      for image in tree.children("image", of: resources) {
        // A symbol of the system is as large as its configuration says, not as large as noted here.
        guard tree.attribute("catalog", of: image) != "system",
          let name = tree.attribute("name", of: image), let width = tree.number("width", of: image)
        else { continue }
        widths[name] = width
      }
    }
  }

  /// The width of an image, in points; `nil` where it is not known.
  subscript(name: String) -> Double? { widths[name] }
}
