package import CopyfitUnicode
internal import Synchronization

/// The strings of a project, by bundle, table and locale.
package struct StringIndex: Sendable {
  /// One table in all its locales.
  package struct Table: Sendable {
    package var identity: TableIdentity
    /// The parts in the files, in the order of their precedence.
    package fileprivate(set) var parts: [TablePart] = []
    fileprivate let known = KnownLookup()
  }

  /// The tables, ordered by their identity.
  package let tables: [Table]
  /// The texts that damaged files may have.
  package let unread: UnreadTexts
  private let position: [TableIdentity: Int]
  private let localesOfBundle: [String: [LocaleIdentifier]]

  /// The number of keys in the tables.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  package var keyCount: Int { tables.reduce(0) { $0 + $1.lookup().keys.count } }

  /// - Parameters:
  ///   - contents: The catalogs, with each file's path relative to the project.
  ///   - sourceLanguage: The locale of tables without one.
  ///   - unread: The texts that damaged files may have.
  package init(
    _ contents: [CatalogContent], sourceLanguage: LocaleIdentifier,
    unread: UnreadTexts = UnreadTexts()
  ) {
    self.unread = unread
    var found: [TableIdentity: Table] = [:]
    var locales: [String: Set<LocaleIdentifier>] = [:]
    for table in contents.lazy.flatMap(\.tables) {
      let identity = TableIdentity(table)
      let locale = table.locale ?? sourceLanguage
      found[identity, default: Table(identity: identity)].parts
        .append(TablePart(locale: locale, table: table))
      locales[identity.bundle, default: []].insert(locale)
    }
    tables = found.values.map(Self.withPrecedence).sorted { $0.identity < $1.identity }
    position = Dictionary(
      uniqueKeysWithValues: tables.enumerated().map { ($1.identity, $0) })
    localesOfBundle = locales.mapValues { $0.sorted() }
  }

  package subscript(identity: TableIdentity) -> Table? {
    position[identity].map { tables[$0] }
  }

  /// The locales in which a bundle has any table, in the order of their tags.
  package func locales(ofBundle bundle: String) -> [LocaleIdentifier] {
    localesOfBundle[bundle] ?? []
  }

  /// The locales in which the project has any table, in the order of their tags.
  package var locales: [LocaleIdentifier] { Set(localesOfBundle.values.joined()).sorted() }

  /// Orders parts by precedence: Apple's formats come before others, because Apple's systems read nothing else; a file
  /// in its own language comes before `Base.lproj`; in both, a `.stringsdict` comes before the `.strings` that it
  /// overrides; the app's own files come before exchange files; a folder with the language's own name, such as `en.lproj`,
  /// comes before `EN.lproj` and `English.lproj`.
  ///
  /// Otherwise the order of the files is kept.
  private static func withPrecedence(_ table: Table) -> Table {
    var table = table
    let own = withProperNamesFirst(table.parts.filter { !$0.table.isExchanged })
    let formats = [own.filter(\.isOfApple), own.filter { !$0.isOfApple }]
    let parts = formats.flatMap { parts in
      [parts.filter { $0.table.locale != nil }, parts.filter { $0.table.locale == nil }]
    }
    table.parts =
      parts.flatMap { parts in parts.filter(\.overrides) + parts.filter { !$0.overrides } }
      + table.parts.filter(\.table.isExchanged)
    return table
  }
}

extension StringIndex {
  /// Moves parts in folders with another name of their language behind the others of the language.
  private static func withProperNamesFirst(_ parts: [TablePart]) -> [TablePart] {
    let names = parts.map { $0.table.isNamed(by: $0.locale) }
    guard names.contains(false) else { return parts }
    let proper = Set(zip(parts, names).filter(\.1).map(\.0.locale))
    let isLate = zip(parts, names).map { !$1 && proper.contains($0.locale) }
    return zip(parts, isLate).filter { !$1 }.map(\.0) + zip(parts, isLate).filter(\.1).map(\.0)
  }
}

extension StringIndex.Table {
  /// Whether the table's missing texts are not gaps, because a table for all devices has them.
  package var isForSomeDevices: Bool { parts.contains { $0.table.isForSomeDevices } }

  /// The names by which code may refer to the table: its own, and those of files that are named after their languages.
  package var names: Set<String> {
    let files = parts.lazy.map(\.table.file).filter {
      CatalogFormat($0) == nil && !$0.contains(".lproj/")
    }
    return Set(files.compactMap { CatalogPath($0).localization }).union([identity.table])
  }

  /// The texts of the table by key, which are found at the first call.
  package func lookup() -> StringLookup { known.lookup(of: parts) }
}

/// The texts of a table by key, found at the first request.
private final class KnownLookup: Sendable {
  private let lookup = Mutex<StringLookup?>(nil)

  func lookup(of parts: [TablePart]) -> StringLookup {
    lookup.withLock { known in
      let found = known ?? StringLookup(parts)
      known = found
      return found
    }
  }
}
