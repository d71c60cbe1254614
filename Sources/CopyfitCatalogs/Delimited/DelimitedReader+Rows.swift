internal import CopyfitSourceText
internal import CopyfitUnicode

/// Checks the number of fields and the quotation marks of rows.
extension DelimitedReader {
  /// Whether a row has no more fields than the first one, because an extra comma moves texts to other columns.
  mutating func isWhole(_ row: [DelimitedRows.Field], of key: String) -> Bool {
    for field in row {
      if let offset = field.trailing {
        report(
          "Text follows the quotation mark that closes a field; it is taken as a part of the field. A "
            + "quotation mark inside a field must be doubled.", at: offset, of: key, .warning)
      }
    }
    guard let headerCount,
      let surplus = row.dropFirst(headerCount).first(where: { !$0.text.isEmpty })
    else { return true }
    report(
      "The row has \(row.count) fields, but the first row has \(headerCount). The row is left out, because it is "
        + "unknown which text belongs to which language. Put a field that holds a \(delimiter) in quotation marks.",
      at: surplus.offset, of: key, nil, lost: 1)
    return false
  }

  /// Whether a row has a field for at least one of its texts; reports a row that does not have one for each.
  ///
  /// Some programs leave out empty fields at the end of a row, so a row with a text is read.
  mutating func hasText(
    _ row: [DelimitedRows.Field], of key: String, _ places: Places
  ) -> Bool {
    guard let first = row.first, row.count <= places.lastText else { return true }
    let found = places.texts(ofFields: row.count).count
    let missing = places.texts.count - found
    let isLost = found == 0 && places.text.map { $0 >= row.count } ?? true
    let count = isLost ? places.texts.count + (places.text == nil ? 0 : 1) : missing
    let noun = count < 2 ? "text" : "texts"
    let effect = isLost ? " It is left out." : ""
    let isNamed = !isLost && missing > 0 && problems.lists(.catalogSyntax)
    let names =
      isNamed ? " in \(Phrase.list(places.texts.dropFirst(found).map(\.locale.tag.shortened)))" : ""
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax,
        message:
          "The row has \(row.count) field\(row.count == 1 ? "" : "s"), too few for its \(noun)\(names).\(effect) "
          + "Is there a \(delimiter) between all fields?",
        position: text.position(at: first.offset), entriesLost: isLost ? 1 : 0,
        key: isLost ? key : nil, weight: isLost ? nil : .warning, isReadOn: true))
    return !isLost
  }

  /// Reports a quotation mark that takes rows into the first one; a name may have several lines.
  mutating func checkQuotes(ofHeader header: [DelimitedRows.Field]) {
    guard rows.unclosedQuote == nil else { return }
    for field in header {
      let taken = field.text.split(whereSeparator: \.isNewline).dropFirst()
      guard !taken.isEmpty,
        field.trailing != nil || taken.contains(where: { $0.utf8.contains(rows.delimiter) })
      else { continue }
      problems.add(
        CatalogProblem(
          kind: .catalogSyntax,
          message:
            "The quotation mark that starts here takes \(taken.count) row\(taken.count == 1 ? "" : "s") into "
            + "the first row, so that their texts are lost.",
          position: text.position(at: field.offset), entriesLost: taken.count, isReadOn: true))
    }
  }

  private var delimiter: String {
    rows.delimiter == UInt8(ascii: "\t") ? "tab" : "'\(Unicode.Scalar(rows.delimiter))'"
  }

  private mutating func report(
    _ message: String, at offset: Int, of key: String, _ weight: CatalogProblem.Weight?,
    lost: Int = 0
  ) {
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: message, position: text.position(at: offset),
        entriesLost: lost, key: key, weight: weight))
  }
}
