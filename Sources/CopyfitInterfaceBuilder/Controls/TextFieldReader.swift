internal import CopyfitDynamicType
internal import CopyfitLabels

/// Reads a text field's placeholder, which has one line in the field's font.
///
/// The clear button takes no room from it, because it is hidden then. The field's own text scrolls, and is not measured.
struct TextFieldReader {
  private let element: Int
  private let view: Int
  private let layout: DocumentLayout

  init(_ element: Int, _ view: Int, in layout: DocumentLayout) {
    self.element = element
    self.view = view
    self.layout = layout
  }

  private var tree: XMLTree { layout.views.tree }

  /// The placeholder, if present.
  func labels(_ origin: ElementOrigin) -> [InterfaceLabel] {
    [label("placeholder", origin)].compactMap(\.self)
  }

  private func label(_ property: String, _ origin: ElementOrigin) -> InterfaceLabel? {
    let key = "attributed" + property.prefix(1).uppercased() + property.dropFirst()
    let attributed = tree.child("attributedString", key: key, of: element)
      .map { AttributedText($0, in: tree) }
    // Code may set a placeholder from a key in an attribute if the document has none.
    let isKeyed = origin.textAttributes.contains { $0.names(property) }
    let written = attributed?.text ?? tree.visibleText(property, of: element)
    guard let (text, isBlank) = origin.text(written, isKeyed: isKeyed) else { return nil }
    let description = tree.child("fontDescription", key: "fontDescription", of: element)
    var label = InterfaceLabel(
      origin, property: property, text: text,
      font: attributed?.font ?? FontReader.font(describedBy: description, in: tree),
      width: .unlimited)
    label.isBlank = isBlank
    var room = room
    if let attributed {
      label.take(attributed)
      room.take(attributed)
    }
    label.lineBreakMode = attributed?.lineBreakMode ?? .tail
    label.minimumFontSize = tree.minimumFontSize(of: element)
    label.adjustsFontForContentSizeCategory = tree.says(
      "adjustsFontForContentSizeCategory", of: element)
    room.give(to: &label)
    return label
  }

  /// The field's room without the insets of its border.
  ///
  /// A rounded border takes 7 points on each side (measured with UIKit's `textRect(forBounds:)` on iOS 26, and in
  /// archived views of iOS 7); no border takes none. The insets of other borders are not documented.
  private var room: TextRoom {
    var room = TextRoom(view, in: layout)
    let border = tree.attribute("borderStyle", of: element) ?? "none"
    if border != "none" { room.takeAway(horizontal: 2 * 7) }
    if !["none", "roundedRect"].contains(border) { room.doubt(Doubt.borderInset) }
    return room
  }
}
