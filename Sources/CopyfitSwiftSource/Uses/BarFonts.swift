internal import CopyfitDynamicType
internal import CopyfitSwiftTree

/// Finds the fonts that code sets for the texts in navigation bars.
struct BarFonts {
  private var resolver: ControlResolver
  /// The fonts of titles in statements.
  private var titles: [Setting] = []
  /// Whether a large title may have a font other than the system's.
  private(set) var changesLargeTitles = false
  /// Whether a button may have such a font.
  private(set) var changesButtons = false

  /// The setting in one statement.
  private struct Setting {
    /// The font; `nil` if it is unknown.
    var font: FontDescriptor?
    /// The type whose bars the statement is about; `nil` if it is about all bars.
    var type: Int?
    /// Whether other types may have these bars, too.
    var isOfOthers: Bool
    /// Whether every object of the type has the font.
    var isAlways: Bool
  }

  /// The effect of a text's attributes on its font.
  private enum Effect: Equatable {
    case nothing
    /// The font; `nil` if it is unknown.
    case sets(FontDescriptor?)

    func and(_ other: Effect) -> Effect {
      switch (self, other) {
      case (.nothing, _): other
      case (_, .nothing): self
      default: self == other ? self : .sets(nil)
      }
    }
  }

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
    for name in Self.ofTitles {
      for statement in index.assignments[name] ?? [] where isAboutBar(statement) {
        addTitle(effect(of: statement.child(1)), name, statement)
      }
      for statement in index.elementAssignments[name] ?? [] where isAboutBar(statement) {
        addTitle(effect(ofElement: statement), name, statement)
      }
    }
    changesButtons = (index.calls["setTitleTextAttributes"] ?? []).contains {
      isAboutBar($0) && effect(of: $0.child(1)?.child(0)) != .nothing
    }
    if (index.calls["appearance"] ?? []).contains(where: \.changesLabelsOfBars) {
      titles.append(Setting(font: nil, type: nil, isOfOthers: true, isAlways: false))
      (changesLargeTitles, changesButtons) = (true, true)
    }
  }

  /// The font of the title of a type's object, and whether it is certain; `nil` for the system's font.
  ///
  /// - Parameter type: The type of the view controller; `nil` if it is unknown.
  func ofTitle(of type: Int?, _ types: TypeTable) -> (font: FontDescriptor?, isCertain: Bool)? {
    let lineage = type.map(types.lineage) ?? []
    let kin = lineage + (type.map(types.heirs) ?? [])
    let own = titles.filter { $0.type.map(kin.contains) ?? false }
    let found = own.isEmpty ? titles.filter(\.isOfOthers) : own
    guard let first = found.first else { return nil }
    let font = found.allSatisfy { $0.font == first.font } ? first.font : nil
    let isCertain =
      font != nil
      && own.contains { $0.isAlways && $0.type.map(lineage.contains) ?? false }
    return (font, isCertain)
  }

  private mutating func addTitle(_ effect: Effect, _ name: String, _ statement: SwiftNode) {
    guard case .sets(var font) = effect else { return }
    if name != Self.ofTitles[0] {
      changesLargeTitles = true
      // A small title, which has fewer points, is truncated if the large one is.
      guard font.map({ $0.pointSize < Self.known[0].pointSize }) ?? true else { return }
      font = nil
    }
    let types = resolver.objects.evaluator.types
    let names = ownNames(in: statement)
    let isOfItem = names.contains("navigationItem")
    let type =
      isOfItem || names.contains("navigationController")
      ? types.enclosingType(of: statement).flatMap { types.isDeclared($0) ? $0 : nil } : nil
    titles.append(
      Setting(
        font: font, type: type, isOfOthers: !isOfItem || type == nil,
        isAlways: statement.isInStart(of: resolver.objects.evaluator.index)))
  }

  /// The object's own properties that lead to the bar in a statement about its attributes, also through a variable with
  /// an appearance.
  private func ownNames(in statement: SwiftNode) -> Set<String> {
    guard let target = statement.child(0) else { return [] }
    var places = [target]
    if let root = target.rootName, let block = statement.parent, block.kind == .block {
      places += block.descendants.filter {
        $0.kind == .assignment && $0.child(1)?.kind == .name && $0.child(1)?.name == root
      }.compactMap { $0.child(0) }
    }
    let nodes = places.flatMap { [$0] + $0.descendants }.filter { node in
      node.isOfSelf
        && (node.kind == .member || resolver.objects.declaration(of: node.name, at: node) == nil)
    }
    return Set(nodes.map(\.name))
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
}

// MARK: - Attributes

extension BarFonts {
  /// The effect of a text's attributes on its font.
  private mutating func effect(of attributes: SwiftNode?) -> Effect {
    guard let attributes else { return .sets(nil) }
    switch attributes.kind {
    case .none: return .nothing
    case .dictionary:
      let parts = Array(attributes.children)
      return stride(from: 0, to: parts.count - 1, by: 2).reduce(.nothing) {
        $0.and(effect(of: parts[$1].name, parts[$1 + 1]))
      }
    case .array: return attributes.child(0) == nil ? .nothing : .sets(nil)
    case .cast: return effect(of: attributes.child(0))
    case .binary where attributes.name == "??":
      return attributes.children.reduce(.nothing) { $0.and(effect(of: $1)) }
    case .member: return Self.ofTitles.contains(attributes.name) ? .nothing : .sets(nil)
    case .name: return effect(ofVariable: attributes)
    default: return .sets(nil)
    }
  }

  private mutating func effect(of key: String, _ value: SwiftNode) -> Effect {
    guard key == "font" else {
      return Evaluator.plainAttributes.contains(key) ? .nothing : .sets(nil)
    }
    let found = resolver.objects.evaluator.answer(value, leadingDotOf: "UIFont").only
    guard case .font(let font)? = found else { return .sets(nil) }
    return Self.known.contains(font) ? .nothing : .sets(font)
  }

  /// The effect of an assignment to one attribute.
  private mutating func effect(ofElement assignment: SwiftNode) -> Effect {
    guard let value = assignment.child(1) else { return .sets(nil) }
    let key = assignment.child(0)?.children.first { $0.kind == .argument }?.child(0)?.name
    return effect(of: key ?? "", value)
  }

  /// The effect of the attributes in a local variable, including those that are set one by one.
  private mutating func effect(ofVariable name: SwiftNode) -> Effect {
    guard let variable = resolver.objects.declaration(of: name.name, at: name),
      let block = variable.parent, block.kind == .block
    else { return .sets(nil) }
    var effect = effect(of: variable.declaredValue)
    for node in block.descendants where node.kind == .assignment {
      guard let target = node.child(0), target.rootName == name.name else { continue }
      switch target.kind {
      case .name: effect = effect.and(self.effect(of: node.child(1)))
      case .subscripted: effect = effect.and(self.effect(ofElement: node))
      default: continue
      }
    }
    return effect
  }
}

extension SwiftNode {
  /// Whether a call gets the appearance of all labels, or of those in navigation bars, to change more than their color.
  fileprivate var changesLabelsOfBars: Bool {
    guard child(0)?.child(0)?.name == "UILabel" else { return false }
    let containers = child(.argument)
    guard containers.map({ $0.descendants.contains { $0.name.hasSuffix("NavigationBar") } }) ?? true
    else { return false }
    let property = parent.flatMap {
      $0.kind == .member && $0.parent?.kind == .assignment ? $0 : nil
    }
    return property.map { !$0.name.isOfLooksOnly } ?? true
  }

  /// The name at the beginning of a chain of members.
  fileprivate var rootName: String? {
    switch kind {
    case .name: name
    case .member, .subscripted, .cast: child(0)?.rootName
    default: nil
    }
  }
}
