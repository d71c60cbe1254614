/// Columns of text: numbers are aligned on the right, words on the left.
package enum TextTable {
  /// The table; its first row is the header.
  package static func render(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let layout = (0..<columns).map { column in
      let cells = rows.map { column < $0.count ? $0[column] : "" }
      let width = cells.map(TerminalText.width).max() ?? 0
      return (width: width, isNumeric: cells.dropFirst().allSatisfy(isNumber))
    }
    let lines = rows.map { row in
      let cells = zip(row, layout).map { cell, column in
        let space = String(repeating: " ", count: column.width - TerminalText.width(of: cell))
        return column.isNumeric ? space + cell : cell + space
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return lines.joined(separator: "\n")
  }

  private static func isNumber(_ text: String) -> Bool {
    text.utf8.allSatisfy { "0123456789.-+e%/".utf8.contains($0) }
  }
}
