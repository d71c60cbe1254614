internal import CopyfitDynamicType

/// The room that a control leaves its text.
struct ControlRoom {
  private var width: LimitRule
  private var container: DeviceLength?
  private let view: Int
  private let layout: DocumentLayout

  /// Starts with the whole control.
  init(_ view: Int, in layout: DocumentLayout) {
    self.view = view
    self.layout = layout
    let rule = WidthRule(view, in: layout)
    width = rule.rule
    container = rule.container
  }

  /// Takes insets away, in points, of both sides together.
  mutating func takeAway(horizontal: Double) {
    width = width.reduced(by: horizontal)
    container = container.map { $0.reduced(by: horizontal) }
  }

  /// Takes an image away that stands beside the text; `nil` for one of unknown width.
  mutating func takeAway(image: Double?) {
    if let image { takeAway(horizontal: image) } else { doubt(UndecidedReason.imageWidth) }
  }

  /// Notes that the width rests on an estimate.
  mutating func doubt(_ reason: String) { width = width.doubted(reason) }

  /// Gives a text the room; where it may have several lines, the control's height limits them.
  ///
  /// How UIKit cuts several lines in a control that is too low for them is not published, so that nothing
  /// found there is certain. A single line is not cut by a control's height: controls do not clip.
  func give(to label: inout InterfaceLabel) {
    label.width = width
    label.containerWidth = container
    if label.lines != 1 {
      label.height = HeightRule(view, pointSize: label.font.pointSize, in: layout).rule
      if label.height != .unlimited { label.width = width.doubted(UndecidedReason.buttonLines) }
    }
  }
}
