internal import CopyfitSwiftTree

/// The errors of the project that code may throw, judging by all names that it leads to.
///
/// Code leads to every declaration with a name that it mentions, whatever the types. So no error is missed that it throws,
/// unless other code gives it the error: then nothing is known.
struct ErrorSources {
  private let index: SourceIndex
  /// The functions, variables, cases and types by their names; `nil` before they are first requested.
  private var declarations: [String: [SwiftNode]]?
  /// What declarations mention, as far as they were examined.
  private var mentioned: [SwiftNode: Mentions] = [:]
  private var reached: [SwiftNode: Set<String>?] = [:]

  /// The names that code mentions.
  private struct Mentions {
    var names: Set<String> = []
    /// Whether code that is given from elsewhere may run in it.
    var isOpen = false
  }

  /// The remaining number of errors for which the sources are searched.
  private var remaining = Self.maximumErrors

  /// The maximum number of errors for which the sources are searched.
  private static let maximumErrors = 400

  init(_ index: SourceIndex) { self.index = index }

  /// Counts a search; returns whether it is allowed.
  mutating func takesSearch() -> Bool {
    remaining -= 1
    return remaining >= 0
  }

  /// Functions and types by which code waits for an error from elsewhere.
  private static let open: Set<String> = [
    "withCheckedThrowingContinuation", "withUnsafeThrowingContinuation", "AsyncThrowingStream",
    "AsyncThrowingChannel", "Future", "Promise", "CheckedContinuation", "UnsafeContinuation",
    "AnyPublisher", "PassthroughSubject", "Selector", "perform",
  ]

  /// The names that code leads to; `nil` if code from elsewhere may run in it.
  mutating func names(from code: SwiftNode) -> Set<String>? {
    if let known = reached[code] { return known }
    let found = search(code)
    reached[code] = .some(found)
    return found
  }

  private mutating func search(_ code: SwiftNode) -> Set<String>? {
    let start = mentions(in: code)
    guard !start.isOpen, !callsParameter(code) else { return nil }
    var names: Set<String> = []
    var pending = Array(start.names)
    while let name = pending.popLast() {
      guard names.insert(name).inserted else { continue }
      if Self.open.contains(name) { return nil }
      for declaration in allDeclarations()[name] ?? [] {
        let inner = mentions(in: declaration)
        if inner.isOpen { return nil }
        pending += inner.names.subtracting(names)
      }
    }
    return names
  }

  /// Whether code calls a parameter of a function or closure around it, which callers give.
  private func callsParameter(_ code: SwiftNode) -> Bool {
    var parameters: Set<String> = []
    for ancestor in code.ancestors {
      for child in ancestor.children where child.kind == .parameter {
        parameters.insert(child.name)
      }
    }
    guard !parameters.isEmpty else { return false }
    return code.descendants.contains { node in
      guard node.kind == .call, let callee = node.child(0), callee.kind == .name else {
        return false
      }
      return parameters.contains(callee.name)
    }
  }

  private mutating func mentions(in declaration: SwiftNode) -> Mentions {
    if let known = mentioned[declaration] { return known }
    var found = Mentions()
    switch declaration.kind {
    case .class, .struct, .enum, .protocol, .extension:
      for member in declaration.children where member.kind != .function || member.name == "init" {
        found.names.formUnion(member.names)
      }
    case .variable:
      // Code from elsewhere is in a closure that is stored, or in the value of an unknown type.
      let type = declaration.child(.typeName)
      found.isOpen = type.map { $0.name.isEmpty && $0.child(0) == nil } ?? false
      found.names = declaration.names
      for value in (index.assignments[declaration.name] ?? []).compactMap({ $0.child(1) }) {
        found.names.formUnion(value.names)
      }
    default: found.names = declaration.names
    }
    mentioned[declaration] = found
    return found
  }

  private mutating func allDeclarations() -> [String: [SwiftNode]] {
    if let declarations { return declarations }
    var found = index.globals
    for entry in index.types.entries {
      for (name, nodes) in entry.members { found[name, default: []] += nodes }
      guard let declaration = entry.declaration else { continue }
      found[declaration.name, default: []].append(declaration)
      // What makes an object runs in code that names its type.
      found[declaration.name, default: []] += entry.members["init"] ?? []
    }
    declarations = found
    return found
  }
}

extension SwiftNode {
  /// The names in code, with those of types and the words that a name may lead to.
  fileprivate var names: Set<String> {
    var names: Set<String> = []
    for node in [self] + Array(descendants) {
      switch node.kind {
      case .name, .member, .other: names.insert(node.name)
      case .typeName, .inherited:
        for part in node.name.split(separator: ".") { names.insert(String(part)) }
      default: break
      }
    }
    return names
  }
}
