internal import CopyfitDynamicType
internal import CopyfitLabels

/// The room that a label or a control leaves its text.
struct TextRoom {
  private var width: LimitRule
  private var container: DeviceLength?
  /// Whether one of several fonts or letter spacings stands for all.
  private var mixesFonts = false
  /// Whether something of what the text needs is not known.
  private var isEstimated = false
  private let view: Int
  private let layout: DocumentLayout

  /// Starts with the whole view.
  init(_ view: Int, in layout: DocumentLayout) {
    self.view = view
    self.layout = layout
    let rule = WidthRule(view, in: layout)
    width = rule.rule
    container = rule.container
    let views = layout.views
    if let style = FontReader.unknownStyle(inside: views[view].element, in: views.tree) {
      doubt(Doubt.unknownStyle(style))
    }
  }

  /// Takes insets away, in points, of both sides together.
  mutating func takeAway(horizontal: Double) {
    width = width.reduced(by: horizontal)
    container = container.map { $0.reduced(by: horizontal) }
  }

  /// Takes an image away that stands beside the text; `nil` for one of unknown width.
  mutating func takeAway(image: Double?) {
    if let image { takeAway(horizontal: image) } else { doubt(Doubt.imageWidth) }
  }

  /// Notes that the width rests on an estimate.
  mutating func doubt(_ reason: Doubt) {
    width = width.doubted(reason)
    isEstimated = true
  }

  /// Leaves attributed text less: its paragraphs' indents take room, and of several fonts one is measured.
  mutating func take(_ attributed: AttributedText) {
    takeAway(horizontal: attributed.indent)
    guard !attributed.isUniform else { return }
    mixesFonts = true
    if case .canvas(let length) = width {
      // Whether the width is that of the text itself cannot be told by another font.
      width = .undecided(
        limit: container ?? length, drawn: length.onCanvas, reason: Doubt.severalFonts)
    } else {
      doubt(Doubt.severalFonts)
    }
  }

  /// Gives a text the room; the height of a control limits it only where it may have several lines.
  ///
  /// A label cuts what is higher, a control does not clip its line. How UIKit cuts several lines in a control
  /// that is too low for them is not published, so that nothing found there is certain.
  func give(to label: inout InterfaceLabel) {
    label.width = width
    label.containerWidth = container
    label.mixesFonts = mixesFonts
    label.isEstimated = isEstimated || mixesFonts
    let isControl = label.control != .label
    guard !isControl || label.lines != 1 else { return }
    let height = HeightRule(view, pointSize: label.font.pointSize, in: layout)
    label.height = height.rule
    label.heightRestsOnRow = height.restsOnRow
    if isControl, label.height != .unlimited {
      label.width = width.doubted(Doubt.buttonLines)
    }
  }
}
