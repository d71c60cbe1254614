package import CopyfitSourceText
internal import CopyfitSwiftTree

extension SwiftSources {
  /// The places of literal texts in code, in the form of keys; arguments, if any, are `%@`.
  ///
  /// Static members that no code names are left out, because generated accessors have one for each key of a table.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package func literals() -> [String: [SourceLocation]] {
    let named = names()
    var places: [String: [SourceLocation]] = [:]
    for root in roots {
      for node in root.descendants where node.kind == .string {
        let text = node.key
        guard !text.isEmpty, node.staticMember.map({ named.contains($0.name) }) ?? true else {
          continue
        }
        places[text, default: []].append(SourceLocation(node))
      }
    }
    return places
  }

  /// The names in expressions.
  private func names() -> Set<String> {
    var names: Set<String> = []
    for root in roots {
      for node in root.descendants {
        switch node.kind {
        case .name, .member, .other, .piece: names.insert(node.name)
        default: break
        }
      }
    }
    return names
  }
}

extension SwiftNode {
  /// A text with `%@` for each argument.
  fileprivate var key: String {
    let parts = Array(children)
    return parts.isEmpty ? name : parts.map { $0.kind == .piece ? $0.name : "%@" }.joined()
  }

  /// The static member in whose declaration the node is, if only names lead to it; `nil` for members of types that
  /// inherit from others, which may call them.
  fileprivate var staticMember: SwiftNode? {
    let member = ancestors.first { $0.kind == .variable || $0.kind == .function }
    guard let member, member.flags.contains(.isStatic), !member.flags.contains(.isOverride),
      let type = member.ancestors.first(where: \.declaresType),
      type.kind != .extension, type.child(.inherited) == nil
    else { return nil }
    return member
  }

  private var declaresType: Bool {
    switch kind {
    case .class, .struct, .enum, .protocol, .extension: true
    default: false
    }
  }
}
