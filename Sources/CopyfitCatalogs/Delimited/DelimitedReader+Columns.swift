internal import CopyfitSourceText

/// Reports the columns of a table that are not read, and the rows that name no language.
extension DelimitedReader {
  /// A column whose name in the first row has no known meaning.
  struct UnreadColumn {
    var name: String
    /// Its index, counted from 0.
    var column: Int
    /// The place of its name.
    var offset: Int
    /// The number of its fields that hold something.
    var count = 0
    /// Whether it has remarks beside the texts, by its name.
    var isRemark: Bool { namesOfRemarks.contains(name.lowercased()) }
  }

  /// The names of columns that spreadsheets for translators have beside the texts, in lower case.
  ///
  /// Sources: the exports of Lokalise, Phrase, POEditor, Crowdin and Localazy.
  private static let namesOfRemarks: Set = [
    "comments", "note", "notes", "context", "description", "remark", "remarks", "screenshot",
    "screenshots", "tag", "tags", "labels", "type", "status", "state", "max_length", "max length",
    "maxlength", "length", "limit", "character limit", "platform", "platforms", "file", "filename",
    "path", "location", "reference", "references", "section", "group", "owner", "date", "developer",
    "approved", "reviewed", "translatable", "plural", "hidden",
  ]

  /// Finds the columns that are not read although they have a name.
  mutating func findUnreadColumns(
    _ columns: CatalogColumns, _ header: [String], _ row: [DelimitedRows.Field]
  ) {
    let known = Set(columns.all)
    for (index, name) in header.enumerated() where !name.isEmpty && !known.contains(.name(name)) {
      unreadColumns.append(.init(name: name, column: index, offset: row[index].offset))
    }
  }

  /// Counts the fields of a row in columns that are not read.
  mutating func count(_ row: [DelimitedRows.Field]) {
    for index in unreadColumns.indices {
      guard unreadColumns[index].column < row.count else { break }
      if !row[unreadColumns[index].column].text.isEmpty { unreadColumns[index].count += 1 }
    }
  }

  /// The number of fields that may be texts in columns that are not read.
  var unreadFieldCount: Int {
    unreadColumns.reduce(0) { $0 + ($1.isRemark ? 0 : $1.count) }
  }

  /// Reports each column that is not read; columns of remarks are reported only as notes.
  mutating func tellOfUnreadColumns() {
    for column in unreadColumns where column.count > 0 {
      let fields = column.count == 1 ? "1 field is" : "\(Phrase.grouped(column.count)) fields are"
      let advice =
        column.isRemark
        ? ""
        : " If it has texts of a language, name it by the language's code, such as 'de', or describe it by "
          + "'columns' in the configuration."
      var problem = CatalogProblem(
        kind: .catalogSyntax,
        message:
          "The column \(column.name.quoted) is not read, because its name is neither a language code "
          + "nor key, id, text, locale or comment: \(fields) left out.\(advice)",
        position: text.position(at: column.offset), weight: column.isRemark ? .note : .warning,
        isReadOn: true)
      problem.subject = column.name
      problems.add(problem)
    }
  }

  /// Reports a text whose language neither its row nor the file's path names.
  mutating func tellTextWithoutLanguage(
    _ language: DelimitedRows.Field?, _ field: DelimitedRows.Field?, of key: String
  ) {
    guard let field, !field.text.isEmpty else { return }
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax,
        message: "The row names no language, nor does the file's path: its text is left out.",
        position: text.position(at: language?.offset ?? field.offset), entriesLost: 1, key: key))
  }
}
