/// Reads comma-separated values by the grammar of RFC 4180.
enum CSVRows {
  struct SyntaxError: Error { var offset: Int }

  static func parse(_ text: String) throws -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = ""
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      if scalars[index] == "\"" {
        guard field.isEmpty else { throw SyntaxError(offset: index) }
        index += 1
        while index < scalars.count {
          if scalars[index] == "\"" {
            guard index + 1 < scalars.count, scalars[index + 1] == "\"" else { break }
            index += 1
          }
          field.unicodeScalars.append(scalars[index])
          index += 1
        }
        index += 1
        guard index < scalars.count, [",", "\r"].contains(scalars[index]) else {
          throw SyntaxError(offset: index)
        }
      } else if scalars[index] == "," {
        row.append(field)
        field = ""
        index += 1
      } else if scalars[index] == "\r" {
        guard index + 1 < scalars.count, scalars[index + 1] == "\n" else {
          throw SyntaxError(offset: index)
        }
        rows.append(row + [field])
        (row, field) = ([], "")
        index += 2
      } else {
        guard scalars[index] != "\n" else { throw SyntaxError(offset: index) }
        field.unicodeScalars.append(scalars[index])
        index += 1
      }
    }
    guard row.isEmpty, field.isEmpty else { throw SyntaxError(offset: index) }
    return rows
  }
}
