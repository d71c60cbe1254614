public import CopyfitDynamicType

/// A text with its label, and the text sizes to check.
public struct LabelQuestion: Hashable, Sendable {
  /// The text as the app shows it.
  public var text: String
  /// The text's locale as BCP 47 or a folder's name (`pt_BR`); empty for undetermined.
  public var locale: String
  /// The label.
  public var label: LabelSpec
  /// The content size categories at which the text is fitted; at least one.
  public var categories: [ContentSizeCategory]
  /// Whether the answer has the changes that make the text fit; finding them takes longer than fitting.
  public var includesRemedies: Bool

  /// Creates a question, at all categories unless some are given.
  public init(
    text: String, locale: String, label: LabelSpec,
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases, includesRemedies: Bool = false
  ) {
    self.text = text
    self.locale = locale
    self.label = label
    self.categories = categories
    self.includesRemedies = includesRemedies
  }
}

extension LabelQuestion: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, locale, label, categories, includesRemedies = "details"
  }

  /// Decodes a question; only the text and the label are required.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      text: try container.decode(String.self, forKey: .text), locale: "",
      label: try container.decode(LabelSpec.self, forKey: .label))
    try container.update(&locale, .locale)
    try container.update(&categories, .categories)
    try container.update(&includesRemedies, .includesRemedies)
  }
}
