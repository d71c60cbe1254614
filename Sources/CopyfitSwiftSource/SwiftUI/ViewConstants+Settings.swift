internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Fonts that depend on values which the app may change, such as a size that its user chooses.
extension ViewConstants {
  /// The reason that a font is unknown, if its declaration in the sources gives one: it depends on a setting.
  mutating func doubt(ofFont node: SwiftNode) -> Doubt? {
    var known: Set<SwiftNode> = []
    return dependsOnSetting(node, &known) ? .settingOfApp : nil
  }

  /// The maximum number of declarations that are examined for one font.
  private static let maximumDeclarations = 40

  private mutating func dependsOnSetting(
    _ node: SwiftNode, _ known: inout Set<SwiftNode>
  ) -> Bool {
    for name in [node] + Array(node.descendants)
    where name.kind == .name || name.kind == .member {
      if name.name == "UserDefaults" { return true }
      for declaration in declarations(of: name) where known.count < Self.maximumDeclarations {
        guard known.insert(declaration).inserted else { continue }
        if isSetting(declaration) { return true }
        for block in declaration.viewBlocks where dependsOnSetting(block, &known) { return true }
      }
    }
    return false
  }

  /// The members of types of the project that a name means.
  private mutating func declarations(of name: SwiftNode) -> [SwiftNode] {
    let owners: [Int]
    if name.kind == .name {
      owners = index.types.enclosingType(of: name).map { [$0] } ?? []
    } else if let base = name.child(0), base.name != "Font" {
      owners = evaluator.answer(base, leadingDotOf: "Font").values.compactMap(\.anyType)
    } else {
      owners = index.types.names.nearest("Font", inside: nil) ?? []
    }
    let members = owners.compactMap { index.types.members(name.name, of: $0)?.nodes }.joined()
    guard members.isEmpty, name.kind == .name else { return Array(members) }
    return index.globals[name.name] ?? []
  }

  /// Whether a declaration is a stored variable of an object or type that is not a view: the state of a view is no
  /// setting.
  private func isSetting(_ declaration: SwiftNode) -> Bool {
    guard declaration.kind == .variable, declaration.getter == nil,
      !declaration.flags.contains(.isConstant)
    else { return false }
    let owner = index.types.enclosingType(of: declaration)
    return owner.map { index.types.members("body", of: $0) == nil } ?? true
  }
}
