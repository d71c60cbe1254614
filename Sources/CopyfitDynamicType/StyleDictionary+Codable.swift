extension StyleDictionary: Codable {
  /// A style's name, as any other key of a dictionary.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  /// Reads a dictionary from style to `fontName` and `fontSize`.
  ///
  /// Thrown are errors of the decoder and, with the offending key in their path, `DecodingError`s for a
  /// name that is no style, for a style given under two names, and for a size that is not positive and
  /// finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var entries: [TextStyle: Entry] = [:]
    // A dictionary has no order: sorted, the same mistake is always the first one found.
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

  /// Writes the dictionary under the names of `keys`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (style, entry) in entries.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      try container.encode(entry, forKey: Key(stringValue: Self.key(of: style)))
    }
  }
}

extension StyleDictionary.Entry: Codable {
  private enum CodingKeys: String, CodingKey { case fontName, fontSize }

  /// Reads an entry as JSON has it.
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

  /// Writes the entry as JSON has it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(fontName, forKey: .fontName)
    try container.encode(fontSize, forKey: .fontSize)
  }
}
