internal import CopyfitDynamicType
internal import CopyfitLabels

/// Reads the titles of a segmented control's segments, which share its width.
///
/// UIKit uses one line of 13 points, medium in the selected segment (measured on iOS 26). The space beside a title is
/// not documented, so a title that fits its segment may still be truncated.
struct SegmentedControlReader {
  private let element: Int
  private let view: Int
  private let layout: DocumentLayout
  private let segments: [Int]

  init(_ element: Int, _ view: Int, in layout: DocumentLayout) {
    self.element = element
    self.view = view
    self.layout = layout
    let tree = layout.views.tree
    segments = tree.child("segments", of: element).map { tree.children("segment", of: $0) } ?? []
  }

  private var tree: XMLTree { layout.views.tree }

  /// The titles of all segments with a title.
  func labels(_ origin: ElementOrigin) -> [InterfaceLabel] {
    let shared = sharedWidth
    return segments.enumerated().compactMap { index, segment in
      let written = tree.visibleText("title", of: segment)
      guard written != nil || tree.attribute("image", of: segment) == nil,
        let (title, isBlank) = origin.text(written)
      else { return nil }
      let own = ownWidth(of: segment).map { LimitRule.constraint(DeviceLength(onCanvas: $0)) }
      var label = InterfaceLabel(
        origin, property: "segmentTitles[\(index)]", text: title,
        font: .system(size: 13, weight: .medium),
        width: (own ?? shared).doubted(Doubt.segmentPadding))
      label.isSizedByUIKit = true
      label.isBlank = isBlank
      return label
    }
  }

  /// The width of a segment without its own width: the whole control's width if segments are as wide as their titles,
  /// otherwise an equal share of the rest.
  private var sharedWidth: LimitRule {
    let control = WidthRule(view, in: layout).rule
    if tree.says("apportionsSegmentWidthsByContent", of: element) { return control }
    let owned = segments.compactMap(ownWidth)
    return control.reduced(by: owned.reduce(0, +))
      .scaled(by: 1 / Double(max(1, segments.count - owned.count)))
  }

  private func ownWidth(of segment: Int) -> Double? {
    tree.number("width", of: segment).flatMap { $0 > 0 ? $0 : nil }
  }
}
