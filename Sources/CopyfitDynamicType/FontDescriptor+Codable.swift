extension FontDescriptor: Codable {
  /// The names of a font's mapping in `labels.json` and `copyfit.yml`, where they have the value.
  private enum Key: String, CodingKey {
    case name, family, file, index, design, size, style, relativeTo, minimumSize, maximumSize
    case weight, width, scaled, traits, variations, features
    // Encoded as traits and features, but decoded as in a mapping, too.
    case italic, bold, monospaced, monospacedDigit, smallCaps, leading
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
    try applyModifiers(in: container)
    variations += try container.settings(.variations) {
      (axis: FontTag, value: Double) in FontVariation(axis: axis, value: value)
    }
    features += try container.settings(.features) {
      (tag: FontTag, value: UInt32) in FontFeature(tag, value)
    }
  }

  /// Applies the keys of a mapping that stand for modifiers of a font, in the order in which configurations do.
  private mutating func applyModifiers(in container: KeyedDecodingContainer<Key>) throws {
    func has(_ key: Key) throws -> Bool {
      try container.decodeIfPresent(Bool.self, forKey: key) ?? false
    }
    if try has(.italic) { traits.insert(.italic) }
    if try has(.bold) {
      weight = nil
      traits.insert(.bold)
    }
    if try has(.monospaced) {
      self = withDesign(.monospaced)
      traits.insert(.monospaced)
    }
    if try has(.monospacedDigit) { features.append(FontFeature("tnum")) }
    if let isSmall = try? container.decodeIfPresent(Bool.self, forKey: .smallCaps) {
      if isSmall { features += [FontFeature("smcp"), FontFeature("c2sc")] }
    } else if let kind = try container.decodeIfPresent(SmallCaps.self, forKey: .smallCaps) {
      features.append(FontFeature(kind == .lowercase ? "smcp" : "c2sc"))
    }
    switch try container.decodeIfPresent(Leading.self, forKey: .leading) {
    case .tight: traits.insert(.tightLeading)
    case .loose: traits.insert(.looseLeading)
    case .standard, nil: break
    }
  }

  private enum SmallCaps: String, Decodable {
    case lowercase, uppercase
  }

  private enum Leading: String, Decodable {
    case tight, standard, loose
  }

  private static func face(in container: KeyedDecodingContainer<Key>) throws -> Face {
    if let path = try container.decodeIfPresent(String.self, forKey: .file) {
      return .file(path: path, index: try container.decodeIfPresent(Int.self, forKey: .index) ?? 0)
    }
    let family = try container.decodeIfPresent(String.self, forKey: .family)
    let name = try container.decodeIfPresent(String.self, forKey: .name)
    if name == nil, let family { return .family(family) }
    let isSystem = name.map { [systemName, ".AppleSystemUIFont"].contains($0) } ?? true
    if let name, !isSystem || family != nil { return .named(name, family: family) }
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

extension KeyedDecodingContainer {
  /// Decodes values by tag, as a list of them or as an object such as `{"wght": 450}`, which is sorted by tag.
  fileprivate func settings<Setting: Decodable, Value: Decodable>(
    _ key: Key, _ setting: (FontTag, Value) -> Setting
  ) throws -> [Setting] {
    guard contains(key) else { return [] }
    guard let object = try? nestedContainer(keyedBy: TagKey.self, forKey: key) else {
      return try decode([Setting].self, forKey: key)
    }
    let tags = try object.allKeys.map { key in
      guard let tag = FontTag(name: key.stringValue) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: object, debugDescription: "unknown tag '\(key.stringValue)'")
      }
      return (tag: tag, value: try object.decode(Value.self, forKey: key))
    }
    return tags.sorted { $0.tag < $1.tag }.map { setting($0.tag, $0.value) }
  }
}

/// A tag as the key of an object.
private struct TagKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
