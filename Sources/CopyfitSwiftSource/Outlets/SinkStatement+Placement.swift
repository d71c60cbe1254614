internal import CopyfitSwiftTree

extension SinkStatement {
  /// The statements that place views, by rectangles or constraints.
  static func placements(in index: SourceIndex) -> [SinkStatement] {
    let rectangles = (rectangles + ["size", "origin", "width", "height", "x", "y"]).flatMap {
      (index.assignments[$0] ?? []).flatMap(rectangle)
    }
    let constraints: [(String, (SwiftNode) -> [SinkStatement])] = [
      ("constraint", anchors), ("NSLayoutConstraint", items), ("constraintWithItem", items),
      ("constraints", format), ("constraintsWithVisualFormat", format),
      ("makeConstraints", snaps), ("remakeConstraints", snaps), ("updateConstraints", snaps),
      ("mas_makeConstraints", snaps), ("mas_remakeConstraints", snaps),
      ("mas_updateConstraints", snaps),
    ]
    return rectangles
      + constraints.flatMap { name, read in (index.calls[name] ?? []).flatMap(read) }
  }

  private static let rectangles = ["frame", "bounds", "center"]

  /// An assignment to the rectangle of a view, or to a part of it; for a button's label or image, also for the button.
  private static func rectangle(_ assignment: SwiftNode) -> [SinkStatement] {
    var target = assignment.child(0)
    while let node = target, node.kind == .member {
      if rectangles.contains(node.name), let view = node.child(0), view.name != "self" {
        let button = ["titleLabel", "imageView"].contains(view.lastName) ? view.child(0) : nil
        return [view, button].compactMap(\.self).filter { $0.name != "self" }
          .map { placement(of: $0, .rectangle, assignment) }
      }
      target = node.child(0)
    }
    return []
  }

  private static func placement(
    of view: SwiftNode, _ property: OutletSetting.Property, _ statement: SwiftNode
  ) -> SinkStatement {
    SinkStatement(
      object: view, target: .setting(property), value: statement, statement: statement)
  }

  /// The statements for the views of `view.widthAnchor.constraint(equalTo: other.widthAnchor)`.
  private static func anchors(_ call: SwiftNode) -> [SinkStatement] {
    let anchors = [call.child(0)?.child(0)] + call.children.dropFirst().map { $0.child(0) }
    return anchors.compactMap { anchor in
      guard let anchor, anchor.kind == .member, anchor.name.hasSuffix("Anchor"),
        let view = anchor.child(0)
      else { return nil }
      return placement(of: view, axis(anchor.name), call)
    }
  }

  private static func axis(_ attribute: String) -> OutletSetting.Property {
    let name = attribute.lowercased()
    return ["width", "leading", "trailing", "left", "right", "centerx"].contains(
      where: name.contains)
      ? .horizontalConstraint : .verticalConstraint
  }

  /// The statements for the views of `NSLayoutConstraint(item: view, attribute: .width, …)`.
  private static func items(_ call: SwiftNode) -> [SinkStatement] {
    let arguments = call.children.filter { $0.kind == .argument }
    guard let attribute = arguments.first(where: { $0.name == "attribute" })?.child(0) else {
      return []
    }
    return arguments.filter { ["item", "", "toItem"].contains($0.name) }
      .compactMap { $0.child(0) }.map { placement(of: $0, axis(attribute.name), call) }
  }

  /// The statements for the views of `NSLayoutConstraint.constraints(withVisualFormat: "H:|-[view(120)]-|", …)`.
  private static func format(_ call: SwiftNode) -> [SinkStatement] {
    let arguments = call.children.filter { $0.kind == .argument }
    guard let format = arguments.first?.child(0), format.kind == .string,
      let views = arguments.first(where: { $0.name == "views" })?.child(0)
    else { return [] }
    let axis = format.name.hasPrefix("V:") ? "height" : "width"
    return named(in: views).filter { view in
      // Outlets in Objective-C are variables that begin with `_`.
      ["[", "[_"].contains { format.name.contains($0 + view.name) }
    }
    .map { placement(of: $0.view, self.axis(axis), call) }
  }

  /// The views of a dictionary, or of a local variable with a dictionary.
  static func named(in node: SwiftNode) -> [(name: String, view: SwiftNode)] {
    switch node.kind {
    case .dictionary:
      let parts = Array(node.children)
      return stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0].name, parts[$0 + 1]) }
    case .call:
      return node.children.dropFirst().compactMap { $0.child(0) }.map { ($0.name, $0) }
    case .name:
      let variables = node.ancestors.filter { $0.kind == .block }.flatMap(\.children)
      let variable = variables.first { $0.kind == .variable && $0.name == node.name }
      return variable?.declaredValue.map { $0.kind == .name ? [] : named(in: $0) } ?? []
    default: return []
    }
  }

  /// The statements for the views of `view.snp.makeConstraints { … }` or `[view mas_makeConstraints: …]`.
  private static func snaps(_ call: SwiftNode) -> [SinkStatement] {
    guard var view = call.child(0)?.child(0) else { return [] }
    if view.name == "snp", let inner = view.child(0) { view = inner }
    return [placement(of: view, .horizontalConstraint, call)]
  }
}
