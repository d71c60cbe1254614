internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSwiftTree

/// The constants that a view, modifier or function was given, by the properties and parameters that have them.
///
/// It has only those that a condition asks for, or that are passed on.
typealias ViewShape = [SwiftNode: ViewConstant]

/// A value that decides conditions.
indirect enum ViewConstant: Hashable, Sendable {
  /// A case of an enumeration, with or without associated values.
  case named(String)
  case boolean(Bool)
  /// `nil`.
  case nothing
  /// A line limit that a view gets from the views around it, or a function from a call, which decides no condition.
  case lines(Label.LineLimit)
  /// A length of a frame or padding, which decides no condition.
  case length(ViewLength)
  /// A font, which decides no condition.
  case font(Font)
  /// A value of the project's own type that a call makes, which decides no condition.
  case made(SwiftNode)
  /// A modifier of the project's own, by the index of its type, with its constants; it decides no condition.
  case modifier(Int, ViewShape)
}

extension SwiftNode {
  /// The names in the conditions of a declaration, including those of declarations in it.
  var namesInConditions: Set<String> {
    var names: Set<String> = []
    for node in descendants {
      for condition in node.conditions {
        for part in [condition] + Array(condition.descendants)
        where part.kind == .name || part.kind == .member {
          names.insert(part.name)
        }
      }
    }
    return names
  }

  /// The names of the lengths of frames and paddings in a declaration, including those of declarations in it.
  var namesOfLengths: Set<String> {
    var names: Set<String> = []
    for call in descendants where call.kind == .call {
      guard let callee = call.child(0), callee.name == "frame" || callee.name == "padding" else {
        continue
      }
      for argument in call.children where argument.kind == .argument {
        if let value = argument.child(0), value.isOfSelf { names.insert(value.name) }
      }
    }
    return names
  }

  /// The names in the fonts of a declaration, including those of declarations in it.
  var namesOfFonts: Set<String> {
    var names: Set<String> = []
    for call in descendants where call.kind == .call && call.child(0)?.name == "font" {
      for argument in call.children where argument.kind == .argument {
        for part in argument.descendants where part.isOfSelf { names.insert(part.name) }
      }
    }
    return names
  }

  /// The conditions of an `if`, `guard`, `switch` or `?:`.
  var conditions: [SwiftNode] {
    switch kind {
    case .branch: Array(children.prefix { $0.kind != .block })
    case .switch, .ternary: child(0).map { [$0] } ?? []
    default: []
    }
  }
}
