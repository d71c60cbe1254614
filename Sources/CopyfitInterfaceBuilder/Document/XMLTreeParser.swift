internal import CopyfitSourceText

/// Builds an `XMLTree` from a text.
final class XMLTreeParser: XMLContentHandler {
  /// The maximum number of elements; the largest known document has some 10,000.
  static let maximumCount = 200_000

  private var tree = XMLTree()
  private var open: [Int] = []

  private init() {}

  /// The elements of a document.
  static func parse(_ source: SourceText) throws(XMLSyntaxError) -> XMLTree {
    let builder = XMLTreeParser()
    try XMLReader.read(
      source, into: builder,
      rules: .init(
        maximumCount: maximumCount,
        documentTypeRefusal: "declares a document type, which no Interface Builder document does"))
    return builder.tree
  }

  func startElement(_ name: String, attributes: [String: String], at offset: Int) {
    let index = tree.elements.count
    tree.elements.append(
      .init(name: name, attributes: attributes, offset: offset, parent: open.last))
    if let parent = open.last { tree.elements[parent].children.append(index) }
    open.append(index)
  }

  func endElement(at offset: Int) {
    _ = open.popLast()
  }

  func characters(in range: Range<Int>, _ text: () -> String) {
    if let last = open.last { tree.elements[last].text += text() }
  }
}
