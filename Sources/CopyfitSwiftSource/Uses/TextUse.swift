package import CopyfitDynamicType
package import CopyfitLabels
package import CopyfitSourceText

/// A place where code passes a text to a surface.
package struct TextUse: Hashable, Sendable {
  /// The surface that shows or speaks the text.
  package var surface: Label.Surface
  /// The key, or the literal text that SwiftUI uses as a key.
  package var key: CodeKey
  /// The place that mentions the text.
  package var place: SourceLocation
  /// The file that names the key.
  package var namingFile: String
  /// Whether the text is certainly shown.
  package var isCertain: Bool
  /// Whether the text is shown unchanged and not as a part of another one.
  package var isWhole: Bool
  /// Whether the surface gets the text where code mentions it, and not through a declaration that may have other uses.
  package var isDirect: Bool
  /// Whether code changes the text, or adds to it, before it is shown.
  package var isChanged = false
  /// Whether the app's own code may determine the surface's height or font, or does not show the text there.
  package var isOwnLayout: Bool
  /// Whether code may hide the text, a title of SwiftUI, or show a view in its place.
  package var mayBeHidden = false
  /// Whether no code shows the text, a view controller's title, in a bar.
  package var lacksBar = false
  /// The control in the app that shows the whole text, if code creates it.
  package var made: CodeControl?
  /// The outlet of that control, if a document has it.
  package var outlet: Outlet?
  /// The minimum part of a bar for the text; `nil` if it is unknown, and for texts that are not in a bar.
  package var share: SystemRoom.Share?
  /// The font that code sets for the bar with the text; `nil` for the system's.
  package var font: FontDescriptor?
  /// The type whose code sets the text; for a title, the type of the view controller.
  package var giver: String?
  /// The class that sets the text or declares the control, and its subclasses, if no code creates them.
  package var idleClasses: [String]?
  /// The reason that the text is never shown there; `nil` if it may be.
  package var hiding: UnknownText?
  /// The control's text property.
  package var property: OutletText.Property?
  /// Examples for the text's arguments, from literals in code.
  package var samples: [Label.Sample] = []

  /// An outlet with the class that declares it.
  package struct Outlet: Hashable, Sendable {
    package var name: String
    package var className: String
  }
}

extension OutletText {
  /// Creates the text for an outlet from a use; it is never certain, because it has too many steps.
  package init(_ use: TextUse) {
    let text = CodeText(
      content: .key(use.key), isCertain: false, steps: [use.place], namingFile: use.namingFile)
    let property = use.property == .attributedText ? .named("text") : use.property
    self.init(
      property: property ?? .title, texts: [text], place: use.place, isAlways: false,
      type: use.giver, isCertain: false)
  }
}
