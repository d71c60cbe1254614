internal import CopyfitLabels
internal import CopyfitSwiftTree

extension ViewWalker {
  /// Applies the modifiers of styles; returns whether a modifier is one of them.
  mutating func applyStyle(
    _ name: String, _ call: SwiftNode, _ inner: inout ViewEnvironment
  ) -> Bool {
    let doubt = Doubt.decided(by: name)
    switch name {
    case "buttonStyle":
      (inner.outerButtonStyle, inner.buttonStyle) = (inner.buttonStyle, style(call))
    case "labelStyle":
      (inner.outerLabelStyle, inner.labelStyle) = (inner.labelStyle, labelLook(call))
    case "pickerStyle":
      let style = constants.evaluator.argument("", of: call)?.name ?? ""
      let isTitled = ViewDefaults.titledPickers.contains(style)
      inner.ownControls[name] = isTitled ? nil : doubt
      inner.pickerStyle = isTitled ? .exact(style) : .unknown(doubt)
    case "listStyle":
      let name = constants.evaluator.argument("", of: call)?.styleName
      inner.listDoubt = name.map(ViewDefaults.groupedLists.contains) == true ? nil : doubt
    case "menuStyle":
      // A style of the app's own may show the label in any way.
      let style = constants.evaluator.argument("", of: call)?.styleName ?? ""
      inner.ownControls[name] = ViewDefaults.menuStyles.contains(style) ? nil : doubt
    case "formStyle":
      let name = constants.evaluator.argument("", of: call)?.styleName ?? ""
      if name != "grouped", name != "automatic" { inner.listDoubt = doubt }
    case "toggleStyle", "labeledContentStyle", "disclosureGroupStyle", "groupBoxStyle",
      "textFieldStyle":
      applyOwn(style(call), name, &inner)
    case "labelsHidden", "labelsVisibility":
      let visibility = constants.evaluator.argument("", of: call)?.name
      inner.hidesLabels = name == "labelsHidden" || visibility == "hidden"
      inner.ownControls["labelsHidden"] = visibility == "visible" ? nil : doubt
    default: return false
    }
    return true
  }

  /// Applies a style of other controls than buttons and labels.
  private func applyOwn(
    _ style: Known<SwiftNode?>, _ name: String, _ inner: inout ViewEnvironment
  ) {
    let outer = inner.ownControls[name]
    inner.ownControls[name] = style == .exact(nil) ? nil : .decided(by: name)
    inner.ownStyles[name] = nil
    if case .exact(let body?) = style { inner.ownStyles[name] = .init(body: body, outer: outer) }
  }

  /// The look of a `Label` with a style.
  private mutating func labelLook(_ call: SwiftNode) -> Known<ViewEnvironment.LabelLook> {
    switch style(call) {
    case .exact(let style): .exact(style.map { .own($0) } ?? .titled)
    case .unknown(.decided(by: "iconOnly")), .unknown(.decided(by: "IconOnlyLabelStyle")):
      .exact(.iconOnly)
    case .unknown(let doubt): .unknown(doubt)
    }
  }

  /// The function that creates the body of a modifier's style; the inner `nil` means the system's plain style.
  mutating func style(_ call: SwiftNode) -> Known<SwiftNode?> {
    let unknown = Known<SwiftNode?>.unknown(.decided(by: call.child(0)?.name ?? ""))
    guard let style = constants.evaluator.argument("", of: call) else { return unknown }
    let callee = style.kind == .call ? style.child(0) ?? style : style
    let declared = declaredStyle(callee, of: call.child(0)?.name ?? "")
    let named = callee.kind == .name ? types.names.nameOfOtherModule(callee.name) : callee.name
    if declared == nil, Self.plainStyles.contains(named) { return .exact(nil) }
    if style.kind == .member, declared == nil { return .unknown(.decided(by: style.name)) }
    guard let name = declared ?? (callee.kind == .name ? callee.name : nil), name != "Self" else {
      return unknown
    }
    if style.kind == .call { visited.insert(style) }
    let bodies = ownViews(name, at: callee)
      .flatMap { types.members("makeBody", of: $0)?.nodes ?? [] }
    return bodies.count == 1 ? .exact(bodies[0]) : .unknown(.decided(by: name))
  }

  /// The type of the project's own style that extends a protocol of styles, by the style's name; `Self` if the type is
  /// unknown.
  private func declaredStyle(_ callee: SwiftNode, of modifier: String) -> String? {
    guard callee.kind == .member, callee.child(0) == nil else { return nil }
    // Several kinds of styles may have the same name.
    let ofModifier = Self.styles.filter { $0.lowercased().hasSuffix(modifier.lowercased()) }
    let found = ofModifier.flatMap { types.names.nearest($0, inside: nil) ?? [] }
      .compactMap { types.members(callee.name, of: $0)?.nodes.first }
    guard let first = found.first, found.count == 1 else { return found.isEmpty ? nil : "Self" }
    return first.child(.typeName)?.name ?? first.declaredValue?.child(0)?.name ?? "Self"
  }

  private static let styles = [
    "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "LabeledContentStyle",
    "DisclosureGroupStyle", "GroupBoxStyle", "TextFieldStyle",
  ]

  private static let plainStyles: Set<String> = [
    "automatic", "switch", "titleAndIcon", "titleOnly", "plain", "borderless", "default",
    "roundedBorder", "squareBorder", "PlainButtonStyle", "BorderlessButtonStyle",
    "DefaultButtonStyle", "DefaultLabelStyle", "TitleAndIconLabelStyle", "TitleOnlyLabelStyle",
    "SwitchToggleStyle", "DefaultToggleStyle", "DefaultTextFieldStyle", "PlainTextFieldStyle",
    "RoundedBorderTextFieldStyle",
  ]

  /// The environment that a button passes to its label, depending on its style.
  mutating func buttonLabel(_ environment: ViewEnvironment) -> ViewEnvironment {
    // Buttons that the system lays out are not views of the app.
    guard environment.surface == .swiftUI else { return environment }
    if environment.isOwnItem { return itemLabel(environment) }
    switch environment.buttonStyle {
    case .exact(nil): return environment
    case .exact(let style?):
      var body = environment
      body.buttonStyle = body.outerButtonStyle
      body.outerButtonStyle = Self.outside(body.buttonStyle, "buttonStyle")
      return label(body, in: style) ?? environment.unknown(.decided(by: "buttonStyle"))
    case .unknown(let doubt):
      var any = environment
      (any.width, any.font) = (any.width.atMost(because: doubt), .unknown(doubt))
      if ViewDefaults.buttonStyles.contains(where: { doubt == .decided(by: $0) }) { return any }
      guard doubt == .severalPlaces || doubt == .decided(by: "buttonStyle") else {
        return environment.unknown(doubt)
      }
      // The style may be the system's or any of the project's own.
      for style in buttonStyles {
        guard let one = label(environment, in: style) else { return environment.unknown(doubt) }
        any = any.union(one)
      }
      return any
    }
  }

  /// The environment that a menu passes to its label; only some styles of menus have the look of buttons.
  mutating func menuLabel(_ environment: ViewEnvironment) -> ViewEnvironment {
    var own = buttonLabel(environment)
    if environment.buttonStyle != .exact(nil) { own = own.union(environment) }
    own.lines = ViewEnvironment.union(own.lines, .init(1))
    return own
  }

  /// The environment that a `Label` passes to its title, depending on its style.
  mutating func labelTitle(_ environment: ViewEnvironment) -> ViewEnvironment {
    switch environment.labelStyle {
    case .exact(.titled): return environment
    case .exact(.iconOnly):
      return environment.surface == .swiftUI ? spoken(environment) : environment
    case .exact(.ofBar): return environment.unknown(.decided(by: "toolbar"))
    case .exact(.own(let style)):
      var body = environment
      body.labelStyle = body.outerLabelStyle
      let isTitled = body.labelStyle == .exact(.titled)
      body.outerLabelStyle = isTitled ? body.labelStyle : .unknown(.decided(by: "labelStyle"))
      return label(body, in: style) ?? environment.unknown(.decided(by: "labelStyle"))
    case .unknown(let doubt): return environment.unknown(doubt)
    }
  }

  /// The environment that the project's own style of a control passes to the control's parts; `nil` if it is unknown.
  mutating func inOwnStyle(
    of control: String, _ environment: ViewEnvironment
  ) -> ViewEnvironment? {
    let names = environment.ownControls.keys.filter { ViewEnvironment.applies($0, to: control) }
    guard names.count == 1, let style = environment.ownStyles[names[0]] else { return nil }
    var body = environment
    body.ownControls[names[0]] = style.outer
    body.ownStyles[names[0]] = nil
    return label(body, in: style.body)
  }

  /// Whether a property or parameter has the parts of the control that one of SwiftUI's styles is for.
  func isOfStyle(_ slot: SwiftNode) -> Bool {
    guard slot.kind == .variable || slot.kind == .parameter, let type = slot.child(.typeName),
      let name = type.name.split(separator: ".").last, name.hasSuffix("Configuration")
    else { return false }
    return !types.isDeclared(String(name), at: slot)
  }

  /// The style outside another one, which is known only outside the system's own.
  private static func outside(_ style: Known<SwiftNode?>, _ modifier: String) -> Known<SwiftNode?> {
    style == .exact(nil) ? style : .unknown(.decided(by: modifier))
  }

  /// The environment that a style passes to its label; `nil` if it does not show the label.
  private mutating func label(
    _ environment: ViewEnvironment, in style: SwiftNode
  ) -> ViewEnvironment? {
    walk(declaration: style, environment.shaped([:]))
      .filter { $0.key.kind == .parameter && $0.key.parent == style }.union
  }
}

extension ViewEnvironment {
  /// The reason that a control may look different from the system's; `nil` if it does not.
  func doubt(of control: String) -> Doubt? {
    self.ownControls.filter { Self.applies($0.key, to: control) }.values
      .reduce(nil as Doubt?) { $0?.joined(with: $1) ?? $1 }
  }

  /// Whether a modifier with a style may change the look of a control.
  static func applies(_ style: String, to control: String) -> Bool {
    Self.controls[style].map { $0.contains(control) } ?? true
  }

  /// The controls that a style applies to; other styles may apply to any control.
  private static let controls: [String: Set<String>] = [
    "toggleStyle": ["Toggle"], "disclosureGroupStyle": ["DisclosureGroup"],
    "groupBoxStyle": ["GroupBox"], "textFieldStyle": ["TextField", "SecureField"],
    "pickerStyle": ["Picker"], "menuStyle": ["Menu"],
  ]
}

extension SwiftNode {
  /// The name of a style that is written there: `.plain`, or `PlainListStyle()`.
  fileprivate var styleName: String? {
    switch kind {
    case .member where child(0) == nil: name
    case .call where child(1) == nil: child(0).flatMap { $0.kind == .name ? $0.name : nil }
    default: nil
    }
  }
}
