internal import CopyfitSwiftTree

extension OutletStatements: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: texts, settings) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(texts: try reader.value(), settings: try reader.value())
  }
}

extension OutletText: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(values: property, texts, place, isAlways, type, isCertain, isDerived)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(
      property: try reader.value(), texts: try reader.value(), place: try reader.value(),
      isAlways: try reader.value(), type: try reader.value(), isCertain: try reader.value(),
      isDerived: try reader.value())
  }
}

extension OutletText.Property: Storable {
  /// A number for each case, followed by its associated value.
  private var parts: (kind: Int, text: String, number: Int) {
    switch self {
    case .named(let name): (0, name, 0)
    case .title: (1, "", 0)
    case .stateTitle(let state): (2, state, 0)
    case .configurationTitle: (3, "", 0)
    case .segmentTitle(let number): (4, "", number)
    }
  }

  func write(to writer: inout FactWriter) {
    writer.write(values: parts.kind, parts.text, parts.number)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    let kind = try reader.number()
    let text = try reader.text()
    let number = try reader.number()
    switch kind {
    case 0: self = .named(text)
    case 1: self = .title
    case 2: self = .stateTitle(text)
    case 3: self = .configurationTitle
    case 4: self = .segmentTitle(number)
    default: throw .malformed
    }
  }
}

extension CodeText: Storable {
  func write(to writer: inout FactWriter) {
    switch content {
    case .key(let key): writer.write(values: Optional(key), "")
    case .literal(let text): writer.write(values: CodeKey?.none, text)
    }
    writer.write(values: isCertain, steps, namingFile)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    let key: CodeKey? = try reader.value()
    let text = try reader.text()
    self.init(
      content: key.map { .key($0) } ?? .literal(text), isCertain: try reader.value(),
      steps: try reader.value(), namingFile: try reader.value())
  }
}

extension OutletSetting: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(values: property, value, place, isAlways, type)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(
      property: try reader.value(), value: try reader.value(), place: try reader.value(),
      isAlways: try reader.value(), type: try reader.value())
  }
}

extension OutletSetting.Property: Storable {}

extension OutletSetting.Value: Storable {
  func write(to writer: inout FactWriter) {
    switch self {
    case .number(let number): writer.write(values: 0, number)
    case .boolean(let value): writer.write(values: 1, value)
    case .automatic: writer.write(2)
    case .font(let font): writer.write(values: 3, font)
    case .mode(let mode): writer.write(values: 4, mode)
    case .category(let category): writer.write(values: 5, category)
    }
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    switch try reader.number() {
    case 0: self = .number(try reader.value())
    case 1: self = .boolean(try reader.value())
    case 2: self = .automatic
    case 3: self = .font(try reader.value())
    case 4: self = .mode(try reader.value())
    case 5: self = .category(try reader.value())
    default: throw .malformed
    }
  }
}

extension RowHeight: Storable {}
