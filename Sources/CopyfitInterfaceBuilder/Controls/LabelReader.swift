internal import CopyfitDynamicType
internal import CopyfitLabels

/// Reads what a label element says of its text and font.
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

  /// How text that does not fit is cut: as the beginning of attributed text says, else the label.
  ///
  /// Where a label is given attributed text, UIKit sets the label's own properties to what holds at the
  /// text's beginning (documented of `UILabel.attributedText`).
  var lineBreakMode: Label.LineBreakMode {
    if let mode = attributed?.lineBreakMode { return mode }
    return tree.lineBreakMode(of: element) ?? .tail
  }

  /// The least scale, above 0 and below 1.
  var minimumScaleFactor: Double? { tree.minimumScaleFactor(of: element) }

  /// The least point size, above 0.
  var minimumFontSize: Double? { tree.minimumFontSize(of: element) }
}
