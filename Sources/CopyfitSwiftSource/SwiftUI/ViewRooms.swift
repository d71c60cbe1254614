internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Finds the environments of the texts in a project's views.
struct ViewRooms {
  private(set) var walker: ViewWalker

  /// - Parameter maximumWalks: The maximum number of expressions that are walked; `nil` for that of the sources.
  init(_ index: SourceIndex, maximumWalks: Int? = nil) {
    walker = ViewWalker(index, maximumWalks: maximumWalks)
  }

  /// The environments of texts, by the views and modifiers that take them.
  ///
  /// Screens come first: what the app shows, and what UIKit hosts. Then every other place that creates a view is walked
  /// as if nothing were known of it; views that no place creates come last.
  mutating func all() -> ViewEnvironments {
    let views = walker.types.entries.indices.filter { type in
      walker.types.entries[type].declaration.map { !walker.index.isForOtherSystem($0) } ?? false
    }
    for type in views where walker.conforms(type, to: ["App", "Scene"]) {
      for body in bodies(of: type) { walker.queue(body, .screen) }
    }
    let controllers = views.filter { walker.conforms($0, to: ["UIHostingController"]) }
      .compactMap { walker.types.entries[$0].declaration?.name }
    for name in ["UIHostingController", "UIHostingConfiguration", "init"] + controllers {
      for call in walker.index.calls[name] ?? [] where walker.isOfApp(call) {
        for argument in call.children where argument.kind == .argument {
          guard name != "init" || argument.name == "rootView" else { continue }
          if let value = argument.child(0) {
            walker.queue(value, walker.hosted(by: call).hidden(walker.deadness(of: call)))
          }
        }
      }
    }
    walker.walkQueue()
    let declared = views.filter { walker.conforms($0, to: Self.views) && !walker.isPreview($0) }
    let others = viewsOfOtherSystems(among: declared)
    let shown = declared.filter { !others.contains($0) }
    for type in shown { walkOtherCalls(of: type, notIn: others) }
    walker.walkQueue()
    for body in shown.flatMap(bodies) where !walker.isWalked(body) {
      walker.queue(body, walker.elsewhere.hidden(walker.deadness(of: body)))
    }
    walker.walkQueue()
    // Places that are not walked may give a text other rooms.
    return walker.isExhausted
      ? walker.environments.shownAlso(in: walker.elsewhere) : walker.environments
  }

  /// The reason that what an expression shows is never shown; `nil` if it may be.
  mutating func deadness(of node: SwiftNode) -> UnknownText? { walker.deadness(of: node) }

  /// Whether the constants of the view that a call creates rule out that it gets to a statement.
  mutating func isRuledOut(_ statement: SwiftNode, givenBy call: SwiftNode) -> Bool {
    walker.isRuledOut(statement, givenBy: call)
  }

  private static let views: Set<String> = [
    "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "ToolbarContent", "LabelStyle",
    "ToggleStyle", "UIHostingController", "Commands", "Widget",
  ]

  private func bodies(of type: Int) -> [SwiftNode] {
    walker.bodies(of: type) + (walker.types.entries[type].members["makeBody"] ?? [])
  }

  /// Walks the remaining calls that create a view: in closures of actions, and in code of UIKit.
  private mutating func walkOtherCalls(of type: Int, notIn others: Set<Int>) {
    for call in calls(of: type) where !walker.visited.contains(call) {
      let user = walker.types.enclosingType(of: call)
      guard walker.isOfApp(call), !(user.map(others.contains) ?? false) else { continue }
      walker.queue(call, walker.elsewhere.hidden(walker.deadness(of: call)))
    }
  }

  /// The calls that create a view.
  private func calls(of type: Int) -> [SwiftNode] {
    guard let name = walker.types.entries[type].declaration?.name else { return [] }
    return (walker.index.calls[name] ?? []).filter {
      guard let callee = $0.child(0) else { return false }
      return callee.kind == .name
        ? walker.ownViews(name, at: $0).contains(type)
        : walker.views(named: callee).contains(type)
    }
  }

  /// The views that only programs for other systems create, directly or in others of these views.
  private func viewsOfOtherSystems(among views: [Int]) -> Set<Int> {
    var found: Set<Int> = []
    guard walker.index.hasOtherSystems else { return found }
    // The number of each view's calls in programs for this system, and the views that a type creates.
    var counts: [Int: Int] = [:]
    var created: [Int: [Int]] = [:]
    var open: [Int] = []
    for type in views {
      let calls = calls(of: type).filter { !walker.index.isInPreview($0) }
      guard !calls.isEmpty else { continue }
      let own = calls.filter { !walker.index.isForOtherSystem($0) }
      counts[type] = own.count
      if own.isEmpty { open.append(type) }
      for call in own {
        if let user = walker.types.enclosingType(of: call) {
          created[user, default: []].append(type)
        }
      }
    }
    while let type = open.popLast() {
      guard found.insert(type).inserted else { continue }
      for view in created[type] ?? [] {
        let count = (counts[view] ?? 0) - 1
        counts[view] = count
        if count == 0 { open.append(view) }
      }
    }
    return found
  }
}
