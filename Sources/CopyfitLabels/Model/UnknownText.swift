/// The reason why the text of a label is unknown.
public enum UnknownText: Hashable, Sendable {
  /// The text is a default text of Interface Builder.
  case placeholder
  /// Code replaces the text before it is shown.
  case setInCode
  /// Code hides the element.
  case hiddenInCode
  /// The label has no text.
  case noText
  /// An attribute has the key, and no table contains it.
  case missingKey
  /// An attribute has the key, and several tables contain it.
  case ambiguousKey
  /// The configuration has the key, and no table contains it.
  case missingConfiguredKey
  /// A reason from another program, as written there.
  case other(String)

  /// Creates a reason from its text.
  public init(_ text: String) {
    self = Self.named.first { $0.text == text } ?? .other(text)
  }

  /// The reason as a clause.
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
