internal import CopyfitDynamicType
internal import CopyfitLabels

/// Reads what a text field shows: its placeholder, and its text where the document gives it one.
///
/// Both stand in one line in the field's font. The clear button takes no room from a placeholder, for which
/// it does not show.
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

  /// The text and the placeholder, as far as there are any.
  func labels(_ origin: ElementOrigin) -> [InterfaceLabel] {
    ["text", "placeholder"].compactMap { label($0, origin) }
  }

  private func label(_ property: String, _ origin: ElementOrigin) -> InterfaceLabel? {
    let key = "attributed" + property.prefix(1).uppercased() + property.dropFirst()
    let attributed = tree.child("attributedString", key: key, of: element)
      .map { AttributedText($0, in: tree) }
    // Code may set a placeholder from a key in an attribute where the document has none.
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

  /// The field's room, less the insets of its border.
  ///
  /// A rounded border takes 7 points at each side (measured of UIKit's `textRect(forBounds:)` on iOS 26, and
  /// in views that were written down on iOS 7), none takes nothing. Nobody has published the other borders.
  private var room: TextRoom {
    var room = TextRoom(view, in: layout)
    let border = tree.attribute("borderStyle", of: element) ?? "none"
    if border != "none" { room.takeAway(horizontal: 2 * 7) }
    if !["none", "roundedRect"].contains(border) { room.doubt(Doubt.borderInset) }
    return room
  }
}
