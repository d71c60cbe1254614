internal import CopyfitSwiftTree

extension SwiftNode {
  /// The functions that run before a view controller is shown.
  private static let starts: Set<String> = [
    "init", "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
    "viewDidAppear",
  ]
  /// The number of functions through which a statement is followed to one of those functions.
  private static let maximumCalls = 2

  /// Whether a statement always runs before an object is shown.
  func isInStart(of index: SourceIndex, calls: Int = 0) -> Bool {
    guard runsAlways, let function = enclosingFunction else { return false }
    if Self.starts.contains(function.name) { return true }
    let type = index.types.enclosingType(of: self)
    return calls < Self.maximumCalls
      && (index.calls[function.name] ?? []).contains { call in
        call.child(0)?.isOfSelf == true && index.types.enclosingType(of: call) == type
          && call.isInStart(of: index, calls: calls + 1)
      }
  }

  /// Whether a name or member is one of the object's own.
  var isOfSelf: Bool {
    kind == .name || kind == .member && child(0)?.kind == .name && child(0)?.name == "self"
  }
}

extension SwiftNode {
  /// Whether it is `Text.init`, as a function.
  var isTextInitializer: Bool {
    kind == .member && name == "init" && child(0)?.kind == .name && child(0)?.name == "Text"
      && parent?.kind == .argument
  }
}
