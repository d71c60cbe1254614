internal import CopyfitLabels

/// Determines the width that limits a label.
struct WidthRule {
  private let layout: DocumentLayout
  private let view: Int

  init(_ view: Int, in layout: DocumentLayout) {
    self.view = view
    self.layout = layout
  }

  /// The rule for the label's width.
  var rule: LimitRule {
    if let style = CellStyle(of: view, in: layout) { return rule(in: style) }
    if isBarItem { return .undecided(limit: container, drawn: nil, reason: Doubt.bar) }
    guard let width = layout.value(view, .horizontal, .length) else {
      return maximum ?? undecided(isMaximumMisread ? Doubt.drawing : reason)
    }
    if layout.contradictsDrawing(view, .horizontal) { return undecided(Doubt.drawing) }
    guard width.length.onCanvas > 0 else { return undecided(Doubt.noWidth) }
    switch width.trust {
    case .constraint where layout.isContradicted(view, .horizontal) || keepsItsLine:
      return .undecided(
        limit: widest(width).cleaned, drawn: drawn, reason: Doubt.contradiction)
    case .constraint: return .constraint(width.length.cleaned)
    case .content: return beside(width)
    case .canvas where isFlat: return undecided(Doubt.drawnSize)
    case .canvas: return .canvas(width.length.cleaned)
    case .drawn:
      return .undecided(
        limit: width.length.cleaned, drawn: drawn, reason: Doubt.drawnSize)
    }
  }

  /// The limit for a width that depends on the natural widths of images and controls.
  ///
  /// They can be compressed by a text with equal resistance; UIKit does not document which of the two becomes narrower.
  private func beside(_ width: LayoutValue) -> LimitRule {
    let least = width.length.cleaned
    if layout.views.resistance(of: view) < ViewTree.standardResistance { return .constraint(least) }
    guard let most = layout.yieldedWidth(of: view)?.length.cleaned,
      most.onCanvas >= least.onCanvas
    else { return .undecided(limit: container, drawn: nil, reason: Doubt.content) }
    return most == least
      ? .constraint(least) : .between(least: least, most: most, reason: Doubt.content)
  }

  /// Whether the control is the view of a bar's item: since iOS 11, bars use the control's own size, and ignore the
  /// drawn size.
  ///
  /// Source: WWDC 2017, session 204, "Updating Your App for iOS 11": bars lay out custom views with Auto Layout.
  private var isBarItem: Bool {
    let tree = layout.views.tree
    let element = layout.views[view].element
    return tree.attribute("key", of: element) == "customView"
      && tree.attribute("translatesAutoresizingMaskIntoConstraints", of: element) != "NO"
  }

  /// Whether the line of a label or button must not be compressed, which contradicts a width that its text exceeds.
  private var keepsItsLine: Bool {
    layout.views.resistance(of: view) >= ViewTree.requiredPriority
      && layout.views.tree.attribute("numberOfLines", of: layout.views[view].element) ?? "1" == "1"
  }

  /// Whether the label is drawn without a height, so that code sets its position.
  private var isFlat: Bool { layout.views[view].frame.map { $0.height < 1 } ?? false }

  /// The maximum length from the label's own constraints, if nothing around it leaves less.
  ///
  /// No text makes the label wider, so a wider text is certainly truncated.
  private var maximum: LimitRule? {
    let own =
      layout.maximumLengths(of: view, .horizontal).filter { $0.trust == .constraint }
      + [preferred].compactMap(\.self)
    guard let least = own.min(by: { $0.length.onCanvas < $1.length.onCanvas }),
      least.length.onCanvas > 0, !layout.excludesDrawing(least, of: view, .horizontal),
      let limit, limit.onCanvas >= least.length.cleaned.onCanvas
    else { return nil }
    return .constraint(least.length.cleaned)
  }

  /// The width at which a label with several lines breaks them, if the document has one (`preferredMaxLayoutWidth`);
  /// its natural width is not larger.
  private var preferred: LayoutValue? {
    let (tree, element) = (layout.views.tree, layout.views[view].element)
    guard layout.views[view].role == .label,
      tree.attribute("numberOfLines", of: element) ?? "1" != "1",
      let width = tree.number("preferredMaxLayoutWidth", of: element), width > 0
    else { return nil }
    return LayoutValue(DeviceLength(onCanvas: width), .constraint)
  }

  /// Whether the label is drawn wider than its own constraints allow.
  private var isMaximumMisread: Bool {
    layout.maximumLengths(of: view, .horizontal).contains {
      layout.excludesDrawing($0, of: view, .horizontal)
    }
  }

  /// The maximum width from contradictory constraints, for any of them that UIKit may break.
  private func widest(_ solved: LayoutValue) -> DeviceLength {
    layout.maximumLengths(of: view, .horizontal).reduce(solved.length) { widest, own in
      own.length.onCanvas > widest.onCanvas ? own.length : widest
    }
  }

  private func rule(in style: CellStyle) -> LimitRule {
    let content = layout.value(style.content, .horizontal, .length)
    switch style.width(in: content) {
    case .alone(let width?), .shared(let width?):
      if layout.excludesDrawing(width, of: view, .horizontal) {
        return undecided(Doubt.drawing)
      }
    case .alone(nil), .shared(nil): break
    }
    switch style.width(in: content) {
    case .shared(let width):
      return .undecided(
        limit: width.map(\.length.cleaned), drawn: drawn, reason: Doubt.sibling)
    case .alone(nil):
      return .undecided(limit: nil, drawn: drawn, reason: Doubt.drawnSize)
    case .alone(let width?) where width.trust == .drawn:
      return .undecided(
        limit: width.length.cleaned, drawn: drawn, reason: Doubt.drawnSize)
    case .alone(let width?): return .canvas(width.length.cleaned)
    }
  }

  private func undecided(_ reason: Doubt) -> LimitRule {
    // A drawing that nothing explains may not be the text's own width.
    let own = reason == Doubt.drawing ? nil : drawn
    return .undecided(limit: limit, drawn: own, reason: reason)
  }

  /// The inner width of the label's container, independent of the label's own width.
  var container: DeviceLength? {
    let width = layout.views.container(of: view).flatMap { layout.rooms[$0] }?.length
    return width.flatMap(holding)
  }

  private var drawn: Double? { layout.views[view].frame?.width }

  /// The inner width of the label's container, or less if the label must be narrower.
  private var limit: DeviceLength? {
    let room = layout.rooms[view]?.length
    let widths = layout.maximumLengths(of: view, .horizontal) + [room].compactMap { $0 }
    return widths.compactMap(holding).min { $0.onCanvas < $1.onCanvas }
  }

  /// A maximum length of the label; `nil` if it is drawn wider, or if the length is 0.
  private func holding(_ most: LayoutValue) -> DeviceLength? {
    let isLimit =
      most.length.onCanvas > 0 && !layout.excludesDrawing(most, of: view, .horizontal)
    return isLimit ? most.length.cleaned : nil
  }

  private var reason: Doubt {
    let views = layout.views
    let constraints = layout.constraints(on: view).filter { $0.first.axis == .horizontal }
    if let stack = views.stack(around: view) {
      let style = StackStyle(stack, in: views)
      return style.axis == .horizontal
        ? Doubt.horizontalStack : Doubt.stackWidth
    }
    if constraints.isEmpty, views[view].frame == nil { return Doubt.noRectangle }
    if views[view].usesAutoresizing { return Doubt.drawnSize }
    if isInCollectionCell { return Doubt.collectionCell }
    if constraints.contains(where: isTiedToSibling) { return Doubt.sibling }
    if constraints.contains(where: { $0.relation != .equal }) { return Doubt.inequality }
    if constraints.contains(where: { !$0.isRequired }) { return Doubt.priority }
    let sides = constraints.flatMap { [$0.first, $0.second].compactMap { $0 } }
      .filter { $0.view == view }.map(\.part)
    if sides.contains(.start) != sides.contains(.end) { return Doubt.oneSide }
    return sides.contains(.center) ? Doubt.centerOnly : Doubt.container
  }

  /// Whether the view takes the width of its content, up to the limit: only one side or the center has a known place, or it
  /// is in a vertical stack of known width that does not fill it.
  var isNatural: Bool {
    switch reason {
    case .stackWidth:
      let stack = layout.views.stack(around: view)
      let width = stack.flatMap { layout.value($0, .horizontal, .length) }
      return width?.trust == .constraint || width?.trust == .canvas
    case .oneSide, .centerOnly:
      let width = LayoutVariable(view, .horizontal, .length)
      guard
        !layout.constraints(on: view).contains(where: { $0.first == width || $0.second == width })
      else { return false }
      let places = [LayoutVariable.Part.start, .center, .end].compactMap {
        layout.value(view, .horizontal, $0)
      }
      return places.contains { $0.origin == layout.rooms[view]?.start.origin }
    default: return false
    }
  }

  /// Whether a constraint ties the label to a neighbor with a position that depends on a text.
  private func isTiedToSibling(_ constraint: LayoutConstraint) -> Bool {
    guard let second = constraint.second else { return false }
    let other = constraint.first.view == view ? second : constraint.first
    return layout.solver[other] == nil && !layout.views.isInside(view, of: other.view)
      && layout.views[other.view].role != .scrollContent && layout.views[other.view].role != .guide
      && other.part != .center
  }

  private var isInCollectionCell: Bool {
    layout.views.ancestors(of: view).contains { layout.views[$0].role == .collectionCell }
  }
}
