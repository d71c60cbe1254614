internal import CopyfitCatalogs
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftSource

/// A text of a table that a control shows which code makes.
struct ControlText: Sendable {
  var control: CodeControl
  var table: TableIdentity
  var key: String
  /// Where code mentions the text.
  var place: SourceLocation
  /// Whether it is certain that the control shows it.
  var isCertain: Bool
}

/// A text that code gives to an outlet.
struct OutletUse: Sendable {
  /// The class that declares the outlet.
  var className: String
  var text: OutletText
}
