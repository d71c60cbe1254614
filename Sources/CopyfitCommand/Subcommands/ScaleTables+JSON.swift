internal import Copyfit
internal import CopyfitStream

extension ScaleTables {
  /// The document for programs, on one line.
  var json: String {
    var writer = JSONWriter()
    writer.write(raw: "{\"schema\":\"\(Self.schema)\",")
    if platform != .iOS { writer.write(raw: "\"platform\":\"\(platform.rawValue)\",") }
    if isSingle, let table = tables.first {
      table.writeFields(to: &writer)
    } else {
      writer.write(raw: "\"styles\":")
      writer.writeList(tables) { writer, table in
        writer.write(raw: "{")
        table.writeFields(to: &writer)
        writer.write(raw: "}")
      }
    }
    writer.write(raw: "}\n")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension ScaleTable {
  fileprivate func writeFields(to writer: inout JSONWriter) {
    writer.write(raw: "\"style\":\"\(style.name)\",")
    if isDerived { writer.write(raw: "\"derived\":true,") }
    writer.write(raw: "\"rows\":")
    writer.writeList(rows) { writer, row in row.write(to: &writer) }
  }
}

extension ScaleTable.Row {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.write(raw: "{\"category\":\"\(category.name)\",\"pointSize\":")
    writer.write(entry.pointSize)
    writer.write(raw: ",\"leading\":")
    writer.write(entry.leading)
    if let scaled {
      writer.write(raw: ",\"scaledSize\":")
      writer.write(scaled.size)
      writer.write(raw: ",\"scaledValue\":")
      writer.write(scaled.value)
    }
    writer.write(raw: "}")
  }
}
