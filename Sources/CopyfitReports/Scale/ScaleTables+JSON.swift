internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitSourceText

extension ScaleTables {
  /// The document for programs, on one line.
  package var json: String {
    var fields = JSONValue.fields(["schema": .string(Self.schema)])
    if platform != .iOS {
      fields.append(.init(name: "platform", value: .string(platform.rawValue)))
    }
    if isSingle, let table = tables.first {
      fields += table.jsonFields
    } else {
      let styles = JSONValue.array(tables.map { .object($0.jsonFields) })
      fields.append(.init(name: "styles", value: styles))
    }
    return JSONValue.object(fields).dense + "\n"
  }
}

extension ScaleTable {
  fileprivate var jsonFields: [JSONValue.Field] {
    var fields = JSONValue.fields(["style": .string(style.name)])
    if isDerived { fields.append(.init(name: "derived", value: .bool(true))) }
    return fields + [.init(name: "rows", value: .array(rows.map(\.json)))]
  }
}

extension ScaleTable.Row {
  fileprivate var json: JSONValue {
    .sparse([
      "category": .string(category.name), "pointSize": .number(entry.pointSize),
      "leading": .number(entry.leading), "scaledSize": scaled.map { .number($0.size) },
      "scaledValue": scaled.map { .number($0.value) },
    ])
  }
}
