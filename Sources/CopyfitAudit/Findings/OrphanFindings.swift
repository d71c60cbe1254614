internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Finds keys in tables of documents that no object of the documents uses.
struct OrphanFindings {
  let factory: FindingFactory
  let settings: AuditSettings
  let index: StringIndex
  let sourceLanguage: LocaleIdentifier
  let labels: [AuditLabel]
  let uses: TextUses

  /// The objects of the documents of one table.
  private struct Objects {
    /// The keys of labels.
    var labeled: Set<ExactString> = []
    var identifiers: Set<String> = []
    /// The elements of objects with texts, by the objects' identifiers.
    var controls: [String: Label.Element] = [:]
    var document = ""
  }

  func all(_ documents: [DrawnDocument]) -> [Finding] {
    var objects: [TableIdentity: Objects] = [:]
    for document in documents {
      let path = CatalogPath(document.file)
      guard path.localization != nil else { continue }
      var found = objects[TableIdentity(path)] ?? Objects()
      for object in document.objects {
        found.identifiers.insert(object.id)
        found.controls[object.id] = object.element ?? found.controls[object.id]
      }
      found.document = String(document.file.split(separator: "/").last ?? "")
      objects[TableIdentity(path)] = found
    }
    for label in labels { objects[label.table]?.labeled.insert(ExactString(label.key)) }
    return objects.keys.sorted().flatMap { orphans(of: $0, objects[$0] ?? Objects()) }
  }

  private func orphans(of table: TableIdentity, _ objects: Objects) -> [Finding] {
    guard let lookup = index[table]?.lookup() else { return [] }
    // If the source language has most keys, another finding reports the keys that it lacks.
    let holdsSources = lookup.holdsSources(in: sourceLanguage)
    return lookup.keys.compactMap { key in
      guard !objects.labeled.contains(ExactString(key)), !uses.names(key) else { return nil }
      if InterfaceKey(key) == nil, holdsSources || lookup[key][sourceLanguage] != nil { return nil }
      return Self.reason(key, objects).flatMap { orphan(key, $0, lookup, table) }
    }
  }

  /// The reason why nothing uses a key, as a sentence; `nil` if something may use it.
  private static func reason(_ text: String, _ objects: Objects) -> String? {
    guard let key = InterfaceKey(text) else {
      return "\(objects.document) asks for no key '\(text)': its keys are ObjectID.property."
    }
    guard objects.identifiers.contains(key.objectID) else {
      return "\(objects.document) has no object '\(key.objectID)'."
    }
    guard let control = objects.controls[key.objectID], !control.has(key.property) else {
      return nil
    }
    return "'\(key.objectID)' of \(objects.document) has no '\(key.property)', but "
      + "\(Phrase.list(control.properties.map { "'\($0)'" }))."
  }

  private func orphan(
    _ key: String, _ reason: String, _ lookup: StringLookup, _ table: TableIdentity
  ) -> Finding? {
    let id = table.label(key)
    let found = lookup[key].filter { settings.locales.contains($0.key) }
    let places = found.compactMap { locale, texts in
      texts.first.map { text in
        var finding = factory.locale(locale, .orphanKey, id: id, key: key)
        finding.string = text.location
        return finding
      }
    }.sorted(by: LocaleFinding.precedes)
    guard let first = places.first else { return nil }
    var finding = factory.make(
      .orphanKey, on: .init(id, key: key), reason, at: first.string, locales: places)
    (finding.bundle, finding.table, finding.id) = (table.bundle, table.table, id)
    return finding
  }
}
