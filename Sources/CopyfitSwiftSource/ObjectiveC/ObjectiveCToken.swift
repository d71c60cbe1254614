/// A word or sign of an Objective-C source, with its place.
struct ObjectiveCToken {
  enum Kind: Hashable {
    case name, number, sign
    /// A text, its escapes resolved.
    case text
    /// A word behind `@`, such as `interface`.
    case directive
    /// `#define`: its name, and whether parameters follow, which a space tells from a value.
    case define(hasParameters: Bool)
    /// The end of the line of a `#define`.
    case endOfDefine
    case end
  }

  var kind: Kind
  var text: String
  var line: Int
  var column: Int

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  func isName(_ name: String) -> Bool { kind == .name && text == name }
  func isDirective(_ name: String) -> Bool { kind == .directive && text == name }
}
