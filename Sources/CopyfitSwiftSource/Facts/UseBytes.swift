internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftTree

/// A text in code, with its places.
struct Literal: Storable {
  var text: String
  var places: [SourceLocation]

  func write(to writer: inout FactWriter) { writer.write(values: text, places) }
}

extension Literal {
  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(text: try reader.value(), places: try reader.value())
  }
}

extension SourceLocation: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(values: file, position.line, position.column)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    let file = try reader.text()
    let line = try reader.number()
    self.init(file: file, position: SourcePosition(line: line, column: try reader.number()))
  }
}

extension CodeNameUse: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: name, count, first) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(name: try reader.value(), count: try reader.value(), first: try reader.value())
  }
}

extension CodeKey: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(values: key, table, fallback, hasArguments, isGenerated, isOfCaller, isOfMain)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(
      key: try reader.value(), table: try reader.value(), fallback: try reader.value(),
      hasArguments: try reader.value(), isGenerated: try reader.value(),
      isOfCaller: try reader.value(), isOfMain: try reader.value())
  }
}

extension KeyEnds: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: start, end) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(start: try reader.value(), end: try reader.value())
  }
}

extension TextUse: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(values: surface, key, place, namingFile, isCertain, isWhole, isDirect, isChanged)
    writer.write(values: isOwnLayout, mayBeHidden, lacksBar, made, outlet, share, font, giver)
    writer.write(values: idleClasses, hiding, property, samples)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(
      surface: try reader.value(), key: try reader.value(), place: try reader.value(),
      namingFile: try reader.value(), isCertain: try reader.value(), isWhole: try reader.value(),
      isDirect: try reader.value(), isChanged: try reader.value(),
      isOwnLayout: try reader.value(), mayBeHidden: try reader.value(),
      lacksBar: try reader.value(), made: try reader.value(),
      outlet: try reader.value(),
      share: try reader.value(), font: try reader.value(), giver: try reader.value(),
      idleClasses: try reader.value(), hiding: try reader.value(), property: try reader.value(),
      samples: try reader.value())
  }
}

extension Label.Sample: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: placeholder, text, source) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(
      placeholder: try reader.value(), text: try reader.value(), source: try reader.value())
  }
}

extension Label.Surface: Storable {}

extension UnknownText: Storable {
  func write(to writer: inout FactWriter) { writer.write(text) }
  init(from reader: inout FactReader) throws(SwiftTreeError) { self.init(try reader.text()) }
}

extension SystemRoom.Share: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: taken, parts) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(taken: try reader.value(), parts: try reader.value())
  }
}

extension BarShares: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: title, button) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(title: try reader.value(), button: try reader.value())
  }
}

extension TextUse.Outlet: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: name, className) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(name: try reader.value(), className: try reader.value())
  }
}

extension TextMention: Storable {
  func write(to writer: inout FactWriter) { writer.write(values: key, place, namingFile) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self.init(key: try reader.value(), place: try reader.value(), namingFile: try reader.value())
  }
}

extension NamedWords: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(values: Array(named), Array(values), Array(patterns))
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    named = Set(try reader.value() as [String])
    values = Set(try reader.value() as [String])
    patterns = Set(try reader.value() as [[String]])
  }
}
