internal import CopyfitSwiftTree

/// Finds the view controllers whose own code keeps their titles out of the bar.
struct HiddenTitles {
  /// Whether a bar shows a title.
  enum Showing: Comparable { case shown, unknown, hidden }

  private let index: SourceIndex
  private var types: TypeTable { index.types }
  /// The statements of each type that hide its bar or replace its title with a view, and those that undo it.
  private var statements: [Int: (hiding: [SwiftNode], showing: [SwiftNode])] = [:]

  /// Functions that run when the object is no longer shown.
  private static let ends: Set<String> = ["viewWillDisappear", "viewDidDisappear", "deinit"]

  init(_ index: SourceIndex) {
    self.index = index
    for statement in index.assignments["titleView"] ?? []
    where statement.child(0)?.child(0)?.isOwn("navigationItem") == true {
      add(statement, hides: statement.child(1).map { $0.kind != .none })
    }
    for statement in index.assignments["isNavigationBarHidden"] ?? []
    where statement.child(0)?.child(0)?.isOwn("navigationController") == true {
      add(statement, hides: statement.child(1)?.truth)
    }
    for statement in index.assignments["isHidden"] ?? [] {
      guard let bar = statement.child(0)?.child(0), bar.lastName == "navigationBar",
        bar.child(0)?.isOwn("navigationController") == true
      else { continue }
      add(statement, hides: statement.child(1)?.truth)
    }
    for call in index.calls["setNavigationBarHidden"] ?? []
    where call.child(0)?.child(0)?.isOwn("navigationController") == true {
      add(call, hides: call.child(1)?.child(0)?.truth)
    }
  }

  /// Adds a statement to the type that contains it.
  ///
  /// - Parameter hides: Whether it hides the title; `nil` if it may.
  private mutating func add(_ statement: SwiftNode, hides: Bool?) {
    guard let type = types.enclosingType(of: statement), types.isDeclared(type),
      !Self.ends.contains(statement.enclosingFunction?.name ?? "")
    else { return }
    if hides != false { statements[type, default: ([], [])].hiding.append(statement) }
    if hides != true { statements[type, default: ([], [])].showing.append(statement) }
  }

  /// Whether the title of an object with one of several types is shown, judging by an assignment and the types' code.
  func showing(_ assignment: SwiftNode, ofAny classes: [Int]) -> Showing {
    max(classes.map(showing).min() ?? .shown, showing(assignment))
  }

  private func showing(ofType type: Int) -> Showing {
    let lineage = types.lineage(of: type)
    let heirs = types.heirs(of: type)
    let kin = (lineage + heirs).compactMap { statements[$0] }
    guard kin.contains(where: { !$0.hiding.isEmpty }) else { return .shown }
    guard kin.allSatisfy(\.showing.isEmpty) else { return .unknown }
    let own = lineage.compactMap { statements[$0]?.hiding }.joined()
    return own.contains { $0.isInStart(of: index) } ? .hidden : .unknown
  }

  /// Whether an assigned title is not replaced by another one.
  private func showing(_ assignment: SwiftNode) -> Showing {
    guard let owner = assignment.child(0)?.titleOwner else { return .shown }
    let others = (index.assignments["title"] ?? []).filter {
      $0.tree === assignment.tree && $0.child(0)?.titleOwner == owner
    }
    if others.contains(where: { other in
      other.parent == assignment.parent && other.index > assignment.index
        && !other.isBehindExit(since: assignment)
    }) {
      return .hidden
    }
    let type = types.enclosingType(of: assignment)
    return owner == "self"
      && others.contains { other in
        other.child(1)?.isEmptyText == true && types.enclosingType(of: other) == type
          && other.parent != assignment.parent && other.isInStart(of: index)
      } ? .unknown : .shown
  }
}

extension SwiftNode {
  /// Whether a name or member is a property of the object with the code.
  fileprivate func isOwn(_ property: String) -> Bool { name == property && isOfSelf }

  /// The value of a literal.
  fileprivate var truth: Bool? { kind == .boolean ? name == "true" : nil }

  fileprivate var isEmptyText: Bool {
    kind == .none || kind == .string && name.isEmpty && child(0) == nil
  }

  /// The object whose title is assigned, as the code names it.
  fileprivate var titleOwner: String? {
    guard name == "title", kind == .name || kind == .member else { return nil }
    var base = child(0)
    if base?.name == "navigationItem" { base = base?.child(0) }
    return base == nil ? "self" : base?.dottedName
  }
}
