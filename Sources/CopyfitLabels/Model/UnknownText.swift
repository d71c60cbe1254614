/// The reason why the text of a label is unknown.
public enum UnknownText: Hashable, Sendable {
  /// The text is a default text of Interface Builder.
  case placeholder
  /// Code replaces the text before it is shown.
  case setInCode
  /// Code hides the element.
  case hiddenInCode
  /// Code shows a placeholder in the place of the text.
  case redacted
  /// No code of a published app creates the view of this type that contains it.
  case neverCreated(view: String)
  /// A condition around it is never true.
  case neverTrue
  /// No code of a published app presents what contains it.
  case neverPresented
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
    if text.hasPrefix(Self.creation), text.utf8.count > Self.creation.utf8.count {
      self = .neverCreated(view: String(text.dropFirst(Self.creation.count)))
    } else {
      self = Self.named.first { $0.text == text } ?? .other(text)
    }
  }

  /// The reason as a clause.
  public var text: String {
    switch self {
    case .placeholder: "the text is a placeholder"
    case .setInCode: "the text is set in code"
    case .hiddenInCode: "code hides it"
    case .redacted: "never shown: code shows a placeholder in its place"
    case .neverCreated(let view): Self.creation + view
    case .neverTrue: "never shown: a condition around it is never true"
    case .neverPresented: "never shown: no code of a published app presents it"
    case .noText: "it has no text"
    case .missingKey: "no table has the key that its attribute names"
    case .ambiguousKey: "several tables have the key that its attribute names"
    case .missingConfiguredKey: "no table has its configured key"
    case .other(let text): text
    }
  }

  /// The words before the name of a view that nothing creates.
  private static let creation = "never shown: no code of a published app creates "

  /// Whether the code that shows it never runs.
  package var isOfDeadCode: Bool {
    switch self {
    case .neverCreated, .neverTrue, .neverPresented: true
    default: false
    }
  }

  /// Whether the text is known, but not shown.
  package var hidesKnownText: Bool {
    switch self {
    case .hiddenInCode, .redacted: true
    default: isOfDeadCode
    }
  }

  private static let named = [
    placeholder, setInCode, hiddenInCode, redacted, neverTrue, neverPresented, noText, missingKey,
    ambiguousKey, missingConfiguredKey,
  ]
}
