/// A position of a view, as named by a constraint's attribute.
struct AttributePlace: Hashable {
  var variable: LayoutVariable
  /// Whether the attribute names the layout margin instead of the edge.
  var isMargin: Bool
}

/// A constraint with positions that may be layout margins.
struct WrittenConstraint: Hashable {
  var first: AttributePlace
  var second: AttributePlace?
  var relation: LayoutConstraint.Relation
  var multiplier: Double
  var constant: Double
  var isRequired: Bool

  /// The constraint between the views' edges, with its margins added to the constant.
  func resolved(with margins: LayoutMargins) -> LayoutConstraint {
    var length = DeviceLength(onCanvas: constant) + -margins.shift(of: first)
    if let second { length = length + margins.shift(of: second).scaled(by: multiplier) }
    return LayoutConstraint(
      first: first.variable, second: second?.variable, relation: relation, multiplier: multiplier,
      constant: length, isRequired: isRequired)
  }
}

/// The layout margins of a document's views, in points.
///
/// A margin comes from the document, or else from the canvas, which shows the solved layout, or else is UIKit's
/// default.
struct LayoutMargins {
  private let views: ViewTree
  private let canvas: CanvasSize
  /// The distances of margins from their edges on the canvas, positive toward the end.
  private var drawnShifts: [LayoutVariable: Double] = [:]
  /// The margins in the document, if any.
  private var writtenMargins: [LayoutVariable: Double?] = [:]

  init(_ views: ViewTree, canvas: CanvasSize, _ constraints: [WrittenConstraint]) {
    self.views = views
    self.canvas = canvas
    for place in constraints.flatMap({ [$0.first, $0.second].compactMap(\.self) }) {
      guard place.isMargin else { continue }
      for end in Self.ends(of: place.variable) where writtenMargins[end] == nil {
        writtenMargins[end] = .some(views.writtenMargin(end))
      }
    }
    for constraint in constraints where constraint.relation == .equal && constraint.isRequired {
      guard let second = constraint.second, constraint.multiplier == 1 else {
        continue
      }
      take(constraint.first, from: second, constant: constraint.constant)
      take(second, from: constraint.first, constant: -constraint.constant)
    }
  }

  /// The distance of a position from its view's edge, positive toward the end: negative for a margin at the end.
  ///
  /// For a length, it is the negative sum of both margins.
  func shift(of place: AttributePlace) -> DeviceLength {
    guard place.isMargin else { return DeviceLength(onCanvas: 0) }
    guard place.variable.part == .length else { return shift(ofEnd: place.variable) }
    return shift(ofEnd: place.variable.sibling(.end))
      + -shift(ofEnd: place.variable.sibling(.start))
  }

  /// The margins that affect a position: both for a length.
  private static func ends(of variable: LayoutVariable) -> [LayoutVariable] {
    variable.part == .length ? [variable.sibling(.start), variable.sibling(.end)] : [variable]
  }

  private func shift(ofEnd end: LayoutVariable) -> DeviceLength {
    let sign: Double = end.part == .start ? 1 : -1
    if let margin = writtenMargins[end] ?? nil { return DeviceLength(onCanvas: margin * sign) }
    let shift = drawnShifts[end] ?? standard(end) * sign
    let followsScreen =
      hasScreenMargins(end) && abs(abs(shift) - screenMargin) < Self.drawingTolerance
    return DeviceLength(onCanvas: shift, screenMargins: followsScreen ? sign : 0)
  }

  /// The maximum difference between a drawn margin and the screen's, in points, because documents contain rounded
  /// frames.
  static let drawingTolerance = 0.5

  /// The margin of a screen's content on the canvas, in points.
  private var screenMargin: Double { ScreenMargin.width(onScreenOfWidth: canvas.width) }

  /// Whether a view has the margins of its screen by default; they differ between devices.
  private func hasScreenMargins(_ end: LayoutVariable) -> Bool {
    let view = views[end.view]
    return end.axis == .horizontal && (view.isRoot || view.role == .cellContent)
  }

  /// Computes a margin from the drawn position that it is tied to.
  private mutating func take(_ place: AttributePlace, from other: AttributePlace, constant: Double)
  {
    guard place.isMargin, !other.isMargin, place.variable.part != .length,
      drawnShifts[place.variable] == nil, !views.isDrawnWithoutInset(place.variable.view),
      let edge = views.drawnPosition(of: place.variable),
      let drawn = views.drawnPosition(of: other.variable)
    else { return }
    let shift = drawn + constant - edge
    // A misplaced frame would result in an impossible margin.
    guard (0...Self.largest).contains(place.variable.part == .start ? shift : -shift) else {
      return
    }
    drawnShifts[place.variable] = shift
  }

  private static let largest = 64.0

  /// UIKit's default: 8; for a screen's view and a cell's content 16, or 20 on a screen at least 414 points wide.
  private func standard(_ variable: LayoutVariable) -> Double {
    hasScreenMargins(variable) ? screenMargin : 8
  }
}

extension ViewTree {
  /// The view's margin in the document.
  func writtenMargin(_ variable: LayoutVariable) -> Double? {
    let element = self[variable.view].element
    let names: (String, String) =
      switch (variable.axis, variable.part) {
      case (.horizontal, .start): ("left", "leading")
      case (.horizontal, _): ("right", "trailing")
      case (.vertical, .start): ("top", "top")
      case (.vertical, _): ("bottom", "bottom")
      }
    if let insets = tree.child(
      "directionalEdgeInsets", key: "directionalLayoutMargins", of: element)
    {
      return tree.number(names.1, of: insets)
    }
    return tree.child("edgeInsets", key: "layoutMargins", of: element)
      .flatMap { tree.number(names.0, of: $0) }
  }

  /// The position on the canvas relative to the outermost view, or `nil` if it is not drawn.
  func drawnPosition(of variable: LayoutVariable) -> Double? {
    switch views[variable.view].role {
    case .guide:
      // A guide excludes bars, which affect only vertical positions.
      guard variable.axis == .horizontal, let parent = views[variable.view].parent else {
        return nil
      }
      return drawnPosition(of: LayoutVariable(parent, .horizontal, variable.part))
    case .scrollContent: return nil
    default: break
    }
    guard let frame = views[variable.view].frame, let origin = drawnOrigin(of: variable) else {
      return nil
    }
    let (start, length) = (frame.start(variable.axis), frame.length(variable.axis))
    return switch variable.part {
    case .start: origin + start
    case .center: origin + start + length / 2
    case .end: origin + start + length
    case .length: length
    }
  }

  /// The origin of the coordinates of a view's frame.
  private func drawnOrigin(of variable: LayoutVariable) -> Double? {
    var origin = 0.0
    for outer in ancestors(of: variable.view) {
      guard let frame = views[outer].frame else { return nil }
      origin += frame.start(variable.axis)
    }
    return origin
  }
}
