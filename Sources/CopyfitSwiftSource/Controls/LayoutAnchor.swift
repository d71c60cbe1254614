internal import CopyfitSwiftTree

/// A side, the width or the height of a view in a constraint.
struct LayoutAnchor: Hashable {
  /// A view.
  enum Place: Hashable {
    /// A view in a variable.
    case variable(SwiftNode)
    /// A view controller's root view.
    case root
    /// The content view of a table's cell.
    case cell
    /// The view whose code it is.
    case own
  }

  /// A side or a dimension.
  enum Attribute: Hashable {
    case leading, trailing, center, width, height
    /// The center of the height.
    case middle
    case other
  }

  var place: Place
  var attribute: Attribute
  /// The possible distances inside the view, in points: the system's margins.
  var margin = 0.0...0.0

  /// The attributes by the names of anchors.
  static let attributes: [String: Attribute] = [
    "leadingAnchor": .leading, "leftAnchor": .leading, "trailingAnchor": .trailing,
    "rightAnchor": .trailing, "widthAnchor": .width, "heightAnchor": .height,
    "centerXAnchor": .center, "topAnchor": .other, "bottomAnchor": .other, "centerYAnchor": .middle,
    "firstBaselineAnchor": .other, "lastBaselineAnchor": .other,
  ]
}

extension ControlResolver {
  /// The anchor of an expression; `nil` if its view is unknown.
  mutating func anchor(_ node: SwiftNode) -> LayoutAnchor? {
    guard let name = node.lastName, let attribute = LayoutAnchor.attributes[name] else {
      return nil
    }
    guard let view = node.child(0) else {
      return node.kind == .name
        ? ownPlace(at: node).map { LayoutAnchor(place: $0, attribute: attribute) } : nil
    }
    return self.anchor(attribute, of: view)
  }

  /// The anchor of a view or of its layout guide; `nil` if the view is unknown.
  mutating func anchor(
    _ attribute: LayoutAnchor.Attribute, of node: SwiftNode
  ) -> LayoutAnchor? {
    var view = node
    var margin = 0.0...0.0
    while view.kind == .member, let inner = view.child(0), let found = Self.guides[view.name] {
      (margin, view) = (found, inner)
    }
    return place(of: view).map { LayoutAnchor(place: $0, attribute: attribute, margin: margin) }
  }

  /// The distances of layout guides from their views: the system's margins are 16 or 20 points for view controllers'
  /// views, and 8 or more for others.
  private static let guides: [String: ClosedRange<Double>] = [
    "safeAreaLayoutGuide": 0...0, "layoutMarginsGuide": 8...20, "readableContentGuide": 8...20,
  ]

  /// The view of an expression.
  mutating func place(of node: SwiftNode) -> LayoutAnchor.Place? {
    let isOwn = node.kind == .name || node.kind == .member && node.child(0)?.name == "self"
    if node.kind == .name, node.name == "self" { return ownPlace(at: node) }
    let found = controls(node)
    if found.count == 1 { return .variable(found[0].variable) }
    guard isOwn, found.isEmpty else { return nil }
    switch node.name {
    case "view": return .root
    case "contentView": return ownPlace(at: node)
    default: return nil
    }
  }

  private func ownPlace(at node: SwiftNode) -> LayoutAnchor.Place? {
    guard let type = objects.evaluator.types.enclosingType(of: node) else { return nil }
    let lineage = objects.evaluator.types.lineage(of: type)
    let isInTable = lineage.contains {
      objects.evaluator.types.entries[$0].name == "UITableViewCell"
    }
    return isInTable ? .cell : .own
  }
}

extension TypeTable {
  /// Whether a type is a cell of a table or collection.
  func isCell(_ type: Int) -> Bool {
    lineage(of: type).contains {
      ["UITableViewCell", "UICollectionViewCell", "UICollectionReusableView"].contains(
        entries[$0].name)
        || entries[$0].inherited.contains("UITableViewHeaderFooterView")
    }
  }
}
