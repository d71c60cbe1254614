/// Reads the constraints of a document.
struct ConstraintReader {
  private let views: ViewTree

  init(_ views: ViewTree) {
    self.views = views
  }

  /// All constraints of the running app, in the order of the document.
  func constraints(canvas: CanvasSize) -> [LayoutConstraint] {
    let tree = views.tree
    let written = tree.elements.indices.filter { tree[$0].name == "constraint" }
      .compactMap(constraint)
    let margins = LayoutMargins(views, canvas: canvas, written)
    return written.map { $0.resolved(with: margins) }
  }

  private func constraint(_ element: Int) -> WrittenConstraint? {
    let tree = views.tree
    // A placeholder constraint is removed when the app is built.
    guard !tree.says("placeholder", of: element),
      let first = place("first", of: element), let multiplier = multiplier(of: element),
      hasNumbers(element)
    else { return nil }
    let second = place("second", of: element)
    guard second != nil || tree.attribute("secondAttribute", of: element) == nil else { return nil }
    let ends = scrolled(first, second)
    return WrittenConstraint(
      first: ends.0, second: ends.1, relation: relation(of: element), multiplier: multiplier,
      constant: constant(of: element, first, second),
      isRequired: tree.number("priority", of: element).map { $0 >= ViewTree.requiredPriority }
        ?? true
    )
  }

  /// Whether what it writes as numbers are numbers; `DocumentFaults` reports others.
  private func hasNumbers(_ element: Int) -> Bool {
    ["constant", "priority"].allSatisfy { name in
      views.tree.attribute(name, of: element) == nil
        || views.tree.number(name, of: element) != nil
    }
  }

  private func relation(of element: Int) -> LayoutConstraint.Relation {
    switch views.tree.attribute("relation", of: element) {
    case "greaterThanOrEqual": .atLeast
    case "lessThanOrEqual": .atMost
    default: .equal
    }
  }

  /// A multiplier, written as a number or as a ratio such as `16:9`; `nil` if it is neither.
  private func multiplier(of element: Int) -> Double? {
    guard let text = views.tree.attribute("multiplier", of: element) else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    let value: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { top in parts[1].map { top / $0 } }
      default: nil
      }
    return value.flatMap { $0.isFinite && (1e-3...1e3).contains($0.magnitude) ? $0 : nil }
  }
}

extension ConstraintReader {
  private func place(_ which: String, of element: Int) -> AttributePlace? {
    let tree = views.tree
    guard let name = tree.attribute(which + "Attribute", of: element),
      let (axis, part, isMargin) = Self.attributes[name]
    else { return nil }
    // Without a first item, the item is the view that contains the constraint.
    let item = tree.attribute(which + "Item", of: element)
    let view =
      item.map { views.indexOfID[$0] } ?? (which == "first" ? views.view(around: element) : nil)
    return view.map {
      let place = AttributePlace(variable: LayoutVariable($0, axis, part), isMargin: isMargin)
      return marginPlace(place) ?? place
    }
  }

  /// The margin of the parent view that a position of its margins guide corresponds to; `nil` for other positions.
  ///
  /// The center is the view's own center, as for the attributes "within margins".
  private func marginPlace(_ place: AttributePlace) -> AttributePlace? {
    var result = place
    let guide = views[place.variable.view]
    guard guide.role == .guide, let parent = guide.parent,
      views.tree.attribute("key", of: guide.element) == "layoutMargins"
    else { return nil }
    result.variable.view = parent
    result.isMargin = place.variable.part != .center
    return result
  }

  /// The two positions of a constraint; edges of a scroll view mean its content for constraints from inside it.
  private func scrolled(
    _ first: AttributePlace, _ second: AttributePlace?
  ) -> (AttributePlace, AttributePlace?) {
    guard let second else { return (first, nil) }
    return (
      content(of: first, for: second.variable.view), content(of: second, for: first.variable.view)
    )
  }

  private func content(of place: AttributePlace, for other: Int) -> AttributePlace {
    guard place.variable.part != .length, let content = views.scrollContent[place.variable.view],
      views.isInside(other, of: place.variable.view), views[other].role != .guide
    else { return place }
    var result = place
    result.variable.view = content
    return result
  }

  /// The constant.
  ///
  /// Standard spacing without a constant is taken from the canvas, or else is 8 points between neighbors and 20 to the
  /// superview.
  private func constant(
    of element: Int, _ first: AttributePlace, _ second: AttributePlace?
  ) -> Double {
    let tree = views.tree
    if let constant = tree.number("constant", of: element) { return constant }
    guard tree.says("symbolic", of: element), let second else { return 0 }
    if let from = views.drawnPosition(of: second.variable),
      let to = views.drawnPosition(of: first.variable)
    {
      return to - from
    }
    if views.isInside(first.variable.view, of: second.variable.view) {
      return first.variable.part == .end ? -20 : 20
    }
    if views.isInside(second.variable.view, of: first.variable.view) {
      return first.variable.part == .start ? -20 : 20
    }
    return first.variable.part == .end ? -8 : 8
  }

  private static let attributes: [String: (Axis, LayoutVariable.Part, Bool)] = [
    "leading": (.horizontal, .start, false), "left": (.horizontal, .start, false),
    "trailing": (.horizontal, .end, false), "right": (.horizontal, .end, false),
    "centerX": (.horizontal, .center, false), "width": (.horizontal, .length, false),
    "leadingMargin": (.horizontal, .start, true), "leftMargin": (.horizontal, .start, true),
    "trailingMargin": (.horizontal, .end, true), "rightMargin": (.horizontal, .end, true),
    "centerXWithinMargins": (.horizontal, .center, false),
    "top": (.vertical, .start, false), "bottom": (.vertical, .end, false),
    "centerY": (.vertical, .center, false), "height": (.vertical, .length, false),
    "topMargin": (.vertical, .start, true), "bottomMargin": (.vertical, .end, true),
    "centerYWithinMargins": (.vertical, .center, false),
  ]
}
