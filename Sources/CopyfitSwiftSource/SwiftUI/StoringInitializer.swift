internal import CopyfitSwiftTree

/// What an initializer stores in the properties of its type.
struct StoringInitializer {
  /// What it stores in a property.
  enum Stored {
    /// Nothing, so that the property keeps the value with which it is declared.
    case nothing
    case value(SwiftNode)
    case parameter(SwiftNode)
    case unknown
  }

  private let block: SwiftNode?
  /// The statements that may give any property a value.
  private var ofAll: [SwiftNode] = []
  /// The statements that may give a property a value, by its name.
  private var statements: [String: [SwiftNode]] = [:]
  private var locals: Set<String> = []
  private var parameters: [String: SwiftNode] = [:]

  /// - Complexity: O(*n*) for *n* nodes of the initializer.
  init(_ maker: SwiftNode) {
    block = maker.child(.block)
    for parameter in maker.children where parameter.kind == .parameter {
      parameters[parameter.name] = parameters[parameter.name] ?? parameter
    }
    for node in maker.descendants {
      switch node.kind {
      case .variable: locals.insert(node.name)
      case .call where node.isInitializerOfSelf: ofAll.append(node)
      case .assignment: add(node)
      default: break
      }
    }
  }

  private mutating func add(_ assignment: SwiftNode) {
    guard let target = assignment.child(0) else { return }
    if target.kind == .tuple {
      for name in Set(target.descendants.compactMap(\.lastName)) {
        statements[name, default: []].append(assignment)
      }
    } else if target.kind == .name, target.name == "self" {
      ofAll.append(assignment)
    } else {
      if target.isOfSelf { statements[target.name, default: []].append(assignment) }
      // The storage of a property wrapper.
      if let name = target.lastName, name.hasPrefix("_") {
        statements[String(name.dropFirst()), default: []].append(assignment)
      }
    }
  }

  /// What it stores in a property.
  func stored(in property: SwiftNode) -> Stored {
    let stored = ofAll + (statements[property.name] ?? [])
    guard let first = stored.first else { return .nothing }
    guard stored.count == 1, first.parent == block, first.storesOnly(property),
      let value = first.child(1)
    else { return .unknown }
    guard value.kind == .name else { return .value(value) }
    guard let parameter = parameters[value.name], !locals.contains(value.name) else {
      return .unknown
    }
    return .parameter(parameter)
  }
}

extension SwiftNode {
  /// Whether it calls another initializer of the type.
  fileprivate var isInitializerOfSelf: Bool {
    guard let callee = child(0) else { return false }
    return callee.kind == .member && callee.name == "init" && callee.child(0)?.name == "self"
  }

  /// Whether it is an assignment to a property of `self`.
  fileprivate func storesOnly(_ property: SwiftNode) -> Bool {
    kind == .assignment && child(0)?.isOfSelf == true && child(0)?.name == property.name
  }
}
