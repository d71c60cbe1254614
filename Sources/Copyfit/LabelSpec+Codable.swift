internal import CopyfitDynamicType

extension LabelSpec: Codable {
  /// The names in `copyfit stream` and `labels.json`, for values that they also have.
  private enum CodingKeys: String, CodingKey {
    case font, width, height, heightScaling, lines, mode, minimumScaleFactor, minimumFontSize
    case fallback, minimumCategory, maximumCategory, paragraph, tightening, lineBreakStrategy
    case letterSpacing, opticalSize, direction, behavior, displayScale, boldText
  }

  /// Decodes a label; only the font is required, and unknown names are ignored.
  ///
  /// Ranges are checked when a text is prepared.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(font: try container.decode(Font.self, forKey: .font))
    try container.update(&width, .width)
    try container.update(&height, .height)
    try container.update(&heightScaling, .heightScaling)
    try container.update(&lines, .lines)
    try container.update(&mode, .mode)
    try container.update(&minimumScaleFactor, .minimumScaleFactor)
    try container.update(&minimumFontSize, .minimumFontSize)
    try container.update(&fallbackFiles, .fallback)
    try container.update(&minimumCategory, .minimumCategory)
    try container.update(&maximumCategory, .maximumCategory)
    try container.update(&paragraph, .paragraph)
    try container.update(&allowsTightening, .tightening)
    try container.update(&lineBreakStrategy, .lineBreakStrategy)
    try container.update(&letterSpacing, .letterSpacing)
    try container.update(&opticalSize, .opticalSize)
    try container.update(&direction, .direction)
    try container.update(&behavior, .behavior)
    try container.update(&displayScale, .displayScale)
    try container.update(&boldText, .boldText)
  }

  /// Encodes the label, without default values and without infinite limits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let usual = LabelSpec(font: font)
    func encode<Value: Encodable & Equatable>(
      _ value: KeyPath<LabelSpec, Value>, _ key: CodingKeys
    ) throws {
      guard self[keyPath: value] != usual[keyPath: value] else { return }
      try container.encode(self[keyPath: value], forKey: key)
    }
    try container.encode(font, forKey: .font)
    if width != .infinity { try encode(\.width, .width) }
    if height != .infinity { try encode(\.height, .height) }
    try encode(\.heightScaling, .heightScaling)
    try encode(\.lines, .lines)
    try encode(\.mode, .mode)
    try encode(\.minimumScaleFactor, .minimumScaleFactor)
    try encode(\.minimumFontSize, .minimumFontSize)
    try encode(\.fallbackFiles, .fallback)
    try encode(\.minimumCategory, .minimumCategory)
    try encode(\.maximumCategory, .maximumCategory)
    try encode(\.paragraph, .paragraph)
    try encode(\.allowsTightening, .tightening)
    try encode(\.lineBreakStrategy, .lineBreakStrategy)
    try encode(\.letterSpacing, .letterSpacing)
    try encode(\.opticalSize, .opticalSize)
    try encode(\.direction, .direction)
    try encode(\.behavior, .behavior)
    try encode(\.displayScale, .displayScale)
    try encode(\.boldText, .boldText)
  }
}
