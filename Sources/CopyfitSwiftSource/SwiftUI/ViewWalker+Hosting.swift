internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Views in controllers of UIKit.
extension ViewWalker {
  /// Whether a name is a UIKit controller that hosts views.
  func hosts(_ name: String) -> Bool {
    name == "UIHostingController"
      || types.resolve(name).contains { conforms($0, to: ["UIHostingController"]) }
  }

  /// The environment of the view in a controller or cell: the screen, if code shows the controller as a screen.
  mutating func hosted(by call: SwiftNode) -> ViewEnvironment {
    if isShownAsScreen(call) { return .screen }
    var hosted = ViewEnvironment.hosted
    if isInGrowingRow(call) { hosted.freeHeight() }
    return hosted
  }

  /// Whether a call creates the content of a cell in a table whose rows are as high as their content: a table that the
  /// same source creates, while no code of the project sets heights of rows.
  private mutating func isInGrowingRow(_ call: SwiftNode) -> Bool {
    guard call.child(0)?.name == "UIHostingConfiguration", let cell = call.cell,
      isDequeued(cell)
    else { return false }
    let sources = memo.sourcesWithGrowingRows ?? sourcesWithGrowingRows()
    memo.sourcesWithGrowingRows = sources
    return sources.contains(ObjectIdentifier(call.tree))
  }

  private func sourcesWithGrowingRows() -> Set<ObjectIdentifier> {
    guard !setsRowHeights else { return [] }
    var areOfTables: [ObjectIdentifier: Bool] = [:]
    for made in index.calls["dequeueReusableCell"] ?? [] {
      let isOfTable = made.children.contains {
        $0.kind == .argument && $0.name == "withIdentifier"
      }
      let areAll = areOfTables[ObjectIdentifier(made.tree)] ?? true
      areOfTables[ObjectIdentifier(made.tree)] = areAll && isOfTable
    }
    let tables = (index.calls["UITableView"] ?? []).filter {
      $0.child(0).map(types.isOfSystem) == true
    }
    return Set(tables.map { ObjectIdentifier($0.tree) }).filter { areOfTables[$0] == true }
  }

  /// Whether any code sets the height of a table's rows.
  private var setsRowHeights: Bool {
    // Whether functions have a variable with that name.
    var known: [SwiftNode: Bool] = [:]
    let isAssigned = (index.assignments["rowHeight"] ?? []).contains {
      $0.child(1)?.isAutomaticDimension != true && !$0.setsLocalVariable(&known)
    }
    return isAssigned
      || types.entries.contains { entry in
        entry.members["tableView"]?.contains(where: \.tellsRowHeight) == true
      }
  }

  /// Whether a name is a local variable for a reused cell.
  private func isDequeued(_ cell: SwiftNode) -> Bool {
    var last = cell
    for ancestor in cell.ancestors {
      defer { last = ancestor }
      let local = constants.evaluator.local(cell.name, in: ancestor, before: last)
      guard let local else { continue }
      var value = local.declaredValue
      while let cast = value, cast.kind == .cast { value = cast.child(0) }
      return value?.kind == .call && value?.child(0)?.name == "dequeueReusableCell"
    }
    return false
  }

  /// The maximum number of navigation controllers in each other.
  private static let maximumNavigation = 4

  /// Whether the controller that a call creates is presented, pushed or a window's, directly or by a local variable.
  ///
  /// - Parameter depth: The number of navigation controllers in each other that contain it.
  private func isShownAsScreen(_ call: SwiftNode, depth: Int = 0) -> Bool {
    guard depth < Self.maximumNavigation, let place = place(of: call, depth: depth) else {
      return false
    }
    guard place.kind == .variable, let block = place.parent else { return true }
    let uses = block.descendants.filter { $0.kind == .name && $0.name == place.name }
    return !uses.contains(where: \.isOfEmbedding)
      && uses.contains { self.place(of: $0, depth: depth).map { $0.kind != .variable } ?? false }
  }

  /// The call or assignment that shows a controller as a screen, or the local variable that holds it; `nil` for others.
  private func place(of controller: SwiftNode, depth: Int) -> SwiftNode? {
    var node = controller
    while let parent = node.parent {
      switch parent.kind {
      case .cast, .ternary, .array: node = parent
      case .argument:
        return parent.parent.flatMap { shows($0, as: parent.name, depth: depth) ? $0 : nil }
      case .assignment:
        return parent.child(1) == node && parent.child(0)?.name == "rootViewController"
          ? parent : nil
      case .variable: return parent.parent?.kind == .block ? parent : nil
      default: return nil
      }
    }
    return nil
  }

  /// Whether a call shows the controller in the argument with a label.
  private func shows(_ call: SwiftNode, as label: String, depth: Int) -> Bool {
    guard call.kind == .call, let callee = call.child(0) else { return false }
    if label == "rootViewController" {
      // A container of a package may leave it a part of the screen.
      return isNavigation(callee) && isShownAsScreen(call, depth: depth + 1)
    }
    guard label.isEmpty, Self.presenting.contains(callee.name),
      call.children.contains(where: { Self.labels.contains($0.name) })
    else { return false }
    guard callee.kind == .name else { return true }
    // A function of the project's own may have the name of one of UIKit's.
    guard let type = types.enclosingType(of: call) else { return false }
    return types.members(callee.name, of: type) == nil
      && types.lineage(of: type).contains { !types.entries[$0].inherited.isEmpty }
  }

  private static let presenting: Set<String> = [
    "present", "pushViewController", "setViewControllers", "show", "showDetailViewController",
  ]

  /// Labels of UIKit's functions that show a controller.
  private static let labels: Set<String> = ["animated", "sender"]

  /// Whether a name is UIKit's navigation controller, or a subclass of it in the sources.
  private func isNavigation(_ callee: SwiftNode) -> Bool {
    if callee.name == "UINavigationController" { return types.isOfSystem(callee) }
    return callee.kind == .name
      && types.resolve(callee.name, at: callee).contains {
        types.isDeclared($0) && conforms($0, to: ["UINavigationController"])
      }
  }
}

extension SwiftNode {
  /// Whether an assignment is to a variable of the function around it.
  ///
  /// - Parameter known: The answers for functions, all about the same name.
  fileprivate func setsLocalVariable(_ known: inout [SwiftNode: Bool]) -> Bool {
    guard let target = child(0), target.kind == .name,
      let function = ancestors.first(where: { $0.kind == .function })
    else { return false }
    if let answer = known[function] { return answer }
    let answer = function.descendants.contains {
      $0.kind == .variable && $0.name == target.name
    }
    known[function] = answer
    return answer
  }

  /// The name of the cell whose content is the value of a call, with or without modifiers; `nil` for other calls.
  fileprivate var cell: SwiftNode? {
    var node = self
    while let member = node.parent, member.kind == .member, let call = member.parent,
      call.kind == .call
    {
      node = call
    }
    guard let assignment = node.parent, assignment.kind == .assignment,
      assignment.child(1) == node, let target = assignment.child(0),
      target.name == "contentConfiguration", let cell = target.child(0), cell.kind == .name
    else { return nil }
    return cell
  }

  /// Whether this use of a controller makes its view a part of another view, or gives it its own size.
  fileprivate var isOfEmbedding: Bool {
    guard let holder = parent else { return false }
    switch holder.kind {
    case .member:
      if Self.sized.contains(holder.name) { return true }
      return holder.name == "view" && holder.parent?.kind != .member
    case .argument: return holder.parent?.child(0)?.name == "addChild"
    default: return false
    }
  }

  /// Properties that may make a controller smaller than the screen.
  private static let sized: Set<String> = [
    "modalPresentationStyle", "preferredContentSize", "sizingOptions",
    "popoverPresentationController", "transitioningDelegate",
  ]
}
