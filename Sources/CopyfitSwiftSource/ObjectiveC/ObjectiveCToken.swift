/// A token of an Objective-C source, with its place.
struct ObjectiveCToken {
  enum Kind: Hashable {
    case name, number, sign
    /// A string with its escapes resolved, and whether it begins with `@`.
    case text(isObject: Bool)
    /// A word after `@`, such as `interface`.
    case directive
    /// `#define`: its name, and whether parameters follow directly; a space would begin a value.
    case define(hasParameters: Bool)
    /// The end of the line of a `#define`.
    case endOfDefine
    case end

    var isText: Bool { if case .text = self { true } else { false } }
  }

  var kind: Kind
  var text: String
  var line: Int
  var column: Int

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  func isName(_ name: String) -> Bool { kind == .name && text == name }
  func isDirective(_ name: String) -> Bool { kind == .directive && text == name }
}
