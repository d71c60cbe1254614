extension ContentSizeCategory: Codable {
  /// Decodes a category from any of its names.
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().named("category") { Self(name: $0) }
  }

  /// Encodes the category as its name, such as `AX1`.
  public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
}

extension TextStyle: Codable {
  /// Decodes a style from any of its names.
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().named("text style") { Self(name: $0) }
  }

  /// Encodes the style as its name, such as `title1`.
  public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
}

extension FontTag: Codable {
  /// Decodes a tag from its characters.
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().named("tag") { Self(name: $0) }
  }

  /// Encodes the tag as its four characters.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension FontWeight: Codable {
  /// Decodes a weight from its name, its class or its trait's value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      guard let weight = Self(number: number) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "a weight is a trait or a class, not \(number)")
      }
      self = weight
    } else {
      self = try container.named("weight") { Self(name: $0) }
    }
  }

  /// Encodes the weight as its name, or as its class without one.
  public func encode(to encoder: any Encoder) throws {
    if let name { try name.encode(to: encoder) } else { try rawValue.encode(to: encoder) }
  }
}

extension FontWidth: Codable {
  /// Decodes a width from its name or its trait value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self.init(rawValue: number)
    } else {
      self = try container.named("width") { Self(name: $0) }
    }
  }

  /// Encodes the width as its name, or as its trait value without one.
  public func encode(to encoder: any Encoder) throws {
    if let name { try name.encode(to: encoder) } else { try rawValue.encode(to: encoder) }
  }
}
