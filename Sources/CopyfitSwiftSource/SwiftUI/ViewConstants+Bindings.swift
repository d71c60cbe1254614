internal import CopyfitSwiftTree

extension ViewConstants {
  /// Whether a field always has a text, so that it never shows its prompt: that of `text: .constant("…")`.
  ///
  /// It is `false` if the constant may be empty, and `nil` if the text is not constant.
  func isAlwaysFilled(_ field: SwiftNode) -> Bool? {
    guard let binding = evaluator.argument("text", of: field), binding.kind == .call,
      let callee = binding.child(0), callee.kind == .member, callee.name == "constant",
      callee.child(0).map({ $0.name == "Binding" }) != false,
      let value = evaluator.argument("", of: binding)
    else { return nil }
    return isFilled(value)
  }

  /// Whether a text in code is certainly not empty.
  private func isFilled(_ value: SwiftNode) -> Bool {
    switch value.kind {
    case .string:
      return !value.name.isEmpty
        || value.children.contains { $0.kind == .piece && !$0.name.isEmpty }
    case .ternary: return value.children.dropFirst().allSatisfy(isFilled)
    case .call:
      // A text that a table replaces is not empty either.
      guard ["NSLocalizedString", "LocalizedStringKey"].contains(value.child(0)?.name ?? "") else {
        return false
      }
      return value.child(.argument)?.child(0).map(isFilled) ?? false
    default: return false
    }
  }
}
