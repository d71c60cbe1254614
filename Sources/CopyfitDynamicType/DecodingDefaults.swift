extension KeyedDecodingContainer {
  /// Changes a value to the one of a key; it remains unchanged without the key.
  package func update<Value: Decodable>(_ value: inout Value, _ key: Key) throws {
    if let found = try decodeIfPresent(Value.self, forKey: key) { value = found }
  }
}

extension SingleValueDecodingContainer {
  /// Decodes a value from its name.
  func named<Value>(_ what: String, _ find: (String) -> Value?) throws -> Value {
    let name = try decode(String.self)
    guard let value = find(name) else {
      throw DecodingError.dataCorruptedError(
        in: self, debugDescription: "unknown \(what) '\(name)'")
    }
    return value
  }
}
