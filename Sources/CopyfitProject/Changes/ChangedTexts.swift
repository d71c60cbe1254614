package import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitSourceText
package import CopyfitUnicode

/// The texts that differ between two versions of string tables.
package struct ChangedTexts: Sendable {
  /// The locales in which a key's text differs, or the source text of its translation.
  private var locales: [TableIdentity: [ExactString: Set<LocaleIdentifier>]] = [:]
  /// The number of these texts that the newer version does not have.
  private var removed: [TableIdentity: Int] = [:]
  /// The number of texts in tables that no longer exist.
  private var countInLostTables = 0
  private var sourceLanguage = LocaleIdentifier("und")

  /// Creates a collection without texts.
  package init() {}

  /// Compares two versions of tables, regardless of the files in which they are.
  ///
  /// - Parameters:
  ///   - shown: The texts that documents show if no table has them.
  ///   - sourceLanguage: The locale of tables without one.
  ///   - comparesComments: Whether a text with another comment differs.
  package init(
    _ new: [StringTable], old: [StringTable], shown: [TextIdentity: String],
    sourceLanguage: LocaleIdentifier, comparesComments: Bool
  ) {
    self.sourceLanguage = sourceLanguage
    let new = texts(of: new, withComments: comparesComments)
    let old = texts(of: old, withComments: comparesComments)
    for place in Set(new.keys).union(old.keys) where new[place] != old[place] {
      // A catalog may contain the document's text, which is also shown without it.
      if let only = new[place] ?? old[place], new[place] == nil || old[place] == nil,
        let text = shown[place], only.map(\.value) == [text]
      {
        continue
      }
      locales[place.table, default: [:]][place.key, default: []].insert(place.locale)
      if new[place] == nil { removed[place.table, default: 0] += 1 }
    }
  }

  /// Adds the translations of source texts that differ, and removes the texts of tables that no longer exist.
  ///
  /// - Parameter tables: All tables of the newer version.
  package mutating func addTranslations(in tables: [StringTable]) {
    let present = Set(tables.map { TableIdentity($0) })
    locales = locales.filter { present.contains($0.key) }
    let lost = removed.filter { !present.contains($0.key) }
    countInLostTables = lost.values.reduce(0, +)
    removed = removed.filter { present.contains($0.key) }
    for table in tables {
      let identity = TableIdentity(table)
      guard let changed = locales[identity] else { continue }
      for entry in table.entries {
        let key = ExactString(entry.key)
        guard changed[key]?.contains(sourceLanguage) ?? false else { continue }
        locales[identity]?[key]?.insert(table.locale ?? sourceLanguage)
      }
    }
  }

  private func texts(of tables: [StringTable], withComments: Bool) -> [TextIdentity: [StringEntry]]
  {
    var texts: [TextIdentity: [StringEntry]] = [:]
    for table in tables {
      let identity = TableIdentity(table)
      for entry in table.entries {
        texts[TextIdentity(identity, entry.key, table.locale ?? sourceLanguage), default: []]
          .append(entry.compared(withComment: withComments))
      }
    }
    return texts
  }
}

extension ChangedTexts {
  /// Whether the text of a key, or its source text, differs.
  package func contain(
    _ key: String, of table: TableIdentity, in locale: LocaleIdentifier
  ) -> Bool {
    guard let locales = locales[table]?[ExactString(key)] else { return false }
    return locales.contains(locale) || locales.contains(sourceLanguage)
  }

  /// The number of texts that the newer version has.
  package var count: Int {
    let removed = removed.values.reduce(0, +)
    return locales.values.reduce(-removed) { $0 + $1.values.reduce(0) { $0 + $1.count } }
  }

  /// The number of texts that the newer version does not have.
  package var removedCount: Int { removed.values.reduce(countInLostTables, +) }
}

extension StringEntry {
  /// The text without its place and its state, which not all formats have; the comment is included only if comments are
  /// compared, or if it accepts findings.
  fileprivate func compared(withComment: Bool) -> StringEntry {
    var entry = self
    entry.position = .start
    entry.state = nil
    if !withComment, CommentDirective.all(in: comment ?? "").isEmpty { entry.comment = nil }
    for variable in entry.variables.indices {
      for form in entry.variables[variable].forms.indices {
        entry.variables[variable].forms[form].position = .start
      }
    }
    return entry
  }
}
