internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reports the columns of a table that are not read, and the rows and columns that name no language.
extension DelimitedReader {
  /// A column whose name in the first row has no known meaning, or that of an earlier column.
  struct UnreadColumn {
    var name: String
    /// Its index, counted from 0.
    var column: Int
    /// The place of its name.
    var offset: Int
    /// What it has in common with an earlier column, as the predicate for both; `nil` if its name is unknown.
    var repetition: String?
    /// Whether its fields may be texts.
    var hasTexts: Bool
    /// The number of its fields that hold something.
    var count = 0
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
      let isRemark = Self.namesOfRemarks.contains(name.lowercased())
      unreadColumns.append(
        .init(name: name, column: index, offset: row[index].offset, hasTexts: !isRemark))
    }
  }

  /// Finds the columns that repeat the name or language of an earlier column.
  mutating func findRepeatedColumns(
    _ columns: CatalogColumns, _ header: [String], _ row: [DelimitedRows.Field]
  ) {
    var names: Set<String> = []
    var locales: Set<LocaleIdentifier> = []
    let known = Set(columns.all)
    let localesOfColumns = Dictionary(columns.texts.map { ($0.column, $0.locale) }) { first, _ in
      first
    }
    for (index, name) in header.enumerated() where known.contains(.name(name)) {
      let locale = localesOfColumns[.name(name)]
      let repetition: String
      if !names.insert(name).inserted {
        repetition = "are called '\(name.shortened)'"
      } else if let locale, !locales.insert(locale).inserted {
        repetition = "have texts in '\(locale.tag.shortened)'"
      } else {
        continue
      }
      unreadColumns.append(
        .init(
          name: name, column: index, offset: row[index].offset, repetition: repetition,
          hasTexts: locale != nil || columns.text == .name(name)))
    }
  }

  /// Counts the fields of a row in columns that are not read.
  mutating func count(_ row: [DelimitedRows.Field]) {
    for index in unreadColumns.indices {
      guard unreadColumns[index].column < row.count else { break }
      if !row[unreadColumns[index].column].text.isEmpty { unreadColumns[index].count += 1 }
    }
  }

  /// The number of fields that may be texts in some of the columns that are not read.
  func unreadFieldCount(where isIncluded: (UnreadColumn) -> Bool) -> Int {
    unreadColumns.reduce(0) { $0 + ($1.hasTexts && isIncluded($1) ? $1.count : 0) }
  }

  /// Reports each column that is not read; columns of remarks are reported only as notes.
  mutating func tellOfUnreadColumns() {
    for column in unreadColumns where column.count > 0 || column.repetition != nil {
      let isRemark = !column.hasTexts && column.repetition == nil
      var problem = CatalogProblem(
        kind: .catalogSyntax, message: Self.message(of: column),
        position: text.position(at: column.offset), weight: isRemark ? .note : .warning,
        isReadOn: true)
      if column.repetition == nil { problem.subject = column.name }
      problems.add(problem)
    }
  }

  private static func message(of column: UnreadColumn) -> String {
    let fields = Phrase.count(column.count, "field is", "fields are")
    if let repetition = column.repetition {
      let effect = column.count > 0 && column.hasTexts ? ", and \(fields) left out" : ""
      return "Two columns \(repetition): the first is read, this one is not\(effect)."
    }
    let advice =
      column.hasTexts
      ? " If it has texts of a language, name it by the language's code, such as 'de', or describe it by "
        + "'columns' in the configuration." : ""
    return
      "The column \(column.name.quoted) is not read, because its name is neither a language code "
      + "nor key, id, text, locale or comment: \(fields) left out.\(advice)"
  }

  /// Reports a column of texts without a language beside columns with one.
  mutating func tellOfColumnWithoutLanguage(
    _ columns: CatalogColumns, _ header: [String], _ row: [DelimitedRows.Field]
  ) {
    guard case .name(let name)? = columns.text, columns.locale == nil, !columns.texts.isEmpty,
      path.locale == nil, let index = header.firstIndex(of: name)
    else { return }
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax,
        message:
          "The column \(name.quoted) names no language, as others do: its texts are taken for the source language.",
        position: text.position(at: row[index].offset), weight: .note, isReadOn: true))
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
