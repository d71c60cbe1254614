internal import CopyfitSwiftTree

/// What sources declare, assign and call, by name.
struct SourceIndex {
  let types: TypeTable
  /// Functions and variables outside of types.
  private(set) var globals: [String: [SwiftNode]] = [:]
  /// Assignments by the last name of what is assigned to.
  private(set) var assignments: [String: [SwiftNode]] = [:]
  /// Calls by the last name of what is called.
  private(set) var calls: [String: [SwiftNode]] = [:]

  init(_ trees: [SwiftTree]) {
    let roots = trees.compactMap(\.root)
    types = TypeTable(roots)
    for root in roots {
      for child in root.children where child.kind == .variable || child.kind == .function {
        globals[child.name, default: []].append(child)
      }
      for node in root.descendants {
        switch node.kind {
        case .assignment where node.name == "=":
          if let name = node.child(0)?.lastName { assignments[name, default: []].append(node) }
        case .call:
          if let name = node.child(0)?.lastName { calls[name, default: []].append(node) }
        default: break
        }
      }
    }
  }
}

extension SwiftNode {
  /// The name, or that of the member.
  var lastName: String? { kind == .name || kind == .member ? name : nil }

  /// The value that a variable, parameter or case is declared with.
  var declaredValue: SwiftNode? { children.first { !Self.declarative.contains($0.kind) } }

  private static let declarative: Set<Kind> = [.typeName, .accessor, .label, .parameter]

  /// A parameter's label in calls.
  var argumentLabel: String { child(.label)?.name ?? name }
}
