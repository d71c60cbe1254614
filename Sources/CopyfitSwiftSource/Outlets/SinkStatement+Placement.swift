internal import CopyfitSwiftTree

extension SinkStatement {
  /// The statements that place views, by rectangles or constraints.
  static func placements(in index: SourceIndex) -> [SinkStatement] {
    let rectangles = (rectangles + ["size", "origin", "width", "height", "x", "y"]).flatMap {
      (index.assignments[$0] ?? []).flatMap(rectangle)
    }
    var formats = FormatViews()
    let format = { (call: SwiftNode) in
      formats.views(of: call).map { placement(of: $0.view, axis($0.attribute), call) }
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

  /// The statements for the views of `view.snp.makeConstraints { … }` or `[view mas_makeConstraints: …]`.
  private static func snaps(_ call: SwiftNode) -> [SinkStatement] {
    guard var view = call.child(0)?.child(0) else { return [] }
    if view.name == "snp", let inner = view.child(0) { view = inner }
    return [placement(of: view, .horizontalConstraint, call)]
  }
}
