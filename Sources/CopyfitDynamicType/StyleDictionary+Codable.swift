extension StyleDictionary: Codable {
  /// A key of a dictionary, the name of a style.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  /// Decodes a dictionary from style to `fontName` and `fontSize`.
  ///
  /// Throws errors of the decoder, and a `DecodingError` with the key for an unknown style, for a style with two names,
  /// and for a size that is not positive and finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var entries: [TextStyle: Entry] = [:]
    // A dictionary has no order. Sorting makes the first error deterministic.
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      let style: TextStyle
      do throws(DynamicTypeError) { style = try TextStyle(parsing: key.stringValue) } catch {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription:
            "unknown text style '\(key.stringValue)'; expected one of: "
            + Self.keys.joined(separator: ", "))
      }
      guard entries[style] == nil else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: Problem.duplicate(style, key: key.stringValue).description)
      }
      entries[style] = try container.decode(Entry.self, forKey: key)
    }
    self.init(entries)
  }

  /// Encodes the dictionary with the names in `keys`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (style, entry) in entries.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      try container.encode(entry, forKey: Key(stringValue: Self.key(of: style)))
    }
  }
}

extension StyleDictionary.Entry: Codable {
  private enum CodingKeys: String, CodingKey { case fontName, fontSize }

  /// Decodes an entry.
  public init(from decoder: any Decoder) throws {
    typealias Problem = StyleDictionary.Problem
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let key = decoder.codingPath.last?.stringValue ?? "the entry"
    let fontName = try container.decode(String.self, forKey: .fontName)
    guard Self.isFontName(fontName) else {
      let problem = Problem.fontName(ofKey: key, found: Problem.shown(fontName))
      throw DecodingError.dataCorruptedError(
        forKey: .fontName, in: container, debugDescription: problem.description)
    }
    let fontSize = try container.decode(Double.self, forKey: .fontSize)
    guard Self.isFontSize(fontSize) else {
      let problem = Problem.fontSize(ofKey: key, found: Problem.shown(fontSize))
      throw DecodingError.dataCorruptedError(
        forKey: .fontSize, in: container, debugDescription: problem.description)
    }
    self.init(fontName: fontName, fontSize: fontSize)
  }

  /// Encodes the entry.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(fontName, forKey: .fontName)
    try container.encode(fontSize, forKey: .fontSize)
  }
}
