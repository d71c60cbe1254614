internal import CopyfitSwiftTree

extension ViewBars {
  /// What a declaration or expression shows in its own screen.
  struct Part {
    /// The calls that add buttons to the bar.
    private(set) var toolbars: [SwiftNode] = []
    /// The calls that say how the title is shown.
    private(set) var modes: [SwiftNode] = []
    /// The declarations of the app that it names, each once.
    private(set) var declarations: [SwiftNode] = []
    /// Whether a view or modifier is unknown, so that it may add buttons.
    private(set) var isUnknown = false
    private var found: Set<SwiftNode> = []
    /// The names whose declarations were added; with a type for those that mean its members.
    private var names: Set<Name> = []
    private var types: Set<Int> = []

    private struct Name: Hashable {
      var name: String
      var type: Int?
      var isOfSelf: Bool
    }

    init(of node: SwiftNode, in bars: ViewBars) {
      read(node, bars)
      (found, names, types) = ([], [], [])
    }

    private mutating func read(_ node: SwiftNode, _ bars: ViewBars) {
      // The bar is unknown.
      guard !isUnknown else { return }
      switch node.kind {
      case .call: read(call: node, bars)
      case .name, .member:
        add(shownBy: node, bars)
        if let base = node.child(0) { read(base, bars) }
        // A view that a function creates: `content: Row.init`.
        if node.kind == .member, node.name == "init", let base = node.child(0) {
          add(bars.types.resolve(base.name, at: node), bars)
        }
      default: for child in node.children { read(child, bars) }
      }
    }

    private mutating func read(call: SwiftNode, _ bars: ViewBars) {
      guard let callee = call.child(0) else { return }
      if let base = callee.child(0) { read(base, bars) }
      if call.isToolbar {
        toolbars.append(call)
        return
      }
      if call.isMode { modes.append(call) }
      add(shownBy: callee, bars)
      let made = bars.types.made(by: call)
      add(made, bars)
      if call.isStatement, !bars.isKnown(call, callee, making: made) { isUnknown = true }
      guard !bars.isWithoutContent(call, callee) else { return }
      for child in call.children.dropFirst() { read(child, bars) }
    }

    private mutating func add(_ types: [Int], _ bars: ViewBars) {
      for type in types where bars.isView(type) && self.types.insert(type).inserted {
        add(bars.members(of: type))
      }
    }

    private mutating func add(shownBy node: SwiftNode, _ bars: ViewBars) {
      let name = Name(
        name: node.name, type: node.isOfSelf ? bars.types.enclosingType(of: node) : nil,
        isOfSelf: node.isOfSelf)
      if names.insert(name).inserted { add(bars.shown(by: node)) }
    }

    private mutating func add(_ shown: [SwiftNode]) {
      declarations += shown.filter { found.insert($0).inserted }
      if declarations.count > ViewBars.maximumDeclarations { isUnknown = true }
    }
  }

  /// Whether the arguments of a call are no views of the same screen: actions, labels, and what it presents.
  fileprivate func isWithoutContent(_ call: SwiftNode, _ callee: SwiftNode) -> Bool {
    let name = callee.name
    if callee.kind == .member {
      return ViewDefaults.presentations.contains(name)
        || ownModifiers[name] == nil && ViewDefaults.isNeutral(name)
    }
    return types.isOfSystem(callee) && Self.controls.contains(name)
  }

  /// SwiftUI's views with a label and an action, and what runs an action.
  private static let controls: Set<String> = [
    "Button", "Label", "Link", "Menu", "NavigationLink", "Picker", "SecureField", "ShareLink",
    "Stepper", "Task", "Text", "TextField", "Toggle",
  ]

  /// Whether what a view or modifier adds to a bar is known: it is one of SwiftUI or of the app.
  fileprivate func isKnown(_ call: SwiftNode, _ callee: SwiftNode, making made: [Int]) -> Bool {
    let name = callee.name
    if callee.kind == .member {
      guard let base = callee.child(0) else { return false }
      // A function of an object is no modifier.
      guard base.isView else { return true }
      if name == "modifier" {
        let value = call.child(1)?.child(0)
        return value?.kind == .call && value?.child(0)?.kind == .name
      }
      return ownModifiers[name] != nil || ViewDefaults.isKnownModifier(name)
        || membersWithViews[name] != nil || index.fontHelpers.neutralModifiers.contains(name)
    }
    // Functions of the app are followed, and content is read where it is given.
    guard name.first?.isUppercase == true else { return true }
    return types.isOfSystem(callee)
      ? ViewDefaults.isView(name) || ViewDefaults.withoutTexts.contains(name)
        || Self.controls.contains(name)
      : made.contains(where: isView)
  }

  /// The declarations of views that a name or member may mean.
  fileprivate func shown(by name: SwiftNode) -> [SwiftNode] {
    if let own = ownModifiers[name.name] { return own }
    var found: [SwiftNode] = []
    if name.isOfSelf, let type = types.enclosingType(of: name) {
      for one in [type] + types.heirs(of: type) {
        found += types.members(name.name, of: one)?.nodes ?? []
      }
      if found.isEmpty { found = index.globals[name.name] ?? [] }
    } else {
      found = membersWithViews[name.name] ?? []
    }
    return found.filter { showsViews($0) && !index.isForOtherSystem($0) }
  }
}

extension SwiftNode {
  /// Whether an expression is a view with or without modifiers, judging by the name that it begins with.
  fileprivate var isView: Bool {
    let base = innermostBase
    return base.name.first?.isUppercase == true || base.name == "content" || base.name == "self"
      || base.isConditionalBase
  }

  /// The expression that all modifiers and members of an expression are of.
  var innermostBase: SwiftNode {
    var node = self
    while node.kind == .call || node.kind == .member, let base = node.child(0) { node = base }
    return node
  }

  /// Whether a call is a view in a block, or a modifier of one.
  fileprivate var isStatement: Bool {
    var node = self
    while let parent = node.parent {
      switch parent.kind {
      case .block, .return: return true
      case .member,
        .call where parent.child(0) == node:
        node = parent
      default: return false
      }
    }
    return false
  }
}
