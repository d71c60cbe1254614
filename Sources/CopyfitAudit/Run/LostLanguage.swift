internal import CopyfitCatalogs
internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// A language that lost all its texts in one folder of tables since a revision.
///
/// A full check does not report it: a language without any text is not one of the app's languages.
struct LostLanguage: Hashable, Sendable {
  /// The folder with the `.lproj` folders, or with the tables.
  let bundle: String
  let locale: LocaleIdentifier
  /// The first of the files that had the texts.
  let file: String
  /// The number of texts.
  let count: Int

  private struct Place: Hashable {
    var bundle: String
    var locale: LocaleIdentifier
  }

  /// Finds the languages that tables of a revision have, and the current files of the same folders have not.
  ///
  /// Tables in files that still exist and are not the project's, as they are excluded, do not count. Neither do those
  /// whose texts may all be in files that are damaged now, which are reported themselves.
  ///
  /// - Parameters:
  ///   - sourceLanguage: The locale of tables without one.
  ///   - unread: The texts that may be in damaged files.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  static func all(
    in old: [StringTable], of files: ProjectFiles, missingIn content: ProjectContent,
    sourceLanguage: LocaleIdentifier, unread: UnreadTexts
  ) -> [LostLanguage] {
    let read = Set(files.stringTables)
    let keys = unread.hiddenKeys.keys
    var (lost, hidden): ([StringTable], [StringTable]) = ([], [])
    for table in old where !table.entries.isEmpty {
      let identity = TableIdentity(table)
      let isHidden = table.entries.allSatisfy { entry in
        unread.contain(entry.key, in: identity, table.locale ?? sourceLanguage)
          || keys[identity]?.contains(ExactString(entry.key)) == true
      }
      if isHidden {
        hidden.append(table)
      } else if read.contains(table.file) || !SourceFolder.holds(files.path(of: table.file)) {
        lost.append(table)
      }
    }
    let new = content.catalogs.flatMap(\.content.tables)
    let bundles = Set(new.map { TableIdentity($0).bundle })
    let full = hidden + new.filter { !$0.entries.isEmpty }
    var present = Set(full.map { place(of: $0, sourceLanguage) })
    for document in content.documents {
      let path = CatalogPath(document.file)
      present.insert(Place(bundle: path.bundle, locale: path.locale ?? sourceLanguage))
    }
    let groups = Dictionary(grouping: lost) { place(of: $0, sourceLanguage) }
    return groups.compactMap { place, tables -> LostLanguage? in
      guard bundles.contains(place.bundle), !present.contains(place),
        let file = tables.map(\.file).sortedByBytes().first
      else { return nil }
      return LostLanguage(
        bundle: place.bundle, locale: place.locale, file: file,
        count: tables.reduce(0) { $0 + $1.entries.count })
    }.sorted { ($0.bundle, $0.locale) < ($1.bundle, $1.locale) }
  }

  private static func place(of table: StringTable, _ sourceLanguage: LocaleIdentifier) -> Place {
    Place(bundle: TableIdentity(table).bundle, locale: table.locale ?? sourceLanguage)
  }

  /// The warning that the language is gone.
  func finding(since revision: String, _ factory: FindingFactory) -> Finding {
    let texts = Phrase.count(count, "text")
    let verb = count == 1 ? "is" : "are"
    var finding = factory.make(
      .missingTranslation, on: .init(file, aspect: locale.tag),
      Configuration.printable(
        "The language '\(locale.tag)' has no texts left: its \(texts) in '\(revision)', such as those in '\(file)', "
          + "\(verb) gone. If you removed the language on purpose, ignore this warning; it ends with the merge."
      ),
      at: nil)
    // A note is not enough, unless the configuration says so.
    if !factory.severities.isConfigured(.missingTranslation) { finding.severity = .warning }
    return finding
  }
}
