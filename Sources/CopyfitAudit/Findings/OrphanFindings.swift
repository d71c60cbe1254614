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
      let place = BundlePlace(file: document.file)
      guard place.language != nil else { continue }
      let table = TableIdentity(bundle: place.bundle, table: document.name)
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
      guard let object = Self.object(of: key), !objects.contains(object) else { return nil }
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

  /// The object that a key of Interface Builder speaks of, or `nil` for other keys.
  static func object(of key: String) -> String? {
    let parts = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, isObjectID(parts[0]), isProperty(parts[1]) else { return nil }
    return String(parts[0])
  }

  /// Whether a name is Xcode's `xxx-yy-zzz`, or the number of older documents.
  private static func isObjectID(_ name: Substring) -> Bool {
    if !name.isEmpty, name.utf8.allSatisfy({ (48...57).contains($0) }) { return true }
    let lengths = name.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count)
    return lengths == [3, 2, 3]
  }

  private static func isProperty(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, (97...122).contains(first) else { return false }
    return name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "[]0123456789".unicodeScalars.contains($0))
    }
  }
}
