internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Finds the controls of the texts that the app's views show.
struct ControlSinks {
  private var resolver: ControlResolver

  init(_ evaluator: Evaluator) { resolver = ControlResolver(evaluator) }

  /// A copy of a sink for each possible control; the sink itself if no control is known.
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

  /// The argument of the call that reaches a control, if the text is a parameter of the called function.
  private static func value(of sink: TextSink, for control: HeldControl) -> SwiftNode? {
    guard let call = control.call, sink.value.kind == .name else { return nil }
    return sink.value.enclosingFunction?.bindings(of: call)?[sink.value.name]
  }
}

extension TextSink {
  /// The object of a statement as named there, and the text property.
  fileprivate var controlTarget: (object: SwiftNode?, property: OutletText.Property)? {
    if let configuration { return (configuration.button, .configurationTitle) }
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
