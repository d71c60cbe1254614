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

  /// The entries with the texts that they refer to in the end, and the keys that they name; those whose text stands
  /// elsewhere are left out.
  func resolved(_ entries: [StringEntry]) -> [StringEntry] {
    guard !targets.isEmpty else { return entries }
    let byKey = byKey(entries)
    return entries.compactMap { entry in
      guard let end = end(of: entry, byKey) else { return nil }
      var entry = entry
      guard let target = target(of: entry) else { return entry }
      (entry.value, entry.reference) = (end.value, target.text)
      return entry
    }
  }

  /// The entries that end at a key which the file does not have, with the key that they name; those that end at
  /// anything but a text of the app or nowhere, without one.
  func unresolved(_ entries: [StringEntry]) -> [StringEntry] {
    guard !targets.isEmpty else { return [] }
    let byKey = byKey(entries)
    return entries.compactMap { entry in
      guard end(of: entry, byKey) == nil else { return nil }
      var entry = entry
      (entry.value, entry.reference) =
        ("", endsElsewhere(entry, byKey) ? target(of: entry)?.text : nil)
      return entry
    }
  }

  /// Whether an entry ends at a key which the file does not have.
  private func endsElsewhere(
    _ entry: StringEntry, _ byKey: [ExactString: StringEntry]
  ) -> Bool {
    var last = entry
    for _ in 0..<Self.maximumLength {
      guard let target = target(of: last) else { return false }
      guard let next = byKey[target] else { return true }
      last = next
    }
    return false
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
  /// - Complexity: O(*n*) for *n* entries, and sorting.
  func circles(_ entries: [StringEntry]) -> [CatalogProblem] {
    guard !targets.isEmpty else { return [] }
    let byKey = byKey(entries)
    let keys = entries.lazy.filter { $0.variant == nil }.map { ExactString($0.key) }
    return AndroidCircle.all(from: keys) { byKey[$0].flatMap(target) }.compactMap { circle in
      let members = circle.keys.compactMap { byKey[$0] }
      return members.min { $0.position < $1.position }
        .map { circle.problem(at: $0, count: members.count) }
    }
  }
}
