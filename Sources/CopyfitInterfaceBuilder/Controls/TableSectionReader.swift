internal import CopyfitDynamicType
internal import CopyfitLabels

/// Reads the header and footer titles of a table's sections, which have as many lines as needed.
///
/// They are measured as written; some versions of UIKit show headers in capitals.
struct TableSectionReader {
  private let element: Int
  private let layout: DocumentLayout

  init(_ element: Int, in layout: DocumentLayout) {
    self.element = element
    self.layout = layout
  }

  private var tree: XMLTree { layout.views.tree }

  /// The titles, if present.
  func labels(_ origin: ElementOrigin) -> [InterfaceLabel] {
    let table = tree.ancestor(of: element) { tree[$0].name == "tableView" }
    guard let table, let view = layout.views.view(of: table) else { return [] }
    let isPlain = (tree.attribute("style", of: table) ?? "plain") == "plain"
    let fonts: [(String, TextStyle)] = [
      ("headerTitle", isPlain ? .headline : .footnote), ("footerTitle", .footnote),
    ]
    return fonts.compactMap { property, style in
      guard let text = tree.visibleText(property, of: element) else { return nil }
      var label = InterfaceLabel(
        origin, property: property, text: text, font: .preferred(for: style), width: width(of: view)
      )
      (label.lines, label.lineBreakMode) = (0, .wordWrap)
      label.adjustsFontForContentSizeCategory = true
      return label
    }
  }

  /// The table's width without the margin of a phone's screen on each side, at least 16 points.
  private func width(of table: Int) -> LimitRule {
    let length = layout.value(table, .horizontal, .length) ?? layout.rooms[table]?.length
    return .undecided(
      limit: length.map { $0.length.reduced(by: 2 * ScreenMargin.least) }, drawn: nil,
      reason: Doubt.tableMargin)
  }
}
