internal import CopyfitDynamicType
internal import CopyfitLabels

/// The room for text in a label or a control.
struct TextRoom {
  private var width: LimitRule
  private var container: DeviceLength?
  /// The width that the view's own constraints require, in points, without the insets; 0 if they require none.
  private var minimum: Double
  /// Whether only one of several fonts or letter spacings is measured.
  private var mixesFonts = false
  /// Whether the view is as wide as its text.
  private let isNatural: Bool
  /// Whether the text needs space that is partly unknown.
  private var isEstimated = false
  private let view: Int
  private let layout: DocumentLayout

  /// Starts with the room of the whole view.
  init(_ view: Int, in layout: DocumentLayout) {
    self.view = view
    self.layout = layout
    let rule = WidthRule(view, in: layout)
    width = rule.rule
    container = rule.container
    minimum = layout.minimumLength(of: view, .horizontal)
    isNatural = rule.isNatural
    let views = layout.views
    if let style = FontReader.unknownStyle(inside: views[view].element, in: views.tree) {
      doubt(Doubt.unknownStyle(style))
    }
  }

  /// Subtracts insets: the sum of both sides, in points.
  mutating func takeAway(horizontal: Double) {
    width = width.reduced(by: horizontal)
    container = container.map { $0.reduced(by: horizontal) }
    minimum -= horizontal
  }

  /// Subtracts an image beside the text; `nil` is an image of unknown width.
  mutating func takeAway(image: Double?) {
    if let image { takeAway(horizontal: image) } else { doubt(Doubt.imageWidth) }
  }

  /// Records that the width is an estimate.
  mutating func doubt(_ reason: Doubt) {
    width = width.doubted(reason)
    isEstimated = true
  }

  /// Applies attributed text: its paragraphs' indents reduce the room, and only one of its fonts is measured.
  mutating func take(_ attributed: AttributedText) {
    takeAway(horizontal: attributed.indent)
    guard !attributed.isUniform else { return }
    mixesFonts = true
    if case .canvas(let length) = width {
      // The measured font does not show whether the drawn width is the text's own.
      width = .undecided(
        limit: container ?? length, drawn: length.onCanvas, reason: Doubt.severalFonts)
    } else {
      doubt(Doubt.severalFonts)
    }
  }

  /// Sets a label's room; the height of a control limits a text only if it may have several lines.
  ///
  /// A label truncates text that is too high, but a control does not clip its line. UIKit's truncation of several lines
  /// in a low control is not documented, so such findings are uncertain.
  func give(to label: inout InterfaceLabel) {
    label.width = width
    label.containerWidth = container
    label.minimumWidth = minimum
    label.takesNaturalWidth = isNatural
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
