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
    var sources: [TableIdentity: Source] = [:]
    for document in documents where languages.isLocalized(document) {
      let language = languages.language(of: document)
      guard languages.serves(document, language) else { continue }
      sources[TableIdentity(CatalogPath(document.file))] =
        Source(document, sourceLanguage: sourceLanguage, language: language)
    }
    guard !sources.isEmpty else { return }
    for index in catalogs.indices {
      let added = catalogs[index].content.tables.indices.compactMap { table in
        take(from: &catalogs[index].content.tables[table], sources)
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

  /// Moves entries whose texts are in a document from a table to a table of the document.
  private static func take(
    from table: inout StringTable, _ sources: [TableIdentity: Source]
  ) -> StringTable? {
    guard let source = sources[TableIdentity(table)],
      (table.locale ?? source.sourceLanguage) == source.language,
      table.isExchanged || CatalogPath(table.file).fileExtension == "xcstrings"
    else { return nil }
    let isCopy = table.isExchanged
    var own: [StringEntry] = []
    table.entries.removeAll { entry in
      guard let text = source.entry(inPlaceOf: entry, isCopy: isCopy) else { return false }
      own.append(text)
      return true
    }
    guard !own.isEmpty else { return nil }
    var made = StringTable(
      file: source.file, name: table.name, locale: table.locale, entries: own)
    made.bundle = table.bundle
    return made
  }
}
