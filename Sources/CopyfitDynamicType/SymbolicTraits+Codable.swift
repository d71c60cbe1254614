extension SymbolicTraits {
  private static let rows: [(name: String, trait: Self)] = [
    ("italic", .italic), ("bold", .bold), ("expanded", .expanded), ("condensed", .condensed),
    ("monospaced", .monospaced), ("tightLeading", .tightLeading), ("looseLeading", .looseLeading),
  ]

  static var allNames: [String] { rows.map(\.name) }

  /// The names of the traits, in a fixed order.
  var names: [String] { Self.rows.filter { contains($0.trait) }.map(\.name) }

  init?(name: String) {
    guard let row = Self.rows.first(where: { $0.name == name }) else { return nil }
    self = row.trait
  }
}

extension SymbolicTraits: Codable {
  /// Decodes traits from a list of their names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = []
    for name in try container.decode([String].self) {
      guard let trait = Self(name: name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "unknown trait '\(name)'")
      }
      insert(trait)
    }
  }

  /// Encodes the traits as a list of their names.
  public func encode(to encoder: any Encoder) throws {
    try names.encode(to: encoder)
  }
}
