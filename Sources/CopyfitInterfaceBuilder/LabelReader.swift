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

  /// The paragraph style of attributed text; other text has none.
  var paragraph: ParagraphStyle { attributed?.paragraph ?? ParagraphStyle() }

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
    fragments.compactMap(font(of:)).reduce(nil) { largest, font in
      largest.map { font.pointSize > $0.pointSize ? font : $0 } ?? font
    }
  }

  /// The paragraph style that sets lines farthest apart, the first of several.
  ///
  /// A label's verdict is about one style, as it is about one font: the one that needs the most room.
  var paragraph: ParagraphStyle {
    let styles = fragments.map { (style: paragraph(of: $0), font: font(of: $0)) }
    let highest = styles.reduce(nil as (style: ParagraphStyle, pitch: Double)?) { highest, next in
      let pitch = next.style.pitch(ofSize: next.font?.pointSize ?? FontReader.defaultSize)
      return highest.map { pitch > $0.pitch ? (next.style, pitch) : $0 } ?? (next.style, pitch)
    }
    return highest?.style ?? ParagraphStyle()
  }

  private func font(of fragment: Int) -> FontDescriptor? {
    tree.child("attributes", of: fragment)
      .flatMap { tree.child("font", key: "NSFont", of: $0) }
      .map { FontReader.font(ofAttribute: $0, in: tree) }
  }

  private func paragraph(of fragment: Int) -> ParagraphStyle {
    guard
      let element = tree.child("attributes", of: fragment)
        .flatMap({ tree.child("paragraphStyle", key: "NSParagraphStyle", of: $0) })
    else { return ParagraphStyle() }
    func number(_ name: String, _ absent: Double = 0) -> Double {
      tree.number(name, of: element) ?? absent
    }
    var style = ParagraphStyle()
    style.lineHeightMultiple = number("lineHeightMultiple", style.lineHeightMultiple)
    style.minimumLineHeight = number("minimumLineHeight")
    style.maximumLineHeight = number("maximumLineHeight")
    style.lineSpacing = number("lineSpacing")
    style.paragraphSpacing = number("paragraphSpacing")
    style.paragraphSpacingBefore = number("paragraphSpacingBefore")
    return style.normalized
  }
}

extension ParagraphStyle {
  /// About how far apart the lines of a font are, in points: enough to compare styles by.
  fileprivate func pitch(ofSize size: Double) -> Double {
    lineHeight(ofNatural: size) + lineSpacing
  }
}
