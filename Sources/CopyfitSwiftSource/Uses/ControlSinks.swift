internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Tells which controls take the texts that views of the app show.
struct ControlSinks {
  private var resolver: ControlResolver

  init(_ evaluator: Evaluator) { resolver = ControlResolver(evaluator) }

  /// A sink once for each control that it may be of; itself where none is known.
  mutating func located(_ sink: TextSink) -> [TextSink] {
    guard sink.surface == .screen, let target = sink.controlTarget else { return [sink] }
    let controls = target.object.map { resolver.controls($0) } ?? resolver.own(at: sink.statement)
    guard !controls.isEmpty else { return [sink] }
    return controls.map { control in
      var located = sink
      located.control = control.name
      located.property = target.property
      located.isCertain = control.isCertain
      if let value = Self.value(of: sink, for: control) { located.value = value }
      return located
    }
  }

  /// The argument of the call that reaches a control, where the text is a parameter of what is called.
  private static func value(of sink: TextSink, for control: HeldControl) -> SwiftNode? {
    guard let call = control.call, sink.value.kind == .name else { return nil }
    return sink.value.enclosingFunction?.bindings(of: call)?[sink.value.name]
  }
}

extension TextSink {
  /// What a statement gives a text to, as the statement names it, and which of its texts.
  fileprivate var controlTarget: (object: SwiftNode?, property: OutletText.Property)? {
    switch statement.kind {
    case .assignment:
      guard let member = statement.child(0), member.kind == .member || member.kind == .name else {
        return nil
      }
      if member.name == "title", let base = member.child(0), base.name == "configuration" {
        return (base.child(0), .configurationTitle)
      }
      guard let property = OutletText.Property.assigned[member.name] else { return nil }
      if member.name == "attributedText" { return (member.child(0), .attributedText) }
      return (member.child(0), property)
    case .call:
      guard let callee = statement.child(0),
        ["setTitle", "setAttributedTitle"].contains(callee.name)
      else { return nil }
      let state = statement.children.first { $0.kind == .argument && $0.name == "for" }
      let known = ["highlighted", "selected", "disabled"]
      let name = state?.child(0)?.name ?? ""
      return (callee.child(0), .stateTitle(known.contains(name) ? name : "normal"))
    default: return nil
    }
  }
}
