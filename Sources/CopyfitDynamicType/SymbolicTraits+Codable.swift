extension SymbolicTraits: Codable {
  private static let names: [(name: String, trait: Self)] = [
    ("italic", .italic), ("bold", .bold), ("expanded", .expanded), ("condensed", .condensed),
    ("monospaced", .monospaced), ("tightLeading", .tightLeading), ("looseLeading", .looseLeading),
  ]

  /// Decodes traits from a list of their names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = []
    for name in try container.decode([String].self) {
      guard let trait = Self.names.first(where: { $0.name == name })?.trait else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "unknown trait '\(name)'")
      }
      insert(trait)
    }
  }

  /// Encodes the traits as a list of their names.
  public func encode(to encoder: any Encoder) throws {
    try Self.names.filter { contains($0.trait) }.map(\.name).encode(to: encoder)
  }
}
