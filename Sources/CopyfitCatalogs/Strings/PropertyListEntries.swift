internal import CopyfitSourceText
internal import CopyfitUnicode

/// Creates the entries of a table from the root of a property list in any format.
///
/// Entries of a `.stringsdict` override those of the `.strings` file of the same table.
struct PropertyListEntries {
  let path: CatalogPath
  private let locale: LocaleIdentifier?
  /// The size of the text; 0 for a file without places.
  private let size: Int
  let position: (Int) -> SourcePosition
  private var list = EntryList()
  private var noTextCount = 0
  /// The problems of single entries, and those that the list's reader adds.
  var problems = ProblemList()

  init(path: CatalogPath, size: Int = 0, position: @escaping (Int) -> SourcePosition) {
    self.path = path
    self.size = size
    locale = path.locale
    self.position = position
  }

  /// Appends a member of a table.
  mutating func append(_ member: PropertyListNode.Member) {
    list.reserve(readTo: member.offset, of: size)
    if path.isStringsDictionary {
      appendRules(member)
    } else if let text = member.value.string {
      list.append(
        StringEntry(
          key: member.key, value: text, comment: member.comment, position: position(member.offset)))
    } else {
      noTextCount += 1
      appendNoText(member)
      problems.add(
        .noText(
          member.value.kind, of: member.key, at: position(member.value.offset), weight: .warning))
    }
  }

  private mutating func appendNoText(_ member: PropertyListNode.Member) {
    list.append(
      withoutText: StringEntry(key: member.key, value: "", position: position(member.offset)))
  }

  private mutating func appendRules(_ member: PropertyListNode.Member) {
    var reader = StringsDictionaryEntry(
      key: member.key, comment: member.comment, locale: locale, position: position)
    reader.read(member.value, at: member.offset)
    problems.add(contentsOf: reader.problems)
    // Forms of one key are not duplicates of each other.
    if reader.entries.isEmpty {
      appendNoText(member)
    } else {
      list.append(contentsOf: reader.entries)
    }
  }

  /// The table of the entries, and its problems.
  func content(file: String) -> CatalogContent {
    var problems = problems
    problems.add(contentsOf: list.problems)
    let table = StringTable(
      file: file, name: path.table, locale: locale, entries: list.entries)
    var content = CatalogContent(tables: [table], problems: problems.sorted)
    content.leaveOut(noTextCount, .noText)
    return content
  }
}
