internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitSwiftSource
internal import CopyfitUnicode

/// Finds the tables of keys in code, in documents and in the configuration.
struct KeyTables: Sendable {
  let index: StringIndex
  /// The tables of each name.
  private let named: [String: [TableIdentity]]
  private var lookups: [TableIdentity: StringLookup] = [:]
  /// The keys of each table by their names in generated code.
  private var generated: [TableIdentity: [String: [String]]] = [:]
  /// The tables that have a key, in their order; empty if no element or correction refers to keys.
  var holders: [ExactString: [TableIdentity]] = [:]
  /// The key paths of attributes with keys that are not in the configuration.
  var keyPaths: Set<String> = []

  /// A table's name in a file of code.
  private struct Question: Hashable {
    var name: String?
    var file: String
  }

  private var nearest: [Question: [Near]] = [:]

  /// A table, and the number of folders between it and the file.
  private typealias Near = (table: TableIdentity, steps: Int)

  init(_ index: StringIndex) {
    self.index = index
    named = index.tables.reduce(into: [:]) { named, table in
      for name in table.names { named[name, default: []].append(table.identity) }
    }
  }

  /// A key with the table that has it.
  struct Found {
    var table: TableIdentity
    var key: String
    var lookup: StringLookup
    /// The text in code, for a table without the key.
    var written: String?
    /// Whether no other table at the same distance has the key.
    var isCertain = true

    /// The text that is shown in the source language if the table lacks the key: the text in code, or else the key
    /// itself if keys are source texts.
    func fallback(in language: LocaleIdentifier) -> String? {
      if let written, !written.isEmpty { return written }
      return lookup.holdsSources(in: language) ? nil : key
    }
  }

  /// The table and the key that code refers to; `nil` if no table has the key.
  ///
  /// Of several tables with the same name, the one whose bundle is nearest to the file is used.
  mutating func find(_ key: CodeKey, namedIn file: String) -> Found? {
    let tables = nearest(key.isGenerated ? nil : key.table ?? "Localizable", to: file)
    if key.isGenerated { return find(generated: key, among: tables.map(\.table)) }
    for spelling in Self.spellings(of: key) {
      guard let first = tables.first(where: { lookup($0.table).contains(spelling) }) else {
        continue
      }
      let others = tables.filter { $0.steps == first.steps && $0.table != first.table }
      return Found(
        table: first.table, key: spelling, lookup: lookup(first.table), written: key.fallback,
        isCertain: !others.contains { lookup($0.table).contains(spelling) })
    }
    return nil
  }

  /// The tables with a name, or all tables, the nearest to a file first.
  private mutating func nearest(_ name: String?, to file: String) -> [Near] {
    let question = Question(name: name, file: file)
    if let known = nearest[question] { return known }
    let candidates = name.map { named[$0] ?? [] } ?? index.tables.map(\.identity)
    let steps = candidates.map { (table: $0, steps: distance($0.bundle, file)) }
    let tables = steps.sorted { first, second in
      first.steps != second.steps ? first.steps < second.steps : first.table < second.table
    }
    nearest[question] = tables
    return tables
  }

  /// The key of a generated name; `nil` if several keys of the table have the same name.
  private mutating func find(
    generated key: CodeKey, among tables: [TableIdentity]
  ) -> Found? {
    var names = [(table: key.table.map(Self.name), key: Self.name(key.key))]
    // The first of several names may be that of the table.
    if key.table == nil, let dot = key.key.firstIndex(of: ".") {
      let rest = key.key[key.key.index(after: dot)...]
      names.append((Self.name(key.key[..<dot]), Self.name(rest)))
    }
    for name in names {
      for table in tables where name.table == nil || name.table == Self.name(table.table) {
        guard NonLabelKind.kind(of: table) == nil, let keys = generatedNames(in: table)[name.key]
        else { continue }
        guard keys.count == 1 else { return nil }
        return Found(table: table, key: keys[0], lookup: lookup(table), written: nil)
      }
    }
    return nil
  }

  /// The lowercase letters and digits of a name, because generators change the rest.
  private static func name(_ text: some StringProtocol) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private mutating func generatedNames(in table: TableIdentity) -> [String: [String]] {
    if let known = generated[table] { return known }
    let keys = lookup(table).keys
    let made = Dictionary(grouping: Set(keys)) { Self.name($0) }.mapValues { $0.sorted() }
    generated[table] = made
    return made
  }

  /// The maximum number of parts of a key for which arguments of several types are looked up.
  private static let maximumParts = 5

  /// The possible spellings of a key, with each type that its arguments may have.
  private static func spellings(of key: CodeKey) -> [String] {
    guard key.hasArguments else { return [key.key] }
    let same = ["%@", "%lld", "%d", "%lf"].map { key.key.replacing("%@", with: $0) }
    let parts = key.key.split(separator: "%@", omittingEmptySubsequences: false)
    guard let first = parts.first, 3...maximumParts ~= parts.count else { return same }
    // SwiftUI writes a whole number as %lld, another one as %lf, and other values as %@.
    let all = parts.dropFirst().reduce([String(first)]) { starts, part in
      starts.flatMap { start in ["%@", "%lld", "%lf"].map { start + $0 + part } }
    }
    return same + all.filter { !same.contains($0) }
  }

  /// The texts of a table; they are prepared once.
  mutating func lookup(_ table: TableIdentity) -> StringLookup {
    if let known = lookups[table] { return known }
    let made = index[table]?.lookup() ?? StringLookup()
    lookups[table] = made
    return made
  }

  /// A key in a table whose texts are prepared; `nil` for any other table.
  func prepared(_ key: String, in table: TableIdentity) -> Found? {
    lookups[table].map { Found(table: table, key: key, lookup: $0) }
  }

  /// The number of folders between a bundle and a file, up and down.
  private func distance(_ bundle: String, _ file: String) -> Int {
    let (bundle, file) = (bundle.split(separator: "/"), file.split(separator: "/").dropLast())
    let common = zip(bundle, file).prefix { $0 == $1 }.count
    return bundle.count + file.count - 2 * common
  }
}
