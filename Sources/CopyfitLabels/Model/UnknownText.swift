/// Why it is not known what a label shows.
public enum UnknownText: Hashable, Sendable {
  /// Its text is one of Interface Builder's own words.
  case placeholder
  /// Code replaces the text before it is shown.
  case setInCode
  /// Code hides what would show it.
  case hiddenInCode
  /// It has no text.
  case noText
  /// It takes its key from an attribute, and no table has it.
  case missingKey
  /// Several tables have the key that an attribute of the object names.
  case ambiguousKey
  /// No table has the key that the configuration gives.
  case missingConfiguredKey
  /// What another reader of labels says, in its words.
  case other(String)

  /// Creates a reason from its written form.
  public init(_ text: String) {
    self = Self.named.first { $0.text == text } ?? .other(text)
  }

  /// The written form: a clause.
  public var text: String {
    switch self {
    case .placeholder: "the text is a placeholder"
    case .setInCode: "the text is set in code"
    case .hiddenInCode: "code hides it"
    case .noText: "it has no text"
    case .missingKey: "no table has the key that its attribute names"
    case .ambiguousKey: "several tables have the key that its attribute names"
    case .missingConfiguredKey: "no table has its configured key"
    case .other(let text): text
    }
  }

  private static let named = [
    placeholder, setInCode, hiddenInCode, noText, missingKey, ambiguousKey, missingConfiguredKey,
  ]
}
