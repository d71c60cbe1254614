internal import CopyfitDynamicType
internal import CopyfitLabels

/// Reads the title and subtitle of a button's configuration (`UIButton.Configuration`).
///
/// Both wrap by default, and follow the category in their default text styles.
struct ButtonConfigurationReader {
  private let element: Int
  private let view: Int
  private let layout: DocumentLayout
  private let images: ImageWidths

  init(_ element: Int, _ view: Int, in layout: DocumentLayout, _ images: ImageWidths) {
    self.element = element
    self.view = view
    self.layout = layout
    self.images = images
  }

  private var tree: XMLTree { layout.views.tree }

  /// The title and the subtitle, if present.
  func labels(_ origin: ElementOrigin) -> [InterfaceLabel] {
    [("title", TextStyle.body), ("subtitle", .footnote)].compactMap { name, style in
      label(name, defaultStyle: style, origin)
    }
  }

  private func label(
    _ name: String, defaultStyle: TextStyle, _ origin: ElementOrigin
  ) -> InterfaceLabel? {
    let key = "attributed" + name.prefix(1).uppercased() + name.dropFirst()
    let attributed = tree.child("attributedString", key: key, of: element)
      .map { AttributedText($0, in: tree) }
    let shown = attributed?.text ?? tree.visibleText(name, of: element)
    guard let (text, isBlank) = origin.text(shown) else { return nil }
    let written = tree.child("fontDescription", key: name + "FontDescription", of: element)
      .map { FontReader.font(describedBy: $0, in: tree) }
    let font = attributed?.font ?? written ?? .preferred(for: defaultStyle)
    var label = InterfaceLabel(
      origin, property: "configuration." + name, text: text, font: font, width: .unlimited)
    label.isBlank = isBlank
    label.lineBreakMode = attributed?.lineBreakMode ?? mode(of: name)
    var room = room
    if let attributed {
      label.take(attributed)
      room.take(attributed)
    }
    label.lines = label.lineBreakMode.wraps ? 0 : 1
    label.adjustsFontForContentSizeCategory = font.scales
    room.give(to: &label)
    label.leaveWidthToText(of: view, in: layout)
    return label
  }

  private func mode(of name: String) -> Label.LineBreakMode {
    tree.lineBreakMode(name + "LineBreakMode", of: element) ?? .wordWrap
  }

  private var room: TextRoom {
    var room = TextRoom(view, in: layout)
    room.takeAway(horizontal: insets)
    if let image = tree.attribute("image", of: element), isImageBeside {
      room.takeAway(image: images[image])
      room.takeAway(horizontal: tree.number("imagePadding", of: element) ?? 0)
    }
    if tree.attribute("buttonSize", of: element) ?? "medium" != "medium", writtenInsets == nil {
      room.doubt(Doubt.buttonSize)
    }
    return room
  }

  private var isImageBeside: Bool {
    !["top", "bottom"].contains(tree.attribute("imagePlacement", of: element))
  }

  /// The sum of both side insets, in points: 12 on each side by default, which agrees with the frames that Xcode
  /// computes for buttons without insets.
  private var insets: Double {
    guard let insets = writtenInsets else { return 24 }
    return ["leading", "trailing"].reduce(0) { $0 + (tree.number($1, of: insets) ?? 0) }
  }

  private var writtenInsets: Int? {
    tree.child("directionalEdgeInsets", key: "contentInsets", of: element)
  }
}
