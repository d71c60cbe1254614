public import CopyfitDynamicType

/// A text with its label, and the text sizes to check.
public struct LabelQuestion: Hashable, Codable, Sendable {
  /// The text as the app shows it.
  public var text: String
  /// The text's locale as BCP 47 or a folder's name (`pt_BR`); empty for undetermined.
  public var locale: String
  /// The label.
  public var label: LabelSpec
  /// The content size categories to fit the text at.
  public var categories: [ContentSizeCategory]

  /// Creates a question.
  public init(
    text: String, locale: String, label: LabelSpec,
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases
  ) {
    self.text = text
    self.locale = locale
    self.label = label
    self.categories = categories
  }
}
