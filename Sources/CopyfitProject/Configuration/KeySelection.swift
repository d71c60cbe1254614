package import CopyfitCatalogs
package import CopyfitFindings
internal import CopyfitSourceText
package import CopyfitUnicode

/// The keys of a project's tables that the entries of `labels` select.
package struct KeySelection: Sendable {
  /// A table with its texts.
  package struct Table: Sendable {
    package let identity: TableIdentity
    package let lookup: StringLookup
    /// The kind of all its strings.
    package let kind: NonLabelKind?

    /// Prepares the texts of a table.
    package init(_ table: StringIndex.Table) {
      (identity, lookup) = (table.identity, table.lookup())
      kind = NonLabelKind.kind(of: table.identity)
    }
  }

  /// A key, by the number of its table and its own number there.
  package struct Place: Hashable, Sendable {
    package var table: Int
    package var item: Int
  }

  /// The keys that each entry selects, in the order of the tables.
  package private(set) var places: [[Place]]
  /// Why the regular expression of an entry cannot search a key, by the entry's number.
  package private(set) var failures: [Int: String] = [:]
  /// The number of keys that each entry is compared with.
  private var comparisonsOfEntries: [Int]
  /// The number of comparisons of an entry with a key.
  var comparisons: Int { comparisonsOfEntries.reduce(0, +) }
  /// The maximum number of steps of the regular expressions of all entries together, which take about a minute.
  ///
  /// A step takes 15 to 20 ns. A search of a key of 28 bytes counts as 67 steps without repetitions, as 1,300 with one,
  /// and as 10,000, as many as ICU does not report, with three or with repetitions in each other. An expression searches
  /// the keys with its literal parts, or all keys of its tables if it has none.
  package static let maximumSteps = 3_000_000_000
  /// The maximum number of keys that all entries select together; each is a label.
  package static let maximumKeys = 2_000_000
  /// The maximum number of comparisons of an entry with a key that has the literal parts of its pattern.
  package static let maximumComparisons = 50_000_000
  /// Whether one of these was reached, so that the selection ended early.
  package var isExcessive: Bool { reached != nil }
  private var keysLeft: Int
  private var comparisonsLeft: Int
  /// What a search with the regular expression of each entry takes; `nil` if it has none.
  private let costs: [ExpressionCost?]
  /// The number of steps of the regular expression of each entry.
  private var steps: [Int]
  private var stepsLeft: Int
  private let maximumSteps: Int
  /// Whether the maximum was reached, so that the regular expressions have not searched all keys.
  package private(set) var isIncomplete = false

  /// - Parameters:
  ///   - maximumSteps: The maximum number of steps of the regular expressions.
  ///   - maximumKeys: The maximum number of keys that all entries select.
  ///   - maximumComparisons: The maximum number of comparisons of an entry with a key.
  ///   - isSelected: Whether an entry selects a key of a table, if the index does not exclude it; the key has only its
  ///     texts in the source language.
  package init(
    _ entries: [ConfiguredLabel], in tables: [Table], sourceLanguage: LocaleIdentifier,
    maximumSteps: Int = Self.maximumSteps, maximumKeys: Int = Self.maximumKeys,
    maximumComparisons: Int = Self.maximumComparisons,
    isSelected: (ConfiguredLabel, StringLookup.Item, Table) throws(RegularExpression.LimitReached)
      -> Bool
  ) {
    places = Array(repeating: [], count: entries.count)
    steps = Array(repeating: 0, count: entries.count)
    comparisonsOfEntries = steps
    (stepsLeft, self.maximumSteps) = (maximumSteps, maximumSteps)
    (keysLeft, comparisonsLeft) = (maximumKeys, maximumComparisons)
    costs = entries.map { $0.keys.expression.map { ExpressionCost($0.text) } }
    guard !entries.isEmpty else { return }
    let index = LabelEntryIndex(entries)
    for (number, table) in tables.enumerated() {
      let ofTable = index.entries(for: table.identity)
      for position in table.lookup.keys.indices {
        let item = table.lookup.item(at: position, in: sourceLanguage)
        let candidates = ofTable.candidates(
          for: item.key, source: item.texts[sourceLanguage]?.first?.value
        ) { table.lookup.comment(of: item.key, sourceLanguage: sourceLanguage) }
        countComparisons(with: candidates)
        if isExcessive { return }
        let place = Place(table: number, item: position)
        for entry in candidates where ofTable.mayApply(entry) {
          select(item.key, at: place, by: entries[entry], entry) {
            (entry) throws(RegularExpression.LimitReached) in try isSelected(entry, item, table)
          }
        }
      }
    }
  }

  private mutating func countComparisons(with candidates: [Int]) {
    comparisonsLeft -= candidates.count
    for entry in candidates { comparisonsOfEntries[entry] += 1 }
  }

  /// Adds a key to those of an entry if the entry selects it.
  private mutating func select(
    _ key: String, at place: Place, by entry: ConfiguredLabel, _ number: Int,
    isSelected: (ConfiguredLabel) throws(RegularExpression.LimitReached) -> Bool
  ) {
    guard failures[number] == nil, takeSearch(key, number) else { return }
    let before = entry.steps
    defer { count(entry.steps - before, of: number) }
    do throws(RegularExpression.LimitReached) {
      guard try isSelected(entry) else { return }
      places[number].append(place)
      keysLeft -= 1
    } catch {
      failures[number] = error.message
    }
  }

  /// A maximum at which the selection ends early.
  private enum Limit { case keys, comparisons }

  private var reached: Limit? {
    keysLeft < 0 ? .keys : comparisonsLeft < 0 ? .comparisons : nil
  }

  /// Counts the steps that ICU does not report; returns `false` if the entry has a regular expression that cannot
  /// search the key, or the maximum is reached.
  private mutating func takeSearch(_ key: String, _ entry: Int) -> Bool {
    guard let cost = costs[entry] else { return true }
    guard cost.allows(key.utf8.count) else {
      failures[entry] = Self.message(onLong: key)
      return false
    }
    let steps = cost.steps(in: key.utf8.count)
    guard steps <= stepsLeft else {
      if !isIncomplete { self.steps[entry] += min(steps, maximumSteps) }
      isIncomplete = true
      return false
    }
    count(steps, of: entry)
    return true
  }

  private static func message(onLong key: String) -> String {
    let most = Phrase.grouped(ExpressionCost.maximumReferring)
    return
      "the regular expression refers to its own groups, so that it cannot search the key \(key.quoted) of more than "
      + "\(most) bytes; add 'table' to the entry, or write the expression without a reference such as '\\1'"
  }

  private mutating func count(_ steps: Int, of entry: Int) {
    stepsLeft -= steps
    self.steps[entry] += steps
  }

  /// The error that a maximum was reached, and the first entry that selected, searched or was compared with most keys;
  /// `nil` if none was reached.
  package var exhaustion: (entry: Int, message: String)? {
    switch reached {
    case .keys:
      return Self.first(withMost: places.map(\.count)) { most in
        "the entries of labels select more than \(Phrase.grouped(Self.maximumKeys)) keys; this one selected "
          + "\(most), the most: name keys or tables in the entries"
      }
    case .comparisons:
      return Self.first(withMost: comparisonsOfEntries) { most in
        "the entries of labels are compared with more than \(Phrase.grouped(Self.maximumComparisons)) keys; this one "
          + "was compared with \(most), the most: name keys or tables in the entries"
      }
    case nil: return isIncomplete ? Self.first(withMost: steps) { ofSteps($0) } : nil
    }
  }

  /// The first entry with the highest number, and a message with that number.
  private static func first(
    withMost numbers: [Int], _ message: (String) -> String
  ) -> (entry: Int, message: String)? {
    guard let most = numbers.max(), let entry = numbers.firstIndex(of: most) else { return nil }
    return (entry, message(Phrase.grouped(most)))
  }

  /// The message about the regular expressions, of which one took `most` steps.
  private func ofSteps(_ most: String) -> String {
    let all = Phrase.count(costs.count { $0 != nil }, "regular expression")
    return "\(all) would take more than \(Phrase.grouped(maximumSteps)) steps to search the keys, "
      + "and this one about \(most) of them, the most; add 'table' to the entries, write a part of each key as "
      + "it is, such as 'pay\\.', or use fewer repetitions"
  }
}

extension ConfiguredLabel {
  /// The steps of its regular expression so far that ICU counts.
  fileprivate var steps: Int { keys.expression?.steps ?? 0 }
}
