internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSwiftTree

extension ViewWalker {
  /// Records the text of a SwiftUI view, and walks its label and content.
  mutating func walk(
    _ rule: ViewDefaults.Text, _ call: SwiftNode, _ environment: ViewEnvironment
  ) {
    let name = viewName(of: call)
    let makers = ownInitializers(call, name)
    if !makers.isEmpty, name != "NavigationLink", walk(rule, call, madeBy: makers, environment) {
      return
    }
    let outer = environment
    let environment = makers.isEmpty ? environment : environment.changed(by: name)
    let own = label(rule, call, name, environment).shaped(environment.shape)
    if let slot = styled(by: call) { return pass(own, to: slot) }
    if rule == .field { return walk(field: call, own, environment) }
    note(call, own)
    guard rule != .plain else { return }
    for argument in call.children where argument.kind == .argument {
      guard let value = argument.child(0), !Self.actions.contains(argument.name) else { continue }
      if name == "NavigationLink", presents(value, call, by: makers) {
        show(value, present(outer))
      } else {
        walk(value, as: argument.name, of: call, own, environment)
      }
    }
  }

  /// Walks what a text field shows while it is empty: the prompt in place of its label, which VoiceOver speaks then.
  private mutating func walk(
    field call: SwiftNode, _ own: ViewEnvironment, _ environment: ViewEnvironment
  ) {
    var title = own
    if let prompt = constants.evaluator.argument("prompt", of: call) {
      title = environment.unknown(.decided(by: "prompt"))
      if prompt.kind == .call { title.surface = .spoken }
      walk(prompt, own)
    }
    note(call, title)
    let isTitled = hasLabel(call)
    for argument in call.children where argument.kind == .argument {
      let isLabel =
        argument.name == "label"
        || argument.name.isEmpty && !isTitled && argument.child(0)?.kind == .closure
      if isLabel, let value = argument.child(0) { walk(value, title) }
    }
  }

  /// Walks the prompt of a search field if it is a view; the call itself shows a text.
  mutating func walk(promptOf call: SwiftNode, _ environment: ViewEnvironment) {
    let argument = constants.evaluator.argument("prompt", of: call)
    guard let prompt = argument, prompt.kind == .call || prompt.kind == .ternary else { return }
    var part = environment.unknown(.decided(by: "searchable"))
    part.surface = .searchPlaceholder
    walk(prompt, part)
  }

  /// Walks a labeled argument of a control, with the control's values for its own text or with others.
  private mutating func walk(
    _ value: SwiftNode, as label: String, of call: SwiftNode, _ own: ViewEnvironment,
    _ environment: ViewEnvironment
  ) {
    let name = viewName(of: call)
    switch (name, label) {
    case (_, "destination"): show(value, present(environment))
    case (_, "footer"):
      // No list style makes footers bold or changes their case.
      var footer = own
      footer.fontChanges = environment.fontChanges
      if name == "Section" { setFooterFont(of: &footer, in: environment) }
      walk(value, footer)
    case (_, "header"), (_, "label"), (_, "title"), (_, "description"):
      walk(label: value, of: name, own)
    case (_, "icon") where environment.labelStyle != .exact(.titled):
      // A style shows it in another way than the title.
      walk(value, environment.unknown(.decided(by: "labelStyle")))
    case ("DisclosureGroup", _) where environment.doubt(of: name) != nil: walk(value, own)
    case ("Section", _): walk(value, environment)
    case ("DisclosureGroup", _): walk(value, environment.sharingHeight)
    case ("NavigationLink", _) where hasLabel(call): show(value, present(environment))
    case ("Menu", _):
      var item = environment.unredacted.unknown(.decided(by: name))
      item.surface = .menu
      walk(value, item)
    case ("Picker", _): walk(value, option(environment))
    case ("GroupBox", _):
      var content = environment.sharingHeight
      content.width = content.width.less(
        PlatformDefaults.boxInsets.range, because: .decided(by: name))
      walk(value, environment.doubt(of: name).map { environment.unknown($0) } ?? content)
    case ("Button", _) where hasLabel(call): break
    default: walk(label: value, of: name, own)
    }
  }

  /// Sets the font of a section's footer, which is known outside of lists and in grouped ones.
  private func setFooterFont(of footer: inout ViewEnvironment, in environment: ViewEnvironment) {
    guard !environment.hasPlainSections else { return }
    guard environment.isInList, environment.font == .exact(.body), environment.listDoubt == nil
    else {
      footer.font = .unknown(
        environment.listDoubt ?? environment.font.doubt ?? .decided(by: "Section"))
      return
    }
    (footer.font, footer.fontNote) = (.exact(ViewDefaults.footerFont), .footerFont)
  }

  /// The parameter or property with the control that a style is for, if a call creates that control: `Label(configuration)`.
  private mutating func styled(by call: SwiftNode) -> SwiftNode? {
    guard let value = call.child(.argument)?.child(0), call.child(2) == nil, value.kind == .name,
      case .slot(let slot)? = meaning(of: value), isOfStyle(slot)
    else { return nil }
    return slot
  }

  /// Arguments that are no views.
  private static let actions: Set<String> = [
    "action", "isOn", "selection", "text", "value", "role", "systemImage", "image", "prompt",
    "format", "onEditingChanged", "onCommit", "onIncrement", "onDecrement",
    "primaryAction", "verbatim",
  ]

  /// Whether an argument of a control is a closure that it runs, which shows no views.
  func isAction(_ argument: SwiftNode, of call: SwiftNode) -> Bool {
    Self.actions.contains(argument.name)
      || argument.name.isEmpty && call.child(0)?.name == "Button" && hasLabel(call)
  }

  /// Whether a control has a title or a closure for its label, so that another closure is not a label.
  private func hasLabel(_ call: SwiftNode) -> Bool {
    call.children.contains { argument in
      argument.kind == .argument
        && (argument.name == "label"
          || argument.name.isEmpty && !argument.flags.contains(.isTrailing)
            && argument.child(0)?.kind != .closure)
    }
  }

  /// The environment that a control passes to its own text.
  private mutating func label(
    _ rule: ViewDefaults.Text, _ call: SwiftNode, _ name: String, _ environment: ViewEnvironment
  ) -> ViewEnvironment {
    if hidesLabel(of: call, name, environment) { return spoken(environment) }
    var own = environment
    switch rule {
    case .plain: break
    case .button: own = buttonLabel(environment)
    case .beside:
      // A list may show the title of a group as a header.
      if name == "DisclosureGroup" { own.font = .unknown(.decided(by: name)) }
      if name == "Toggle" {
        own.width = own.width.less(PlatformDefaults.switchWidth.range, because: .sharedWidth)
      } else if !own.isWideAsNeeded {
        own.width = own.width.atMost(because: .sharedWidth)
      }
      let isUntitled = name == "Picker" && !environment.isInList
      if let doubt = environment.doubt(of: name) ?? (isUntitled ? .decided(by: name) : nil) {
        own = inOwnStyle(of: name, environment) ?? environment.unknown(doubt)
      }
    case .field: own = field(call, name, environment)
    case .header:
      if name == "GroupBox", let doubt = environment.doubt(of: name) {
        own = environment.unknown(doubt)
      }
      if name != "Section" || !environment.hasPlainSections {
        (own.font, own.fontChanges) = (.unknown(.decided(by: name)), .unknown(.decided(by: name)))
        own.fontNote = nil
      }
      if name == "Section" { own.width = headerRoom(in: own) }
    case .menu:
      own = menuLabel(environment)
      if let doubt = environment.doubt(of: name) { own = environment.unknown(doubt) }
    case .unknown: own = environment.unknown(.decided(by: name))
    }
    return hasIcon(call, name) ? title(own, environment) : own
  }

  /// Controls whose labels may be hidden; VoiceOver speaks them then.
  private static let labeled: Set<String> = [
    "ColorPicker", "DatePicker", "Picker", "Stepper", "Toggle",
  ]

  /// Whether `labelsHidden` hides a control's label: the control has a look that is documented to obey it.
  private func hidesLabel(
    of call: SwiftNode, _ name: String, _ environment: ViewEnvironment
  ) -> Bool {
    guard environment.hidesLabels, environment.surface == .swiftUI, Self.labeled.contains(name)
    else { return false }
    let own = environment.ownControls
    guard own[""] == nil else { return false }
    return switch name {
    case "Toggle": own["toggleStyle"] == nil
    case "Picker": environment.pickerStyle == .exact("automatic")
    case "Stepper": hasLabel(call)
    default: true
    }
  }

  /// The environment of a text that no view shows, but that VoiceOver speaks.
  func spoken(_ environment: ViewEnvironment) -> ViewEnvironment {
    var spoken = environment
    spoken.surface = .spoken
    return spoken
  }

  /// The environment of a text field's prompt, which is unknown in an alert.
  private func field(
    _ call: SwiftNode, _ name: String, _ environment: ViewEnvironment
  ) -> ViewEnvironment {
    if environment.surface == .alertButton || environment.surface == .dialogButton {
      var own = environment.unknown(.decided(by: name))
      own.surface = .swiftUI
      return own
    }
    if let doubt = environment.doubt(of: name) { return environment.unknown(doubt) }
    var own = environment.unredacted
    own.width = own.width.less(PlatformDefaults.fieldInsets.range, because: .decided(by: name))
    // A border may take some of the height, too.
    own.shareHeight()
    own.lines = fieldLines(call, environment.lines)
    own.isField = !canGrow(call)
    switch constants.filling(of: call) {
    case .always: return spoken(own)
    case .unknown: return own.unknown(.decided(by: name))
    case .open, .never: return own
    }
  }

  /// Whether a control has a title beside an icon: it is a `Label`, or creates one.
  func hasIcon(_ call: SwiftNode, _ name: String) -> Bool {
    if name == "Label" || name == "ShareLink" && hasLabel(call) { return true }
    return ["systemImage", "image"].contains { constants.evaluator.argument($0, of: call) != nil }
  }

  /// The environment that a control passes to its title beside an icon.
  private mutating func title(
    _ own: ViewEnvironment, _ environment: ViewEnvironment
  ) -> ViewEnvironment {
    var own = own
    if environment.surface == .barButton || environment.isOwnItem {
      switch environment.labelStyle {
      case .exact(.ofBar), .exact(.iconOnly): return spoken(own)
      case .exact(.titled), .exact(.own): break
      case .unknown(let doubt): return environment.unknown(doubt)
      }
    }
    own = labelTitle(own)
    if !own.isWideAsNeeded { own.width = own.width.atMost(because: .sharedWidth) }
    return own
  }

  /// The lines of a field's prompt: one, unless the field grows vertically.
  private func fieldLines(_ call: SwiftNode, _ lines: Label.LineLimit) -> Label.LineLimit {
    guard canGrow(call) else { return .init(1) }
    let axis = constants.evaluator.argument("axis", of: call)
    return axis?.name == "vertical" ? lines : ViewEnvironment.union(lines, .init(1))
  }

  /// Whether a field may have several lines; a `SecureField` has no axis.
  private func canGrow(_ call: SwiftNode) -> Bool {
    let axis = constants.evaluator.argument("axis", of: call)
    return axis.map { $0.name != "horizontal" } ?? false
  }

  /// Walks the texts of an alert or action sheet that a value describes.
  mutating func walk(alert call: SwiftNode, _ environment: ViewEnvironment) {
    for argument in call.children where argument.kind == .argument {
      guard let value = argument.child(0) else { continue }
      var part = environment.unknown(.decided(by: "Alert"))
      part.hiding = environment.deadness
      let isSheet = call.child(0)?.name == "ActionSheet"
      switch argument.name {
      case "title": part.surface = isSheet ? .dialogTitle : .alertTitle
      case "message": part.surface = isSheet ? .dialogMessage : .alertMessage
      default: part.surface = isSheet ? .dialogButton : .alertButton
      }
      for text in [value] + Array(value.descendants) where text.kind == .call {
        if text.child(0)?.name == "Text" { note(text, part) }
      }
    }
  }
}
