internal import CopyfitSwiftTree

/// Conditions on the device or the size of the screen: some of what they decide is never shown on an iPhone in portrait,
/// whose widths are checked.
extension ViewWalker {
  /// What is known of a condition on an iPhone in portrait.
  private enum PhoneTruth {
    case always, never
    /// It does not depend on the screen.
    case either
    /// It depends on the screen in a way that is not understood.
    case unknown

    var negated: PhoneTruth {
      switch self {
      case .always: .never
      case .never: .always
      case .either, .unknown: self
      }
    }
  }

  /// Alternatives that may be shown on other screens only.
  struct OtherScreens {
    var nodes: [SwiftNode] = []
    /// Whether no iPhone in portrait shows them.
    var isCertain = true
  }

  /// The alternatives of an `if`, `switch` or `?:` that may be shown on other screens only.
  mutating func onOtherScreens(of node: SwiftNode) -> OtherScreens {
    if let known = screenConditions[node] { return known }
    let found = node.kind == .switch ? otherCases(of: node) : otherAlternatives(of: node)
    screenConditions[node] = found
    return found
  }

  private mutating func otherAlternatives(of node: SwiftNode) -> OtherScreens {
    guard node.kind == .ternary || node.isDecision else { return OtherScreens() }
    let all =
      node.kind == .ternary
      ? Array(node.children.dropFirst()) : node.children.filter(\.isAlternative)
    switch truth(onPhones: node.conditions) {
    case .either: return OtherScreens()
    case .unknown: return OtherScreens(nodes: all, isCertain: false)
    case .always: return OtherScreens(nodes: node.name == "guard" ? all : Array(all.dropFirst()))
    case .never: return OtherScreens(nodes: node.name == "guard" ? [] : Array(all.prefix(1)))
    }
  }

  /// The cases of a `switch` that a phone does not take, or all if it is not understood which one it takes.
  private mutating func otherCases(of node: SwiftNode) -> OtherScreens {
    let cases = node.children.filter { $0.kind == .switchCase }
    guard let subject = node.child(0) else { return OtherScreens() }
    let patterns = cases.flatMap(\.patterns)
    guard let phone = phoneCase(of: subject), patterns.allSatisfy(\.isScreenCase),
      !cases.contains(where: \.fallsThrough)
    else {
      let isAsked = namesScreen(subject) || patterns.contains(where: \.namesDevice)
      return OtherScreens(nodes: isAsked ? cases : [], isCertain: false)
    }
    var isTaken = false
    let others = cases.filter { one in
      let patterns = Array(one.patterns)
      if patterns.isEmpty { return isTaken }
      let matches = patterns.contains { $0.name == phone }
      isTaken = isTaken || matches
      return !matches
    }
    return OtherScreens(nodes: others)
  }

  /// Whether no iPhone in portrait reaches the statements after a `guard`, or after an `if` that returns; `nil` if they
  /// do not depend on the screen, or if phones reach them.
  mutating func leavesOtherScreens(_ statement: SwiftNode) -> Bool? {
    guard statement.isDecision else { return nil }
    let blocks = statement.children.filter(\.isAlternative)
    guard blocks.count == 1, statement.name == "guard" || blocks[0].endsWithReturn else {
      return nil
    }
    switch truth(onPhones: statement.conditions) {
    case .either: return nil
    case .unknown: return false
    case .always: return statement.name == "if" ? true : nil
    case .never: return statement.name == "guard" ? true : nil
    }
  }

  /// The alternative of a `?:` that an iPhone in portrait takes; `nil` if it is unknown.
  mutating func alternative(onPhonesOf node: SwiftNode) -> SwiftNode? {
    guard node.kind == .ternary else { return nil }
    let others = onOtherScreens(of: node)
    guard others.isCertain, others.nodes.count == 1 else { return nil }
    return node.children.dropFirst().first { $0 != others.nodes[0] }
  }

  /// Whether an expression depends on the device or the size of the screen.
  mutating func asksForScreen(_ expression: SwiftNode) -> Bool { namesScreen(expression) }
}

// MARK: - What holds on phones

extension ViewWalker {
  private mutating func truth(onPhones conditions: [SwiftNode]) -> PhoneTruth {
    // What a pattern does with its value is not examined.
    guard !conditions.isEmpty, !conditions.contains(where: \.isMatch) else {
      for condition in conditions where namesScreen(condition) { return .unknown }
      return .either
    }
    return conditions.reduce(.always) { Self.both($0, truth(onPhones: $1, depth: 0)) }
  }

  private mutating func truth(onPhones node: SwiftNode, depth: Int) -> PhoneTruth {
    switch node.kind {
    case .prefix where node.name == "!":
      return node.child(0).map { truth(onPhones: $0, depth: depth).negated } ?? .unknown
    case .binary:
      if let known = truth(onPhonesOfBinary: node, depth: depth) { return known }
    case .name, .member: return truth(onPhonesOfName: node, depth: depth)
    default: break
    }
    return namesScreen(node) ? .unknown : .either
  }

  /// What is known of a name: by its declaration, or by its words if the sources do not declare it.
  private mutating func truth(onPhonesOfName node: SwiftNode, depth: Int) -> PhoneTruth {
    let word = Self.phoneNames[node.name.lowercased()]
    if let word, node.isOfDevice, !index.mayBeHidden(node), meaning(of: node) == nil {
      return word ? .always : .never
    }
    let value = depth < Self.maximumScreenSteps ? fixedValue(of: node) : nil
    let truth: PhoneTruth = value.map { self.truth(onPhones: $0, depth: depth + 1) } ?? .either
    // A value may also depend on what leads to it.
    return truth == .either && (word != nil || namesScreen(node)) ? .unknown : truth
  }

  private mutating func truth(onPhonesOfBinary node: SwiftNode, depth: Int) -> PhoneTruth? {
    guard let left = node.child(0), let right = node.child(1) else { return nil }
    switch node.name {
    case "&&", "||":
      let (first, last) = (
        truth(onPhones: left, depth: depth), truth(onPhones: right, depth: depth)
      )
      return node.name == "&&"
        ? Self.both(first, last) : Self.both(first.negated, last.negated).negated
    case "==", "!=":
      guard let phone = phoneCase(of: left), right.kind == .member,
        Self.screenCases.contains(right.name)
      else { return nil }
      return (right.name == phone) == (node.name == "==") ? .always : .never
    default: return nil
    }
  }

  /// What is known of two conditions that must both hold.
  private static func both(_ first: PhoneTruth, _ last: PhoneTruth) -> PhoneTruth {
    if first == .never || last == .never { return .never }
    if first == .unknown || last == .unknown { return .unknown }
    return first == .always && last == .always ? .always : .either
  }

  /// The case that a size class or an idiom has on an iPhone in portrait; `nil` for other expressions.
  private mutating func phoneCase(of node: SwiftNode, depth: Int = 0) -> String? {
    guard node.kind == .name || node.kind == .member else { return nil }
    if let known = Self.phoneCases[node.name] { return isSetByCode(node.name) ? nil : known }
    guard depth < Self.maximumScreenSteps else { return nil }
    return fixedValue(of: node).flatMap { phoneCase(of: $0, depth: depth + 1) }
  }

  /// Whether code of the app gives views or controllers another size class or idiom than the screen's.
  private mutating func isSetByCode(_ name: String) -> Bool {
    let known = setTraits ?? index.setTraits(of: Set(Self.phoneCases.keys))
    setTraits = known
    return known.contains(name)
  }

  /// The expression that a constant or getter always has the value of, if it ends with one; `nil` for other names.
  private mutating func fixedValue(of name: SwiftNode) -> SwiftNode? {
    let declared: [SwiftNode]
    switch meaning(of: name) {
    case .local(let variable): declared = [variable]
    case .declarations(let all): declared = all
    case .slot, nil: return nil
    }
    guard let variable = declared.only, variable.kind == .variable,
      variable.getter != nil || variable.flags.contains(.isConstant), !isReplaced(variable)
    else { return nil }
    return (variable.getter?.resultNodes ?? [variable.declaredValue].compactMap(\.self)).only
  }

  /// The size classes and the idiom that an iPhone has in portrait (UIKit's `UITraitCollection`, iOS 8 to 26).
  private static let phoneCases = [
    "horizontalSizeClass": "compact", "verticalSizeClass": "regular", "userInterfaceIdiom": "phone",
  ]

  fileprivate static let screenCases: Set<String> = [
    "compact", "regular", "phone", "pad", "mac", "tv", "vision", "carPlay", "unspecified",
  ]

  /// The maximum number of names through which the value of a condition is followed.
  private static let maximumScreenSteps = 3

  /// Names that say whether the device is a phone, in small letters.
  private static let phoneNames = [
    "isphone": true, "isiphone": true, "ispad": false, "isipad": false, "ismac": false,
    "isonmac": false, "ismaccatalyst": false, "ismaccatalystapp": false, "isiosapponmac": false,
  ]
}

extension SwiftNode {
  /// Whether it is an `if` or `guard`, whose conditions decide between its blocks.
  fileprivate var isDecision: Bool { kind == .branch && (name == "if" || name == "guard") }

  /// The patterns of a case of a `switch`, with its conditions.
  fileprivate var patterns: some Sequence<SwiftNode> { children.lazy.filter { $0.kind != .block } }

  /// Whether a pattern is only a size class, an idiom or nothing.
  fileprivate var isScreenCase: Bool {
    if kind == SwiftNode.Kind.none { return true }
    guard kind == .member, child(0)?.startsWithCapital != false else { return false }
    return ViewWalker.screenCases.contains(name) || name == "none"
  }

  /// Whether a name may be one of the device: of the object itself, of a type, or of an object of the system for devices.
  fileprivate var isOfDevice: Bool {
    guard !isOfSelf else { return true }
    guard kind == .member, let base = child(0) else { return false }
    if base.startsWithCapital { return true }
    var root = base
    while root.kind == .member, let next = root.child(0) { root = next }
    return root.name == "UIDevice" || root.name == "ProcessInfo"
  }

  /// Whether the last statement of a block returns.
  fileprivate var endsWithReturn: Bool {
    kind == .block && children.reduce(nil as SwiftNode?) { $1 }?.kind == .return
  }
}
