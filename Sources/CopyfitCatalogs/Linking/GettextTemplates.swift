internal import CopyfitSourceText

/// Joins gettext templates with the catalogs made from them: `po/app.pot` is the source of `po/de.po`.
///
/// The template determines the messages of the app. The catalogs repeat the messages from which they were made.
enum GettextTemplates {
  static func join(_ catalogs: inout Catalogs) {
    let templates = catalogs.indices.filter {
      CatalogPath(catalogs[$0].file).fileExtension == "pot"
    }
    guard !templates.isEmpty else { return }
    rename(templates, in: &catalogs)
    var keys: [TableIdentity: Set<ExactString>] = [:]
    for table in templates.flatMap({ catalogs[$0].content.tables }) {
      keys[TableIdentity(table), default: []].formUnion(table.entries.map { ExactString($0.key) })
    }
    for index in catalogs.indices where isCatalog(catalogs[index].file) {
      guard let source = catalogs[index].content.tables.first,
        let known = keys[TableIdentity(source)]
      else { continue }
      catalogs[index].content.keepSources(known)
    }
  }

  /// Gives a template the table of the catalogs next to it whose names are only a language.
  private static func rename(
    _ templates: [Int], in catalogs: inout Catalogs
  ) {
    var identities: [String: TableIdentity] = [:]
    for (file, _) in catalogs where isCatalog(file) && isNamedForItsLanguage(file) {
      identities[folder(of: file)] = TableIdentity(CatalogPath(file))
    }
    let byFolder = Dictionary(grouping: templates) { folder(of: catalogs[$0].file) }
    // With several templates in a folder, it is unknown which one a language belongs to.
    for (folder, indices) in byFolder where indices.count == 1 {
      guard let identity = identities[folder] else { continue }
      catalogs[indices[0]].content.rename(identity)
    }
  }

  private static func isCatalog(_ file: String) -> Bool {
    ["po", "mo"].contains(CatalogPath(file).fileExtension)
  }

  private static func isNamedForItsLanguage(_ file: String) -> Bool {
    guard let localization = CatalogPath(file).localization else { return false }
    return file.split(separator: "/").last?.hasPrefix("\(localization).") ?? false
  }

  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
  }
}

extension CatalogContent {
  /// Leaves out the source texts of messages that the app no longer has.
  fileprivate mutating func keepSources(_ keys: Set<ExactString>) {
    guard tables.contains(where: { !$0.entries.isEmpty }) else { return }
    tables[0].entries.removeAll { !keys.contains(ExactString($0.key)) }
    tables.removeAll { $0.entries.isEmpty }
  }

  fileprivate mutating func rename(_ identity: TableIdentity) {
    for index in tables.indices {
      (tables[index].name, tables[index].bundle) = (identity.table, identity.bundle)
    }
  }
}
