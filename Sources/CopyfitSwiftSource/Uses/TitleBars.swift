internal import CopyfitSwiftTree

/// Finds out whether a bar shows the title of a view controller.
struct TitleBars {
  private let index: SourceIndex
  private var types: TypeTable { index.types }
  /// The types whose code uses the bar around them.
  private let users: Set<Int>
  /// The maximum number of variables and functions through which an object is followed.
  private static let maximumSteps = 2
  /// The maximum number of objects of a class, or of calls of a function, that are followed.
  private static let maximumPlaces = 40

  init(_ index: SourceIndex, _ roots: [SwiftNode]) {
    self.index = index
    var users: Set<Int> = []
    for root in roots {
      for node in root.descendants where node.isOfBar {
        // Extensions of all view controllers apply to those in a bar.
        if let type = index.types.enclosingType(of: node), index.types.isDeclared(type) {
          users.insert(type)
        }
      }
    }
    self.users = users
  }

  /// Whether a bar may show the title of an object that has any of several classes.
  func showsTitle(ofAny classes: [Int]) -> Bool {
    // An object of a system class is created for a use in the code itself.
    classes.contains(where: types.isDeclared) ? classes.contains(where: isShown) : true
  }

  /// Whether the code of a class, its superclasses or its subclasses uses a bar, or something puts an object of it into
  /// a navigation controller.
  private func isShown(_ type: Int) -> Bool {
    let heirs = [type] + types.heirs(of: type)
    if (heirs + types.lineage(of: type)).contains(where: users.contains) { return true }
    let places = heirs.flatMap { heir in
      (index.calls[types.entries[heir].declaration?.name ?? ""] ?? []).filter {
        types.made(by: $0).contains(heir)
      }
    }
    guard places.count <= Self.maximumPlaces else { return true }
    return places.contains { isInBar($0, steps: 0) }
  }

  /// Whether the object of an expression gets a bar.
  private func isInBar(_ expression: SwiftNode, steps: Int) -> Bool {
    var node = expression
    while let parent = node.parent {
      switch parent.kind {
      case .cast, .tuple, .array, .ternary, .binary: node = parent
      case .argument:
        guard let call = parent.parent, call.kind == .call, let callee = call.child(0) else {
          return false
        }
        return callee.name.givesBar(toArgument: parent.name) && !call.isWithoutBar
      case .assignment where parent.child(1) == node:
        return parent.child(0)?.name.givesBar(toArgument: "") ?? false
      case .variable: return isUsedInBar(parent, steps)
      case .block, .return:
        let holder = parent.ancestors.first { $0.kind == .function || $0.kind == .closure }
        guard parent.kind == .return || Array(parent.children).count == 1, let function = holder,
          function.kind == .function
        else { return false }
        return isReturnedToBar(function, steps)
      default: return false
      }
    }
    return false
  }

  /// Whether the object in a local variable gets a bar.
  private func isUsedInBar(_ variable: SwiftNode, _ steps: Int) -> Bool {
    guard steps < Self.maximumSteps, let block = variable.parent, block.kind == .block else {
      return false
    }
    let uses = block.descendants.filter { node in
      guard node.kind == .name, node.name == variable.name, let user = node.parent else {
        return false
      }
      // The object's own members do not count.
      return user.kind != .member && !(user.kind == .assignment && user.child(0) == node)
    }
    return uses.contains { isInBar($0, steps: steps + 1) }
  }

  /// Whether the object that a function returns gets a bar.
  private func isReturnedToBar(_ function: SwiftNode, _ steps: Int) -> Bool {
    let calls = index.calls[function.name] ?? []
    guard steps < Self.maximumSteps, calls.count <= Self.maximumPlaces else { return false }
    return calls.contains { isInBar($0, steps: steps + 1) }
  }
}

extension SwiftNode {
  /// Whether a new navigation controller hides its bar: in a closure that sets it up, or by its variable.
  fileprivate var isWithoutBar: Bool {
    guard let holder = parent else { return false }
    switch holder.kind {
    case .member: return holder.parent?.descendants.contains(where: \.hidesBar) ?? false
    case .variable:
      return holder.parent?.descendants.contains {
        $0.hidesBar && $0.child(0)?.child(0)?.name == holder.name
      } ?? false
    default: return false
    }
  }

  /// Whether a statement hides a navigation bar.
  private var hidesBar: Bool {
    switch (kind, child(0)?.lastName) {
    case (.assignment, "isNavigationBarHidden"?): child(1)?.name == "true"
    case (.call, "setNavigationBarHidden"?): child(1)?.child(0)?.name == "true"
    default: false
    }
  }

  /// Whether a name or member is the bar around a view controller, or its content.
  fileprivate var isOfBar: Bool {
    (kind == .name || kind == .member)
      && ["navigationItem", "navigationController"].contains(name)
      && ["self", nil].contains(child(0)?.name)
  }
}

extension String {
  /// Whether a function or property with this name gives a view controller a bar.
  fileprivate func givesBar(toArgument label: String) -> Bool {
    let name = lowercased()
    let shows = ["push", "navigation", "setviewcontrollers", "show"]
    return label == "rootViewController" || shows.contains(where: name.contains)
  }
}
