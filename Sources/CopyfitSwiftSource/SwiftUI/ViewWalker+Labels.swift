internal import CopyfitLabels
internal import CopyfitSwiftTree

/// The views in the closures of controls' labels.
extension ViewWalker {
  /// Walks what a control shows as its label.
  ///
  /// Several views share the control's width, in a way that its style decides. Some controls show each view but the
  /// first as a subtitle, in letters that Apple does not publish.
  mutating func walk(label value: SwiftNode, of control: String, _ own: ViewEnvironment) {
    guard value.kind == .closure, let block = value.child(.block), !isOneView(block) else {
      return walk(value, own)
    }
    var part = own
    if !part.isWideAsNeeded { part.width = part.width.atMost(because: .sharedWidth) }
    guard Self.controlsWithSubtitles.contains(control) else { return walk(value, part) }
    var isTitle = true
    for view in block.children where view.kind != .variable {
      walk(view, isTitle && isOneView(view) ? part : part.inSubtitle(of: control))
      isTitle = false
    }
  }

  /// Controls that show the second text in their labels as a subtitle (documentation of `Toggle`, `LabeledContent`,
  /// `Picker` and `Stepper`).
  private static let controlsWithSubtitles: Set<String> = [
    "LabeledContent", "Picker", "Stepper", "Toggle",
  ]

  /// The environment that a `Picker` passes to its options: in one style rows of the list with a mark.
  func option(_ environment: ViewEnvironment) -> ViewEnvironment {
    guard environment.isInList, environment.pickerStyle == .exact("inline") else {
      return environment.unredacted.unknown(.decided(by: "Picker"))
    }
    var row = environment
    row.width = row.width.less(PlatformDefaults.markWidth.range, because: .decided(by: "Picker"))
    return row
  }
}

// MARK: - Numbers of views

extension ViewWalker {
  /// The maximum number of declarations through which a view is followed.
  private static let maximumViewSteps = 4

  /// Whether an expression or block certainly shows at most one view at a time.
  mutating func isOneView(_ node: SwiftNode, depth: Int = 0) -> Bool {
    switch node.kind {
    case .block:
      let views = node.children.filter { $0.kind != .variable && $0.kind != .function }
      return views.count < 2 && views.allSatisfy { isOneView($0, depth: depth) }
    case .closure: return node.child(.block).map { isOneView($0, depth: depth) } ?? false
    case .return, .cast: return node.child(0).map { isOneView($0, depth: depth) } ?? true
    case .branch, .switch, .switchCase:
      return node.children.filter(\.isAlternative).allSatisfy { isOneView($0, depth: depth) }
    case .ternary: return node.children.dropFirst().allSatisfy { isOneView($0, depth: depth) }
    case .call: return isOneView(call: node, depth)
    case .name, .member:
      guard !node.isConditionalBase else { return true }
      return meaning(of: node).map { isOneView($0, depth) } ?? true
    case .binary: return node.name == "+"
    default: return false
    }
  }

  private mutating func isOneView(call: SwiftNode, _ depth: Int) -> Bool {
    guard let callee = call.child(0) else { return false }
    guard callee.kind == .name else {
      let views = views(named: callee)
      if !views.isEmpty { return isOneView(views, depth) }
      // A modifier keeps the number of views, and so does a member that is a function with one view.
      if let own = meaning(of: callee) { return isOneView(own, depth) }
      return callee.child(0).map { isOneView($0, depth: depth) } ?? false
    }
    let views = ownViews(callee.name, at: callee)
    if !views.isEmpty { return isOneView(views, depth) }
    if let own = meaning(of: callee).flatMap({ overload($0, for: call) }) {
      return isOneView(own, depth)
    }
    if callee.name == "Group" {
      return call.children.allSatisfy { argument in
        argument.kind != .argument
          || argument.child(0).map { isOneView($0, depth: depth) } ?? false
      }
    }
    return ViewDefaults.isOneView(callee.name)
  }

  /// Whether views of the project's own show at most one view.
  private mutating func isOneView(_ views: [Int], _ depth: Int) -> Bool {
    for body in views.flatMap(bodies) where !isOneView(declaration: body, depth) { return false }
    return true
  }

  /// Whether a declaration shows at most one view; not one that contains itself, or too many others.
  private mutating func isOneView(declaration: SwiftNode, _ depth: Int) -> Bool {
    if let known = singleViews[declaration] { return known }
    guard depth < Self.maximumViewSteps else { return false }
    singleViews[declaration] = false
    for block in declaration.viewBlocks where !isOneView(block, depth: depth + 1) { return false }
    singleViews[declaration] = true
    return true
  }

  private mutating func isOneView(_ meaning: Meaning, _ depth: Int) -> Bool {
    switch meaning {
    case .declarations(let all):
      for one in all where !isOneView(declaration: one, depth) { return false }
      return true
    case .local(let variable): return isOneView(declaration: variable, depth)
    // What is given may be several views, unless its type says that it is a text or an image.
    // The label of a style's control is followed where the control is.
    case .slot(let slot):
      if isOfStyle(slot) { return true }
      return slot.child(.typeName).map { Self.values.contains($0.name) } ?? false
    }
  }

  /// Types of views, or of titles, whose values are one view.
  private static let values: Set<String> = [
    "AnyView", "Image", "LocalizedStringKey", "LocalizedStringResource", "String", "Text",
  ]
}

extension ViewEnvironment {
  /// The environment of a text below the title of a control, in smaller letters.
  fileprivate func inSubtitle(of control: String) -> ViewEnvironment {
    var subtitle = self
    (subtitle.font, subtitle.fontNote) = (.unknown(.decided(by: control)), nil)
    return subtitle
  }
}
