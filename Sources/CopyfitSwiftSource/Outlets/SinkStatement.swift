internal import CopyfitSwiftTree

/// A statement that sets a text of an object or a setting for its display.
struct SinkStatement {
  /// The object; `nil` for the object whose code the statement is in.
  var object: SwiftNode?
  /// The first name of the statement, if it must be a member of that object.
  var identifier: String?
  /// The property that is set.
  var target: SinkTarget
  /// The new value.
  var value: SwiftNode
  /// The assignment or call.
  var statement: SwiftNode
}
