internal import CopyfitDynamicType
internal import CopyfitLabels

/// Reads the text and font of a label element.
struct LabelReader {
  private let element: Int
  private let tree: XMLTree
  let attributed: AttributedText?

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

  /// The label's font; for attributed text the largest font, or the first of several equally large ones.
  ///
  /// A verdict is about one font. The largest font needs the most room, so that no text with several fonts is wrongly
  /// reported to fit.
  var font: FontDescriptor {
    attributed?.font
      ?? FontReader.font(
        describedBy: tree.child("fontDescription", key: "fontDescription", of: element), in: tree)
  }

  /// The maximum number of lines; 1 if the document has none.
  var lines: Int {
    guard let text = tree.attribute("numberOfLines", of: element) else { return 1 }
    return Int(text).map { max(0, $0) } ?? 1
  }

  /// The line break mode at the beginning of attributed text, or else the label's.
  ///
  /// If a label gets attributed text, UIKit sets the label's own properties from the text's beginning (documentation of
  /// `UILabel.attributedText`).
  var lineBreakMode: Label.LineBreakMode {
    if let mode = attributed?.lineBreakMode { return mode }
    return tree.lineBreakMode(of: element) ?? .tail
  }

  /// The minimum scale factor, above 0 and below 1.
  var minimumScaleFactor: Double? { tree.minimumScaleFactor(of: element) }

  /// The minimum point size, above 0.
  var minimumFontSize: Double? { tree.minimumFontSize(of: element) }
}
