internal import CopyfitLabels
internal import CopyfitSwiftTree

extension CodeStack: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: room, rows) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(room: try reader.value(), rows: try reader.value())
  }
}

/// Rows of SwiftUI on all screens; others are not stored.
extension Row: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(values: id, source, axis, spacing, members)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(
      id: try reader.value(), source: try reader.value(), axis: try reader.value(),
      room: .between(0, nil), rule: .swiftUI)
    spacing = try reader.value()
    members = try reader.value()
  }
}

extension Row.Axis: Storable {}

extension Row.Member: Storable {
  func write(to writer: inout FactWriter) {
    let labels: [String]? = if case .labels(let ids) = content { ids } else { nil }
    let row: String? = if case .row(let id) = content { id } else { nil }
    let spacer: Double? = if case .spacer(let least) = content { least } else { nil }
    let size: Interval? = if case .size(let size, ideal: _) = content { size } else { nil }
    writer.write(values: labels, row, spacer, size)
    writer.write(values: inset, priority, mayHide, mayChange, isConstrained, scaledBy)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    let labels: [String]? = try reader.value()
    let row: String? = try reader.value()
    let spacer: Double? = try reader.value()
    let size: Interval? = try reader.value()
    self.init(
      labels.map { Row.Content.labels($0) } ?? row.map { Row.Content.row($0) }
        ?? spacer.map { Row.Content.spacer(least: $0) } ?? .size(size ?? .between(0, nil)))
    inset = try reader.value()
    priority = try reader.value()
    mayHide = try reader.value()
    mayChange = try reader.value()
    isConstrained = try reader.value()
    scaledBy = try reader.value()
  }
}

/// Lengths without reasons; others are not stored.
extension Interval: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: atLeast.points, atMost?.points) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self = .between(try reader.value(), try reader.value())
  }
}
