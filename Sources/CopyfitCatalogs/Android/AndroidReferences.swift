internal import CopyfitSourceText

/// Texts that stand for others, of the same file or of another.
struct AndroidReferences {
  /// What each entry refers to, by its place.
  private var targets: [SourcePosition: String] = [:]

  /// Whether a text, as written, only refers to another resource: `@string/name`, `?attr/name`.
  static func isReference(_ raw: String) -> Bool {
    guard let first = raw.utf8.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "?")
    else {
      return false
    }
    if raw == "@null" || raw == "@empty" { return true }
    let parts = raw.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isNameByte) }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return letters.contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || "_.:+*".utf8.contains(byte)
  }

  mutating func add(_ raw: String, of entry: StringEntry) {
    targets[entry.position] = raw
  }

  /// The entries with the texts that they refer to; those whose text stands elsewhere are left out.
  func resolved(_ entries: [StringEntry]) -> [StringEntry] {
    guard !targets.isEmpty else { return entries }
    let byKey = byKey(entries)
    return entries.compactMap { entry in
      guard let end = end(of: entry, byKey) else { return nil }
      var entry = entry
      if end.position != entry.position { (entry.value, entry.reference) = (end.value, end.key) }
      return entry
    }
  }

  /// The entries that end at a key which the file does not have, with that key; those that refer to anything
  /// but a text of the app, without one.
  func unresolved(_ entries: [StringEntry]) -> [StringEntry] {
    guard !targets.isEmpty else { return [] }
    let byKey = byKey(entries)
    return entries.compactMap { entry in
      var last = entry
      for _ in 0..<Self.maximumLength {
        guard let target = target(of: last) else { return leadingElsewhere(entry, by: last) }
        guard let next = byKey[target] else {
          var entry = entry
          (entry.value, entry.reference) = ("", target.text)
          return entry
        }
        last = next
      }
      return nil
    }
  }

  /// An entry without a text where the last that it leads to is no text itself; `nil` where it is one.
  private func leadingElsewhere(_ entry: StringEntry, by last: StringEntry) -> StringEntry? {
    guard targets[last.position] != nil else { return nil }
    var entry = entry
    (entry.value, entry.reference) = ("", nil)
    return entry
  }

  private func byKey(_ entries: [StringEntry]) -> [ExactString: StringEntry] {
    var byKey: [ExactString: StringEntry] = [:]
    for entry in entries where entry.variant == nil { byKey[ExactString(entry.key)] = entry }
    return byKey
  }

  /// How many references are followed: real ones need one, circles never end.
  private static let maximumLength = 16

  /// The entry whose text an entry has in the end.
  private func end(
    of entry: StringEntry, _ byKey: [ExactString: StringEntry]
  ) -> StringEntry? {
    var entry = entry
    for _ in 0..<Self.maximumLength {
      guard targets[entry.position] != nil else { return entry }
      guard let next = target(of: entry).flatMap({ byKey[$0] }) else { return nil }
      entry = next
    }
    return nil
  }

  private func target(of entry: StringEntry) -> ExactString? {
    guard let target = targets[entry.position], target.hasPrefix("@string/") else { return nil }
    return ExactString(String(target.dropFirst("@string/".count)))
  }
}

extension AndroidReferences {
  /// A problem for each circle of references, at the one that stands first.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  func circles(_ entries: [StringEntry]) -> [CatalogProblem] {
    guard !targets.isEmpty else { return [] }
    let byKey = byKey(entries)
    var walkOfKey: [ExactString: Int] = [:]
    var problems: [CatalogProblem] = []
    for (walk, entry) in entries.enumerated() where entry.variant == nil {
      var path: [ExactString] = []
      var next: ExactString? = ExactString(entry.key)
      while let key = next, walkOfKey[key] == nil {
        walkOfKey[key] = walk
        path.append(key)
        next = byKey[key].flatMap(target)
      }
      // What an earlier walk came by is told already, or ends.
      guard let key = next, walkOfKey[key] == walk, let start = path.firstIndex(of: key) else {
        continue
      }
      if let problem = Self.problem(path[start...], byKey) { problems.append(problem) }
    }
    return problems
  }

  private static func problem(
    _ circle: ArraySlice<ExactString>, _ byKey: [ExactString: StringEntry]
  ) -> CatalogProblem? {
    let members = circle.compactMap { byKey[$0] }.sorted { $0.position < $1.position }
    guard let first = members.first else { return nil }
    let others = members.count == 1 ? "itself" : "itself by way of \(list(members.dropFirst()))"
    return CatalogProblem(
      kind: .catalogSyntax,
      message:
        "\"\(first.key)\" refers to \(others): no text stands there, and Android shows none.",
      position: first.position, entriesLost: members.count, key: first.key)
  }

  private static func list(_ members: ArraySlice<StringEntry>) -> String {
    let shown = members.prefix(3).map { "\"\($0.key)\"" }.joined(separator: ", ")
    return members.count > 3 ? "\(shown) and \(members.count - 3) more" : shown
  }
}
