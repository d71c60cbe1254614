internal import CopyfitDynamicType
internal import CopyfitSwiftTree

/// Reads the arguments of modifiers: numbers, fonts and text sizes that are constants in code.
struct ViewConstants {
  let index: SourceIndex
  /// Evaluates names of numbers.
  var evaluator: Evaluator

  /// The known values of parameters and of `self` in the function that is read, and the arguments for its parameters.
  var frame = Evaluator.Frame()
  var arguments: [SwiftNode: SwiftNode] = [:]
  /// What the view or function that is walked was given for names in an expression.
  var given = GivenNames()

  /// The maximum number of names, functions and terms that lead to one another.
  static let maximumDepth = 8

  init(_ index: SourceIndex) { (self.index, evaluator) = (index, Evaluator(index)) }

  /// The largest length, size or count that is read; no view has a larger one.
  private static let largestNumber = 10_000.0

  /// A number that is written there, or the value of a constant or a sum of them; `nil` if it is too large.
  mutating func number(_ node: SwiftNode, depth: Int = 0) -> Double? {
    guard depth < Self.maximumDepth else { return nil }
    return anyNumber(resolved(node), depth).flatMap { abs($0) <= Self.largestNumber ? $0 : nil }
  }

  /// A size of a font in points, which is positive.
  private mutating func pointSize(_ node: SwiftNode) -> Double? {
    number(node).flatMap { $0 > 0 ? $0 : nil }
  }

  private mutating func anyNumber(_ node: SwiftNode, _ depth: Int) -> Double? {
    switch node.kind {
    case .number: return Double(node.name.replacing("_", with: ""))
    case .prefix where node.name == "-":
      return node.child(0).flatMap { number($0, depth: depth + 1) }.map { -$0 }
    case .binary: return result(of: node, depth)
    case .call where node.child(0)?.name == "CGFloat" || node.child(0)?.name == "Double":
      return node.child(2) == nil
        ? node.child(1)?.child(0).flatMap { number($0, depth: depth + 1) } : nil
    case .name, .member:
      guard !index.mayBeHidden(node) else { return nil }
      return declaredValue(of: node).flatMap { number($0, depth: depth + 1) }
    default: return nil
    }
  }

  /// `true` or `false` if it is written there.
  func boolean(_ node: SwiftNode?) -> Bool? {
    node?.kind == .boolean ? node?.name == "true" : nil
  }
}

// MARK: - Fonts

extension ViewConstants {
  /// A font of SwiftUI or of the configuration; `nil` if a part of it is unknown.
  mutating func font(_ given: SwiftNode, depth: Int = 0) -> Font? {
    let node = resolved(given)
    if let known = fontOfCode(node, depth: depth) { return known }
    evaluator.startQuestion()
    return evaluator.helper(node, Evaluator.Frame())
  }

  /// A font of SwiftUI that the sources define.
  mutating func fontOfCode(_ node: SwiftNode, depth: Int = 0) -> Font? {
    guard depth < Self.maximumDepth else { return nil }
    if let known = given.fonts[node] { return known }
    switch node.kind {
    case .member:
      guard isOfFont(node) else { return fontOfOwnType(node, depth: depth) }
      let own = members(node.name, at: node)
      guard own.isEmpty else {
        return own.only.flatMap(declared).flatMap { font($0, depth: depth + 1) }
      }
      return TextStyle(name: node.name).map { .textStyle($0) }
    case .call:
      guard let callee = node.child(0) else { return nil }
      if callee.kind == .member, !isOfFont(callee), let change = change(callee.name, node),
        let base = callee.child(0).flatMap({ font($0, depth: depth + 1) })
      {
        return base.modified(by: change)
      }
      if isOfFont(callee), !isOwn(node, named: callee.name) {
        return made(by: callee.name, node)
      }
      return fontOfFunction(node, callee, depth: depth)
    case .name: return value(ofName: node).flatMap { font($0, depth: depth + 1) }
    default: return nil
    }
  }

  /// Whether a member is one of `Font` itself.
  func isOfFont(_ node: SwiftNode) -> Bool {
    guard node.kind == .member else { return false }
    guard let base = node.child(0) else { return true }
    return base.name == "Font" || base.name == "TextStyle" && base.child(0)?.name == "Font"
  }

  /// The project's own members of `Font` with this name that may be fonts, and that a node's source can name.
  func members(_ name: String, at node: SwiftNode) -> [SwiftNode] {
    (index.types.names.nearest("Font", inside: nil) ?? []).flatMap {
      index.types.members(name, of: $0)?.nodes ?? []
    }.filter { $0.mayBeFont && $0.canBeNamed(from: node) }
  }

  /// The only expression of a constant or getter.
  func declared(by variable: SwiftNode) -> SwiftNode? {
    guard variable.kind == .variable else { return nil }
    if let getter = variable.child(.accessor) {
      guard let block = getter.child(.block), block.child(1) == nil else { return nil }
      let only = block.child(0)
      return only?.kind == .return ? only?.child(0) : only
    }
    return variable.flags.contains(.isConstant) ? variable.declaredValue : nil
  }

  /// The value of the constant with this name: that of the nearest declaration, if it is the only one there.
  func value(ofName node: SwiftNode) -> SwiftNode? {
    var last = node
    for ancestor in node.ancestors {
      defer { last = ancestor }
      switch ancestor.kind {
      case .block, .branch, .switchCase:
        if let local = evaluator.local(node.name, in: ancestor, before: last) {
          // A condition gives its variable a part of the value.
          return local.flags.contains(.isBound) ? nil : declared(by: local)
        }
      case .function, .closure:
        if ancestor.children.contains(where: { $0.kind == .parameter && $0.name == node.name }) {
          return nil
        }
      case .class, .struct, .enum, .protocol, .extension:
        let type = index.types.type(of: ancestor)
        if let own = type.flatMap({ index.types.members(node.name, of: $0)?.nodes }), !own.isEmpty {
          return own.only.flatMap(declared)
        }
      default: break
      }
    }
    return index.globals[node.name]?.filter { $0.canBeNamed(from: node) }.only.flatMap(declared)
  }

  /// `system(…)` and `custom(…)`.
  private mutating func made(by name: String, _ call: SwiftNode) -> Font? {
    let size = evaluator.argument("size", of: call).flatMap { pointSize($0) }
    switch name {
    case "system":
      guard let design = design(of: call), let weight = weight(of: call) else { return nil }
      if let size { return .system(size: size, weight: weight, design: design) }
      guard let style = evaluator.argument("", of: call).map(resolved), isOfFont(style) else {
        return nil
      }
      return TextStyle(name: style.name).map { .system($0, design: design, weight: weight) }
    case "custom":
      guard let family = evaluator.argument("", of: call).flatMap({ literal($0) }) else {
        return nil
      }
      if let fixed = evaluator.argument("fixedSize", of: call) {
        return pointSize(fixed).map { .custom(family, fixedSize: $0) }
      }
      guard let size else { return nil }
      guard let style = evaluator.argument("relativeTo", of: call).map(resolved) else {
        return .custom(family, size: size)
      }
      guard isOfFont(style) else { return nil }
      return TextStyle(name: style.name).map { .custom(family, size: size, relativeTo: $0) }
    default: return nil
    }
  }

  private func design(of call: SwiftNode) -> FontDesign? {
    guard let node = evaluator.argument("design", of: call).map(resolved), node.kind != .none else {
      return .standard
    }
    return node.kind == .member ? FontDesign(rawValue: node.name) : nil
  }

  /// The weight that a call passes, `.some(nil)` if it passes none; `nil` if it is unknown.
  private func weight(of call: SwiftNode) -> FontWeight?? {
    guard let node = evaluator.argument("weight", of: call).map(resolved), node.kind != .none else {
      return .some(nil)
    }
    guard node.kind == .member, let weight = FontWeight(name: node.name) else { return nil }
    return .some(weight)
  }

  /// The change of a font by one of its functions, or by a modifier of a view.
  func change(_ name: String, _ call: SwiftNode) -> Font.Modifier? {
    let first = evaluator.argument("", of: call).map(resolved)
    switch name {
    case "weight", "fontWeight":
      return first.flatMap { $0.kind == .member ? FontWeight(name: $0.name) : nil }
        .map { .weight($0) }
    case "bold", "italic", "monospaced", "monospacedDigit":
      guard first == nil || boolean(first) == true else { return nil }
      return Self.changes[name]
    case "leading": return first.flatMap { Font.Leading(rawValue: $0.name) }.map { .leading($0) }
    default: return nil
    }
  }

  private static let changes: [String: Font.Modifier] = [
    "bold": .bold, "italic": .italic, "monospaced": .monospaced,
    "monospacedDigit": .monospacedDigit,
  ]
}

extension SwiftNode {
  /// Whether a member of `Font` may be a font itself: it is declared neither with another type nor as a number or text.
  fileprivate var mayBeFont: Bool {
    guard kind == .variable else { return true }
    if let type = child(.typeName) { return ["Font", "SwiftUI.Font", "Self"].contains(type.name) }
    guard let value = declaredValue else { return true }
    return ![.number, .string, .boolean].contains(value.kind)
  }
}

extension Collection {
  /// The element of a collection that has no other.
  var only: Element? { count == 1 ? first : nil }
}
