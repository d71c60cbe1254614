internal import CopyfitDynamicType
internal import CopyfitUnicode

extension LabelAnswer: Encodable {
  private enum CodingKeys: String, CodingKey {
    case fits, visibleTexts, remedies, font, missingFont, fonts, missing, fallbackCharacters
  }

  /// Encodes the measurements, with the names in `copyfit stream` for values that it also has.
  ///
  /// Each of `fits` has its `category`. `visibleTexts` and `remedies` are objects with a member for each category,
  /// such as `AX1`. `font` is the PostScript name of the measured face, and `missingFont` is the requested name if no
  /// font has it. Characters are named, such as `U+0378`. An answer cannot be decoded, because its font is open.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let fits = zip(categories, fits).map { NamedFit(category: $0, fit: $1) }
    try container.encode(fits, forKey: .fits)
    try container.encode(Self.named(visibleTexts), forKey: .visibleTexts)
    try container.encode(Self.named(remedies), forKey: .remedies)
    try container.encode(resolution.postScriptName, forKey: .font)
    try container.encodeIfPresent(resolution.missingName, forKey: .missingFont)
    try container.encode(fonts, forKey: .fonts)
    try container.encode(missing.map(\.codePointName), forKey: .missing)
    try container.encode(fallbackCharacters.map(\.codePointName), forKey: .fallbackCharacters)
  }

  private static func named<Value>(_ values: [ContentSizeCategory: Value]) -> [String: Value] {
    Dictionary(values.map { ($0.name, $1) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A fit with the name of its category.
private struct NamedFit: Encodable {
  var category: ContentSizeCategory
  var fit: LabelFit

  private enum CodingKeys: CodingKey { case category }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(category.name, forKey: .category)
    try fit.encode(to: encoder)
  }
}
