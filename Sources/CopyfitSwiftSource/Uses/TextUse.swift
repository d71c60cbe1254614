package import CopyfitLabels
package import CopyfitSourceText
internal import CopyfitSwiftTree

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
  /// The variable that keeps the control which shows the text, where one is known.
  package var control: ControlName?
  /// Of a text in a bar: the part of it that the text has at least; `nil` where that is not known.
  package var share: SystemRoom.Share?
  /// The statement that gives a bar's button or search field the text.
  var statement: SwiftNode?
  /// The type whose code gives the control, or the bar, the text.
  package var giver: String?
  /// Which of the control's texts it is.
  package var property: OutletText.Property?
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
