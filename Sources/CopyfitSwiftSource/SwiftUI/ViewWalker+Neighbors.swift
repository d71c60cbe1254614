internal import CopyfitLabels
internal import CopyfitSwiftTree

extension ViewWalker {
  /// Applies the modifiers that show other views next to, behind or in front of a view.
  mutating func applyNeighbor(
    _ name: String, _ call: SwiftNode, _ inner: inout ViewEnvironment
  ) -> Bool {
    let doubt = Doubt.decided(by: name)
    switch name {
    case "background", "overlay":
      walk(arguments: call, layer(on: call, inner))
    case "safeAreaInset", "safeAreaBar":
      var part = inner
      if part.height == .free { part.height = .screen }
      part.shareHeight()
      inner.shareHeight()
      part.width = part.width.atMost(because: doubt)
      walk(arguments: call, part)
      let edge = constants.evaluator.argument("edge", of: call)?.name
      if edge != "top", edge != "bottom" { inner.width = inner.width.atMost(because: doubt) }
    case "mask", "overlayPreferenceValue", "backgroundPreferenceValue":
      walk(arguments: call, inner.unknown(doubt))
    case "introspect":
      let view = constants.evaluator.argument("", of: call)
      return view.map { ViewDefaults.introspected.contains($0.name) } ?? false
    case "badge", "chartBackground", "chartOverlay", "navigationSubtitle", "navigationBarItems",
      "searchScopes", "searchSuggestions",
      "widgetLabel", "sectionActions", "tabViewBottomAccessory", "tabViewSidebarHeader",
      "tabViewSidebarFooter", "tabViewSidebarBottomBar":
      // A badge shares the width with its view.
      if name == "badge" { inner.width = inner.width.atMost(because: .sharedWidth) }
      let isBar = name == "navigationBarItems"
      walk(arguments: call, isBar ? inner.shown(in: .barButton, by: name) : inner.unknown(doubt))
    default: return false
    }
    return true
  }

  /// The environment of a view behind or in front of another one, which is offered the other's size.
  private mutating func layer(
    on call: SwiftNode, _ environment: ViewEnvironment
  ) -> ViewEnvironment {
    let doubt = Doubt.decided(by: call.child(0)?.name ?? "")
    var part = environment
    part.height = .unknown(doubt)
    if let frame = frame(below: call) { self.frame(frame, &part) }
    part.isOnLimited =
      environment.isOnLimited || environment.height != .free || part.hasFixedHeight != false
      || environment.isClipped
    // Its height is as good as a frame's.
    if !part.isOnLimited { part.hasFixedHeight = true }
    // A frame's height in points is offered to what is in front of it, too.
    if part.height.control == nil { part.height = .unknown(doubt) }
    // A width in points is that of the other view; of another width, this one has no more.
    let isFixed = part.width != environment.width && part.width.least == part.width.most
    if !isFixed { part.width = part.width.atMost(because: doubt) }
    if let callee = call.child(0) { part.enter(callee) }
    return part
  }

  /// The frame that determines the size of the view before a modifier; `nil` if it is not certain that one does.
  private func frame(below call: SwiftNode) -> SwiftNode? {
    var node = call.child(0)?.child(0)
    while let modifier = node, modifier.kind == .call, let callee = modifier.child(0),
      callee.kind == .member
    {
      guard ownModifiers(callee.name, at: callee).isEmpty else { return nil }
      if callee.name == "frame" { return modifier }
      guard ViewDefaults.keepsSize(callee.name) else { return nil }
      node = callee.child(0)
    }
    return nil
  }
}
