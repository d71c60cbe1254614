package import CopyfitSourceText

/// A text that one statement sets on an outlet's object.
package struct OutletText: Hashable, Sendable {
  /// A text property of an object.
  package enum Property: Hashable, Sendable {
    /// `text`, `placeholder`, `prompt`
    case named(String)
    /// `title`
    case title
    /// The title of a button in a state: `normal`, `highlighted`, `selected`, `disabled`.
    case stateTitle(String)
    /// The title of a button's configuration.
    case configurationTitle
    /// The title of a segment.
    case segmentTitle(Int)

    /// A text that may contain fonts.
    static let attributedText = named("attributedText")

    /// The properties for assignments, by the names of the members.
    static let assigned: [String: Property] = [
      "text": .named("text"), "attributedText": .named("text"),
      "placeholder": .named("placeholder"), "attributedPlaceholder": .named("placeholder"),
      "title": .title, "prompt": .named("prompt"), "secondaryText": .named("secondaryText"),
    ]
  }

  /// The property.
  package var property: Property
  /// The possible texts, as far as they are known.
  package var texts: [CodeText]
  /// The place of the statement.
  package var place: SourceLocation
  /// Whether the statement, or another way of its choice that sets the property, always runs before the object is
  /// visible.
  package var isAlways: Bool
  /// The class whose code names the outlet.
  package var type: String?
  /// Whether the statement is certainly about the outlet's object.
  package var isCertain: Bool
  /// Whether it is derived from the object's text, for example by changing its case.
  package var isDerived = false
}
