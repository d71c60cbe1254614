internal import CopyfitSwiftTree

/// The way in which code accesses an object: its outlet, and the object with the outlet.
struct ObjectPath {
  /// The outlet; `""` for the object itself.
  ///
  /// A dot separates a property of the outlet's object, and `#` precedes a tag.
  var outlet: String
  /// The expression with the outlet as a member; `nil` for the object of the type that contains `node`.
  var owner: SwiftNode?
  /// The place that names the outlet.
  var node: SwiftNode
  /// The known values there, in addition to the sources.
  var frame = Evaluator.Frame()
  /// The value of a property on the way.
  var property: Property?
  /// The calls and loops that lead to the statement, innermost first.
  var links: [SwiftNode] = []
  /// The declaration of the cell in which a tag is looked up, if its identifier is known.
  var cell: SwiftNode?
  /// Whether the statement is certainly about this object.
  var isCertain = true

  /// The outlet that represents all objects of a class (`UIAppearance`).
  static func appearance(of type: String) -> String { "appearance:" + type }

  /// A property of a class, with the value of one assignment.
  struct Property {
    var variable: SwiftNode
    var value: Possible
  }
}
