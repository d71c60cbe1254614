/// Reads apostrophes in an app's `.arb` files as its `l10n.yaml` specifies.
///
/// Source: Flutter's guide to internationalization, `use-escaping`.
enum FlutterEscaping {
  /// Reads apostrophes in the given files as quotation marks, and reports each `#` that is not quoted.
  static func apply(to catalogs: inout Catalogs, escapedFiles: Set<String>) {
    for index in catalogs.indices where CatalogFormat(catalogs[index].file) == .arb {
      if escapedFiles.contains(catalogs[index].file) { catalogs[index].content.readQuotes() }
      var problems = ProblemList()
      for entry in catalogs[index].content.tables.lazy.flatMap(\.entries) {
        if let problem = FlutterNumberSign.problem(of: entry) { problems.add(problem) }
      }
      catalogs[index].content.add(problems.sorted)
    }
  }
}

extension CatalogContent {
  fileprivate mutating func readQuotes() {
    for table in tables.indices {
      for entry in tables[table].entries.indices {
        tables[table].entries[entry].syntax = .flutterEscapedMessage
      }
    }
  }
}
