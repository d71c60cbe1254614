internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitSwiftSource
internal import CopyfitUnicode

/// Finds the tables of keys in code, in documents and in the configuration.
struct KeyTables: Sendable {
  let index: StringIndex
  /// The tables of packages, which are not in the app's main bundle.
  private let ofPackages: Set<TableIdentity>
  /// The tables of each name.
  private let named: [String: [TableIdentity]]
  private var lookups: [TableIdentity: StringLookup] = [:]
  /// The keys of each table by their names in generated code.
  private var generated: [TableIdentity: [String: [String]]] = [:]
  /// The tables that have a key, in their order; empty if no element or correction refers to keys.
  var holders: [ExactString: [TableIdentity]] = [:]
  /// The key paths of attributes with keys that are not in the configuration.
  var keyPaths: Set<String> = []

  /// A key in tables with a name, or in all tables.
  private struct Question: Hashable {
    var table: String?
    var key: ExactString
    /// Whether the app's own tables come before those of packages.
    var isOfMain = false
  }

  /// The tables of several with one name that have each key, by the name.
  private var sharing: [String: [ExactString: [TableIdentity]]] = [:]
  /// The tables with each key of generated code, by the key's name there; `nil` before the first is looked up.
  private var generators: [String: [TableIdentity]]?
  /// The tables that have a key, by the key's names in code and in generated code.
  private var holding: [Question: NearestTables] = [:]
  private var generating: [Question: NearestTables] = [:]

  /// - Parameter packageTables: The files of packages with texts.
  init(_ index: StringIndex, packageTables: Set<String>) {
    self.index = index
    let ofPackages = index.tables.filter { table in
      !packageTables.isEmpty && table.parts.allSatisfy { packageTables.contains($0.table.file) }
    }
    self.ofPackages = Set(ofPackages.map(\.identity))
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
    /// Whether no other table at the same distance has the key, and the bundle that code names may have this one.
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
  /// Of several tables with the same name, the one whose bundle is nearest to the file is used. A key of the main
  /// bundle is in a package's table only if no table of the app has it, and not certainly.
  mutating func find(_ key: CodeKey, namedIn file: String) -> Found? {
    if key.isGenerated { return find(generated: key, namedIn: file) }
    var ofPackage: Found?
    for spelling in Self.spellings(of: key) {
      let nearest = nearest(
        spelling, in: key.table ?? "Localizable", to: file, isOfMain: key.isOfMain)
      guard let nearest else { continue }
      var found = Found(
        table: nearest.table, key: spelling, lookup: lookup(nearest.table), written: key.fallback,
        isCertain: nearest.isOnly)
      guard key.isOfMain, ofPackages.contains(nearest.table) else { return found }
      found.isCertain = false
      // The app may have another spelling.
      ofPackage = ofPackage ?? found
    }
    return ofPackage
  }

  /// The table with a name and key that is nearest to a file; `nil` if none has the key.
  ///
  /// - Parameter isOfMain: Whether a package's table is used only if no other table has the key.
  private mutating func nearest(
    _ key: String, in name: String, to file: String, isOfMain: Bool
  ) -> NearestTables.Answer? {
    let tables = named[name] ?? []
    guard tables.count > 1 else {
      return tables.first { lookup($0).contains(key) }.map { .init(table: $0, isOnly: true) }
    }
    let question = Question(table: name, key: ExactString(key), isOfMain: isOfMain)
    if let known = holding[question] { return known.nearest(to: file) }
    let all = sharing(name)[question.key] ?? []
    let own = isOfMain ? all.filter { !ofPackages.contains($0) } : all
    let found = NearestTables(own.isEmpty ? all : own)
    holding[question] = found
    return found.nearest(to: file)
  }

  /// The tables with a name, by their keys.
  private mutating func sharing(_ name: String) -> [ExactString: [TableIdentity]] {
    if let known = sharing[name] { return known }
    var found: [ExactString: [TableIdentity]] = [:]
    for table in named[name] ?? [] {
      for key in lookup(table).keys { found[ExactString(key), default: []].append(table) }
    }
    sharing[name] = found
    return found
  }

  /// The key of a generated name; `nil` if several keys of the table have the same name.
  private mutating func find(generated key: CodeKey, namedIn file: String) -> Found? {
    var names = [(table: key.table.map(Self.name), key: Self.name(key.key))]
    // The first of several names may be that of the table.
    if key.table == nil, let dot = key.key.firstIndex(of: ".") {
      let rest = key.key[key.key.index(after: dot)...]
      names.append((Self.name(key.key[..<dot]), Self.name(rest)))
    }
    for name in names {
      guard let table = nearest(generated: name.key, in: name.table, to: file),
        let keys = generatedNames(in: table)[name.key]
      else { continue }
      guard keys.count == 1 else { return nil }
      return Found(table: table, key: keys[0], lookup: lookup(table), written: nil)
    }
    return nil
  }

  /// The table with a key of generated code that is nearest to a file; `nil` if none has the key.
  private mutating func nearest(
    generated key: String, in name: String?, to file: String
  ) -> TableIdentity? {
    let question = Question(table: name, key: ExactString(key))
    if let known = generating[question] { return known.nearest(to: file)?.table }
    let tables = (allGenerators()[key] ?? []).filter {
      name == nil || name == Self.name($0.table)
    }
    let found = NearestTables(tables)
    generating[question] = found
    return found.nearest(to: file)?.table
  }

  /// The tables whose texts labels may show, by the names of their keys in generated code.
  private mutating func allGenerators() -> [String: [TableIdentity]] {
    if let generators { return generators }
    var found: [String: [TableIdentity]] = [:]
    for table in index.tables.map(\.identity) where NonLabelKind.kind(of: table) == nil {
      for name in generatedNames(in: table).keys { found[name, default: []].append(table) }
    }
    generators = found
    return found
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
}
