extension Font: Codable {
  /// Decodes a font from its textual form or from a descriptor.
  public init(from decoder: any Decoder) throws {
    guard let text = try? decoder.singleValueContainer().decode(String.self) else {
      self.init(try FontDescriptor(from: decoder))
      return
    }
    do { try self.init(parsing: text) } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "\(error)"))
    }
  }

  /// Encodes the font in its textual form, or as its descriptor if it has invalid values.
  public func encode(to encoder: any Encoder) throws {
    let text = description
    if (try? Font(parsing: text)) == self {
      try text.encode(to: encoder)
    } else {
      try descriptor.encode(to: encoder)
    }
  }
}
