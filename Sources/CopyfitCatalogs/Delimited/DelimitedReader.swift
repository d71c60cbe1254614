internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads strings from a table in CSV or TSV; the configuration or the first row names its columns.
struct DelimitedReader {
  let text: SourceText
  private let file: String
  let path: CatalogPath
  private(set) var rows: DelimitedRows
  private var tables: [LocaleIdentifier?: EntryList] = [:]
  var problems = ProblemList()
  private let isText: Bool
  /// The number of texts that are left out because their bytes are not text.
  private var damagedCount = 0
  /// The number of fields in the first row if it names the columns.
  private(set) var headerCount: Int?
  private var unknownLanguages: Set<String> = []
  private var withoutLanguageCount = 0
  /// The columns that are not read, because the first row names them by no known name.
  var unreadColumns: [UnreadColumn] = []

  /// The indices of the columns, counted from 0.
  struct Places {
    var key: Int?
    var id: Int?
    var text: Int?
    /// The columns of texts in the order of the columns, so that a short row needs little work.
    var texts: [(locale: LocaleIdentifier, column: Int)] = []
    var locale: Int?
    var comment: Int?

    /// The last column of a text.
    var lastText = 0

    /// The columns of texts that a row of some number of fields has.
    func texts(ofFields count: Int) -> ArraySlice<(locale: LocaleIdentifier, column: Int)> {
      texts.prefix { $0.column < count }
    }
  }

  /// The maximum number of columns with texts of different languages.
  private static let maximumLanguages = CatalogContent.maximumLanguages
  /// The maximum number of columns that a message names.
  private static let maximumListed = 100

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
    isText = text.firstInvalidOffset == nil
    rows = DelimitedRows(text.utf8, isTabbed: path.fileExtension == "tsv")
  }

  private mutating func read(_ given: CatalogColumns?) {
    guard let places = places(given) else { return }
    while let row = rows.next(), rows.unclosedQuote == nil { append(row, places) }
    reportUnclosedQuote(lost: rows.swallowedRowCount)
  }

  private mutating func reportUnclosedQuote(lost: Int) {
    guard let quote = rows.unclosedQuote else { return }
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax,
        message: "This quotation mark is never closed: its row and all that follows are left out.",
        position: text.position(at: quote), entriesLost: lost))
  }

  private mutating func places(_ given: CatalogColumns?) -> Places? {
    if let given, !given.readsHeader { return places(of: given, header: []) }
    guard let row = rows.next() else { return nil }
    guard rows.unclosedQuote == nil || !isText else {
      // The first row has names, and no texts.
      reportUnclosedQuote(lost: max(0, rows.swallowedRowCount - 1))
      return nil
    }
    checkQuotes(ofHeader: row)
    let header = row.map { trimmed($0.text) }
    headerCount = header.count
    guard let columns = given ?? CatalogColumns(header: header) else {
      // A file that is not text has its own problem.
      guard isText else { return nil }
      reject(
        "'columns' in the configuration does not say what its columns hold, nor does its first row",
        at: 0, lost: countRows())
      return nil
    }
    findRepeatedColumns(columns, header, row)
    if given == nil { findUnreadColumns(columns, header, row) }
    unreadColumns.sort { $0.column < $1.column }
    tellOfColumnWithoutLanguage(columns, header, row)
    return places(of: columns, header: header)
  }

  private mutating func places(of columns: CatalogColumns, header: [String]) -> Places? {
    let first = Dictionary(header.enumerated().map { ($1, $0) }) { first, _ in first }
    var positions: [CatalogColumns.Column: Int] = [:]
    for column in columns.all {
      switch column {
      case .number(let number): positions[column] = number - 1
      case .name(let name):
        guard let position = first[name] else {
          guard isText else { return nil }
          reject(
            "no column is called '\(name)'; it has \(Self.list(header))", at: 0, lost: countRows())
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
    var locales: Set<LocaleIdentifier> = []
    for text in columns.texts {
      guard let position = positions[text.column], locales.insert(text.locale).inserted else {
        continue
      }
      guard places.texts.count < Self.maximumLanguages else {
        tellTooManyLanguages(columns.texts.count)
        break
      }
      places.texts.append((text.locale, position))
    }
    places.texts.sort { $0.column < $1.column }
    places.lastText = places.texts.reduce(places.text ?? 0) { max($0, $1.column) }
    return places
  }

  private static func list(_ header: [String]) -> String {
    let names = header.prefix(maximumListed).map(\.shortened).joined(separator: ", ")
    let rest = header.count - maximumListed
    return rest > 0 ? "\(names) and \(Phrase.grouped(rest)) more" : names
  }

  private mutating func tellTooManyLanguages(_ count: Int) {
    problems.add(
      CatalogProblem(
        kind: .limitReached,
        message: "The table has \(Phrase.grouped(count)) columns with texts; the first "
          + "\(Phrase.grouped(Self.maximumLanguages)) are read.",
        position: .start, weight: .error, isReadOn: true))
  }

  private mutating func append(_ row: [DelimitedRows.Field], _ places: Places) {
    func field(_ column: Int?) -> DelimitedRows.Field? {
      column.flatMap { row.indices.contains($0) ? row[$0] : nil }
    }
    func value(_ column: Int?) -> String? {
      field(column).map { trimmed($0.text) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let key = value(places.key) ?? value(places.id) else {
      let texts = places.texts(ofFields: row.count).map(\.column) + [places.text].compactMap { $0 }
      return tellTextWithoutKey(texts.compactMap(field))
    }
    guard isWhole(row, of: key), hasText(row, of: key, places) else { return }
    count(row)
    let (comment, language) = (value(places.comment), value(places.locale))
    if let language, let field = field(places.locale), !isLanguage(language, at: field) { return }
    for (locale, column) in places.texts(ofFields: row.count) {
      append(field(column), to: locale, key: key, comment: comment)
    }
    guard let column = places.text else { return }
    let locale = language.map { LocaleIdentifier($0) } ?? path.locale
    if locale == nil, places.locale != nil {
      return tellTextWithoutLanguage(field(places.locale), field(column), of: key)
    }
    append(field(column), to: locale, key: key, comment: comment)
  }

  private mutating func append(
    _ field: DelimitedRows.Field?, to locale: LocaleIdentifier?, key: String, comment: String?
  ) {
    guard let field, !field.text.isEmpty, isIntact(key, field.text) else { return }
    let entry = StringEntry(
      key: key, value: field.text, comment: comment, position: text.position(at: field.offset))
    let size = text.utf8.count
    // The table is looked up once.
    func add(to list: inout EntryList) {
      list.reserve(readTo: field.offset, of: size)
      list.append(entry)
    }
    add(to: &tables[locale, default: EntryList()])
  }

  private mutating func tellTextWithoutKey(_ texts: [DelimitedRows.Field]) {
    guard let text = texts.first(where: { !trimmed($0.text).isEmpty }) else { return }
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax,
        message:
          "A row has a text and no key, so it belongs to no text of the app; it is left out.",
        position: self.text.position(at: text.offset), entriesLost: 1, isReadOn: true))
  }

  /// Whether a key and a text contain no invalid bytes.
  private mutating func isIntact(_ key: String, _ text: String) -> Bool {
    guard !isText, [key, text].contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }) else {
      return true
    }
    damagedCount += 1
    return false
  }

  /// Whether a row names a language; each other name is reported once.
  private mutating func isLanguage(_ name: String, at field: DelimitedRows.Field) -> Bool {
    if LocaleIdentifier.isTag(LocaleIdentifier(name).tag) { return true }
    withoutLanguageCount += 1
    if unknownLanguages.insert(name).inserted {
      problems.add(.unknownLanguage(name, at: text.position(at: field.offset)))
    }
    return false
  }

  /// The number of rows that are left, which are then read.
  private mutating func countRows() -> Int {
    var count = 0
    while rows.next() != nil, rows.unclosedQuote == nil { count += 1 }
    return count + rows.swallowedRowCount
  }

  private mutating func reject(_ reason: String, at offset: Int, lost: Int) {
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: "The table cannot be read as a catalog: \(reason).",
        position: text.position(at: offset), entriesLost: lost))
  }

  private mutating func tellOfConflicts() {
    for offset in rows.conflicts {
      problems.add(
        CatalogProblem(
          kind: .catalogSyntax, message: "The table has \(MergeMarker.object).",
          position: text.position(at: offset), isReadOn: true))
    }
  }

  /// Reports invalid bytes, for the whole file or for single texts.
  private mutating func checkEncoding() {
    guard let offset = text.firstInvalidOffset else { return }
    let encoding = text.encoding.rawValue
    guard !tables.isEmpty else {
      return reject("these bytes are not text in \(encoding)", at: offset, lost: damagedCount)
    }
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax,
        message:
          "The file is not text in \(encoding): texts with such bytes are left out. Save it as UTF-8.",
        position: text.position(at: offset), entriesLost: damagedCount, isReadOn: true))
  }

  private mutating func content() -> CatalogContent {
    tellOfUnreadColumns()
    tellOfConflicts()
    checkEncoding()
    let locales = tables.keys.sorted { ($0?.tag ?? "") < ($1?.tag ?? "") }
    let made = locales.map { locale in
      StringTable(
        file: file, name: path.table, locale: locale, entries: tables[locale]?.entries ?? [])
    }
    for locale in locales { tables[locale].map { problems.add(contentsOf: $0.problems) } }
    var content = CatalogContent(tables: made, problems: problems.sorted)
    content.leaveOut(withoutLanguageCount, .unknownLanguage)
    content.leaveOut(unreadFieldCount { $0.repetition == nil }, .unreadColumn)
    content.leaveOut(unreadFieldCount { $0.repetition != nil }, .repeatedColumn)
    return content
  }
}
