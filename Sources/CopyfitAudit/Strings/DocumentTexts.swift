internal import CopyfitCatalogs
internal import CopyfitInterfaceBuilder
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Replaces copies of source texts in catalogs with the texts of storyboards and xibs.
///
/// The source text in an XLIFF file is a copy of the document's, and may be outdated. A String Catalog without the
/// source language has only the key.
enum DocumentTexts {
  static func join(
    _ catalogs: inout Catalogs, _ documents: [InterfaceDocument],
    sourceLanguage: LocaleIdentifier
  ) {
    let languages = DocumentLanguages(documents, sourceLanguage: sourceLanguage)
    var sources: [TableIdentity: [Source]] = [:]
    for document in documents where languages.isLocalized(document) {
      let language = languages.language(of: document)
      guard languages.serves(document, language) else { continue }
      let source = Source(document, sourceLanguage: sourceLanguage, language: language)
      sources[TableIdentity(CatalogPath(document.file)), default: []].append(source)
    }
    guard !sources.isEmpty else { return }
    for index in catalogs.indices {
      var added: [StringTable] = []
      for table in catalogs[index].content.tables.indices {
        let documents = sources[TableIdentity(catalogs[index].content.tables[table])] ?? []
        added += take(from: &catalogs[index].content.tables[table], documents)
      }
      catalogs[index].content.tables += added
    }
  }

  /// The texts of a document in its language.
  private struct Source {
    let file: String
    let language: LocaleIdentifier
    let sourceLanguage: LocaleIdentifier
    private var labels: [ExactString: InterfaceLabel] = [:]

    init(
      _ document: InterfaceDocument, sourceLanguage: LocaleIdentifier, language: LocaleIdentifier
    ) {
      file = document.file
      self.language = language
      self.sourceLanguage = sourceLanguage
      for label in document.labels { labels[ExactString(label.key)] = label }
    }

    /// The entry with the document's text; `nil` if the entry's own text is used.
    func entry(inPlaceOf entry: StringEntry, isCopy: Bool) -> StringEntry? {
      guard isCopy || entry.value == entry.key, let label = labels[ExactString(entry.key)] else {
        return nil
      }
      var own = entry
      (own.value, own.position, own.state) = (label.text, label.position, nil)
      return own
    }
  }

  /// Moves entries whose texts are in documents from a table to tables of the documents.
  ///
  /// - Parameter sources: The documents of the table: a storyboard, a xib, or one of each.
  private static func take(
    from table: inout StringTable, _ sources: [Source]
  ) -> [StringTable] {
    let isCopy = table.isExchanged
    guard isCopy || CatalogPath(table.file).fileExtension == "xcstrings" else { return [] }
    let locale = table.locale
    let serving = sources.filter { (locale ?? $0.sourceLanguage) == $0.language }
    guard !serving.isEmpty else { return [] }
    var own = serving.map { _ in [StringEntry]() }
    table.entries.removeAll { entry in
      let texts = serving.map { $0.entry(inPlaceOf: entry, isCopy: isCopy) }
      let found = texts.indices.filter { texts[$0] != nil }
      guard let first = found.first, let text = texts[first] else { return false }
      // Of two documents with one key, each shows its own text, so that the table has none.
      if found.allSatisfy({ texts[$0]?.value == text.value }) { own[first].append(text) }
      return true
    }
    return zip(serving, own).filter { !$1.isEmpty }.map { source, entries in
      var made = StringTable(
        file: source.file, name: table.name, locale: table.locale, entries: entries)
      made.bundle = table.bundle
      return made
    }
  }
}
