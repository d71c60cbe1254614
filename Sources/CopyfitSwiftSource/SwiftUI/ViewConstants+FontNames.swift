internal import CopyfitDynamicType
internal import CopyfitSwiftTree

extension ViewConstants {
  /// The name of a font in an expression that the sources do not define; `nil` if they do, or if there is no such name.
  mutating func openFontName(_ node: SwiftNode) -> String? {
    var next: SwiftNode? = node
    while let node = next {
      guard fontOfCode(node) == nil else { return nil }
      let inner = node.kind == .call ? node.child(0) : nil
      // A font changed by a function has another name.
      guard let inner, let base = inner.child(0), change(inner.name, node) != nil else { break }
      next = base
    }
    guard let found = next, let name = found.fontName, !Self.ofSystem.contains(found.functionName),
      TextStyle(name: name) == nil
    else { return nil }
    evaluator.startQuestion()
    return evaluator.isOfModule(found) ? name : nil
  }

  /// Functions of SwiftUI and UIKit, whose arguments are unknown.
  private static let ofSystem: Set<String> = [
    "system", "custom", "systemFont", "boldSystemFont", "italicSystemFont", "preferredFont",
    "monospacedSystemFont", "monospacedDigitSystemFont", "scaledFont", "init", "Font", "UIFont",
    "withSize", "default", "withTraits",
  ]

  /// The name in a font modifier for which the configuration gives the font; `nil` for other modifiers.
  mutating func helperName(in call: SwiftNode) -> String? {
    guard !evaluator.fontHelpers.isEmpty else { return nil }
    if evaluator.helper(modifier: call) != nil { return call.modifierName }
    guard call.child(0)?.name == "font", let font = evaluator.argument("", of: call),
      self.font(font) != nil
    else { return nil }
    var own = self
    own.evaluator.fontHelpers = FontHelpers()
    return own.openFontName(font)
  }
}

extension SwiftNode {
  /// The last name of a function or member.
  fileprivate var functionName: String { (kind == .call ? child(0)?.name : name) ?? "" }
}
