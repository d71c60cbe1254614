internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Conditions on the text size: of what they decide, nothing is shown at the other sizes.
extension ViewWalker {
  /// The name of the value that decides.
  static let textSize = "dynamicTypeSize"

  /// Whether an `if`, `switch` or `?:` depends on the text size.
  mutating func asksForTextSize(_ condition: SwiftNode) -> Bool {
    if let known = sizeConditions[condition] { return known }
    let isAsked = nameTextSize(condition.deciding)
    sizeConditions[condition] = isAsked
    return isAsked
  }

  /// The maximum number of variables and properties that are examined for a condition.
  private static let maximumSizeNames = 200

  /// Whether expressions depend on the text size, or may do so: they lead to more names than are examined.
  private func nameTextSize(_ nodes: [SwiftNode]) -> Bool {
    var examined: Set<SwiftNode> = []
    var pending = [nodes]
    while let next = pending.popLast() {
      let parts = next.flatMap { [$0] + Array($0.descendants) }
      for part in parts where part.kind == .name || part.kind == .member {
        if part.name.has(oneOf: Self.wordsOfTextSizes) { return true }
        if part.kind == .member, part.child(0) == nil {
          if isTextSize(part.name, among: parts) { return true }
          continue
        }
        for value in values(of: part) where examined.insert(value).inserted {
          guard examined.count <= Self.maximumSizeNames else { return true }
          pending.append([value])
        }
      }
    }
    return false
  }

  /// Whether a name after a dot is that of a text size, judging by the others beside it.
  private func isTextSize(_ name: String, among parts: [SwiftNode]) -> Bool {
    Self.ownSizes.contains(name)
      || Self.commonSizes.contains(name) && parts.contains(where: constants.isOfEnvironment)
  }

  /// What a name of a variable around it or of a property of `self` has as its value.
  private func values(of name: SwiftNode) -> [SwiftNode] {
    guard name.isOfSelf else { return [] }
    for block in name.ancestors where block.kind == .block {
      let local = block.children.first { $0.kind == .variable && $0.name == name.name }
      if let value = local?.declaredValue { return [value] }
    }
    // With all that decides which of several values it has.
    return properties(name).compactMap { $0.getter?.child(.block) ?? $0.declaredValue }
  }

  private func properties(_ name: SwiftNode) -> [SwiftNode] {
    let type = types.enclosingType(of: name)
    let members = type.flatMap { types.members(name.name, of: $0)?.nodes } ?? []
    return members.filter { $0.kind == .variable }
  }

  private static let wordsOfTextSizes = [
    "dynamictypesize", "sizecategory", "isaccessibilitysize", "isaccessibilitycategory", "typesize",
  ].map { Array($0.utf8) }

  /// Text sizes with names that other values rarely have, and the others (SwiftUI's `DynamicTypeSize`).
  private static let ownSizes: Set<String> = [
    "xSmall", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
    "accessibility4", "accessibility5", "extraSmall", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]
  private static let commonSizes: Set<String> = ["small", "medium", "large"]
}

extension ViewEnvironment {
  /// The environment of a text that may not be shown at the sizes at which it would be lost.
  func atSomeSizes(_ doubt: Doubt) -> ViewEnvironment {
    var environment = self
    environment.width = ControlRoom(least: self.width.least, most: .unlimited, doubt: doubt)
    environment.stack = nil
    return environment
  }
}

extension SwiftNode {
  /// The expressions and patterns that decide what is shown.
  fileprivate var deciding: [SwiftNode] {
    switch kind {
    case .ternary: child(0).map { [$0] } ?? []
    case .branch: children.filter { $0.kind != .block && $0.kind != .branch }
    case .switch:
      children.flatMap { part in
        part.kind == .switchCase ? part.children.filter { $0.kind != .block } : [part]
      }
    default: []
    }
  }
}
