package import CopyfitSourceText

/// What one statement gives to what an outlet leads to.
package struct OutletText: Hashable, Sendable {
  /// A text of an object.
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

    /// A text that may have fonts of its own.
    static let attributedText = named("attributedText")

    /// The properties that are assigned to, by the names of the members.
    static let assigned: [String: Property] = [
      "text": .named("text"), "attributedText": .named("text"),
      "placeholder": .named("placeholder"), "attributedPlaceholder": .named("placeholder"),
      "title": .title, "prompt": .named("prompt"),
    ]
  }

  /// Which text is set.
  package var property: Property
  /// The texts that it may be set to, as far as they are known.
  package var texts: [CodeText]
  /// Where.
  package var place: SourceLocation
  /// Whether it is set before anyone sees the object, whatever happens.
  package var isAlways: Bool
  /// The class whose code names the outlet.
  package var type: String?
  /// Whether it is certain that the statement is about the outlet's object.
  package var isCertain: Bool
  /// Whether it is made of the text that the object has, as by another case of its letters.
  package var isDerived = false
}
