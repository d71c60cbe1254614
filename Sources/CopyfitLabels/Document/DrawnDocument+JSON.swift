internal import CopyfitSourceText

extension DrawnDocument {
  /// The document as JSON, for the member `documents`.
  var json: JSONValue {
    .sparse([
      "file": .string(file), "width": canvasWidth.map(JSONValue.number),
      "objects": .object(
        objects.map { object in
          JSONValue.Field(
            name: object.id, value: object.element.map { .string($0.rawValue) } ?? .null)
        }),
    ])
  }
}

extension ConfigurationReader {
  /// A document that labels come from; `nil` if its path is missing.
  mutating func drawnDocument(_ node: YAMLNode) -> DrawnDocument? {
    var document = DrawnDocument(file: "")
    read(node, as: "an object", into: &document, keys: Self.drawnDocumentKeys)
    guard document.file.isEmpty else { return document }
    report("expected 'file' in this entry", at: node.position)
    return nil
  }

  private static let drawnDocumentKeys: [ConfigurationKey<DrawnDocument>] = [
    .init("file") { $2.file = $0.text($1) ?? "" },
    .init("width") { $2.canvasWidth = $0.positive($1) },
    .init("objects") { reader, node, document in
      for pair in reader.pairs(node, such: "{ \"OfP-Kw-IOk\": \"label\" }") {
        document.objects.append(
          DrawnDocument.Object(
            id: pair.key.value, element: pair.value.isNull ? nil : reader.element(pair.value)))
      }
    },
  ]

  /// The element that shows a text.
  mutating func element(_ node: YAMLNode) -> Label.Element? {
    choice(node, "element", known: Label.Element.allCases.map(\.rawValue)) {
      Label.Element(rawValue: $0)
    }
  }
}
