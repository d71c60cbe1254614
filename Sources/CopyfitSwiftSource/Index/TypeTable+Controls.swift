internal import CopyfitSwiftTree

extension TypeTable {
  private static let controls: Set = [
    "UILabel", "UIButton", "UITextField", "UITextView", "UISegmentedControl",
  ]

  /// Whether a type is a control with a text.
  func isControl(_ type: Int) -> Bool {
    lineage(of: type).contains { Self.controls.contains(entries[$0].name) }
  }

  private static func namesGenericType(_ name: String) -> Bool {
    name.utf8.count == 1 || ["View", "Control", "Element", "Object", "Base"].contains(name)
  }

  /// Whether a variable or parameter may store a control, judging by its type or its initializer.
  func mayHaveControl(_ variable: SwiftNode) -> Bool {
    if variable.flags.contains(.isOutlet) { return true }
    let made = variable.declaredValue.flatMap { $0.kind == .call ? $0.child(0)?.lastName : nil }
    guard let name = variable.child(.typeName)?.name ?? made else { return false }
    let found = resolve(name)
    if variable.kind == .parameter, found.isEmpty, Self.namesGenericType(name) { return true }
    guard found.isEmpty, variable.child(.typeName) == nil else {
      return found.contains(where: isControl)
    }
    return ["label", "button"].contains { name.lowercased().hasSuffix($0) }
  }
}
