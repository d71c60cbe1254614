internal import CopyfitSourceText
internal import CopyfitUnicode

/// Follows references of Android resources to other files, in each language.
///
/// A key that refers to another (`@string/ok`) is only in the default resources. In every language it shows the other
/// key's text there, from any file of the resources.
struct AndroidAliases {
  /// All resources of a language, which Android merges.
  struct Place: Hashable {
    var bundle: String
    var locale: LocaleIdentifier?

    /// The folder determines the language, even if `tools:locale` names another language for the texts.
    init(_ table: StringTable) {
      bundle = TableIdentity(table).bundle
      locale = CatalogPath(table.file).locale
    }

    /// The default resources, which have the texts that a language lacks.
    var general: Place {
      var place = self
      place.locale = nil
      return place
    }
  }

  /// An entry, and the catalog that contains it.
  struct Resource {
    var entry: StringEntry
    var catalog: Int
  }

  /// The keys of texts that the build makes, and those of all texts.
  private var knownKeys: Set<ExactString>
  /// The bytes of texts that references to other files show again.
  private(set) var copies: CopyBudget
  /// The places in the order of the files.
  private(set) var places: [Place] = []
  private(set) var texts: [Place: [ExactString: Resource]] = [:]
  /// References whose texts are not in the same file.
  private(set) var unresolved: [Place: [ExactString: Resource]] = [:]
  /// The keys whose references in one file are too long to be followed.
  private var tooLong: [Place: Set<ExactString>] = [:]
  /// The keys that refer to themselves, in each language.
  var inCycles: [Place: Set<ExactString>] = [:]

  /// Adds texts of other files to the references of each file.
  ///
  /// - Returns: All resources; `nil` if none refers to another.
  static func join(_ catalogs: inout Catalogs, builtKeys: Set<String> = []) -> AndroidAliases? {
    let android = catalogs.indices.filter { CatalogFormat(catalogs[$0].file) == .android }
    let tables = android.flatMap { catalogs[$0].content.tables }
    guard tables.contains(where: { !$0.unresolved.isEmpty || $0.entries.contains(where: isAlias) })
    else { return nil }
    var aliases = AndroidAliases(catalogs, android, builtKeys: builtKeys)
    var problems: [Int: ProblemList] = [:]
    for (catalog, problem) in aliases.takeCycles() {
      problems[catalog, default: ProblemList()].add(problem)
    }
    for index in android {
      for table in catalogs[index].content.tables.indices {
        aliases.resolve(
          &catalogs[index].content.tables[table], &problems[index, default: ProblemList()])
      }
      aliases.takeLimit().map { problems[index, default: ProblemList()].add($0) }
      catalogs[index].content.tables.removeAll { $0.entries.isEmpty && !$0.unresolved.isEmpty }
      catalogs[index].content.add(problems[index]?.sorted ?? [])
    }
    return aliases
  }

  static func isAlias(_ entry: StringEntry) -> Bool {
    entry.reference != nil && entry.variant == nil
  }

  private init(_ catalogs: Catalogs, _ android: [Int], builtKeys: Set<String>) {
    knownKeys = Set(builtKeys.lazy.map { ExactString($0) })
    let entries = android.lazy.flatMap { catalogs[$0].content.tables }.flatMap(\.entries)
    copies = CopyBudget(fileLength: entries.reduce(0) { $0 + $1.value.utf8.count })
    for index in android {
      for table in catalogs[index].content.tables where !table.isForSomeDevices {
        let place = Place(table)
        // A place exists even if its files have no text of their own.
        if texts[place] == nil {
          places.append(place)
          texts[place] = [:]
        }
        tooLong[place, default: []].formUnion(table.keysBeyondReferences)
        for entry in table.entries where entry.variant == nil {
          let text = Resource(entry: entry, catalog: index)
          texts[place, default: [:]][ExactString(entry.key)] = text
          knownKeys.insert(ExactString(entry.key))
        }
        for entry in table.unresolved where entry.variant == nil {
          let reference = Resource(entry: entry, catalog: index)
          unresolved[place, default: [:]][ExactString(entry.key)] = reference
        }
      }
    }
  }

  /// The problem that references of the file that was resolved last are left out.
  private mutating func takeLimit() -> CatalogProblem? {
    defer { copies.forget() }
    return copies.problem("The texts that references show")
  }
}

extension AndroidAliases {
  /// The maximum number of references that are followed: real apps need one, and cycles never end.
  private static let maximumLength = 16

  /// Adds the entries whose text is in another file of the same language, or of the default resources.
  ///
  /// Entries without a text remain in `unresolved`. A reference to a key that no file has is a problem.
  private mutating func resolve(_ table: inout StringTable, _ problems: inout ProblemList) {
    guard !table.unresolved.isEmpty else { return }
    let place = Place(table)
    var (dangling, beyond): ([StringEntry], [StringEntry]) = ([], [])
    for entry in table.unresolved {
      let found = entry.reference.map { end(of: $0, in: place) }
      if case .text(let text) = found {
        add(entry, showing: text, to: &table)
        continue
      }
      dangling.append(entry)
      switch found {
      // Another module of the project may be a library of this module.
      case .missing(let key) where !knownKeys.contains(key):
        problems.add(Self.problem(of: entry, lacking: key))
      case .beyond: beyond.append(entry)
      default: break
      }
    }
    AndroidReferences.limit(of: beyond).map { problems.add($0) }
    table.entries.sort { $0.position < $1.position }
    table.unresolved = dangling
  }

  private mutating func add(
    _ entry: StringEntry, showing text: StringEntry, to table: inout StringTable
  ) {
    guard copies.take(text.value.utf8.count) else { return copies.leaveOut(entry.position) }
    var entry = entry
    entry.value = text.value
    table.entries.append(entry)
  }

  private static func problem(
    of entry: StringEntry, lacking key: ExactString
  ) -> CatalogProblem {
    CatalogProblem(
      kind: .catalogSyntax,
      message:
        "\(entry.key.quoted) refers to @string/\(key.text.shortened), which none of these resources has: Android's "
        + "build stops unless a library has it.",
      position: entry.position, entriesLost: 1, key: entry.key, weight: .warning)
  }

  /// The end of a reference.
  private enum End {
    /// The entry with the text.
    case text(StringEntry)
    /// A key without a text.
    case missing(ExactString)
    /// A cycle, or anything but a text of the app.
    case nothing
    /// More references than are followed.
    case beyond
  }

  /// The end of a reference to a key.
  ///
  /// At each step, the language's own resources come before the default resources.
  private func end(of reference: String, in place: Place) -> End {
    var key = ExactString(reference)
    for _ in 0..<Self.maximumLength {
      if let text = texts[place]?[key] { return .text(text.entry) }
      guard let next = next(after: key, in: place) else { return lastEnd(key, in: place) }
      key = next
    }
    return inCycles[place]?.contains(key) == true ? .nothing : .beyond
  }

  /// The end at a key that refers to no other.
  private func lastEnd(_ key: ExactString, in place: Place) -> End {
    for place in [place, place.general] where unresolved[place]?[key] != nil {
      return tooLong[place]?.contains(key) == true ? .beyond : .nothing
    }
    return texts[place.general]?[key].map { .text($0.entry) } ?? .missing(key)
  }

  /// The first text of the language itself that a reference leads to.
  func ownText(of reference: String, in place: Place) -> Resource? {
    var key: ExactString? = ExactString(reference)
    for _ in 0..<Self.maximumLength {
      guard let last = key else { return nil }
      if let text = texts[place]?[last] { return text }
      key = next(after: last, in: place)
    }
    return nil
  }

  /// The key that a key refers to in a language; `nil` if the key has its own text, or does not exist.
  func next(after key: ExactString, in place: Place) -> ExactString? {
    if texts[place]?[key] != nil { return nil }
    let reference =
      unresolved[place]?[key]?.entry.reference ?? texts[place.general]?[key]?.entry.reference
      ?? unresolved[place.general]?[key]?.entry.reference
    return reference.map { ExactString($0) }
  }
}
