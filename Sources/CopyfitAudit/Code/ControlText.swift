internal import CopyfitCatalogs
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftSource

/// A text of a table in a control that code creates.
struct ControlText: Sendable {
  var control: CodeControl
  var table: TableIdentity
  var key: String
  /// The place of the text in code.
  var place: SourceLocation
  /// Whether it is certain that the control shows it.
  var isCertain: Bool
  /// Whether nothing creates the class of the control or of the code that shows it.
  var isOfUnusedClass: Bool
  /// Examples for its arguments.
  var samples: [Label.Sample]
  /// The reason that it is never shown; `nil` if it may be.
  var hiding: UnknownText?
}

/// A text that code assigns to an outlet.
struct OutletUse: Sendable {
  /// The class that declares the outlet.
  var className: String
  var text: OutletText
}
