internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Texts in whose place `redacted(reason: .placeholder)` shows a gray rectangle.
extension ViewWalker {
  /// Applies `redacted` or `unredacted`.
  mutating func redact(_ call: SwiftNode, _ inner: inout ViewEnvironment) {
    if call.child(0)?.name == "unredacted" {
      inner = inner.unredacted
    } else if inner.hiding == nil, let reason = constants.evaluator.argument("reason", of: call),
      decided(reason, inner.shape).isPlaceholder
    {
      inner = inner.hidden(.redacted)
    }
  }
}

extension ViewEnvironment {
  /// The same for what is shown although the view around it is redacted.
  ///
  /// That menus, the prompts of fields and presented screens are redacted is not documented.
  var unredacted: ViewEnvironment {
    guard self.hiding == .redacted else { return self }
    var environment = self
    environment.hiding = nil
    return environment
  }
}

extension SwiftNode {
  /// Whether a value of `RedactionReasons` certainly contains `placeholder`.
  fileprivate var isPlaceholder: Bool {
    switch kind {
    case .member:
      name == "placeholder" && (child(0).map { $0.name == "RedactionReasons" } ?? true)
    case .array: children.contains(where: \.isPlaceholder)
    default: false
    }
  }
}
