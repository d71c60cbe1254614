internal import CopyfitDynamicType
internal import CopyfitLabels

/// The text and attributes of an attributed string.
struct AttributedText {
  private let fragments: [Int]
  private let tree: XMLTree

  init(_ element: Int, in tree: XMLTree) {
    self.tree = tree
    fragments = tree.children("fragment", of: element)
  }

  /// The fragments' texts, joined.
  var text: String { fragments.map(text(of:)).joined() }

  private func text(of fragment: Int) -> String { tree.text("content", of: fragment) ?? "" }

  /// The largest font, or the first of several equally large ones; `nil` if no fragment has one.
  var font: FontDescriptor? {
    fragments.compactMap(font(of:)).reduce(nil) { largest, font in
      largest.map { font.pointSize > $0.pointSize ? font : $0 } ?? font
    }
  }

  /// The paragraph style with the largest line distance, or the first of several.
  ///
  /// A label's verdict is about one style, as it is about one font: the style that needs the most room.
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

  /// Whether all visible text has one font and one letter spacing.
  var isUniform: Bool {
    let visible = fragments.filter { !text(of: $0).allSatisfy(\.isWhitespace) }
    let kinds = visible.map { Kind(font: font(of: $0), letterSpacing: letterSpacing(of: $0)) }
    return Set(kinds).count <= 1
  }

  private struct Kind: Hashable {
    var font: FontDescriptor?
    var letterSpacing: Double
  }

  /// The sum of the paragraphs' indents on both sides, in points: the maximum of all paragraphs.
  ///
  /// A tail indent above 0 is the length of a line from the head, so it is not an inset.
  var indent: Double {
    fragments.map { fragment in
      guard let style = paragraphStyle(of: fragment) else { return 0 }
      func number(_ name: String) -> Double { tree.number(name, of: style) ?? 0 }
      return max(0, number("firstLineHeadIndent"), number("headIndent"))
        + max(0, -number("tailIndent"))
    }.max() ?? 0
  }

  /// The largest letter spacing, in points; a label's verdict is about one spacing, as it is about one font.
  var letterSpacing: Double { fragments.map(letterSpacing(of:)).max() ?? 0 }

  /// The line break mode at the beginning of the text; `nil` if it has none.
  var lineBreakMode: Label.LineBreakMode? {
    beginning("lineBreakMode").flatMap { Label.LineBreakMode(written: $0) }
  }

  /// The direction of lines at the beginning of the text.
  var direction: Label.Direction {
    beginning("baseWritingDirection").flatMap(Label.Direction.init) ?? .natural
  }

  /// The value of the paragraph style at the beginning of the text.
  private func beginning(_ attribute: String) -> String? {
    fragments.first.flatMap(paragraphStyle(of:))
      .flatMap { tree.attribute(attribute, of: $0) }
  }

  private func letterSpacing(of fragment: Int) -> Double {
    guard let attributes = tree.child("attributes", of: fragment) else { return 0 }
    let kern = ["real", "integer"].lazy.compactMap {
      tree.child($0, key: "NSKern", of: attributes)
    }
    return kern.first.flatMap { tree.number("value", of: $0) } ?? 0
  }

  private func paragraphStyle(of fragment: Int) -> Int? {
    tree.child("attributes", of: fragment)
      .flatMap { tree.child("paragraphStyle", key: "NSParagraphStyle", of: $0) }
  }

  private func paragraph(of fragment: Int) -> ParagraphStyle {
    guard let element = paragraphStyle(of: fragment) else { return ParagraphStyle() }
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
  /// The approximate distance of lines in a font, in points: exact enough to compare styles.
  fileprivate func pitch(ofSize size: Double) -> Double {
    lineHeight(ofNatural: size) + lineSpacing
  }
}
