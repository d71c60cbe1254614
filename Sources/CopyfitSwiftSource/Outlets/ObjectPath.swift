internal import CopyfitSwiftTree

/// How code names an object: the outlet that leads to it, and what the outlet is a member of.
struct ObjectPath {
  /// The outlet; `""` for the object that has it, with a dot for what is in the outlet's object, with `#` for what has
  /// a tag.
  var outlet: String
  /// What the outlet is a member of; `nil` for the object of the type that `node` is in.
  var owner: SwiftNode?
  /// Where the outlet is named.
  var node: SwiftNode
  /// What is known there beyond the sources.
  var frame = Evaluator.Frame()
  /// What a property is set to on the way.
  var property: Property?
  /// The calls and loops that lead to the statement, the innermost first.
  var links: [SwiftNode] = []
  /// The declaration of the cell that a tag is looked for in, where its identifier is known.
  var cell: SwiftNode?
  /// Whether it is certain that the statement is about this object.
  var isCertain = true

  /// The outlet that stands for all objects of a class (`UIAppearance`).
  static func appearance(of type: String) -> String { "appearance:" + type }

  /// A property of a class with the value that one assignment gives it.
  struct Property {
    var variable: SwiftNode
    var value: Possible
  }
}
