internal import CopyfitSwiftTree

/// What a constraint in code is about: a side, or the width or height, of a view.
struct LayoutAnchor: Hashable {
  /// A view.
  enum Place: Hashable {
    /// One that a variable keeps.
    case variable(SwiftNode)
    /// The view of a view controller.
    case root
    /// What holds all that is in a cell of a table.
    case cell
    /// The view that the code is a part of.
    case own
  }

  /// A side or an extent.
  enum Attribute: Hashable {
    case leading, trailing, width, height, other
  }

  var place: Place
  var attribute: Attribute
  /// How far it may be inside the view, in points: margins that the system chooses.
  var margin = 0.0...0.0

  /// The attributes by the names of anchors.
  static let attributes: [String: Attribute] = [
    "leadingAnchor": .leading, "leftAnchor": .leading, "trailingAnchor": .trailing,
    "rightAnchor": .trailing, "widthAnchor": .width, "heightAnchor": .height,
    "topAnchor": .other, "bottomAnchor": .other, "centerXAnchor": .other,
    "centerYAnchor": .other, "firstBaselineAnchor": .other, "lastBaselineAnchor": .other,
  ]
}

extension ControlResolver {
  /// The anchor that an expression means; `nil` where its view is not known.
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

  /// The anchor of a view, or of a layout guide of it; `nil` where the view is not known.
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

  /// How far layout guides are inside their views: the system's margins of view controllers' views are 16 or 20 points,
  /// those of other views 8 or more.
  private static let guides: [String: ClosedRange<Double>] = [
    "safeAreaLayoutGuide": 0...0, "layoutMarginsGuide": 8...20, "readableContentGuide": 8...20,
  ]

  /// The view that an expression means.
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
  /// Whether something of a type is a cell of a table or collection.
  func isCell(_ type: Int) -> Bool {
    lineage(of: type).contains {
      ["UITableViewCell", "UICollectionViewCell", "UICollectionReusableView"].contains(
        entries[$0].name)
        || entries[$0].inherited.contains("UITableViewHeaderFooterView")
    }
  }
}
