/// The name of a field as bytes, for speed: a stream looks up seven names for each text.
struct RequestFieldName: Sendable {
  let field: RequestField
  /// A bit that is unique to the field.
  let bit: UInt64
  private let head: UInt64
  private let bytes: [UInt8]

  private init(_ field: RequestField, bit: UInt64) {
    self.field = field
    self.bit = bit
    bytes = Array(field.rawValue.utf8)
    head = Self.head(of: bytes[...])
  }

  private static let all = zip(RequestField.allCases, 0...).map { Self($0, bit: 1 << $1) }

  /// The bits of several fields.
  static func bits(of fields: [RequestField]) -> UInt64 {
    all.reduce(0) { fields.contains($1.field) ? $0 | $1.bit : $0 }
  }

  /// The names of all fields but those with some of these bits.
  static func all(but bits: UInt64) -> [RequestFieldName] {
    all.filter { $0.bit & bits == 0 }
  }

  /// The name in `bytes`, or `nil` if there is no such field.
  static func named(_ bytes: ArraySlice<UInt8>) -> RequestFieldName? {
    let head = head(of: bytes)
    return all.first { name in
      name.head == head && name.bytes.count == bytes.count
        && (bytes.count <= headLength || name.bytes.elementsEqual(bytes))
    }
  }

  private static let headLength = 8

  /// The first bytes as one word, which distinguishes most names.
  private static func head(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.prefix(headLength).reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension JSONReader {
  /// The name of the field for a key, if there is such a field.
  func fieldName(_ key: StringToken) -> RequestFieldName? {
    key.hasEscapes
      ? RequestFieldName.named(Array(string(of: key).utf8)[...])
      : RequestFieldName.named(bytes[key.content])
  }
}
