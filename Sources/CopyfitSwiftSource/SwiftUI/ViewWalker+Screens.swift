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
    guard node.kind == .ternary || node.kind == .branch else { return OtherScreens() }
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
    guard let phone = phoneCase(of: subject) else {
      let patterns = cases.flatMap { $0.children.filter { $0.kind != .block } }
      let isAsked = namesScreen(subject) || patterns.contains(where: \.namesDevice)
      return OtherScreens(nodes: isAsked ? cases : [], isCertain: false)
    }
    var isTaken = false
    let others = cases.filter { one in
      let patterns = one.children.filter { $0.kind != .block }
      if patterns.isEmpty { return isTaken }
      let matches = patterns.contains { pattern in
        ([pattern] + Array(pattern.descendants)).contains { $0.kind == .member && $0.name == phone }
      }
      isTaken = isTaken || matches
      return !matches
    }
    return OtherScreens(nodes: others)
  }

  /// Whether no iPhone in portrait reaches the statements after a `guard`, or after an `if` that returns; `nil` if they
  /// do not depend on the screen, or if phones reach them.
  mutating func leavesOtherScreens(_ statement: SwiftNode) -> Bool? {
    guard statement.kind == .branch else { return nil }
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
    conditions.reduce(.always as PhoneTruth?) { known, condition in
      let truth = truth(onPhones: condition, depth: 0)
      return known.map { $0 == .always ? truth : Self.both($0, truth) }
    } ?? .either
  }

  private mutating func truth(onPhones node: SwiftNode, depth: Int) -> PhoneTruth {
    switch node.kind {
    case .prefix where node.name == "!":
      return node.child(0).map { truth(onPhones: $0, depth: depth).negated } ?? .unknown
    case .binary:
      if let known = truth(onPhonesOfBinary: node, depth: depth) { return known }
    case .name, .member:
      if let known = Self.phoneNames[node.name.lowercased()] { return known ? .always : .never }
      let values = depth < Self.maximumScreenSteps ? fixedValues(of: node) : []
      if values.count == 1 { return truth(onPhones: values[0], depth: depth + 1) }
    default: break
    }
    return namesScreen(node) ? .unknown : .either
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
    if let known = Self.phoneCases[node.name] { return known }
    let values = depth < Self.maximumScreenSteps ? fixedValues(of: node) : []
    return values.count == 1 ? phoneCase(of: values[0], depth: depth + 1) : nil
  }

  /// The expressions that a constant or getter always has the value of; empty for names with other values.
  private mutating func fixedValues(of name: SwiftNode) -> [SwiftNode] {
    let declared: [SwiftNode]
    switch meaning(of: name) {
    case .local(let variable): declared = [variable]
    case .declarations(let all): declared = all
    case .slot, nil: return []
    }
    guard declared.count == 1, declared[0].kind == .variable,
      declared[0].getter != nil || declared[0].flags.contains(.isConstant)
    else { return [] }
    return declared[0].possibleValues
  }

  /// The size classes and the idiom that an iPhone has in portrait (UIKit's `UITraitCollection`, iOS 8 to 26).
  private static let phoneCases = [
    "horizontalSizeClass": "compact", "verticalSizeClass": "regular", "userInterfaceIdiom": "phone",
  ]

  private static let screenCases: Set<String> = [
    "compact", "regular", "phone", "pad", "mac", "tv", "vision", "carPlay",
  ]

  /// Names that say whether the device is a phone, in small letters.
  private static let phoneNames = [
    "isphone": true, "isiphone": true, "ispad": false, "isipad": false, "ismac": false,
    "isonmac": false, "ismaccatalyst": false, "ismaccatalystapp": false, "isiosapponmac": false,
  ]
}

// MARK: - What names the screen

extension ViewWalker {
  /// The maximum number of names through which a condition is followed.
  private static let maximumScreenSteps = 3

  private mutating func namesScreen(_ node: SwiftNode, depth: Int = 0) -> Bool {
    for part in [node] + Array(node.descendants) {
      if part.namesDevice || part.comparesLengths { return true }
      guard part.isOfSelf || part.kind == .member && part.child(0)?.startsWithCapital == true,
        depth < Self.maximumScreenSteps
      else { continue }
      for holder in holders(of: part) where dependsOnScreen(holder, depth: depth + 1) {
        return true
      }
    }
    return false
  }

  /// Whether a value of a variable, property or parameter depends on the screen.
  private mutating func dependsOnScreen(_ holder: SwiftNode, depth: Int) -> Bool {
    if let known = screenValues[holder] { return known }
    // A value that leads back to itself.
    screenValues[holder] = false
    let values = holder.possibleValues + values(givenTo: holder)
    var isDependent = false
    for value in values where !isDependent { isDependent = namesScreen(value, depth: depth) }
    screenValues[holder] = isDependent
    return isDependent
  }

  private mutating func holders(of name: SwiftNode) -> [SwiftNode] {
    switch meaning(of: name) {
    case .slot(let slot): [slot]
    case .local(let variable): [variable]
    case .declarations(let all): all.filter { $0.kind == .variable }
    case nil: []
    }
  }

  /// What calls and assignments give a parameter or a stored property.
  private func values(givenTo holder: SwiftNode) -> [SwiftNode] {
    if holder.kind == .parameter, let function = holder.parent, function.kind == .function {
      let type = function.name == "init" ? types.enclosingType(of: function) : nil
      let name = type.flatMap { types.entries[$0].declaration?.name } ?? function.name
      return (index.calls[name] ?? []).flatMap { function.arguments(of: $0, for: holder) }
    }
    guard holder.kind == .variable, holder.getter == nil,
      let type = types.enclosingType(of: holder), holder.parent?.kind != .block
    else { return [] }
    let calls = index.calls[types.entries[type].declaration?.name ?? ""] ?? []
    let given = calls.compactMap { call in
      call.children.first { $0.kind == .argument && $0.name == holder.name }?.child(0)
    }
    let assigned = (index.assignments[holder.name] ?? []).filter {
      types.enclosingType(of: $0) == type
    }
    return given + assigned.compactMap { $0.child(1) }
  }
}

extension SwiftNode {
  /// The results of a getter, or the declared value of a variable.
  fileprivate var possibleValues: [SwiftNode] {
    kind == .variable ? getter?.resultNodes ?? [declaredValue].compactMap(\.self) : []
  }

  /// Whether the last statement of a block returns.
  fileprivate var endsWithReturn: Bool {
    kind == .block && children.reduce(nil as SwiftNode?) { $1 }?.kind == .return
  }

  /// Whether it is a name that speaks of devices or the size of the screen.
  fileprivate var namesDevice: Bool {
    guard kind == .name || kind == .member else { return false }
    return Self.devices.contains(name) || name.has(oneOf: Self.wordsOfScreens)
  }

  /// Whether it compares a width or height with another length, as of the screen or of what a view is offered.
  ///
  /// A view that is laid out has more than nothing on all screens.
  fileprivate var comparesLengths: Bool {
    guard kind == .binary, ["<", ">", "<=", ">="].contains(name),
      !children.contains(where: { $0.kind == .number && Double($0.name) == 0 })
    else { return false }
    return descendants.contains { part in
      (part.kind == .name || part.kind == .member) && part.name.has(oneOf: Self.wordsOfLengths)
    }
  }

  fileprivate var startsWithCapital: Bool { kind == .name && name.first?.isUppercase == true }

  private static let wordsOfScreens = [
    "sizeclass", "idiom", "ipad", "ispad", "isphone", "isiphone", "landscape", "isportrait",
    "deviceorientation", "interfaceorientation", "onmac", "ismac", "catalyst", "iswide", "isnarrow",
    "iscompact", "compactwidth", "regularwidth", "compactlayout", "widelayout", "istablet",
    "screenwidth", "screenheight", "screensize", "smallscreen", "largescreen", "bigscreen",
    "widescreen", "narrowscreen", "smalldevice", "largedevice", "devicetype", "devicemodel",
    "smallphone", "largephone",
  ].map { Array($0.utf8) }

  private static let wordsOfLengths = ["width", "height"].map { Array($0.utf8) }

  private static let devices: Set<String> = ["regular", "compact", "pad", "mac", "phone"]
}
