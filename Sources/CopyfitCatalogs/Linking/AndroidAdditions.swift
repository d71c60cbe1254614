internal import CopyfitSourceText

/// Adds aliases of the default resources to the languages that have the text but not the alias, each in the file that has
/// the text.
struct AndroidAdditions {
  /// The maximum number of aliases and languages for which a text is looked up.
  static let maximumAdditions = 1_000_000

  private let aliases: AndroidAliases
  /// The languages of each place of default resources, in the order of the files.
  private let languages: [AndroidAliases.Place: [AndroidAliases.Place]]
  /// The bytes of texts that aliases show again.
  private var copies: CopyBudget
  /// The number of aliases and languages that are left.
  private var rest: Int
  /// The aliases of one catalog for which none is left: the first, and their number.
  private var beyond: (first: SourcePosition, count: Int)?
  /// The indexes of the tables of catalogs to which aliases were added.
  private var tables: [Int: [TableIdentity: Int]] = [:]

  private init(_ aliases: AndroidAliases, maximum: Int) {
    self.aliases = aliases
    rest = maximum
    copies = aliases.copies
    let others = aliases.places.filter { $0.locale != nil }
    languages = Dictionary(grouping: others, by: \.general)
  }

  /// - Parameter maximum: The maximum number of aliases and languages for which a text is looked up.
  static func add(
    _ aliases: AndroidAliases, to catalogs: inout Catalogs, maximum: Int = maximumAdditions
  ) {
    var additions = AndroidAdditions(aliases, maximum: maximum)
    for index in catalogs.indices where CatalogFormat(catalogs[index].file) == .android {
      additions.addAliases(at: index, to: &catalogs)
    }
  }

  /// Adds the aliases of one catalog.
  private mutating func addAliases(at index: Int, to catalogs: inout Catalogs) {
    for table in catalogs[index].content.tables where !table.isForSomeDevices {
      let general = AndroidAliases.Place(table)
      guard general.locale == nil, let places = languages[general] else { continue }
      let identity = TableIdentity(table)
      for alias in table.entries where AndroidAliases.isAlias(alias) {
        rest -= places.count
        guard rest >= 0 else {
          leaveOut(alias)
          continue
        }
        for place in places { add(alias, of: identity, in: place, to: &catalogs) }
      }
    }
    let limit = copies.problem("The texts that references show in other languages")
    catalogs[index].content.add([limit, takeProblem()].compactMap(\.self))
    copies.forget()
  }

  private mutating func leaveOut(_ alias: StringEntry) {
    beyond = (min(beyond?.first ?? alias.position, alias.position), (beyond?.count ?? 0) + 1)
  }

  /// The problem that aliases of one catalog are left out; `nil` if none is.
  private mutating func takeProblem() -> CatalogProblem? {
    guard let (first, count) = beyond else { return nil }
    beyond = nil
    return CatalogProblem(
      kind: .limitReached,
      message:
        "The references in all languages are too many: \(Phrase.count(count, "reference")) from here on "
        + "\(count == 1 ? "is" : "are") measured in the default language alone.",
      position: first, entriesLost: count, weight: .error, isReadOn: true)
  }

  private mutating func add(
    _ alias: StringEntry, of identity: TableIdentity, in place: AndroidAliases.Place,
    to catalogs: inout Catalogs
  ) {
    let key = ExactString(alias.key)
    guard aliases.texts[place]?[key] == nil, aliases.unresolved[place]?[key] == nil,
      let target = alias.reference, let text = aliases.ownText(of: target, in: place)
    else { return }
    guard copies.take(text.entry.value.utf8.count) else { return copies.leaveOut(alias.position) }
    var entry = text.entry
    (entry.key, entry.reference) = (alias.key, target)
    append(entry, of: identity, to: &catalogs[text.catalog].content, at: text.catalog)
  }

  /// Adds an entry to a table of a catalog, which is created if the file has none.
  private mutating func append(
    _ entry: StringEntry, of identity: TableIdentity, to content: inout CatalogContent,
    at catalog: Int
  ) {
    if tables[catalog] == nil { tables[catalog] = content.tablesByIdentity }
    if let index = tables[catalog]?[identity] {
      content.tables[index].entries.append(entry)
    } else if let own = content.tables.first {
      var table = StringTable(
        file: own.file, name: identity.table, locale: own.locale, entries: [entry])
      table.bundle = identity.bundle
      tables[catalog]?[identity] = content.tables.count
      content.tables.append(table)
    }
  }
}

extension CatalogContent {
  /// The index of the first table with each identity.
  fileprivate var tablesByIdentity: [TableIdentity: Int] {
    Dictionary(tables.enumerated().map { (TableIdentity($1), $0) }) { first, _ in first }
  }
}
