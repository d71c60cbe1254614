/// A label of a table cell's built-in style, which the cell lays out.
struct CellStyle {
  /// The width of a label in a style.
  enum Width {
    /// The label is alone on its line.
    case alone(LayoutValue?)
    /// The label shares its line with the style's other label.
    case shared(LayoutValue?)
  }

  private enum Style {
    case basic, subtitle, rightDetail, leftDetail
  }

  private let views: ViewTree
  /// The margin of a screen's content on the canvas, in points.
  private let screenMargin: Double
  private let label: Int
  private let cell: Int
  private let style: Style
  private let isDetail: Bool
  /// The cell's content view.
  let content: Int

  /// Finds a label's style, or `nil` if it is in a cell like any other view.
  init?(of label: Int, in layout: DocumentLayout) {
    let views = layout.views
    guard let content = views[label].parent, let cell = views[content].parent,
      views[cell].role == .tableCell, let id = views.tree.attribute("id", of: views[label].element),
      views.indexOfID[id] == label,
      let name = views.tree.attribute("style", of: views[cell].element),
      let style = Self.style(name)
    else { return nil }
    let element = views[cell].element
    isDetail = views.tree.attribute("detailTextLabel", of: element) == id
    guard isDetail || views.tree.attribute("textLabel", of: element) == id else { return nil }
    self.views = views
    screenMargin = ScreenMargin.width(onScreenOfWidth: layout.canvas.width)
    self.label = label
    self.cell = cell
    self.content = content
    self.style = style
  }

  private static func style(_ name: String) -> Style? {
    switch name {
    case "IBUITableViewCellStyleDefault": .basic
    case "IBUITableViewCellStyleSubtitle": .subtitle
    case "IBUITableViewCellStyleValue1": .rightDetail
    case "IBUITableViewCellStyleValue2": .leftDetail
    default: nil
    }
  }

  /// The width of the label in a content view.
  ///
  /// UIKit keeps the drawn margin before the text, and the same margin after it, or 8 points if an accessory follows.
  func width(in content: LayoutValue?) -> Width {
    guard let frame = views[label].frame else {
      return style == .rightDetail ? .shared(nil) : .alone(nil)
    }
    switch style {
    case .rightDetail:
      return .shared(content.map { $0.offset(by: -(margin + trailingMargin)) })
    case .leftDetail where !isDetail:
      return .alone(LayoutValue(DeviceLength(onCanvas: frame.width), .canvas))
    case .basic, .subtitle, .leftDetail:
      return .alone(content.map { weakened($0.offset(by: -(inset(frame.x) + trailingMargin))) })
    }
  }

  /// The detail on the same line as a title; `nil` for other labels.
  var detailBeside: Int? {
    guard style == .rightDetail, !isDetail else { return nil }
    return views.tree.attribute("detailTextLabel", of: views[cell].element)
      .flatMap { views.indexOfID[$0] }
  }

  /// Whether the label is alone in its column, so that its line may have the row's full height.
  var fillsRow: Bool { style == .basic || style == .rightDetail }

  private func weakened(_ value: LayoutValue) -> LayoutValue {
    var result = value
    result.trust = max(value.trust, .canvas)
    return result
  }

  private var hasAccessory: Bool {
    guard let outer = views[cell].frame, let inner = views[content].frame else { return false }
    return outer.width - inner.width > 0.5
  }

  private var trailingMargin: DeviceLength {
    hasAccessory ? DeviceLength(onCanvas: 8) : margin
  }

  /// The leading margin: the start of the first of the content's views.
  private var margin: DeviceLength {
    inset(views.children[content].compactMap { views[$0].frame?.x }.min() ?? 0)
  }

  /// A drawn distance from the cell's side; it follows the screen's margin if both are equal.
  private func inset(_ drawn: Double) -> DeviceLength {
    if views.isDrawnWithoutInset(cell) {
      return DeviceLength(onCanvas: screenMargin, screenMargins: 1)
    }
    let isMargin = abs(drawn - screenMargin) < LayoutMargins.drawingTolerance
    return DeviceLength(onCanvas: drawn, screenMargins: isMargin ? 1 : 0)
  }
}
