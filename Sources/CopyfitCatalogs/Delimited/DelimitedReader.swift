internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads strings from a table in CSV or TSV, whose columns the configuration or the table's head names.
struct DelimitedReader {
  private let text: SourceText
  private let file: String
  private let path: CatalogPath
  private var rows: DelimitedRows
  private var tables: [LocaleIdentifier?: EntryList] = [:]
  private var problems = ProblemList()

  /// Where the columns are, counted from 0.
  private struct Places {
    var key: Int?
    var id: Int?
    var text: Int?
    var texts: [(locale: LocaleIdentifier, column: Int)] = []
    var locale: Int?
    var comment: Int?
  }

  static func content(
    of text: SourceText, file: String, columns: CatalogColumns?
  ) -> CatalogContent {
    var reader = DelimitedReader(text, file: file)
    reader.read(columns)
    return reader.content()
  }

  private init(_ text: SourceText, file: String) {
    self.text = text
    self.file = file
    path = CatalogPath(file)
    rows = DelimitedRows(text.utf8, isTabbed: path.fileExtension == "tsv")
  }

  private mutating func read(_ given: CatalogColumns?) {
    if let offset = text.firstInvalidOffset {
      reject("these bytes are no text in \(text.encoding.rawValue)", at: offset, lost: 0)
    }
    guard let places = places(given) else { return }
    while let row = rows.next() { append(row, places) }
    if let quote = rows.unclosedQuote {
      reject("the quotation mark that stands here is never closed", at: quote, lost: 1)
    }
  }

  private mutating func places(_ given: CatalogColumns?) -> Places? {
    if let given, !given.readsHeader { return places(of: given, header: []) }
    guard let row = rows.next() else { return nil }
    let header = row.map { trimmed($0.text) }
    guard let columns = given ?? CatalogColumns(header: header) else {
      reject(
        "'columns' in the configuration does not say what its columns hold, nor does its first row",
        at: 0, lost: 0)
      return nil
    }
    return places(of: columns, header: header)
  }

  private mutating func places(of columns: CatalogColumns, header: [String]) -> Places? {
    var positions: [CatalogColumns.Column: Int] = [:]
    for column in columns.all {
      switch column {
      case .number(let number): positions[column] = number - 1
      case .name(let name):
        guard let position = header.firstIndex(of: name) else {
          reject(
            "no column is called '\(name)'; it has \(header.joined(separator: ", "))", at: 0,
            lost: 0)
          return nil
        }
        positions[column] = position
      }
    }
    var places = Places()
    places.key = columns.key.flatMap { positions[$0] }
    places.id = columns.id.flatMap { positions[$0] }
    places.text = columns.text.flatMap { positions[$0] }
    places.locale = columns.locale.flatMap { positions[$0] }
    places.comment = columns.comment.flatMap { positions[$0] }
    places.texts = columns.texts.compactMap { text in
      positions[text.column].map { (text.locale, $0) }
    }
    return places
  }

  private mutating func append(_ row: [DelimitedRows.Field], _ places: Places) {
    func field(_ column: Int?) -> DelimitedRows.Field? {
      column.flatMap { row.indices.contains($0) ? row[$0] : nil }
    }
    let names = [places.key, places.id].compactMap { field($0)?.text }.map(trimmed)
    guard let key = names.first(where: { !$0.isEmpty }) else { return }
    let comment = field(places.comment).map { trimmed($0.text) }.flatMap { $0.isEmpty ? nil : $0 }
    let language = field(places.locale).map { trimmed($0.text) }.flatMap { $0.isEmpty ? nil : $0 }
    var texts = places.texts.map { (locale: Optional($0.locale), field: field($0.column)) }
    if let column = places.text {
      texts.append((language.map { LocaleIdentifier($0) } ?? path.locale, field(column)))
    }
    for (locale, text) in texts {
      guard let text, !text.text.isEmpty else { continue }
      tables[locale, default: EntryList()].append(
        StringEntry(
          key: key, value: text.text, comment: comment,
          position: self.text.position(at: text.offset)))
    }
  }

  private mutating func reject(_ reason: String, at offset: Int, lost: Int) {
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: "The table cannot be read as a catalog: \(reason).",
        position: text.position(at: offset), entriesLost: lost))
  }

  private mutating func content() -> CatalogContent {
    let locales = tables.keys.sorted { ($0?.tag ?? "") < ($1?.tag ?? "") }
    let made = locales.map { locale in
      StringTable(
        file: file, name: path.table, locale: locale, entries: tables[locale]?.entries ?? [])
    }
    for locale in locales { problems.add(contentsOf: tables[locale]?.problems ?? []) }
    return CatalogContent(tables: made, problems: problems.sorted)
  }
}
