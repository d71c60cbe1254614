internal import CopyfitDynamicType

/// Reads what a label element says of its text and font.
struct LabelReader {
  private let element: Int
  private let tree: XMLTree
  private let attributed: AttributedText?

  init(_ element: Int, in tree: XMLTree) {
    self.element = element
    self.tree = tree
    let text = tree.child("attributedString", key: "attributedText", of: element)
    let isUsed = tree.attribute("usesAttributedText", of: element) != "NO"
    attributed = isUsed ? text.map { AttributedText($0, in: tree) } : nil
  }

  /// The label's text in the source language.
  var text: String {
    attributed?.text ?? tree.attribute("text", of: element)
      ?? StringElement.value(key: "text", of: element, in: tree) ?? ""
  }

  /// The label's font; for attributed text the largest in it, the first of several.
  ///
  /// A label's verdict is about one font. The largest needs the most room, so that a text of several
  /// fonts is not said to fit where it does not.
  var font: FontDescriptor {
    attributed?.font
      ?? FontReader.font(
        describedBy: tree.child("fontDescription", key: "fontDescription", of: element), in: tree)
  }

  /// How many lines are allowed; absent it is 1.
  var lines: Int {
    guard let text = tree.attribute("numberOfLines", of: element) else { return 1 }
    return Int(text).map { max(0, $0) } ?? 1
  }

  var lineBreakMode: InterfaceLabel.LineBreakMode {
    switch tree.attribute("lineBreakMode", of: element) {
    case "headTruncation": .head
    case "middleTruncation": .middle
    case "clip": .clip
    case "wordWrap": .wordWrap
    case "characterWrap": .charWrap
    default: .tail
    }
  }

  /// Whether the label shrinks: an absent flag is YES, but means nothing without a minimum.
  private var shrinks: Bool { tree.attribute("adjustsFontSizeToFit", of: element) != "NO" }

  /// The least scale, above 0 and below 1.
  var minimumScaleFactor: Double? {
    guard shrinks, let factor = tree.number("minimumScaleFactor", of: element) else { return nil }
    return factor > 0 && factor < 1 ? factor : nil
  }

  /// The least point size, above 0.
  var minimumFontSize: Double? {
    guard shrinks, let size = tree.number("minimumFontSize", of: element) else { return nil }
    return size > 0 ? size : nil
  }
}

/// The text and font of an attributed string.
struct AttributedText {
  private let fragments: [Int]
  private let tree: XMLTree

  init(_ element: Int, in tree: XMLTree) {
    self.tree = tree
    fragments = tree.children("fragment", of: element)
  }

  /// The fragments' texts, joined.
  var text: String {
    fragments.map { fragment in
      tree.attribute("content", of: fragment)
        ?? StringElement.value(key: "content", of: fragment, in: tree) ?? ""
    }.joined()
  }

  /// The largest font, the first of several; `nil` where no fragment has one.
  var font: FontDescriptor? {
    let fonts = fragments.compactMap { fragment in
      tree.child("attributes", of: fragment)
        .flatMap { tree.child("font", key: "NSFont", of: $0) }
        .map { FontReader.font(ofAttribute: $0, in: tree) }
    }
    return fonts.reduce(nil) { largest, font in
      largest.map { font.pointSize > $0.pointSize ? font : $0 } ?? font
    }
  }
}
