package import CopyfitLabels
package import CopyfitSourceText

/// A place where code gives a text to what shows or speaks it.
package struct TextUse: Hashable, Sendable {
  /// What shows or speaks the text.
  package var surface: Label.Surface
  /// The key; for a text that SwiftUI takes for a key, that text.
  package var key: CodeKey
  /// Where the text is mentioned.
  package var place: SourceLocation
  /// The file that names the key.
  package var namingFile: String
  /// Whether it is certain that the text is shown.
  package var isCertain: Bool
  /// Whether the text is shown as its table has it, not as a part of another one or changed.
  package var isWhole: Bool
  /// Whether the app's own code may decide how high the surface is, or in which font.
  package var isOwnLayout: Bool
  /// Of a whole text in the app's own controls: what code says of the control, where it makes that.
  package var made: CodeControl?
  /// The same of a control of a document: the outlet that leads to it.
  package var outlet: Outlet?
  /// Of a title: what the bar keeps from it at most, in points; `nil` where that is not known.
  package var taken: Double?
  /// The type whose code gives the control, or the bar, the text.
  package var giver: String?
  /// Which of the control's texts it is.
  package var property: OutletText.Property?

  /// An outlet with the class that declares it.
  package struct Outlet: Hashable, Sendable {
    package var name: String
    package var className: String
  }
}

extension OutletText {
  /// What a use gives an outlet: through so many steps that it is never certain.
  package init(_ use: TextUse) {
    let text = CodeText(content: .key(use.key), isCertain: false, steps: [use.place])
    let property = use.property == .attributedText ? .named("text") : use.property
    self.init(
      property: property ?? .title, texts: [text], place: use.place, isAlways: false,
      type: use.giver, isCertain: false)
  }
}
