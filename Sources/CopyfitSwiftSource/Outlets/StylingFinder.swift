internal import CopyfitSwiftTree

/// Finds the statements that may change how a control shows its text in a way that is not read: calls of unknown
/// functions on a control or with it, and assignments to properties for styles.
struct StylingFinder {
  private var evaluator: Evaluator
  private var index: SourceIndex { evaluator.index }
  private var types: TypeTable { evaluator.types }

  /// The maximum number of calls of a function whose statements are read.
  private let maximumCalls: Int

  init(_ evaluator: Evaluator, maximumCalls: Int) {
    (self.evaluator, self.maximumCalls) = (evaluator, maximumCalls)
  }

  /// The statements, in the order of their functions' and properties' names.
  mutating func all() -> [SinkStatement] {
    var found: [SinkStatement] = []
    for name in index.calls.keys.filter({ !$0.isHarmless }).sorted() {
      for call in index.calls[name] ?? [] {
        let controls = controls(in: call)
        guard !controls.isEmpty, !isRead(call) else { continue }
        found += controls.flatMap { Self.stylings(of: $0, call) }
      }
    }
    for name in index.assignments.keys.filter(\.namesStyle).sorted() {
      for assignment in index.assignments[name] ?? [] {
        guard let target = assignment.child(0), let object = target.child(0), mayBeControl(object),
          !isRead(assignment: target)
        else { continue }
        found += Self.stylings(of: object, assignment)
      }
    }
    return found + pipes() + appearances()
  }

  /// The operations on controls with operators of the app or of a package: `label |> style`.
  private func pipes() -> [SinkStatement] {
    index.customOperations.flatMap { operation in
      operation.children.flatMap { $0.kind == .array ? Array($0.children) : [$0] }
        .filter(mayBeControl).flatMap { Self.stylings(of: $0, operation) }
    }
  }

  /// The assignments to the app's own properties for all controls of a class, by the class's appearance.
  private func appearances() -> [SinkStatement] {
    guard index.calls["appearance"] != nil else { return [] }
    let names = index.assignments.keys.filter {
      SinkTarget.assigned[$0] == nil && !$0.isOfLooksOnly
    }
    return names.sorted().flatMap { index.assignments[$0] ?? [] }.flatMap { assignment in
      guard let object = assignment.child(0)?.child(0), object.kind == .call,
        object.child(0)?.name == "appearance"
      else { return [SinkStatement]() }
      return Self.stylings(of: object, assignment)
    }
  }

  /// The statements about a control; a change to a button's label is also a change to the button.
  private static func stylings(
    of object: SwiftNode, _ statement: SwiftNode
  ) -> [SinkStatement] {
    var own = SinkStatement(
      object: object, target: .setting(.styling), value: object, statement: statement)
    guard object.lastName == "titleLabel" else { return [own] }
    let label = own
    own.object = object.child(0)
    if own.object == nil { own.identifier = object.name }
    return [label, own]
  }

  /// The expressions that may be controls: the base of a call, and its arguments.
  private func controls(in call: SwiftNode) -> [SwiftNode] {
    guard let callee = call.child(0) else { return [] }
    let object = callee.child(0)
    // A call after a leading dot creates a value for the control, such as an item of a stack.
    if callee.kind == .member, object == nil { return [] }
    if let object, let name = object.lastName, name.isOfHarmlessObject { return [] }
    let arguments = call.children.filter { $0.kind == .argument }.compactMap { $0.child(0) }
    // The closure's statements are about the object.
    if SwiftNode.passing.contains(callee.name), arguments.allSatisfy({ $0.kind == .closure }) {
      return []
    }
    let all = arguments.flatMap { $0.kind == .array ? Array($0.children) : [$0] }
    // If the result of a call without arguments is used, the call usually only reads a property.
    let isStatement = !arguments.isEmpty || [.block, .member].contains(call.parent?.kind)
    return (isStatement ? [object].compactMap(\.self) + all : all).filter {
      mayBeControl($0) || $0.name == "self" && callee.isParameter
    }
  }

  private func mayBeControl(_ node: SwiftNode) -> Bool {
    guard let name = node.lastName else { return false }
    if name == "self" { return types.enclosingType(of: node).map(types.isControl) ?? false }
    return index.controls.contains(name)
  }

  /// Whether the sources contain the possible functions of a call, so that their statements are read.
  private mutating func isRead(_ call: SwiftNode) -> Bool {
    guard let callee = call.child(0) else { return true }
    guard index.calls[callee.name]?.count ?? 0 <= maximumCalls else { return false }
    if index.localFunctions.contains(callee.name) || callee.child(0)?.name == "super" {
      return true
    }
    return evaluator.functions(of: callee).contains { $0.fits(call) && $0.child(.block) != nil }
      || evaluator.isHeld(callee)
      || callee.kind == .name && types.resolve(callee.name).contains(where: types.isDeclared)
  }

  /// Whether the sources contain the observers of a property.
  private mutating func isRead(assignment target: SwiftNode) -> Bool {
    members(target).contains { $0.child(.accessor) != nil }
  }

  /// The possible declarations of a member, or of a name outside of types.
  private mutating func members(_ target: SwiftNode) -> [SwiftNode] {
    let globals = target.child(0) == nil ? index.globals[target.name] ?? [] : []
    return evaluator.owners(of: target).flatMap { types.members(target.name, of: $0)?.nodes ?? [] }
      + globals
  }
}

extension SwiftNode {
  /// Whether a name is that of a parameter of the function that contains it.
  fileprivate var isParameter: Bool {
    kind == .name
      && enclosingFunction?.children.contains { $0.kind == .parameter && $0.name == name } == true
  }
}

extension String {
  /// Whether a function or property of this name may style a text; UIKit's own properties do not.
  var namesStyle: Bool {
    has(oneOf: Self.wordsOfStyles) && !Self.stylesOfUIKit.contains(self)
  }

  /// Whether a property with this name changes only colors, images and the like.
  var isOfLooksOnly: Bool {
    let name = lowercased()
    return ["color", "tint", "image", "inset", "style", "translucent", "alpha", "view"].contains {
      name.hasSuffix($0)
    } && !name.contains("font")
  }

  private static let wordsOfStyles = [
    "style", "theme", "typography", "setfont", "applyfont", "titlefont", "labelfont", "textfont",
  ].map { Array($0.utf8) }

  private static let stylesOfUIKit: Set = [
    "borderStyle", "cornerStyle", "selectionStyle", "overrideUserInterfaceStyle",
  ]

  /// Whether a function with this name leaves the font and the lines of its views unchanged, if it is not in the
  /// sources: it belongs to the system, or arranges views like layout packages.
  fileprivate var isHarmless: Bool {
    Self.harmless.contains { utf8.starts(with: $0.utf8) } && !namesStyle
  }

  private static let harmless = [
    "NS", "UI", "CA", "CG", "activate", "add", "align", "anchor", "animate", "append", "attributed",
    "auto", "become", "begin", "bind", "bring", "center", "constrain", "contains", "convert",
    "deactivate", "debugPrint", "dismiss", "draw", "drive", "edge", "end", "equal", "exchange",
    "fade", "fill", "first", "hide", "hitTest", "image", "index", "init", "insert", "invalidate",
    "is",
    "layout", "make", "mas_", "observe", "perform", "pin", "point", "popover", "post", "present",
    "print", "register", "reload", "remake", "remove", "replace", "resign", "responds", "scroll",
    "select", "send", "setAttributedTitle", "setBackground", "setContent", "setCustomSpacing",
    "setImage", "setNeeds", "setPreferredSymbol", "setTitle", "show", "size", "snapshot", "start",
    "stop", "subscribe", "system", "title", "transition", "type", "update", "viewWithTag",
  ]

  /// Whether an object with this name only receives a control's events, or lays the control out.
  fileprivate var isOfHarmlessObject: Bool {
    let name = lowercased()
    return ["delegate", "datasource", "layout", "constraint"].contains { name.hasSuffix($0) }
  }
}
