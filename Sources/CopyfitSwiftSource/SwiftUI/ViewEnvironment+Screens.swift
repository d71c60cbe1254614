internal import CopyfitLabels
internal import CopyfitSwiftTree

extension ViewEnvironment {
  /// The environment of a conditional view that may be only on wider screens: an iPad, a Mac, or an iPhone in
  /// landscape.
  var onWiderScreens: ViewEnvironment {
    var environment = self
    environment.width = environment.width.onWiderScreens
    if let room = self.stack?.room { environment.stack?.room = room.onWiderScreens }
    return environment
  }
}

extension ControlRoom {
  /// The room if the screen may be wider than any of the checked screens.
  fileprivate var onWiderScreens: ControlRoom {
    most.on(.infinity) == .infinity
      ? ControlRoom(least: least, most: .unlimited, doubt: doubt ?? .unknownScreen) : self
  }
}

extension SwiftNode {
  /// Whether an `if`, `switch` or `?:` depends on the device or the size of the screen.
  var asksForScreen: Bool {
    switch kind {
    case .ternary: child(0)?.namesScreen ?? false
    case .branch, .switchCase:
      children.contains { !Self.blocks.contains($0.kind) && $0.namesScreen }
    case .switch: children.contains { $0.kind == .switchCase ? $0.asksForScreen : $0.namesScreen }
    default: false
    }
  }

  private static let blocks: Set<Kind> = [.block, .branch, .switch, .switchCase]

  private var namesScreen: Bool {
    ([self] + Array(descendants)).contains { node in
      guard node.kind == .name || node.kind == .member else { return false }
      return Self.screens.contains(node.name) || node.name.has(oneOf: Self.wordsOfScreens)
    }
  }

  private static let wordsOfScreens = [
    "sizeclass", "idiom", "ipad", "ispad", "landscape", "onmac", "catalyst",
  ].map { Array($0.utf8) }

  private static let screens: Set<String> = ["regular", "compact", "pad", "mac", "phone"]
}
