internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Tabs, and items of bars.
extension ViewWalker {
  /// Walks a tab with its screen, or a section of tabs.
  mutating func walk(tab call: SwiftNode, _ environment: ViewEnvironment) {
    let name = call.child(0)?.name ?? ""
    var tab = environment.unknown(.decided(by: name))
    tab.surface = .tab
    note(call, tab)
    var inner = name == "Tab" ? present(environment) : environment
    if let callee = call.child(0) { inner.enter(callee) }
    for argument in call.children where argument.kind == .argument {
      guard let value = argument.child(0) else { continue }
      walk(value, Self.labelsOfTabs.contains(argument.name) ? tab : inner)
    }
  }

  /// The labels of arguments that a tab bar or a sidebar shows.
  private static let labelsOfTabs: Set<String> = ["footer", "header", "label"]

  /// The environment of an item of a bar; items in its middle, or in a bar below, are the app's own.
  func item(_ call: SwiftNode, _ environment: ViewEnvironment) -> ViewEnvironment {
    let placement = constants.evaluator.argument("placement", of: call)?.name
    let isOwn = ViewDefaults.ownPlacements.contains(placement ?? "")
    let item = environment.shown(in: isOwn ? .swiftUI : .barButton, by: "ToolbarItem")
    // Its letters are semibold up to iOS 18, and not published for later versions.
    return placement == "confirmationAction" ? item.changed(by: "confirmationAction") : item
  }

  /// The environment that a button with its own letters passes to its label in a bar, which lays it out.
  func itemLabel(_ environment: ViewEnvironment) -> ViewEnvironment {
    switch environment.buttonStyle {
    case .exact(nil): break
    case .exact: return environment.unknown(.decided(by: "buttonStyle"))
    case .unknown(let doubt):
      guard Self.bars.contains(where: { doubt == .decided(by: $0) }) else {
        return environment.unknown(doubt)
      }
    }
    var label = environment
    label.width = .unknown(because: .decided(by: "toolbar"))
    return label
  }

  /// Views and modifiers that put items into bars.
  private static let bars = ["ToolbarItem", "navigationBarItems", "toolbar"]
}

extension ViewEnvironment {
  /// The environment of a bar's item with letters or a width of its own: the app's view, of which the bar decides the
  /// rest.
  var withOwnItem: ViewEnvironment {
    var item = self
    (item.surface, item.isOwnItem) = (.swiftUI, true)
    return item
  }

  /// Whether a modifier gives an item of a bar letters or a width of its own.
  func differsFromItem(_ item: ViewEnvironment) -> Bool {
    guard self.surface == .barButton else { return false }
    if self.font != item.font || self.fontChanges != item.fontChanges { return true }
    if self.fontDesign != item.fontDesign || self.letterSpacing != item.letterSpacing {
      return true
    }
    return self.scale != item.scale || self.width != item.width
      || self.buttonStyle != item.buttonStyle && self.buttonStyle != .exact(nil)
  }
}
