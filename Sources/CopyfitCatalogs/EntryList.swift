internal import CopyfitSourceText

/// Gathers the entries of one table, of which the last of each key wins.
struct EntryList {
  private var all: [StringEntry] = []
  private var lastIndex: [ExactString: Int] = [:]
  private(set) var problems: [CatalogProblem] = []

  mutating func append(_ entry: StringEntry) {
    if let earlier = lastIndex.updateValue(all.count, forKey: ExactString(entry.key)),
      problems.count < CatalogProblem.maximumPerKind
    {
      problems.append(Self.duplicate(entry, of: all[earlier]))
    }
    all.append(entry)
  }

  /// The entries that are seen at run time, in the order of the file.
  var entries: [StringEntry] {
    problems.isEmpty
      ? all : all.indices.filter { lastIndex[ExactString(all[$0].key)] == $0 }.map { all[$0] }
  }

  private static func duplicate(_ entry: StringEntry, of earlier: StringEntry) -> CatalogProblem {
    let line = entry.position.line
    let isSame = earlier.value == entry.value
    return CatalogProblem(
      kind: .duplicateKey,
      message:
        "\"\(entry.key)\" stands on line \(earlier.position.line) and on line \(line)"
        + (isSame ? ", with the same text." : "; the text of line \(line) wins."),
      position: entry.position, key: entry.key)
  }
}
