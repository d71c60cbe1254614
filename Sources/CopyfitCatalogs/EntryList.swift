internal import CopyfitSourceText

/// Gathers the entries of one table, of which the last of each key wins.
struct EntryList {
  private var all: [StringEntry] = []
  /// Where the entries of each key start: a text, or several forms of it.
  private var starts: [Int] = []
  private var lastIndex: [ExactString: Int] = [:]
  private(set) var problems: [CatalogProblem] = []

  mutating func append(_ entry: StringEntry) {
    begin(entry)
    all.append(entry)
  }

  /// Adds the forms of one key, which replace what the key had before.
  mutating func append(contentsOf forms: [StringEntry]) {
    guard let first = forms.first else { return }
    begin(first)
    all += forms
  }

  private mutating func begin(_ entry: StringEntry) {
    if let earlier = lastIndex.updateValue(starts.count, forKey: ExactString(entry.key)),
      problems.count < CatalogProblem.maximumPerKind
    {
      problems.append(Self.duplicate(entry, of: all[starts[earlier]]))
    }
    starts.append(all.count)
  }

  /// The entries that are seen at run time, in the order of the file.
  var entries: [StringEntry] {
    if problems.isEmpty { return all }
    return starts.indices.flatMap { index in
      let end = index + 1 < starts.count ? starts[index + 1] : all.count
      let isLast = lastIndex[ExactString(all[starts[index]].key)] == index
      return isLast ? all[starts[index]..<end] : []
    }
  }

  private static func duplicate(_ entry: StringEntry, of earlier: StringEntry) -> CatalogProblem {
    let line = entry.position.line
    let isSame =
      earlier.value == entry.value
      && earlier.variables.map { $0.forms.map(\.text) }
        == entry.variables.map { $0.forms.map(\.text) }
    return CatalogProblem(
      kind: .duplicateKey,
      message:
        "\"\(entry.key)\" stands on line \(earlier.position.line) and on line \(line)"
        + (isSame ? ", with the same text." : "; the text of line \(line) wins."),
      position: entry.position, key: entry.key)
  }
}
