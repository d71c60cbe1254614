internal import CopyfitDynamicType
internal import CopyfitLabels

/// Reads the titles of a button's states, or of its configuration if it has one.
///
/// A button's title has one line and is truncated in the middle, unless its line break mode wraps; then UIKit uses as
/// many lines as needed.
struct ButtonReader {
  private let element: Int
  private let view: Int
  private let layout: DocumentLayout
  private let images: ImageWidths
  private let attributes: [String: String]
  /// The image of the state `normal`, which states without an image also show.
  private let image: String?

  init(_ element: Int, _ view: Int, in layout: DocumentLayout, _ images: ImageWidths) {
    self.element = element
    self.view = view
    self.layout = layout
    self.images = images
    let tree = layout.views.tree
    attributes = RuntimeAttributes.values(of: element, in: tree)
    image = tree.child("state", key: "normal", of: element)
      .flatMap { tree.attribute("image", of: $0) }
  }

  private var tree: XMLTree { layout.views.tree }

  /// The titles in the order of the document, without states that a configuration hides.
  func labels(_ origin: ElementOrigin) -> [InterfaceLabel] {
    if let configuration = tree.child("buttonConfiguration", key: "configuration", of: element) {
      return ButtonConfigurationReader(configuration, view, in: layout, images).labels(origin)
    }
    let room = room
    let states = tree.children("state", of: element)
    let hasNormal = states.contains { tree.attribute("key", of: $0) == "normal" }
    return (states + (hasNormal ? [] : [element])).compactMap { state in
      guard var label = title(of: state, origin) else { return nil }
      part(of: room, for: state).give(to: &label)
      label.leaveWidthToText(of: view, in: layout)
      return label
    }
  }

  /// The title of a state, or of the button itself if it has no normal state.
  private func title(of state: Int, _ origin: ElementOrigin) -> InterfaceLabel? {
    let name = state == element ? "normal" : tree.attribute("key", of: state) ?? ""
    guard Self.states.contains(name) else { return nil }
    let attributed = attributedTitle(of: state)
    // Code may set a title from a key in an attribute if the document has no title.
    let isKeyed = name == "normal" && !origin.textAttributes.isEmpty
    let written = attributed?.text ?? tree.visibleText("title", of: state)
    guard name == "normal" || written != nil,
      let (text, isBlank) = origin.text(written, isKeyed: isKeyed)
    else { return nil }
    var label = InterfaceLabel(
      origin, property: name + "Title", text: text, font: attributed?.font ?? font,
      width: .unlimited)
    label.isBlank = isBlank
    label.lineBreakMode = attributed?.lineBreakMode ?? mode
    if let attributed { label.take(attributed) }
    label.lines = lines
    label.minimumScaleFactor = minimumScaleFactor
    label.adjustsFontForContentSizeCategory = attributes[Self.adjusts] == "YES"
    return label
  }

  private func attributedTitle(of state: Int) -> AttributedText? {
    tree.child("attributedString", key: "attributedTitle", of: state)
      .map { AttributedText($0, in: tree) }
  }

  private static let states: Set<String> = ["normal", "highlighted", "selected", "disabled"]
  private static let adjusts = "titleLabel.adjustsFontForContentSizeCategory"
}

extension ButtonReader {
  /// The title's font in the document, if any.
  private var writtenFont: FontDescriptor? {
    tree.child("fontDescription", key: "fontDescription", of: element)
      .map { FontReader.font(describedBy: $0, in: tree) }
  }

  /// The title's font.
  ///
  /// If the document has none, it is 15 points for a system button (measured in UIKit on iOS 26), and 18 for others
  /// (`UIFont.buttonFontSize`; not measured in a loaded document).
  private var font: FontDescriptor { writtenFont ?? .system(size: isSystem ? 15 : 18) }

  private var isSystem: Bool {
    ["system", "roundedRect"].contains(tree.attribute("buttonType", of: element))
  }

  private var mode: Label.LineBreakMode { tree.lineBreakMode(of: element) ?? .middle }

  private var lines: Int {
    if let lines = attributes["titleLabel.numberOfLines"].flatMap({ Int($0) }) {
      return max(0, lines)
    }
    return mode.wraps ? 0 : 1
  }

  private var minimumScaleFactor: Double? {
    guard attributes["titleLabel.adjustsFontSizeToFitWidth"] == "YES" else { return nil }
    let factor = attributes["titleLabel.minimumScaleFactor"].flatMap { Double($0) }
    return factor.flatMap { $0 > 0 && $0 < 1 ? $0 : nil }
  }

  /// The button's room without the insets of its content and title.
  private var room: TextRoom {
    let insets = ["contentEdgeInsets", "titleEdgeInsets"]
      .compactMap { tree.child("inset", key: $0, of: element) }
    let sides = insets.flatMap { inset in ["minX", "maxX"].map { tree.number($0, of: inset) ?? 0 } }
    var room = TextRoom(view, in: layout)
    room.takeAway(horizontal: sides.reduce(0, +))
    return room
  }

  /// The part of the button's room for the title of a state.
  private func part(of room: TextRoom, for state: Int) -> TextRoom {
    var room = room
    if let image = tree.attribute("image", of: state) ?? image {
      room.takeAway(image: images[image])
    }
    let attributed = attributedTitle(of: state)
    if let attributed { room.take(attributed) }
    let isWritten = writtenFont != nil || attributed?.font != nil
    if !isWritten, !isSystem { room.doubt(Doubt.unwrittenFont) }
    return room
  }
}

extension InterfaceLabel {
  /// Removes the drawn width of a button without a title, because a title determines the button's width.
  mutating func leaveWidthToText(of view: Int, in layout: DocumentLayout) {
    let tree = layout.views.tree
    let element = layout.views.views[view].element
    guard isBlank, layout.views.views[view].role == .fixedContent,
      !layout.views.views[view].usesAutoresizing, !layout.isStretched(view, .horizontal)
    else { return }
    let constraints = tree.child("constraints", of: element).map { tree[$0].children } ?? []
    let hasOwnWidth = constraints.contains { constraint in
      let attributes = tree[constraint].attributes
      return attributes["firstAttribute"] == "width" && attributes["firstItem"] == nil
        && attributes["secondItem"] == nil && attributes["relation"] == nil
        && attributes["priority"] == nil
    }
    guard !hasOwnWidth else { return }
    width = .undecided(limit: containerWidth, drawn: nil, reason: Doubt.oneSide)
    // Outside of a stack, the container may have less room on one side.
    takesNaturalWidth = takesNaturalWidth && layout.views.stack(around: view) != nil
  }

  /// Applies the paragraph and character attributes of attributed text.
  mutating func take(_ attributed: AttributedText) {
    paragraph = attributed.paragraph
    letterSpacing = attributed.letterSpacing
    direction = attributed.direction
  }
}
