internal import CopyfitSourceText

/// Compares exchange files for translators with the app's own files.
enum ExchangedTables {
  /// Reports texts whose original is not a file of the app, so that they form a table of their own.
  ///
  /// Nothing is compared if the app has no other catalogs, because tables that Xcode makes from code and property lists
  /// are unknown.
  static func check(
    _ catalogs: inout Catalogs, documents: [String]
  ) {
    // A catalog that is empty or unreadable still has its path.
    let own = catalogs.filter { CatalogFormat($0.file) == nil }.flatMap { file, content in
      [TableIdentity(CatalogPath(file))] + content.tables.map(TableIdentity.init)
    }
    guard !own.isEmpty else { return }
    let known = Set(own + documents.map { TableIdentity(CatalogPath($0)) })
    for index in catalogs.indices {
      catalogs[index].content.add(problems(of: catalogs[index].content.tables, besides: known))
    }
  }

  private static func problems(
    of tables: [StringTable], besides known: Set<TableIdentity>
  ) -> [CatalogProblem] {
    var reported: Set<TableIdentity> = []
    return tables.compactMap { table in
      let identity = TableIdentity(table)
      guard let original = table.original, isComparable(original.path), !known.contains(identity),
        reported.insert(identity).inserted
      else { return nil }
      var problem = CatalogProblem(
        kind: .catalogSyntax,
        message:
          "The original \(original.path.quoted) is not a file of the project that is checked: these texts "
          + "make a table of their own.",
        position: original.position, weight: .warning, isReadOn: true)
      problem.subject = original.path
      return problem
    }
  }

  /// Whether a file would be among the app's own; `InfoPlist.strings` may come from a property list.
  private static func isComparable(_ original: String) -> Bool {
    let path = CatalogPath(original)
    let extensions = CatalogFormat.appleExtensions + ["storyboard", "xib"]
    return extensions.contains(path.fileExtension) && path.table != "InfoPlist"
  }
}
