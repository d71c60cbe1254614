internal import CopyfitSourceText
internal import CopyfitSwiftTree

/// A value that is stored between runs as bytes.
protocol Storable: Equatable, Sendable {
  func write(to writer: inout FactWriter)
  init(from reader: inout FactReader) throws(SwiftTreeError)
}

/// Writes values as bytes; a text is its index in a list.
struct FactWriter {
  /// The texts of all values, each once.
  private(set) var texts: [String]
  private var numbers: [ExactString: Int] = [:]
  private var writer = ByteWriter()

  init(texts: [String] = []) { self.texts = texts }

  /// A value as bytes.
  mutating func bytes(of value: some Storable) -> [UInt8] {
    writer = ByteWriter()
    value.write(to: &self)
    return writer.bytes
  }

  mutating func write(_ number: Int) { writer.write(number) }

  mutating func write(_ text: String) {
    if numbers.count < texts.count {
      numbers = Dictionary(
        zip(texts.map { ExactString($0) }, texts.indices)
      ) { first, _ in first }
    }
    let text = ExactString(text)
    let number = numbers[text] ?? texts.count
    if number == texts.count {
      texts.append(text.text)
      numbers[text] = number
    }
    writer.write(number)
  }

  mutating func write<each Value: Storable>(values value: repeat each Value) {
    repeat (each value).write(to: &self)
  }
}

/// Reads the bytes from a `FactWriter`.
struct FactReader {
  private var reader: ByteReader
  private let texts: [String]

  init(_ bytes: ArraySlice<UInt8>, texts: [String]) {
    reader = ByteReader(bytes)
    self.texts = texts
  }

  var isAtEnd: Bool { reader.isAtEnd }

  mutating func number() throws(SwiftTreeError) -> Int { try reader.number() }

  mutating func text() throws(SwiftTreeError) -> String {
    let number = try number()
    guard number < texts.count else { throw .malformed }
    return texts[number]
  }

  mutating func value<Value: Storable>() throws(SwiftTreeError) -> Value {
    try Value(from: &self)
  }
}

extension Int: Storable {
  func write(to writer: inout FactWriter) { writer.write(self) }
  init(from reader: inout FactReader) throws(SwiftTreeError) { self = try reader.number() }
}

extension Bool: Storable {
  func write(to writer: inout FactWriter) { writer.write(self ? 1 : 0) }
  init(from reader: inout FactReader) throws(SwiftTreeError) { self = try reader.number() == 1 }
}

extension Double: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(Int(bitPattern >> 32))
    writer.write(Int(bitPattern & 0xFFFF_FFFF))
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    let high = UInt64(try reader.number())
    self.init(bitPattern: high << 32 | UInt64(try reader.number()))
  }
}

extension String: Storable {
  func write(to writer: inout FactWriter) { writer.write(self) }
  init(from reader: inout FactReader) throws(SwiftTreeError) { self = try reader.text() }
}

extension Optional: Storable where Wrapped: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(self == nil ? 0 : 1)
    self?.write(to: &writer)
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self = try reader.number() == 0 ? nil : try reader.value() as Wrapped
  }
}

extension Array: Storable where Element: Storable {
  func write(to writer: inout FactWriter) {
    writer.write(count)
    for element in self { element.write(to: &writer) }
  }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    self = []
    for _ in 0..<(try reader.number()) { append(try reader.value()) }
  }
}

extension Storable where Self: RawRepresentable, RawValue: Storable {
  func write(to writer: inout FactWriter) { rawValue.write(to: &writer) }

  init(from reader: inout FactReader) throws(SwiftTreeError) {
    guard let value = Self(rawValue: try reader.value()) else { throw .malformed }
    self = value
  }
}
