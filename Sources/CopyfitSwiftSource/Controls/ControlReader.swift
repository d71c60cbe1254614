internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftTree

/// Reads the controls that code creates.
struct ControlReader {
  private var resolver: ControlResolver
  private var layout: ControlLayout
  private var said: [ControlName: [Saying]] = [:]
  /// The remaining number of statements about controls, each for each control that it may be about.
  private var remainingSayings = 1_000_000
  /// The statements in classes of controls about themselves.
  private var saidByClass: [Int: [Saying]] = [:]
  private let rows: FixedRows
  /// The buttons with more content than a title, or with insets.
  private var padded: Set<SwiftNode> = []
  /// The types with code that limits the text sizes of the views in them.
  private var limited: Set<Int> = []
  /// The controls whose font may come from a configuration or a style of the app.
  private var styled: Set<SwiftNode> = []
  /// The controls that were read, for each of their texts.
  private var known: [Shown: CodeControl?] = [:]

  /// A text of a control.
  private struct Shown: Hashable {
    var control: ControlName
    var text: OutletText.Property
  }

  private static let paddings = [
    "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "configuration", "setImage",
  ]

  /// The content of one statement.
  private struct Saying {
    /// The label of a cell; empty for other objects.
    var part = ""
    var property: OutletSetting.Property
    /// The value; `nil` if it is unknown.
    var value: OutletSetting.Value?
    /// Whether the statement always runs.
    var isAlways: Bool
    /// The assignment or call.
    var statement: SwiftNode
  }

  private var types: TypeTable { resolver.objects.evaluator.types }

  init(_ evaluator: Evaluator, _ roots: [SwiftNode]) {
    resolver = ControlResolver(evaluator)
    layout = ControlLayout(evaluator)
    rows = FixedRows(roots, evaluator.types)
    let index = evaluator.index
    for name in Self.paddings {
      for statement in (index.assignments[name] ?? []) + (index.calls[name] ?? []) {
        guard let button = statement.child(0)?.child(0) else { continue }
        let controls = resolver.controls(button).map(\.variable)
        padded.formUnion(controls)
        if name == "configuration" { styled.formUnion(controls) }
      }
    }
    findStyled(in: index)
    for statement in SinkStatementFinder.all(
      evaluator, followingAtMost: ControlResolver.maximumControls)
    {
      guard case .setting(let property) = statement.target,
        property == .styling && !statement.statement.isOfConfiguration
          || OutletSetting.Property.ofText.contains(property)
      else { continue }
      read(statement, property)
    }
  }

  private mutating func read(
    _ statement: SinkStatement, _ property: OutletSetting.Property
  ) {
    let node = statement.statement
    if let (type, part) = ownPart(statement) {
      let value = value(of: statement, property, nil)
      saidByClass[type, default: []].append(
        Saying(
          part: part, property: property, value: value, isAlways: node.runsAlways, statement: node))
      return
    }
    let controls = statement.object.map { resolver.controls($0) } ?? resolver.own(at: node)
    if controls.isEmpty, OutletSetting.Property.ofCategories.contains(property) {
      limited.formUnion([types.enclosingType(of: node)].compactMap(\.self))
    }
    remainingSayings -= controls.count
    guard remainingSayings >= 0 else { return styled.formUnion(controls.map(\.variable)) }
    for control in controls {
      said[control.name, default: []].append(
        Saying(
          property: property, value: value(of: statement, property, control.call),
          isAlways: node.runsAlways(alsoHeld: true) && control.isCertain && control.isAlways,
          statement: node))
    }
  }

  /// Finds the controls that functions and properties of the app style, which may set a font in a way that is not read.
  private mutating func findStyled(in index: SourceIndex) {
    for name in index.calls.keys.filter(\.namesStyle).sorted() {
      for call in index.calls[name] ?? [] {
        let arguments = call.children.filter { $0.kind == .argument }.compactMap { $0.child(0) }
        for object in [call.child(0)?.child(0)].compactMap(\.self) + arguments {
          styled.formUnion(resolver.controls(object).map(\.variable))
        }
      }
    }
    for name in index.assignments.keys.filter(\.namesStyle).sorted() {
      for assignment in index.assignments[name] ?? [] {
        guard let object = assignment.child(0)?.child(0) else { continue }
        styled.formUnion(resolver.controls(object).map(\.variable))
      }
    }
  }

  /// The class that a statement about `self` applies to, and the label of a cell.
  private func ownPart(_ statement: SinkStatement) -> (type: Int, part: String)? {
    guard let type = types.enclosingType(of: statement.statement), types.isDeclared(type) else {
      return nil
    }
    guard let object = statement.object, object.name != "self" else {
      return types.showsText(type) ? (type, "") : nil
    }
    let isOwn = object.child(0).map { $0.name == "self" } ?? (object.kind == .name)
    guard isOwn, ControlResolver.partsOfCells.contains(object.name), types.isCell(type),
      types.members(object.name, of: type) == nil
    else { return nil }
    return (type, object.name)
  }

  private mutating func value(
    of statement: SinkStatement, _ property: OutletSetting.Property, _ call: SwiftNode?
  ) -> OutletSetting.Value? {
    var frame = Evaluator.Frame()
    if let call, let function = statement.statement.enclosingFunction,
      let bound = function.bindings(of: call)
    {
      frame.function = function
      for (name, value) in bound {
        frame.arguments[name] = resolver.objects.evaluator.answer(value)
      }
    }
    let found = resolver.objects.evaluator.answer(
      statement.value, in: frame, leadingDotOf: property.typeName)
    return OutletSetting.Value(found, of: statement.value, for: property)
  }
}

extension ControlReader {
  /// The control with a name; `nil` if it shows no text of its own, or a document describes it.
  mutating func control(
    _ name: ControlName, showing text: OutletText.Property
  ) -> CodeControl? {
    let shown = Shown(control: name, text: text)
    if let known = known[shown] { return known }
    let control = newControl(name, showing: text)
    known[shown] = .some(control)
    return control
  }

  private mutating func newControl(
    _ name: ControlName, showing text: OutletText.Property
  ) -> CodeControl? {
    let variable = name.variable
    guard !variable.flags.contains(.isOutlet), let kind = kind(of: name),
      kind.isInCell || resolver.isMade(variable) && !variable.isOnlyMeasured
    else { return nil }
    // Text that the user enters scrolls.
    if kind == .textField, text != .named("placeholder") { return nil }
    if kind != .listContent, text == .named("secondaryText") { return nil }
    let type = types.enclosingType(of: variable)
    let owner = type.map { types.entries[$0].name }
    var control = CodeControl(
      name: [owner, variable.name, name.part].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: " › "),
      place: SourceLocation(variable), element: kind.element, isInBuiltInCell: kind.isInCell)
    let classes = resolver.instances(in: variable)
    let sayings =
      (said[name] ?? [])
      + classes.flatMap { types.lineage(of: $0) }.flatMap { saidByClass[$0] ?? [] }
      .filter { $0.part == name.part }
    take(sayings, of: name, kind, &control)
    if type.map({ !limited.isDisjoint(with: types.lineage(of: $0)) }) == true, !control.grows {
      control.doubts.append(.codedSetting)
    }
    if text == .attributedText { control.font = nil }
    if text == .configurationTitle {
      (control.font, control.setting.lines) = (nil, Label.LineLimit(0))
    }
    if !kind.isInCell { giveRoom(to: &control, variable, kind) }
    let cells = kind == .cellLabel ? classes : type.map { [$0] } ?? []
    let isLimited =
      layout.hasLimitedHeight(variable, isHigh: control.grows)
      || cells.contains { rows.limit($0) }
      || kind.isInCell && rows.limitAny(in: variable.tree)
    if isLimited, kind != .textView { control.heightDoubt = .codedHeight }
    return control
  }

  /// Sets the width of a control; what runs over the sides of its room may have one line only.
  private mutating func giveRoom(
    to control: inout CodeControl, _ variable: SwiftNode, _ kind: ControlKind
  ) {
    control.room = layout.room(of: variable)
    if control.grows, kind == .label || kind == .button,
      let room = layout.naturalRoom(of: variable)
    {
      control.runOn(in: room)
    }
    if padded.contains(variable) || kind == .textField { control.room.least = nil }
  }

  /// Applies statements about a control to its initial values.
  private mutating func take(
    _ sayings: [Saying], of name: ControlName, _ kind: ControlKind, _ control: inout CodeControl
  ) {
    let variable = name.variable
    control.font = styled.contains(variable) ? nil : resolver.defaultFont(of: variable, kind)
    control.setting.lines = kind.lines
    control.setting.lineBreakMode = kind == .button ? .middle : .tail
    for property in OutletSetting.Property.ofText { say(sayings, property, of: &control) }
    control.finishShrinking()
    doubt(sayings, isRead: kind.isInCell || resolver.readsMaking(of: variable), of: &control)
  }

  private mutating func kind(of name: ControlName) -> ControlKind? {
    guard name.part.isEmpty else { return .cellLabel }
    let variable = name.variable
    // The effect of a closure on its control is not read.
    if variable.declaredValue?.isClosureWithArgument == true { return nil }
    if let call = variable.declaredValue, call.kind == .call, let callee = call.child(0),
      callee.name == "defaultContentConfiguration"
        || Self.contents.contains(callee.child(0)?.name ?? "")
    {
      return .listContent
    }
    let kinds = resolver.types(of: variable).map { lineage in
      lineage.lazy.compactMap { ControlKind.named[$0] }.first
    }
    guard let first = kinds.first, kinds.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The configurations with texts of any number of lines.
  private static let contents: Set = [
    "UIListContentConfiguration", "UIContentUnavailableConfiguration",
  ]

  /// Records what functions that are not read may change: the font unless it is set after them, the lines unless they
  /// are set, and the line break mode and insets.
  ///
  /// - Parameter isRead: Whether the code that creates the control is read.
  private func doubt(_ sayings: [Saying], isRead: Bool, of control: inout CodeControl) {
    let stylings = sayings.filter { $0.property == .styling }.map(\.statement)
    guard !isRead || !stylings.isEmpty else { return }
    let isSet = sayings.contains { saying in
      saying.property == .font && saying.value != nil && saying.isAlways
        && stylings.allSatisfy {
          $0.parent == saying.statement.parent && $0.index < saying.statement.index
        }
    }
    if !isSet { control.font = nil }
    if !sayings.contains(where: { $0.property == .numberOfLines && $0.isAlways }) {
      control.setting.lines = Label.LineLimit(atLeast: 1, atMost: 0)
    }
    if !control.grows { control.doubts.append(.codedSetting) }
  }

  /// Applies what statements say about a property.
  private func say(
    _ sayings: [Saying], _ property: OutletSetting.Property, of control: inout CodeControl
  ) {
    let found = sayings.filter { $0.property == property }
    guard !found.isEmpty else { return }
    let first = found[0].value
    let isKnown = found.allSatisfy { $0.value == first } && found.contains(where: \.isAlways)
    guard isKnown, let value = first else { return control.doubt(property) }
    switch (property, value) {
    case (.numberOfLines, .number(let number)):
      control.setting.lines = Label.LineLimit(Int(max(0, min(number, 1_000))))
    case (.font, .font(let font)): control.font = font
    case (.lineBreakMode, .mode(let name)):
      control.setting.lineBreakMode = Label.LineBreakMode(codeName: name) ?? .tail
    case (.adjustsFontForContentSizeCategory, .boolean(let adjusts)):
      control.ignoresChanges = !adjusts
    case (.adjustsFontSizeToFitWidth, .boolean(true)): control.mayShrink = true
    case (.minimumContentSizeCategory, .category(let category)):
      control.setting.minimumCategory = category
    case (.maximumContentSizeCategory, .category(let category)):
      control.setting.maximumCategory = category
    case (.minimumScaleFactor, .number(let factor)):
      control.setting.shrinking.minimumScaleFactor = factor > 0 && factor < 1 ? factor : nil
    default: break
    }
  }
}
