internal import CopyfitSwiftTree

/// A button's configuration that a local variable holds until it is assigned to the button or passed to its initializer.
struct ButtonConfiguration {
  /// The member of the button that the variable is assigned to, or the call that creates the button.
  var target: SwiftNode
  /// The variable's name.
  private var name: String
  /// The block with the variable.
  private var block: SwiftNode

  /// The button, or the call that creates it; `nil` for the object that contains the code.
  var button: SwiftNode? { target.kind == .call ? target : target.child(0) }

  private init?(_ target: SwiftNode, _ value: SwiftNode?) {
    guard let value, value.kind == .name else { return nil }
    let blocks = value.ancestors.filter { $0.kind == .block }
    let declaring = blocks.first { block in
      block.children.contains { $0.kind == .variable && $0.name == value.name }
    }
    guard let block = declaring ?? blocks.first else { return nil }
    (self.target, name, self.block) = (target, value.name, block)
  }

  /// All configurations of an index, in the order of its sources.
  static func all(in index: SourceIndex) -> [ButtonConfiguration] {
    let assigned = (index.assignments["configuration"] ?? []).compactMap { assignment in
      assignment.child(0).flatMap { ButtonConfiguration($0, assignment.child(1)) }
    }
    let made = (index.calls["UIButton"] ?? []).compactMap { call in
      call.children.first { $0.kind == .argument && $0.name == "configuration" }
        .flatMap { ButtonConfiguration(call, $0.child(0)) }
    }
    return assigned + made
  }

  /// The assignments to its properties.
  var assignments: [SwiftNode] {
    block.descendants.filter { node in
      guard node.kind == .assignment, node.name == "=", let member = node.child(0) else {
        return false
      }
      return member.kind == .member && member.child(0)?.kind == .name
        && member.child(0)?.name == name
    }
  }

  /// The assignments of its title.
  var titles: [SwiftNode] { assignments.filter { $0.child(0)?.name == "title" } }

  /// The properties that affect the font of the title or the room for it.
  static let layout = [
    "attributedTitle", "titleTextAttributesTransformer", "titleLineBreakMode", "subtitle",
    "attributedSubtitle", "contentInsets", "image", "imagePadding", "imagePlacement",
    "titlePadding", "buttonSize",
  ]

  /// Whether it is the button's own configuration, and its changes affect neither the font nor the room of the title.
  var keepsLayout: Bool {
    let variable = block.descendants.first { $0.kind == .variable && $0.name == name }
    return variable?.declaredValue?.lastName == "configuration"
      && assignments.allSatisfy { !Self.layout.contains($0.child(0)?.name ?? "") }
  }
}
