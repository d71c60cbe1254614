internal import CopyfitSwiftTree

/// Finds the environments of the texts in a project's views.
struct ViewRooms {
  private var walker: ViewWalker

  init(_ index: SourceIndex) { walker = ViewWalker(index) }

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
          if let value = argument.child(0) { walker.queue(value, walker.hosted(by: call)) }
        }
      }
    }
    walker.walkQueue()
    let shown = views.filter { walker.conforms($0, to: Self.views) && !walker.isPreview($0) }
    for type in shown { walkOtherCalls(of: type) }
    walker.walkQueue()
    for body in shown.flatMap(bodies) where !walker.isWalked(body) {
      walker.queue(body, walker.elsewhere)
    }
    walker.walkQueue()
    return walker.environments
  }

  private static let views: Set<String> = [
    "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "ToolbarContent", "LabelStyle",
    "ToggleStyle", "UIHostingController", "Commands", "Widget",
  ]

  private func bodies(of type: Int) -> [SwiftNode] {
    (walker.types.entries[type].members["body"] ?? [])
      + (walker.types.entries[type].members["makeBody"] ?? [])
  }

  /// Walks the remaining calls that create a view: in closures of actions, and in code of UIKit.
  private mutating func walkOtherCalls(of type: Int) {
    guard let name = walker.types.entries[type].declaration?.name else { return }
    for call in walker.index.calls[name] ?? [] {
      guard call.child(0)?.kind == .name, !walker.visited.contains(call), walker.isOfApp(call),
        walker.ownViews(name, at: call).contains(type)
      else { continue }
      walker.queue(call, walker.elsewhere)
    }
  }
}
