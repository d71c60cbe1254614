internal import CopyfitDynamicType
internal import CopyfitSwiftTree

/// Finds whether code may set fonts of the texts in navigation bars.
struct BarFonts {
  private var resolver: ControlResolver
  /// Whether some title may have a wider font than the system's.
  private(set) var areOfTitles = false
  /// Whether some button may have one.
  private(set) var areOfButtons = false

  private static let ofTitles = ["titleTextAttributes", "largeTitleTextAttributes"]
  /// Names in statements about tabs.
  private static let tabs: Set = [
    "UITabBarItem", "tabBarItem", "stackedLayoutAppearance", "inlineLayoutAppearance",
    "compactInlineLayoutAppearance",
  ]
  /// The fonts of titles and of buttons in the versions of iOS.
  private static let known: [FontDescriptor] = [
    .system(size: 17), .system(size: 17, weight: .medium), .system(size: 17, weight: .semibold),
  ]

  init(_ evaluator: Evaluator) {
    resolver = ControlResolver(evaluator)
    let index = evaluator.index
    areOfTitles = Self.ofTitles.contains { name in
      (index.assignments[name] ?? []).contains { isAboutBar($0) && setsFont($0.child(1)) }
    }
    areOfButtons = (index.calls["setTitleTextAttributes"] ?? []).contains {
      isAboutBar($0) && setsFont($0.child(1)?.child(0))
    }
  }

  /// Whether a statement may be about a navigation bar or a button in one.
  private mutating func isAboutBar(_ statement: SwiftNode) -> Bool {
    guard let target = statement.child(0),
      !target.descendants.contains(where: { Self.tabs.contains($0.name) })
    else { return false }
    let evaluator = resolver.objects.evaluator
    let types: [Int]
    if let base = target.child(0), base.name != "self" {
      types = resolver.objects.evaluator.answer(base).values.compactMap(\.instanceType)
    } else {
      types = evaluator.types.enclosingType(of: statement).map { [$0] } ?? []
    }
    return !types.contains { type in
      evaluator.types.lineage(of: type).contains {
        evaluator.types.entries[$0].name == "UISegmentedControl"
      }
    }
  }

  /// Whether attributes of a text may change its width.
  private mutating func setsFont(_ attributes: SwiftNode?) -> Bool {
    guard let attributes else { return true }
    switch attributes.kind {
    case .none: return false
    case .dictionary:
      let parts = Array(attributes.children)
      return stride(from: 0, to: parts.count - 1, by: 2).contains {
        setsFont(parts[$0].name, parts[$0 + 1])
      }
    case .array: return attributes.child(0) != nil
    case .cast: return setsFont(attributes.child(0))
    case .binary: return attributes.name != "??" || attributes.children.contains { setsFont($0) }
    case .member: return !Self.ofTitles.contains(attributes.name)
    case .name: return setsFont(variable: attributes)
    default: return true
    }
  }

  private mutating func setsFont(_ key: String, _ value: SwiftNode) -> Bool {
    guard key == "font" else { return !Evaluator.plainAttributes.contains(key) }
    let found = resolver.objects.evaluator.answer(value, leadingDotOf: "UIFont").only
    guard case .font(let font)? = found else { return true }
    return !Self.known.contains(font)
  }

  /// Whether a local variable may have such attributes, also those that are set one by one.
  private mutating func setsFont(variable name: SwiftNode) -> Bool {
    guard let variable = resolver.objects.declaration(of: name.name, at: name),
      let block = variable.parent, block.kind == .block, setsFont(variable.declaredValue) == false
    else { return true }
    return block.descendants.contains { node in
      guard node.kind == .assignment, let target = node.child(0), let value = node.child(1) else {
        return false
      }
      if target.kind == .name { return target.name == name.name && setsFont(value) }
      guard target.kind == .subscripted, target.child(0)?.name == name.name else { return false }
      return setsFont(target.children.first { $0.kind == .argument }?.child(0)?.name ?? "", value)
    }
  }
}
