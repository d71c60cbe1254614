internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSwiftTree
internal import CopyfitUnicode

extension ViewWalker {
  /// Applies the modifiers of fonts and lines; returns whether a modifier is one of them.
  mutating func applyText(
    _ name: String, _ call: SwiftNode, _ inner: inout ViewEnvironment
  ) -> Bool {
    let (doubt, first) = (Doubt.decided(by: name), constants.evaluator.argument("", of: call))
    switch name {
    case "font":
      guard first?.kind != SwiftNode.Kind.none else {
        // A `Text` has the font of its environment; other views have the system's.
        inner.font = call.isOfText ? inner.font.union(.exact(.body)) : .exact(.body)
        if !call.isOfText { inner.fontNote = nil }
        break
      }
      apply(key: name, first, doubt, &inner)
    case "bold", "fontWeight", "italic", "monospacedDigit", "monospaced":
      change(name, call, &inner)
    case "fontDesign": inner.fontDesign = design(first).map { .exact($0) } ?? .unknown(doubt)
    case "fontWidth", "textScale": inner.fontChanges = .unknown(doubt)
    case "controlSize": inner.font = .unknown(doubt)
    case "lineLimit", "minimumScaleFactor", "truncationMode", "allowsTightening",
      "dynamicTypeSize", "textCase":
      apply(key: name, first, doubt, &inner)
    case "tracking", "kerning":
      let spacing = first.flatMap { constants.number($0) }.flatMap { abs($0) <= 1_000 ? $0 : nil }
      inner.letterSpacing = spacing.map { .exact($0) } ?? .unknown(doubt)
    case "environment": environment(call, &inner)
    default:
      if let font = constants.evaluator.helper(modifier: call) {
        (inner.font, inner.fontNote) = (.exact(font), nil)
      } else if name.hasSuffix("Font"), ownModifiers[name] == nil {
        // A modifier of a package that sets a font, judging by its name.
        (inner.font, inner.fontChanges) = (.unknown(doubt), .unknown(doubt))
      } else {
        return false
      }
    }
    return true
  }

  /// The design of an argument, `.some(nil)` for that of the font itself; `nil` if it is unknown.
  private func design(_ argument: SwiftNode?) -> FontDesign?? {
    guard let argument else { return nil }
    if argument.kind == SwiftNode.Kind.none { return .some(nil) }
    guard argument.kind == .member, argument.child(0).map({ $0.name == "Design" }) != false else {
      return nil
    }
    return FontDesign(rawValue: argument.name).map { .some($0) }
  }

  /// Adds a change to the font; the nearest weight counts.
  private func change(_ name: String, _ call: SwiftNode, _ inner: inout ViewEnvironment) {
    guard let change = constants.change(name, call), case .exact(var all) = inner.fontChanges else {
      inner.fontChanges = .unknown(.decided(by: name))
      return
    }
    if change.isWeight { all.removeAll(where: \.isWeight) }
    all.removeAll { $0 == change }
    inner.fontChanges = .exact(all + [change])
  }

  /// The line limit of an argument.
  private mutating func lines(
    _ given: SwiftNode, _ environment: ViewEnvironment
  ) -> Label.LineLimit {
    let value = decided(given, environment.shape)
    if value.kind == SwiftNode.Kind.none { return Label.LineLimit(0) }
    if value.kind == .ternary, let first = value.child(1), let second = value.child(2) {
      return ViewEnvironment.union(lines(first, environment), lines(second, environment))
    }
    if let limit = outerLimit(value, environment) { return limit }
    if value.kind == .name, let holder = holder(of: value, environment.shape),
      case .lines(let limit)? = environment.shape[holder]
    {
      return limit
    }
    // Only the end of a range limits the lines.
    if value.kind == .other, value.name == "..." { return Label.LineLimit(0) }
    let isRange = value.name == "..." || value.name == "..<"
    let last = isRange ? value.children.last : value
    let number = last.flatMap { constants.number($0) }.flatMap { Int(exactly: $0) }
    guard let number, number > 0, number < 1_000, value.name != "..<" else {
      return ViewEnvironment.anyLines
    }
    return Label.LineLimit(number)
  }

  /// The limit that the views around a view give it, which its property `lineLimit` has; `nil` for other expressions.
  private mutating func outerLimit(
    _ value: SwiftNode, _ environment: ViewEnvironment
  ) -> Label.LineLimit? {
    guard value.name == "lineLimit", value.isOfSelf, case .slot(let slot)? = meaning(of: value),
      slot.flags.contains(.isOfEnvironment)
    else { return nil }
    guard case .lines(let limit)? = environment.shape[slot] else { return ViewEnvironment.anyLines }
    return limit
  }

  /// The property of a structure with the line limit of the views around it; `nil` if it has none.
  func outerLimit(of owners: [Int]) -> SwiftNode? {
    guard owners.count == 1, types.entries[owners[0]].declaration?.kind == .struct else {
      return nil
    }
    return types.entries[owners[0]].members["lineLimit"]?.first {
      $0.flags.contains(.isOfEnvironment)
    }
  }

  /// The text case of an argument, `.some(nil)` for that of the text; `nil` if it is unknown.
  private func textCase(_ argument: SwiftNode) -> TextCase?? {
    if argument.kind == SwiftNode.Kind.none { return .some(nil) }
    guard argument.kind == .member,
      argument.child(0).map({ ["Case", "Optional"].contains($0.name) }) != false
    else { return nil }
    // `.none` is that of the optional value.
    if argument.name == "none" { return .some(nil) }
    return TextCase(rawValue: argument.name).map { .some($0) }
  }

  private func limit(
    _ sizes: ViewEnvironment.Sizes?, _ doubt: Doubt, _ inner: inout ViewEnvironment
  ) {
    guard let sizes, case .exact(let outer) = inner.sizes else {
      inner.sizes = .unknown(doubt)
      return
    }
    let limits = [outer.minimum, outer.maximum, sizes.minimum, sizes.maximum].compactMap(\.self)
    let least = [outer.minimum, sizes.minimum].compactMap(\.self).max()
    let most = [outer.maximum, sizes.maximum].compactMap(\.self).min()
    guard limits.count < 3 || (least ?? .xSmall) <= (most ?? .accessibility5) else {
      inner.sizes = .unknown(doubt)
      return
    }
    inner.sizes = .exact(ViewEnvironment.Sizes(minimum: least, maximum: most))
  }

  /// Applies `environment(…)`; most of its keys have no visible effect.
  private mutating func environment(_ call: SwiftNode, _ inner: inout ViewEnvironment) {
    let arguments = call.children.filter { $0.kind == .argument }.map { $0.child(0) }
    guard let key = arguments.first ?? nil, key.kind == .other else { return }
    let doubt = Doubt.decided(by: "environment")
    switch key.name {
    case "legibilityWeight": inner.fontChanges = .unknown(doubt)
    case "sizeCategory": inner.sizes = .unknown(doubt)
    case "lineSpacing": inner.hasLineSpacing = true
    case "": inner.loseText(doubt)
    default: apply(key: key.name, arguments.dropFirst().first ?? nil, doubt, &inner)
    }
  }

  /// Sets a value of the environment whose modifier and key have the same name; other values have no effect.
  private mutating func apply(
    key: String, _ value: SwiftNode?, _ doubt: Doubt, _ inner: inout ViewEnvironment
  ) {
    switch key {
    case "font":
      inner.fontNote = nil
      inner.font =
        value.flatMap { font($0, in: inner.shape) }.map { .exact($0) }
        ?? .unknown(value.flatMap { constants.doubt(ofFont: $0) } ?? doubt)
    case "lineLimit":
      inner.lines = value.map { lines($0, inner) } ?? ViewEnvironment.anyLines
    case "minimumScaleFactor":
      let scale = value.flatMap { constants.number($0) }.flatMap { $0 > 0 ? min($0, 1) : nil }
      inner.scale = scale.map { .exact($0) } ?? .unknown(doubt)
    case "truncationMode":
      let mode = value.flatMap { Label.LineBreakMode(rawValue: $0.name) }
      inner.truncation = mode.map { .exact($0) } ?? .unknown(doubt)
    case "allowsTightening":
      inner.allowsTightening = constants.boolean(value).map { .exact($0) } ?? .unknown(doubt)
    case "dynamicTypeSize": limit(value.flatMap { constants.sizes($0) }, doubt, &inner)
    case "textCase":
      inner.textCase =
        value.flatMap { textCase(decided($0, inner.shape)) }.map { .exact($0) }
        ?? .unknown(doubt)
    default: break
    }
  }
}

extension SwiftNode {
  /// Whether it calls a modifier of a `Text`.
  fileprivate var isOfText: Bool {
    var node = self
    while let callee = node.child(0), callee.kind == .member, let base = callee.child(0) {
      node = base
    }
    return node.kind == .call && node.child(0)?.name == "Text"
  }
}

extension SwiftNode.Children {
  /// The last node.
  fileprivate var last: SwiftNode? { reduce(nil as SwiftNode?) { $1 } }
}

extension Font.Modifier {
  /// Whether it changes the weight of letters.
  fileprivate var isWeight: Bool {
    switch self {
    case .bold, .weight: true
    default: false
    }
  }
}
