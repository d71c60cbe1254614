internal import CopyfitCatalogs
internal import CopyfitInterfaceBuilder
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Finds keys of the form `ObjectID.property` whose object is in none of the table's documents.
struct OrphanFindings {
  let factory: FindingFactory
  let index: StringIndex
  let locales: LocaleSelection

  func all(_ documents: [InterfaceDocument]) -> [Finding] {
    var objects: [TableIdentity: Set<String>] = [:]
    var names: [TableIdentity: String] = [:]
    for document in documents {
      let path = CatalogPath(document.file)
      guard path.localization != nil else { continue }
      let table = TableIdentity(path)
      objects[table, default: []].formUnion(document.objectIdentifiers)
      names[table] = String(document.file.split(separator: "/").last ?? "")
    }
    return objects.keys.sorted().flatMap { table in
      orphans(of: table, objects[table] ?? [], document: names[table] ?? table.table)
    }
  }

  private func orphans(
    of identity: TableIdentity, _ objects: Set<String>, document: String
  ) -> [Finding] {
    guard let lookup = index[identity]?.lookup() else { return [] }
    return lookup.keys.compactMap { key in
      guard let object = InterfaceKey(key)?.objectID, !objects.contains(object) else { return nil }
      let id = identity.label(key)
      let found = lookup[key].filter { locales.contains($0.key) }
      let places = found.compactMap { locale, texts in
        texts.first.map { text in
          var finding = factory.locale(locale, .orphanKey, id: id, key: key)
          finding.string = text.location
          return finding
        }
      }.sorted(by: LocaleFinding.precedes)
      guard let first = places.first else { return nil }
      var finding = factory.make(
        .orphanKey, id: id, key: key, "\(document) has no object '\(object)'.", at: first.string,
        locales: places)
      (finding.bundle, finding.table) = (identity.bundle, identity.table)
      finding.id = id
      return finding
    }
  }
}
