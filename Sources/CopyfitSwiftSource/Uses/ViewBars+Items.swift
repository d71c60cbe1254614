internal import CopyfitSwiftTree

extension ViewBars {
  /// The maximum number of views of the app around an item's symbol or text.
  private static let maximumDepth = 4

  /// The buttons that a modifier adds to the bar; `nil` if one is unknown.
  mutating func content(ofToolbar call: SwiftNode, in bar: inout Bar) -> Content? {
    // Whether what is set around a bar changes its items is not documented.
    let isStyled = call.modifierCalls.contains { Self.styles.contains($0.child(0)?.name ?? "") }
    guard !isStyled else { return nil }
    bar.hasOwnTitle = bar.hasOwnTitle || call.hasOwnTitle
    if call.child(0)?.name == "toolbarTitleMenu" { return Content(points: BarRoom.symbol) }
    let values = call.children.filter { argument in
      guard argument.kind == .argument, let value = argument.child(0) else { return false }
      return value.kind == .closure || Self.labels.contains(argument.name)
    }
    return sum(of: values.compactMap { $0.child(0) }, depth: 0)
  }

  /// Modifiers that may change the items of a bar inside them.
  private static let styles: Set<String> = ["buttonStyle", "controlSize", "font", "labelStyle"]

  /// Labels of arguments that are the items of a bar.
  private static let labels: Set<String> = ["content", "leading", "trailing"]

  /// The items of several expressions together; `nil` if one is unknown.
  private mutating func sum(of nodes: some Sequence<SwiftNode>, depth: Int) -> Content? {
    var sum = Content()
    for node in nodes {
      guard let content = items(node, depth: depth) else { return nil }
      sum.add(content)
    }
    return sum
  }

  /// The maximum number of expressions that are read for one bar.
  private static let maximumSteps = 400

  /// All items that an expression or block may show; `nil` if one is unknown.
  private mutating func items(_ node: SwiftNode, depth: Int) -> Content? {
    steps += 1
    guard depth <= Self.maximumDepth, steps <= Self.maximumSteps else { return nil }
    switch node.kind {
    case .none, .variable, .assignment: return Content()
    case .block: return sum(of: node.children, depth: depth)
    case .closure: return node.child(.block).flatMap { items($0, depth: depth) }
    case .branch, .switch, .switchCase:
      return sum(of: node.children.filter(\.isAlternative), depth: depth)
    case .ternary: return sum(of: node.children.dropFirst(), depth: depth)
    case .return: return sum(of: node.children, depth: depth)
    case .call: return items(of: node, depth: depth)
    case .name where node.isOfSelf, .member where node.isOfSelf:
      guard let type = types.enclosingType(of: node),
        let found = types.members(node.name, of: type)?.nodes, found.allSatisfy(showsViews)
      else { return nil }
      return sum(of: found.flatMap(\.viewBlocks), depth: depth + 1)
    default: return nil
    }
  }

  /// The items that a call shows; `nil` if one is unknown.
  private mutating func items(of call: SwiftNode, depth: Int) -> Content? {
    guard let callee = call.child(0) else { return nil }
    let name = callee.name
    if callee.kind == .member, let base = callee.child(0) {
      if name == "frame", call.isNarrow, base.isImage { return Content(points: BarRoom.symbol) }
      return keepsWidth(name) ? items(base, depth: depth) : nil
    }
    guard callee.kind == .name else { return nil }
    guard types.isOfSystem(callee) else { return items(ofOwn: call, depth: depth) }
    switch name {
    case "ToolbarItem", "ToolbarItemGroup":
      let placement = call.argument(labeled: "placement")?.name ?? ""
      return ViewDefaults.ownPlacements.contains(placement)
        ? Content() : contents(of: call, depth: depth)
    case "Group": return contents(of: call, depth: depth)
    case "HStack":
      return call.argument(labeled: "spacing") == nil ? contents(of: call, depth: depth) : nil
    case "EditButton", "RenameButton": return Content(points: BarRoom.word, hasWord: true)
    case "Button", "Menu", "NavigationLink", "Link", "ShareLink":
      return label(of: call, depth: depth)
    case "Image", "Label":
      return call.argument(labeled: name == "Image" ? "systemName" : "systemImage").map { _ in
        Content(points: BarRoom.symbol)
      }
    case "ProgressView" where call.child(1) == nil, "ToolbarSpacer", "Spacer", "Divider":
      return Content(points: BarRoom.symbol)
    case "Text": return Content(texts: [call])
    default: return nil
    }
  }

  /// The items in the closures of a container.
  private mutating func contents(of call: SwiftNode, depth: Int) -> Content? {
    let values = call.children.compactMap { $0.kind == .argument ? $0.child(0) : nil }
    return sum(of: values.filter { $0.kind == .closure }, depth: depth)
  }

  /// The items in a view of the app.
  private mutating func items(ofOwn call: SwiftNode, depth: Int) -> Content? {
    let views = types.made(by: call).filter(isView)
    guard views.count == 1, let bodies = types.members("body", of: views[0])?.nodes else {
      return nil
    }
    return sum(of: bodies.flatMap(\.viewBlocks), depth: depth + 1)
  }

  /// The symbol or text of a button.
  private mutating func label(of call: SwiftNode, depth: Int) -> Content? {
    let arguments = call.children.filter { $0.kind == .argument }
    if let label = call.argument(labeled: "label") { return items(label, depth: depth) }
    // A bar shows the icon alone.
    if call.argument(labeled: "systemImage") != nil {
      return Content(points: BarRoom.symbol)
    }
    if let first = arguments.first, first.name.isEmpty, !first.flags.contains(.isTrailing) {
      return Content(texts: [call])
    }
    if let label = arguments.last, label.flags.contains(.isTrailing), label.name.isEmpty,
      ["action", "destination", "value"].contains(where: { call.argument(labeled: $0) != nil }),
      let value = label.child(0)
    {
      return items(value, depth: depth)
    }
    return call.child(0)?.name == "ShareLink" ? Content(points: BarRoom.symbol) : nil
  }

  /// Whether a modifier makes no item wider than a symbol or its text.
  private func keepsWidth(_ name: String) -> Bool {
    guard ownModifiers[name] == nil, name != "resizable" else { return false }
    return ViewDefaults.isNeutral(name) || ViewDefaults.presentations.contains(name)
      || Self.modifiers.contains(name)
  }

  /// Modifiers that keep the width of a view and are not neutral elsewhere.
  private static let modifiers: Set<String> = [
    "accessibilityHint", "accessibilityLabel", "accessibilityValue", "alert", "confirmationDialog",
    "opacity", "popoverTip", "sharedBackgroundVisibility",
  ]
}

extension SwiftNode {
  /// Whether a `frame` has at most the width of a symbol.
  fileprivate var isNarrow: Bool {
    guard let width = argument(labeled: "width") ?? argument(labeled: "maxWidth") else {
      return false
    }
    return Double(width.name).map { $0 <= BarRoom.symbol } ?? false
  }

  /// Whether an expression is an image with or without modifiers.
  fileprivate var isImage: Bool { innermostBase.name == "Image" }

  /// Whether a call for a bar names the place of the title.
  fileprivate var hasOwnTitle: Bool {
    descendants.contains {
      $0.kind == .member && ["principal", "title", "largeTitle", "subtitle"].contains($0.name)
    }
  }
}
