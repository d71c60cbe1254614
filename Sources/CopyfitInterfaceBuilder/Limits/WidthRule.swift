/// Decides which width binds a label.
struct WidthRule {
  private let layout: DocumentLayout
  private let view: Int

  init(_ view: Int, in layout: DocumentLayout) {
    self.view = view
    self.layout = layout
  }

  /// The rule for the label's width.
  var rule: LimitRule {
    if let style = CellStyle(of: view, in: layout.views) { return rule(in: style) }
    guard let width = layout.value(view, .horizontal, .length), width.length.onCanvas > 0 else {
      return maximum ?? undecided(reason)
    }
    switch width.trust {
    case .constraint where layout.isContradicted(view, .horizontal):
      return .undecided(
        limit: widest(width).cleaned, drawn: drawn, reason: UndecidedReason.contradiction)
    case .constraint: return .constraint(width.length.cleaned)
    case .canvas: return .canvas(width.length.cleaned)
    case .drawn:
      return .undecided(
        limit: width.length.cleaned, drawn: drawn, reason: UndecidedReason.drawnSize)
    }
  }

  /// The length that the label's own constraints allow at most, where nothing around it leaves less: no text
  /// makes it wider, so that one that needs more is cut for certain.
  private var maximum: LimitRule? {
    let own = layout.maximumLengths(of: view, .horizontal).filter { $0.trust == .constraint }
    guard let least = own.map(\.length).min(by: { $0.onCanvas < $1.onCanvas }), least.onCanvas > 0,
      let limit, limit.onCanvas >= least.cleaned.onCanvas
    else { return nil }
    return .constraint(least.cleaned)
  }

  /// The widest that constraints which contradict each other let the label be, whichever of them holds.
  private func widest(_ solved: LayoutValue) -> DeviceLength {
    layout.maximumLengths(of: view, .horizontal).reduce(solved.length) { widest, own in
      own.length.onCanvas > widest.onCanvas ? own.length : widest
    }
  }

  private func rule(in style: CellStyle) -> LimitRule {
    let content = layout.value(style.content, .horizontal, .length)
    switch style.width(in: content) {
    case .shared(let width):
      return .undecided(
        limit: width.map(\.length.cleaned), drawn: drawn, reason: UndecidedReason.sibling)
    case .alone(nil):
      return .undecided(limit: nil, drawn: drawn, reason: UndecidedReason.drawnSize)
    case .alone(let width?) where width.trust == .drawn:
      return .undecided(
        limit: width.length.cleaned, drawn: drawn, reason: UndecidedReason.drawnSize)
    case .alone(let width?): return .canvas(width.length.cleaned)
    }
  }

  private func undecided(_ reason: String) -> LimitRule {
    .undecided(limit: limit, drawn: drawn, reason: reason)
  }

  /// The inner width of what holds the label, whatever the label's own width is.
  var container: DeviceLength? {
    let width = layout.views.container(of: view).flatMap { layout.rooms[$0] }?.length?.length
    return width.flatMap { $0.onCanvas > 0 ? $0.cleaned : nil }
  }

  private var drawn: Double? { layout.views[view].frame?.width }

  /// The inner width of what holds the label, or less where the label must be narrower.
  private var limit: DeviceLength? {
    let room = layout.rooms[view]?.length
    let widths = layout.maximumLengths(of: view, .horizontal) + [room].compactMap { $0 }
    let least = widths.map(\.length).min { $0.onCanvas < $1.onCanvas }
    return least.flatMap { $0.onCanvas > 0 ? $0.cleaned : nil }
  }

  private var reason: String {
    let views = layout.views
    let constraints = layout.constraints(on: view).filter { $0.first.axis == .horizontal }
    if let stack = views.stack(around: view) {
      let style = StackStyle(stack, in: views)
      return style.axis == .horizontal
        ? UndecidedReason.horizontalStack : UndecidedReason.stackWidth
    }
    if constraints.isEmpty, views[view].frame == nil { return UndecidedReason.noRectangle }
    if views[view].usesAutoresizing { return UndecidedReason.drawnSize }
    if isInCollectionCell { return UndecidedReason.collectionCell }
    if constraints.contains(where: isTiedToSibling) { return UndecidedReason.sibling }
    if constraints.contains(where: { $0.relation != .equal }) { return UndecidedReason.inequality }
    if constraints.contains(where: { !$0.isRequired }) { return UndecidedReason.priority }
    let sides = constraints.flatMap { [$0.first, $0.second].compactMap { $0 } }
      .filter { $0.view == view }.map(\.part)
    if sides.contains(.start) != sides.contains(.end) { return UndecidedReason.oneSide }
    return sides.contains(.center) ? UndecidedReason.centerOnly : UndecidedReason.container
  }

  /// Whether a constraint ties the label to a neighbour whose place depends on a text.
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
