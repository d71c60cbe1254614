internal import CopyfitCatalogs
internal import CopyfitLabels
internal import CopyfitSourceText

/// An entry of `columns` that is being read.
private struct ColumnsDraft {
  var files: Located<PathPattern>?
  var columns = CatalogColumns()
}

extension ConfigurationReader {
  /// Reads an entry of `columns`: the meaning of the columns of some tables.
  mutating func columns(_ node: YAMLNode) -> Configuration.Columns? {
    let known = errors.count
    var draft = ColumnsDraft()
    read(node, as: "a mapping", into: &draft, keys: Self.columnKeys)
    guard errors.count == known else { return nil }
    let columns = draft.columns
    guard let files = draft.files, columns.key != nil || columns.id != nil,
      columns.text != nil || !columns.texts.isEmpty
    else {
      report("expected 'files', 'key' or 'id', and 'text' in this entry", at: node.position)
      return nil
    }
    return Configuration.Columns(files: files, columns: columns)
  }

  private static let columnKeys: [ConfigurationKey<ColumnsDraft>] = [
    .init("files") { $2.files = $0.pattern($1, such: "Texts/*.csv") },
    .init("key") { $2.columns.key = $0.column($1) },
    .init("id") { $2.columns.id = $0.column($1) },
    .init("text") { reader, node, draft in
      guard case .mapping(let pairs) = node.content else {
        draft.columns.text = reader.column(node)
        return
      }
      draft.columns.texts = pairs.compactMap { reader.localizedColumn($0) }
    },
    .init("locale") { $2.columns.locale = $0.column($1) },
    .init("comment") { $2.columns.comment = $0.column($1) },
    .init("header") { $2.columns.hasHeader = $0.boolean($1) ?? false },
  ]

  /// A column with the texts of a language, as in `de: German`.
  private mutating func localizedColumn(
    _ pair: YAMLNode.Pair
  ) -> CatalogColumns.LocalizedColumn? {
    let name = YAMLNode(
      content: .scalar(pair.key.value, isPlain: false), position: pair.key.position)
    guard let locale = locale(name), let column = column(pair.value) else { return nil }
    return .init(locale: locale.value, column: column)
  }

  /// A column, by its name in the first row, or by its number without quotation marks.
  private mutating func column(_ node: YAMLNode) -> CatalogColumns.Column? {
    guard let text = text(node, "a column's name or number") else { return nil }
    guard case .scalar(_, isPlain: true) = node.content, text.utf8.allSatisfy(Self.isDigit) else {
      return .name(text)
    }
    guard let number = Int(text), number > 0 else {
      report(expected: "a column's number from 1 on", at: node)
      return nil
    }
    return .number(number)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
