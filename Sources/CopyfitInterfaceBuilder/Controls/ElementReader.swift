internal import CopyfitLabels

/// Reads the texts of an element.
struct ElementReader {
  private let layout: DocumentLayout
  private let images: ImageWidths
  private let tabs: TabCounts

  init(_ layout: DocumentLayout) {
    self.layout = layout
    images = ImageWidths(layout.views.tree)
    tabs = TabCounts(layout.views.tree)
  }

  /// The texts of an element in its order.
  func labels(of element: Int, _ origin: ElementOrigin) -> [InterfaceLabel] {
    switch origin.control {
    case .navigationItem, .barButtonItem, .tabBarItem:
      return BarItemReader(element, in: layout, tabs).labels(origin)
    case .tableSection: return TableSectionReader(element, in: layout).labels(origin)
    case .label, .button, .textField, .segmentedControl: break
    }
    guard let view = layout.views.view(of: element) else { return [] }
    switch origin.control {
    case .button: return ButtonReader(element, view, in: layout, images).labels(origin)
    case .textField: return TextFieldReader(element, view, in: layout).labels(origin)
    case .segmentedControl:
      return SegmentedControlReader(element, view, in: layout).labels(origin)
    default: return [label(element, view, origin)]
    }
  }

  private func label(_ element: Int, _ view: Int, _ origin: ElementOrigin) -> InterfaceLabel {
    let tree = layout.views.tree
    let reader = LabelReader(element, in: tree)
    var room = TextRoom(view, in: layout)
    var label = InterfaceLabel(
      origin, property: "text", text: reader.text, font: reader.font, width: .unlimited)
    if let attributed = reader.attributed {
      label.take(attributed)
      room.take(attributed)
    }
    label.adjustsFontForContentSizeCategory = tree.says(
      "adjustsFontForContentSizeCategory", of: element)
    label.lines = reader.lines
    label.lineBreakMode = reader.lineBreakMode
    label.minimumScaleFactor = reader.minimumScaleFactor
    label.minimumFontSize = reader.minimumFontSize
    label.allowsTightening = tree.says("adjustsLetterSpacingToFitWidth", of: element)
    label.isInBuiltInCell = CellStyle(of: view, in: layout) != nil
    room.give(to: &label)
    return label
  }
}
