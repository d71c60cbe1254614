internal import Copyfit
internal import CopyfitDynamicType

extension ScaleTables {
  /// The tables for people, for a terminal of 80 columns.
  package var text: String {
    var paragraphs: [String]
    if isSingle {
      paragraphs = tables.map(\.text)
    } else if platform.typeScale.categories.count == 1 {
      paragraphs = [list]
    } else {
      paragraphs = overview + [isScaled ? "sizes of fonts, in points" : "size/leading, in points"]
    }
    if isSingle { paragraphs += tables.compactMap(\.note) }
    if let note = platform.scaleNote { paragraphs.append(note) }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// The styles, one in each line, with everything that is known about them.
  private var list: String {
    let header = ["style", "size", "leading", "weight", "emphasized"]
    let rows = tables.compactMap { table in
      table.rows.first.map { row in
        [table.style.name] + row.figures(isScaled: false) + row.entry.weights + row.scaledFigures
      }
    }
    return TextTable.render([header + scaledHeader] + rows)
  }

  /// The styles, one in each line, with a column for each category: size and leading, or the size of a scaled font.
  private var overview: [String] {
    let categories = platform.typeScale.categories
    let groups = [
      categories.filter { !$0.isAccessibilityCategory },
      categories.filter(\.isAccessibilityCategory),
    ]
    return groups.map { group in
      let rows = tables.map { table in
        [table.style.name] + table.rows.filter { group.contains($0.category) }.map(\.summary)
      }
      return TextTable.render([["style"] + group.map(\.name)] + rows)
    }
  }

  private var scaledHeader: [String] { isScaled ? ScaleTable.scaledHeader : [] }
}

extension ScaleTable {
  fileprivate static let scaledHeader = ["font", "value"]

  /// The categories, one in each line.
  fileprivate var text: String {
    let isScaled = rows.contains { $0.scaled != nil }
    let header = [style.name, "size", "leading"] + (isScaled ? Self.scaledHeader : [])
    let table = TextTable.render(
      [header] + rows.map { [$0.category.name] + $0.figures(isScaled: true) })
    guard let weights = rows.first?.entry.weights else { return table }
    return table + "\n\nweight \(weights.joined(separator: ", emphasized "))"
  }

  /// The origin of the figures, if they are not published.
  fileprivate var note: String? {
    guard isDerived else { return nil }
    return """
      Derived: only the size at large is known. The others grow as largeTitle does,
      and the leading is the line height of San Francisco.
      """
  }
}

extension ScaleTable.Row {
  fileprivate func figures(isScaled: Bool) -> [String] {
    let own = [entry.pointSize, entry.leading].map { RoundedNumber($0).description }
    return isScaled ? own + scaledFigures : own
  }

  fileprivate var scaledFigures: [String] {
    scaled.map { [$0.size, $0.value] }?.map { RoundedNumber($0).description } ?? []
  }

  fileprivate var summary: String {
    scaledFigures.first ?? figures(isScaled: false).joined(separator: "/")
  }
}

extension TypeScale.Entry {
  fileprivate var weights: [String] {
    [weight, emphasizedWeight].map { $0.name ?? String($0.rawValue) }
  }
}

extension Platform {
  /// The way in which the platform reads categories that its scale does not distinguish.
  fileprivate var scaleNote: String? {
    switch self {
    case .iOS: nil
    case .macOS: "macOS has no Dynamic Type: its sizes are the same in every category."
    case .tvOS: "One size is published for tvOS; it is used for every category."
    case .watchOS: "watchOS has no medium, AX4 and AX5: they read as small and AX3."
    }
  }
}
