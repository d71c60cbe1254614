internal import CopyfitSwiftTree

/// A button's configuration that a local variable holds until it is assigned to the button or passed to its initializer.
struct ButtonConfiguration {
  /// The member of the button that the variable is assigned to, or the call that creates the button.
  var target: SwiftNode
  /// The variable.
  var variable: Variable
  /// The assignments of its title.
  var titles: [SwiftNode]
  /// Whether it is the button's own configuration, and its changes affect neither the font nor the room of the title.
  var keepsLayout: Bool

  /// A variable, by its name and the block with it.
  struct Variable: Hashable {
    var name: String
    var block: SwiftNode
  }

  /// The button, or the call that creates it; `nil` for the object that contains the code.
  var button: SwiftNode? { target.kind == .call ? target : target.child(0) }

  /// All configurations of an index, in the order of its sources.
  static func all(in index: SourceIndex) -> [ButtonConfiguration] {
    var variables = ConfigurationVariables()
    let assigned = (index.assignments["configuration"] ?? []).compactMap { assignment in
      assignment.child(0).flatMap { variables.configuration(of: $0, assignment.child(1)) }
    }
    let made = (index.calls["UIButton"] ?? []).compactMap { call in
      call.children.first { $0.kind == .argument && $0.name == "configuration" }
        .flatMap { variables.configuration(of: call, $0.child(0)) }
    }
    return assigned + made
  }

  /// The last of the configurations in each variable, in the order of the sources.
  static func last(in index: SourceIndex) -> [ButtonConfiguration] {
    var known: Set<Variable> = []
    return all(in: index).reversed().filter { known.insert($0.variable).inserted }.reversed()
  }

  /// The properties that affect the font of the title or the room for it.
  static let layout = [
    "attributedTitle", "titleTextAttributesTransformer", "titleLineBreakMode", "subtitle",
    "attributedSubtitle", "contentInsets", "image", "imagePadding", "imagePlacement",
    "titlePadding", "buttonSize",
  ]
}

/// The local variables of blocks with button configurations; each block is read once.
private struct ConfigurationVariables {
  private var blocks: [SwiftNode: Block] = [:]
  private var contents: [ButtonConfiguration.Variable: Content] = [:]

  /// What code sets in the configuration of a variable; buttons with the variable share it.
  private struct Content {
    var titles: [SwiftNode]
    var keepsLayout: Bool
  }

  /// The variables of a block.
  private struct Block {
    /// The names of the variables that the block itself declares.
    var declared: Set<String> = []
    /// The first variables with each name, also in inner blocks.
    var variables: [String: SwiftNode] = [:]
    /// The assignments to the properties of each variable.
    var assignments: [String: [SwiftNode]] = [:]

    init(_ block: SwiftNode) {
      declared = Set(block.children.filter { $0.kind == .variable }.map(\.name))
      for node in block.descendants {
        if node.kind == .variable, variables[node.name] == nil { variables[node.name] = node }
        guard node.kind == .assignment, node.name == "=", let member = node.child(0),
          member.kind == .member, let base = member.child(0), base.kind == .name
        else { continue }
        assignments[base.name, default: []].append(node)
      }
    }
  }

  /// The configuration that a value holds for a button; `nil` if the value is no variable.
  mutating func configuration(of target: SwiftNode, _ value: SwiftNode?) -> ButtonConfiguration? {
    guard let value, value.kind == .name else { return nil }
    let blocks = value.ancestors.filter { $0.kind == .block }
    let declaring = blocks.first { self.block($0).declared.contains(value.name) }
    guard let block = declaring ?? blocks.first else { return nil }
    let variable = ButtonConfiguration.Variable(name: value.name, block: block)
    let content = contents[variable] ?? content(of: variable)
    contents[variable] = content
    return ButtonConfiguration(
      target: target, variable: variable, titles: content.titles, keepsLayout: content.keepsLayout)
  }

  private mutating func content(of variable: ButtonConfiguration.Variable) -> Content {
    let block = block(variable.block)
    let assignments = block.assignments[variable.name] ?? []
    let isOwn = block.variables[variable.name]?.declaredValue?.lastName == "configuration"
    return Content(
      titles: assignments.filter { $0.child(0)?.name == "title" },
      keepsLayout: isOwn
        && assignments.allSatisfy {
          !ButtonConfiguration.layout.contains($0.child(0)?.name ?? "")
        })
  }

  private mutating func block(_ node: SwiftNode) -> Block {
    if let known = blocks[node] { return known }
    let block = Block(node)
    blocks[node] = block
    return block
  }
}
