internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitSourceText

extension Finding.Frame: Decodable {
  private enum CodingKeys: CodingKey { case device, width, height, heightScaling, origin }

  private struct Origin: Decodable {
    var width: LimitOrigin?
    var height: LimitOrigin?
  }

  /// Decodes a frame of the JSON report.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let origin = try values.decodeIfPresent(Origin.self, forKey: .origin)
    self.init(
      device: try values.decode(Device.self, forKey: .device),
      width: try values.decodeIfPresent(Double.self, forKey: .width),
      height: try values.decodeIfPresent(Double.self, forKey: .height),
      widthOrigin: origin?.width, heightOrigin: origin?.height)
    heightStyle = try values.decodeIfPresent(String.self, forKey: .heightScaling)
      .flatMap { TextStyle(name: $0) }
  }
}

extension LocaleFinding: Decodable {
  private enum CodingKeys: CodingKey {
    case locale, fingerprint, severity, status, certainty, variant, boldText, copiesSource, string
    case devices, categories, first, certainFrom, worst, text, emptyPlaceholders, visibleText
    case hiddenCharacters, requiredLines, overflow, tight, fits, advice, characters, labels
  }

  /// Decodes an entry of the JSON report.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      locale: try values.decode(String.self, forKey: .locale),
      fingerprint: try values.decode(String.self, forKey: .fingerprint),
      severity: try values.decode(Severity.self, forKey: .severity))
    try values.update(&status, .status)
    try values.update(&certainty, .certainty)
    try values.update(&variant, .variant)
    try values.update(&boldText, .boldText)
    try values.update(&copiesSource, .copiesSource)
    try values.update(&string, .string)
    try values.update(&text, .text)
    try values.update(&emptyPlaceholders, .emptyPlaceholders)
    try values.update(&fits, .fits)
    try values.update(&advice, .advice)
    if advice == nil { fits?.ways = [] }
    try values.update(&characters, .characters)
    try values.update(&labels, .labels)
    try decodeCells(from: values)
  }

  private mutating func decodeCells(from values: KeyedDecodingContainer<CodingKeys>) throws {
    try values.update(&devices, .devices)
    // A label that does not scale has one cell, whose name is not a category, and so no first one.
    if try values.decodeIfPresent([String].self, forKey: .categories) != ["all"] {
      try values.update(&categories, .categories)
      try values.update(&first, .first)
    }
    try values.update(&certainLater, .certainFrom)
    try values.update(&worst, .worst)
    try values.update(&visibleText, .visibleText)
    try values.update(&hiddenCharacters, .hiddenCharacters)
    try values.update(&requiredLines, .requiredLines)
    try values.update(&overflow, .overflow)
    try values.update(&tight, .tight)
  }
}

extension LocaleFinding.Remedy: Decodable {
  private enum CodingKeys: CodingKey { case width, height, lines, largestCategory }

  /// Decodes a remedy of the JSON report, which has no ways; their words are in the advice.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      width: try values.decodeIfPresent(Double.self, forKey: .width),
      height: try values.decodeIfPresent(Double.self, forKey: .height),
      lines: try values.decodeIfPresent(Int.self, forKey: .lines),
      largestCategory: try values.decodeIfPresent(
        ContentSizeCategory.self, forKey: .largestCategory),
      ways: [])
  }
}
