internal import CopyfitSourceText
internal import CopyfitUnicode

/// Limits of what one file may have, so that checks which compare each language or variable with each text take time and
/// memory in proportion to the file.
extension CatalogContent {
  /// The maximum number of languages in one file; the largest apps have about a hundred.
  static let maximumLanguages = 1_000

  /// The maximum number of variables of one text; real texts have up to three.
  static let maximumVariables = 100

  /// Leaves out the languages beyond the limit, in the order of the file, and reports how many texts they have.
  mutating func leaveOutLanguagesBeyondLimit() {
    guard tables.count > Self.maximumLanguages else { return }
    var known: Set<LocaleIdentifier?> = sourceLanguage.map { [LocaleIdentifier($0)] } ?? []
    var lost = 0
    var others: Set<LocaleIdentifier?> = []
    tables.removeAll { table in
      if known.contains(table.locale) { return false }
      if known.count < Self.maximumLanguages {
        known.insert(table.locale)
        return false
      }
      others.insert(table.locale)
      lost += table.entries.count
      return true
    }
    guard !others.isEmpty else { return }
    let count = Phrase.grouped(known.count + others.count)
    problems.append(
      CatalogProblem(
        kind: .limitReached,
        message: "The file has texts in \(count) languages; the first "
          + "\(Phrase.grouped(Self.maximumLanguages)) are read.",
        position: .start, entriesLost: lost, weight: .error, isReadOn: true))
  }

  /// Leaves out texts that have more variables than the limit, and reports each key once.
  mutating func leaveOutTextsWithManyVariables() {
    var found = ProblemList()
    for index in tables.indices {
      let removed = tables[index].entries.filter(Self.hasManyVariables)
      guard !removed.isEmpty else { continue }
      tables[index].entries.removeAll(where: Self.hasManyVariables)
      var beyond = tables[index]
      beyond.entries = []
      let counts = Dictionary(removed.map { (ExactString($0.key), 1) }, uniquingKeysWith: +)
      var reported: Set<ExactString> = []
      for first in removed where reported.insert(ExactString(first.key)).inserted {
        var problem = CatalogProblem(
          kind: .limitReached,
          message:
            "\(first.key.quoted) has more than \(Self.maximumVariables) variables, and is left out.",
          position: first.position, entriesLost: counts[ExactString(first.key)] ?? 1,
          key: first.key, weight: .error)
        problem.locale = tables[index].locale
        found.add(problem)
        beyond.entries.append(first)
      }
      tablesBeyondLimits.append(beyond)
    }
    add(found.sorted)
  }

  private static func hasManyVariables(_ entry: StringEntry) -> Bool {
    entry.variables.count > maximumVariables
  }
}
