extension FontDescriptor: Codable {
  /// The names of a font's mapping in `labels.json` and `copyfit.yml`, where they have the value.
  private enum Key: String, CodingKey {
    case name, family, file, index, design, size, style, relativeTo, minimumSize, maximumSize
    case weight, width, scaled, traits, variations, features
  }

  /// The name of the system font.
  private static let systemName = "system"

  /// Decodes a descriptor; only the face and, without a style, the size are required.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let style = try container.decodeIfPresent(TextStyle.self, forKey: .style)
    let scaling = try container.decodeIfPresent(TextStyle.self, forKey: .relativeTo)
    if let style {
      self = .preferred(for: style)
      try container.update(&pointSize, .size)
    } else {
      let size = try container.decode(Double.self, forKey: .size)
      self.init(
        face: .system(.standard), pointSize: size, sizing: scaling.map { .metrics($0) } ?? .fixed)
    }
    face = try Self.face(in: container)
    minimumPointSize = try container.decodeIfPresent(Double.self, forKey: .minimumSize)
    maximumPointSize = try container.decodeIfPresent(Double.self, forKey: .maximumSize)
    weight = try container.decodeIfPresent(FontWeight.self, forKey: .weight)
    width = try container.decodeIfPresent(FontWidth.self, forKey: .width)
    try container.update(&sizeFactor, .scaled)
    try container.update(&traits, .traits)
    try container.update(&variations, .variations)
    try container.update(&features, .features)
  }

  private static func face(in container: KeyedDecodingContainer<Key>) throws -> Face {
    if let path = try container.decodeIfPresent(String.self, forKey: .file) {
      return .file(path: path, index: try container.decodeIfPresent(Int.self, forKey: .index) ?? 0)
    }
    let family = try container.decodeIfPresent(String.self, forKey: .family)
    guard let name = try container.decodeIfPresent(String.self, forKey: .name) else {
      return family.map { .family($0) } ?? .system(.standard)
    }
    guard name == systemName, family == nil else { return .named(name, family: family) }
    return .system(try container.decodeIfPresent(FontDesign.self, forKey: .design) ?? .standard)
  }

  /// Encodes the descriptor, without values that have no effect.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try encodeFace(to: &container)
    try container.encode(pointSize, forKey: .size)
    switch sizing {
    case .fixed: break
    case .textStyle(let style): try container.encode(style, forKey: .style)
    case .metrics(let style): try container.encode(style, forKey: .relativeTo)
    }
    try container.encodeIfPresent(minimumPointSize, forKey: .minimumSize)
    try container.encodeIfPresent(maximumPointSize, forKey: .maximumSize)
    try container.encodeIfPresent(weight, forKey: .weight)
    try container.encodeIfPresent(width, forKey: .width)
    if sizeFactor != 1 { try container.encode(sizeFactor, forKey: .scaled) }
    if !traits.isEmpty { try container.encode(traits, forKey: .traits) }
    if !variations.isEmpty { try container.encode(variations, forKey: .variations) }
    if !features.isEmpty { try container.encode(features, forKey: .features) }
  }

  private func encodeFace(to container: inout KeyedEncodingContainer<Key>) throws {
    switch face {
    case .system(let design):
      try container.encode(Self.systemName, forKey: .name)
      if design != .standard { try container.encode(design, forKey: .design) }
    case .named(let name, let family):
      try container.encode(name, forKey: .name)
      try container.encodeIfPresent(family, forKey: .family)
    case .family(let family): try container.encode(family, forKey: .family)
    case .file(let path, let index):
      try container.encode(path, forKey: .file)
      if index != 0 { try container.encode(index, forKey: .index) }
    }
  }
}
