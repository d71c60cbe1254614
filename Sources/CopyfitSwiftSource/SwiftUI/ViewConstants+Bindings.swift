internal import CopyfitSwiftTree

extension ViewConstants {
  /// Whether a field has a text, in place of which it shows its prompt where it has none.
  enum Filling {
    /// A person may change the text.
    case open
    /// It always has a text, so that its prompt is never shown.
    case always
    /// Its text is always empty.
    case never
    /// Its text is constant, and unknown.
    case unknown
  }

  /// The filling of a field: that of `text: .constant("…")`, or open.
  func filling(of field: SwiftNode) -> Filling {
    guard let binding = evaluator.argument("text", of: field), binding.kind == .call,
      let callee = binding.child(0), callee.kind == .member, callee.name == "constant",
      callee.child(0).map({ $0.name == "Binding" }) != false,
      let value = evaluator.argument("", of: binding)
    else { return .open }
    return filling(byText: value)
  }

  private func filling(byText value: SwiftNode) -> Filling {
    switch value.kind {
    case .string:
      let pieces = value.children.filter { $0.kind == .piece }
      guard !pieces.isEmpty else { return value.name.isEmpty ? .never : .always }
      return pieces.contains { !$0.name.isEmpty } ? .always : .unknown
    case .ternary:
      let ways = value.children.dropFirst().map { filling(byText: $0) }
      return ways.dropFirst().allSatisfy { $0 == ways[0] } ? ways.first ?? .unknown : .unknown
    case .call where value.child(0)?.name == "NSLocalizedString":
      // A translation that is empty all the same is a finding of its own.
      return value.child(.argument)?.child(0).map { filling(byText: $0) } ?? .unknown
    default: return .unknown
    }
  }
}
