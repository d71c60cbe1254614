internal import CopyfitCatalogs
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Follows references of Android's resources to other files, and in each language.
///
/// A key that refers to another (`@string/ok`) stands in the default resources alone. In every language it
/// shows what the other key says there, whatever file of the resources that stands in.
struct AndroidAliases {
  /// All resources of a language, which Android merges.
  private struct Place: Hashable {
    var bundle: String
    var locale: LocaleIdentifier?

    /// The folder's language decides, whatever `tools:locale` says that the texts are written in.
    init(_ table: StringTable) {
      bundle = TableIdentity(table).bundle
      locale = CatalogPath(table.file).locale
    }

    /// The resources of all languages that do not have a text themselves.
    var general: Place {
      var place = self
      place.locale = nil
      return place
    }
  }

  private var texts: [Place: [ExactString: StringEntry]] = [:]
  /// References whose texts have not been found yet.
  private var unresolved: [Place: [ExactString: StringEntry]] = [:]

  static func join(_ catalogs: inout [(file: String, content: CatalogContent)]) {
    let android = catalogs.indices.filter { CatalogFormat(catalogs[$0].file) == .android }
    let tables = android.flatMap { catalogs[$0].content.tables }
    guard tables.contains(where: { !$0.unresolved.isEmpty || $0.entries.contains(where: isAlias) })
    else { return }
    let texts = AndroidAliases(tables.filter { !$0.isForSomeDevices })
    var aliases: [TableIdentity: [StringEntry]] = [:]
    for index in android {
      for table in catalogs[index].content.tables.indices {
        texts.resolve(&catalogs[index].content.tables[table])
        let table = catalogs[index].content.tables[table]
        guard Place(table).locale == nil else { continue }
        aliases[TableIdentity(table), default: []] += table.entries.filter(isAlias)
      }
    }
    for index in android {
      catalogs[index].content.tables.removeAll(where: \.entries.isEmpty)
      for table in catalogs[index].content.tables.indices {
        let identity = TableIdentity(catalogs[index].content.tables[table])
        texts.add(aliases[identity] ?? [], to: &catalogs[index].content.tables[table])
      }
    }
  }

  private static func isAlias(_ entry: StringEntry) -> Bool {
    entry.reference != nil && entry.variant == nil
  }

  private init(_ tables: [StringTable]) {
    for table in tables {
      let place = Place(table)
      for entry in table.entries where entry.variant == nil {
        texts[place, default: [:]][ExactString(entry.key)] = entry
      }
      for entry in table.unresolved where entry.variant == nil {
        unresolved[place, default: [:]][ExactString(entry.key)] = entry
      }
    }
  }

  /// How many references are followed: real ones need one, circles never end.
  private static let maximumLength = 16

  /// Adds the entries whose text stands in another file of the same language, or of the default resources.
  private func resolve(_ table: inout StringTable) {
    guard !table.unresolved.isEmpty else { return }
    let place = Place(table)
    for var entry in table.unresolved {
      guard let target = entry.reference, let end = end(of: target, in: place) else { continue }
      (entry.value, entry.reference) = (end.value, end.key)
      table.entries.append(entry)
    }
    table.entries.sort { $0.position < $1.position }
    table.unresolved = []
  }

  /// The text that a reference ends at: at each step what the language says counts before the default.
  private func end(of reference: String, in place: Place) -> StringEntry? {
    var key = ExactString(reference)
    for _ in 0..<Self.maximumLength {
      if let text = texts[place]?[key] { return text }
      let general = texts[place.general]?[key]
      guard
        let next = unresolved[place]?[key]?.reference ?? general?.reference
          ?? unresolved[place.general]?[key]?.reference
      else { return general }
      key = ExactString(next)
    }
    return nil
  }

  /// Adds aliases of the default resources that a language's do not have themselves.
  private func add(_ aliases: [StringEntry], to table: inout StringTable) {
    guard !table.isForSomeDevices, !aliases.isEmpty else { return }
    let place = Place(table)
    guard place.locale != nil else { return }
    let texts = texts[place] ?? [:]
    let own = Set(table.entries.filter { $0.variant == nil }.map { ExactString($0.key) })
    for alias in aliases where !own.contains(ExactString(alias.key)) {
      guard let target = alias.reference, var entry = texts[ExactString(target)] else { continue }
      (entry.key, entry.reference) = (alias.key, target)
      table.entries.append(entry)
    }
  }
}
