internal import CopyfitDynamicType

extension JSONValue: Encodable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Encodes the value, with numbers as documents have them.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let fields):
      var container = encoder.container(keyedBy: Name.self)
      for field in fields {
        try container.encode(field.value, forKey: Name(stringValue: field.name))
      }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .array(let elements): try elements.encode(to: encoder)
    case .bool(let value): try value.encode(to: encoder)
    case .number(let value): try Double(RoundedNumber(value).description)?.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    }
  }
}
