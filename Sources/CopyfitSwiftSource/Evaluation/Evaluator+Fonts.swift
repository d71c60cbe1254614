internal import CopyfitDynamicType
internal import CopyfitSwiftTree

extension Evaluator {
  /// The font from one of UIKit's functions; `nil` for other calls, or if an argument is unknown.
  mutating func font(
    _ call: SwiftNode, _ callee: SwiftNode, _ frame: Frame
  ) -> FontDescriptor? {
    if callee.kind == .name {
      guard callee.name == "UIFont", let name = argument("name", of: call),
        let family = evaluate(name, frame).literal, let size = number("size", of: call, frame)
      else { return nil }
      return .named(family, size: size)
    }
    guard callee.kind == .member, isOfPlatform(call, callee) else { return nil }
    switch callee.name {
    case "systemFont": return system(call, frame)
    case "boldSystemFont":
      return number("ofSize", of: call, frame).map { .system(size: $0, weight: .bold) }
    case "italicSystemFont":
      return number("ofSize", of: call, frame).map { .system(size: $0, isItalic: true) }
    case "preferredFont":
      guard !isForOtherTraits(call) else { return nil }
      return style(argument("forTextStyle", of: call)).map { .preferred(for: $0) }
    case "scaledFont": return scaled(call, callee, frame)
    default: return nil
    }
  }

  /// Whether a call is of a UIKit function: the app's own fonts may have functions with the same names.
  private func isOfPlatform(_ call: SwiftNode, _ callee: SwiftNode) -> Bool {
    guard callee.name != "scaledFont" else { return true }
    guard let base = callee.child(0) else { return true }
    guard base.kind == .name, base.name == "UIFont" else { return false }
    let labels = call.children.filter { $0.kind == .argument }.map(\.name)
    return labels.allSatisfy(Self.platformLabels.contains)
  }

  private static let platformLabels: Set<String> = [
    "ofSize", "weight", "forTextStyle", "compatibleWith",
  ]

  private mutating func system(_ call: SwiftNode, _ frame: Frame) -> FontDescriptor? {
    guard let size = number("ofSize", of: call, frame) else { return nil }
    guard let weight = argument("weight", of: call) else { return .system(size: size) }
    guard weight.kind == .member else { return nil }
    return FontWeight(name: weight.name).map { .system(size: size, weight: $0) }
  }

  /// Whether a font is for other traits than those around its view, for example with a maximum text size.
  private func isForOtherTraits(_ call: SwiftNode) -> Bool {
    guard let traits = argument("compatibleWith", of: call) else { return false }
    return traits.kind != .none && traits.lastName != "traitCollection"
  }

  /// A font from `UIFontMetrics`; its default style is `body`.
  private mutating func scaled(
    _ call: SwiftNode, _ callee: SwiftNode, _ frame: Frame
  ) -> FontDescriptor? {
    // A maximum size makes another font.
    guard call.children.count(where: { $0.kind == .argument }) == 1,
      let inner = argument("for", of: call), let metrics = callee.child(0),
      case .font(let font)? = evaluate(inner, frame, expected: "UIFont").only
    else { return nil }
    if metrics.kind == .member, metrics.name == "default" {
      return font.scaled(relativeTo: .body)
    }
    guard metrics.kind == .call, metrics.child(0)?.name == "UIFontMetrics" else { return nil }
    return style(argument("forTextStyle", of: metrics)).map { font.scaled(relativeTo: $0) }
  }

  private func style(_ node: SwiftNode?) -> TextStyle? {
    guard let node, node.kind == .member else { return nil }
    return TextStyle(name: node.name)
  }

  private mutating func number(
    _ label: String, of call: SwiftNode, _ frame: Frame
  ) -> Double? {
    guard let node = argument(label, of: call) else { return nil }
    return evaluate(node, frame).number.flatMap { $0 > 0 && $0 < 1_000 ? $0 : nil }
  }
}
