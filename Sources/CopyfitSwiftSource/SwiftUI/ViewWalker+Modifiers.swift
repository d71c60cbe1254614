internal import CopyfitLabels
internal import CopyfitSwiftTree

extension ViewWalker {
  /// Walks the modified view in its new environment, and the modifier's arguments.
  mutating func walk(
    modifier call: SwiftNode, _ callee: SwiftNode, _ environment: ViewEnvironment
  ) {
    let name = callee.name
    if callee.kind == .member, name == "#if" {
      return walk(base: callee, conditional(call, environment))
    }
    if walk(wrapped: call, callee, environment) { return }
    var inner = environment
    let own = fitting(ownModifiers(name, at: call), call).map(beginning)
    let isKnown =
      (own == nil || ViewDefaults.takes(call, name) && !ViewDefaults.showsArguments(name))
      && apply(name, call, &inner)
    if let own {
      let passed = walk(own, given: call, environment, isKnown: isKnown)
      inner = isKnown ? inner.union(passed ?? inner) : passed ?? inner.changed(by: name)
    } else if !isKnown {
      if case .declarations(let all)? = meaning(of: callee) {
        return walk(all, given: call, environment)
      }
      // An optional value that becomes a view, or views that are made for the main thread.
      if Self.transparent.contains(name) { return walk(arguments: call, environment) }
      let changed = environment.changed(by: name)
      walk(arguments: call, changed)
      if !isNeutralInConfiguration(name) {
        inner = changed
        if callee.kind == .member { unknownModifiers[name, default: []].insert(callee) }
      }
    }
    let fontName = constants.helperName(in: call)
    inner.take(environment.shape)
    if environment.surface == .barButton, inner.differsFromItem(environment) {
      inner = inner.withOwnItem
    }
    if inner != environment || fontName != nil { inner.enter(callee, fontName: fontName) }
    walk(base: callee, inner)
  }

  /// Whether the configuration says that a modifier of a package changes neither the text nor the room of a view.
  func isNeutralInConfiguration(_ name: String) -> Bool {
    constants.evaluator.fontHelpers.neutralModifiers.contains(name)
  }

  /// Functions of values that return what their closures return.
  private static let transparent: Set<String> = ["map", "flatMap", "assumeIsolated"]

  /// Walks the modified view: the one before the dot, or the view that the function extends.
  private mutating func walk(base callee: SwiftNode, _ environment: ViewEnvironment) {
    if callee.kind == .member, let base = callee.child(0) { return walk(base, environment) }
    if let function = callee.ancestors.first(where: { $0.kind == .function }) {
      pass(environment, to: function)
    }
  }

  /// The project's own modifiers with a name that a source can name: private ones only in their own.
  func ownModifiers(_ name: String, at node: SwiftNode) -> [SwiftNode] {
    (ownModifiers[name] ?? []).filter { $0.canBeNamed(from: node) }
  }

  /// The project's own functions that a call may use.
  private func fitting(_ functions: [SwiftNode], _ call: SwiftNode) -> [SwiftNode]? {
    let fitting = functions.filter { $0.fits(call) }
    return fitting.isEmpty ? nil : fitting
  }

  /// The functions that are not being walked, or all if every one is: a function that calls another one with the same
  /// name does not call itself.
  func beginning(_ functions: [SwiftNode]) -> [SwiftNode] {
    let others = functions.filter { !active.contains($0) }
    return others.isEmpty ? functions : others
  }

  /// Walks the project's own modifiers; returns what they pass to the modified view.
  private mutating func walk(
    _ functions: [SwiftNode], given call: SwiftNode, _ environment: ViewEnvironment, isKnown: Bool
  ) -> ViewEnvironment? {
    var slots: Slots = [:]
    let shapes = functions.map { shape(of: $0, givenBy: call, in: environment.shape) }
    for (function, shape) in zip(functions, shapes) {
      slots.merge(walk(declaration: function, environment.shaped(shape), given: call)) {
        $0.union($1)
      }
    }
    if !isKnown { give(call, slots, environment) }
    for (function, shape) in zip(functions, shapes) {
      let wrapped = summary(of: function, environment.shaped(shape)).wrapped
      for (slot, view) in wrapped where view == function {
        guard let passed = passed(by: call, to: slot, environment) else { continue }
        slots[function] = slots[function]?.union(passed) ?? passed
      }
    }
    let passed = functions.map { slots[$0] }
    guard passed.allSatisfy({ $0 != nil }) else { return nil }
    return passed.compactMap(\.self).reduce(nil as ViewEnvironment?) { $0?.union($1) ?? $1 }
  }

  /// The environment that a closure's first parameter gets from a call; `nil` if the closure does not show the
  /// parameter.
  private mutating func passed(
    by call: SwiftNode, to slot: SwiftNode, _ environment: ViewEnvironment
  ) -> ViewEnvironment? {
    let given = slot.parent?.arguments(of: call, for: slot).first
    guard let given, given.kind == .closure else {
      return environment.changed(by: call.child(0)?.name ?? "")
    }
    return summary.slots[given.child(.parameter) ?? given]
  }

  /// Applies one of SwiftUI's modifiers and walks its arguments; returns whether it is known.
  mutating func apply(
    _ name: String, _ call: SwiftNode, _ inner: inout ViewEnvironment
  ) -> Bool {
    if ViewDefaults.clips.contains(name) { inner.isClipped = true }
    if name == "clipShape", isRound(call) { inner.height = .unknown(.decided(by: name)) }
    if name == "searchable" { walk(promptOf: call, inner) }
    if name == "offset" { shift(call, &inner) }
    if name == "position" { inner.width = inner.width.atMost(because: .decided(by: name)) }
    if name == "lineSpacing" { inner.hasLineSpacing = true }
    if name == "redacted" || name == "unredacted" { redact(call, &inner) }
    if ViewDefaults.isNeutral(name) { return true }
    if ViewDefaults.presentations.contains(name) {
      for argument in call.children where argument.kind == .argument {
        guard let value = argument.child(0),
          value.kind == .closure || Self.contents.contains(argument.name)
        else { continue }
        var screen = present(inner).hidden(absence(of: call))
        if let callee = call.child(0) { screen.enter(callee) }
        show(value, screen)
      }
      return true
    }
    if let surface = ViewDefaults.surfaces[name] {
      var part = inner.shown(in: surface, by: name)
      // The system shows it, even if code hides the view.
      part.hiding = inner.deadness ?? absence(of: call)
      walk(parts: call, name, part)
      return true
    }
    return applyRoom(name, call, &inner) || applyText(name, call, &inner)
  }

  /// Whether a shape cuts the corners of what is in it, and so the first and last of several lines.
  private func isRound(_ call: SwiftNode) -> Bool {
    guard let shape = constants.evaluator.argument("", of: call) else { return false }
    let name = shape.kind == .call ? shape.child(0)?.name : shape.name
    return name.map { ["capsule", "circle", "ellipse"].contains($0.lowercased()) } ?? true
  }

  /// Labels of arguments that pass a screen as a function.
  private static let contents: Set<String> = ["content", "destination"]

  /// Walks the parts of a modifier that are shown elsewhere.
  private mutating func walk(parts call: SwiftNode, _ name: String, _ part: ViewEnvironment) {
    for argument in call.children where argument.kind == .argument {
      guard let value = argument.child(0) else { continue }
      var part = part
      if part.surface == .alertButton || part.surface == .dialogButton {
        switch argument.name {
        case "message":
          part.surface = part.surface == .alertButton ? .alertMessage : .dialogMessage
        case "" where !argument.flags.contains(.isTrailing):
          part.surface = part.surface == .alertButton ? .alertTitle : .dialogTitle
        default: break
        }
      }
      walk(value, part)
    }
  }

  /// Applies the modifiers of the room.
  private mutating func applyRoom(
    _ name: String, _ call: SwiftNode, _ inner: inout ViewEnvironment
  ) -> Bool {
    let doubt = Doubt.decided(by: name)
    switch name {
    case "hidden":
      // That of a tab has a condition.
      let condition = constants.evaluator.argument("", of: call)
      if condition == nil || constants.boolean(condition) == true {
        inner = inner.hidden(inner.deadness ?? .hiddenInCode)
      }
    case "opacity":
      let value = constants.evaluator.argument("", of: call)
      if value.flatMap({ constants.number($0) }) == 0 {
        inner = inner.hidden(inner.deadness ?? .hiddenInCode)
      }
      if let value, asksForTextSize(value) { inner.absence = .decided(by: Self.textSize) }
      if let value, asksForScreen(value) { inner = inner.onWiderScreens(isCertain: false) }
    case "padding":
      inner.width = inner.width.less(padding(call, .horizontal, inner.shape), because: doubt)
      inner.lowerHeight(by: padding(call, .vertical, inner.shape))
    case "frame": frame(call, &inner)
    case "fixedSize": fixSize(call, &inner)
    case "listRowInsets", "listSectionMargins", "scenePadding", "safeAreaPadding",
      "contentMargins":
      inner.width = inner.width.atMost(because: doubt)
      inner.shareHeight()
    case "containerRelativeFrame", "matchedGeometryEffect":
      (inner.width, inner.height) = (.unknown(because: doubt), .unknown(doubt))
    case "aspectRatio", "scaledToFit", "scaledToFill":
      inner.height = .unknown(doubt)
      inner.width =
        name == "scaledToFit" ? inner.width.atMost(because: doubt) : .unknown(because: doubt)
    case "modifier": return applyModifier("", call, &inner)
    default: return applyStyle(name, call, &inner) || applyNeighbor(name, call, &inner)
    }
    return true
  }

  private func fixSize(_ call: SwiftNode, _ inner: inout ViewEnvironment) {
    let evaluator = constants.evaluator
    let isBoth = call.children.allSatisfy { $0.kind != .argument }
    let horizontal = evaluator.argument("horizontal", of: call)
    let vertical = evaluator.argument("vertical", of: call)
    if isBoth || constants.boolean(vertical) == true {
      if inner.showsBeyondFrames {
        inner.freeHeight()
      } else if inner.height.control != nil {
        inner.height = .unknown(.decided(by: "fixedSize"))
      }
      inner.isHeightOffered = false
    }
    if isBoth || constants.boolean(horizontal) != false {
      // The view has its own width, whatever is offered; a wider one is drawn beyond its room.
      inner.width = ControlRoom(
        least: inner.width.least, most: .unlimited, doubt: .decided(by: "fixedSize"))
      inner.isOffered = false
      inner.hasFixedWidth = isBoth ? true : constants.boolean(horizontal)
    }
    if !isBoth, constants.boolean(vertical) == nil, inner.height != .free {
      inner.height = .unknown(.decided(by: "fixedSize"))
    }
  }
}
