package import CopyfitCatalogs
internal import CopyfitSourceText

/// The entries of `labels`, indexed by their conditions on keys, so that each key is compared only with entries that
/// may select it.
package struct LabelEntryIndex: Sendable {
  /// Whether each entry has a condition on bundles or tables.
  private let namesTables: [Bool]
  /// The entries with exact keys, and those with texts.
  private var keys: [ExactString: [Int]] = [:]
  private var texts: [String: [Int]] = [:]
  /// The entries with key patterns, and those with comments whose condition on keys cannot be indexed.
  private let patterns: PatternIndex
  private let comments: PatternIndex
  /// The entries that must be compared with every key of their tables, and those of them without a condition on tables.
  private var others: Set<Int> = []
  private let general: [Int]
  /// The conditions on tables, and those on bundles of entries without a condition on tables.
  private let tables: PatternIndex
  private let bundles: PatternIndex

  package init(_ entries: [ConfiguredLabel]) {
    typealias Patterns = [(number: Int, literals: [PatternLiteral])]
    var (patterns, comments, tables, bundles) = (Patterns(), Patterns(), Patterns(), Patterns())
    for (number, entry) in entries.enumerated() {
      let literals = entry.keys.literals
      switch entry.keys {
      case .key(let key): keys[ExactString(key), default: []].append(number)
      case .text(let text): texts[text, default: []].append(number)
      case .any, .pattern, .regex:
        if !literals.isEmpty {
          patterns.append((number, literals))
        } else if let comment = entry.comment {
          comments.append((number, comment.literals))
        } else {
          others.insert(number)
        }
      }
      if let table = entry.table {
        tables.append((number, table.literals))
      } else if let bundle = entry.bundle {
        bundles.append((number, bundle.literals))
      }
    }
    let namesTables = entries.map { $0.table != nil || $0.bundle != nil }
    self.namesTables = namesTables
    general = others.filter { !namesTables[$0] }.sorted()
    self.patterns = PatternIndex(patterns)
    self.comments = PatternIndex(comments)
    self.tables = PatternIndex(tables)
    self.bundles = PatternIndex(bundles)
  }

  /// The entries that may select keys of a table.
  package struct OfTable {
    fileprivate let index: LabelEntryIndex
    /// Those with a condition on tables or bundles.
    fileprivate let named: Set<Int>
    fileprivate let others: [Int]
  }

  /// The entries that may select keys of a table.
  package func entries(for table: TableIdentity) -> OfTable {
    let named = Set(
      tables.candidates(for: table.table) + bundles.candidates(for: table.bundle))
    return OfTable(
      index: self, named: named, others: general + named.filter(others.contains).sorted())
  }
}

extension LabelEntryIndex.OfTable {
  /// The indexes of the entries that may select a key, each once, in no particular order; no entry that selects the key
  /// is missing.
  ///
  /// Some may be for other tables, so that the caller can count and limit them.
  ///
  /// - Parameters:
  ///   - source: The key's text in the source language.
  ///   - comment: The translators' comment. It is only read if an entry has a condition on comments.
  package func candidates(
    for key: String, source: String?, comment: () -> String?
  ) -> [Int] {
    var found = index.patterns.candidates(for: key)
    if !index.keys.isEmpty { found += index.keys[ExactString(key)] ?? [] }
    if !index.texts.isEmpty {
      found += index.texts[key] ?? []
      if let source, source != key { found += index.texts[source] ?? [] }
    }
    if !index.comments.isEmpty { found += index.comments.candidates(for: comment() ?? "") }
    return found + others
  }

  /// Whether an entry may select keys of the table.
  package func mayApply(_ entry: Int) -> Bool {
    !index.namesTables[entry] || named.contains(entry)
  }
}

extension ConfiguredLabel.KeySelector {
  /// The literal parts of a key pattern; empty if it has no parts to search for.
  fileprivate var literals: [PatternLiteral] {
    switch self {
    case .pattern(let pattern): pattern.literals
    case .regex(let expression): expression.literals
    case .any, .key, .text: []
    }
  }
}
