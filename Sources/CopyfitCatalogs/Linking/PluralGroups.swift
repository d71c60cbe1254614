internal import CopyfitSourceText
internal import CopyfitUnicode

/// Joins the plural forms of web apps' messages across the languages of a table.
///
/// The form `other` shows which keys of a file are plural forms. If a translation lacks it, the other languages show
/// that `item_few` is a form of `item`.
enum PluralGroups {
  static func join(_ catalogs: inout Catalogs) {
    let messages = catalogs.indices.filter { CatalogFormat(catalogs[$0].file) == .messages }
    var groups: [TableIdentity: Set<ExactString>] = [:]
    for table in messages.flatMap({ catalogs[$0].content.tables }) {
      let identity = TableIdentity(table)
      for entry in table.entries where entry.variant?.pluralForm?.isOrdinal == false {
        groups[identity, default: []].insert(ExactString(entry.key))
      }
    }
    for index in messages {
      for table in catalogs[index].content.tables.indices {
        let identity = TableIdentity(catalogs[index].content.tables[table])
        guard let keys = groups[identity] else { continue }
        let problems = join(&catalogs[index].content.tables[table], keys)
        catalogs[index].content.add(problems.sorted)
      }
    }
  }

  /// Makes forms of the entries whose key is one of `keys` followed by a category.
  ///
  /// - Returns: The problems of the joined plurals: each lacks the form `other`.
  private static func join(
    _ table: inout StringTable, _ keys: Set<ExactString>
  ) -> ProblemList {
    var joined: Set<ExactString> = []
    var problems = ProblemList()
    for index in table.entries.indices where table.entries[index].variant == nil {
      let entry = table.entries[index]
      guard let (stem, category) = form(entry.key), keys.contains(ExactString(stem)) else {
        continue
      }
      (table.entries[index].key, table.entries[index].variant) = (
        stem, TextVariant([.plural(category)])
      )
      guard joined.insert(ExactString(stem)).inserted else { continue }
      problems.add(
        CatalogProblem(
          kind: .missingPluralCategory,
          message:
            "\(stem.quoted) has no form 'other', which numbers take that no other form is for.",
          position: entry.position, key: stem, weight: .warning))
    }
    return problems
  }

  private static func form(_ key: String) -> (stem: String, category: PluralCategory)? {
    guard let mark = key.utf8.lastIndex(of: UInt8(ascii: "_")), mark > key.startIndex else {
      return nil
    }
    return PluralCategory(rawValue: String(key[key.utf8.index(after: mark)...])).map {
      (String(key[..<mark]), $0)
    }
  }
}
