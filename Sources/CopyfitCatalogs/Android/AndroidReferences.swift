internal import CopyfitSourceText

/// The references of a file's entries to texts in the same file or in another file.
///
/// Until it is resolved, the reference of an entry is its raw text.
struct AndroidReferences {
  private let entries: [StringEntry]
  /// The entries to which others may refer; empty if no entry has a reference.
  private let byKey: [ExactString: StringEntry]
  private let isEmpty: Bool

  /// - Complexity: O(*n*) for *n* entries.
  init(of entries: [StringEntry]) {
    var byKey: [ExactString: StringEntry] = [:]
    isEmpty = !entries.contains { $0.reference != nil }
    if !isEmpty {
      for entry in entries where entry.variant == nil { byKey[ExactString(entry.key)] = entry }
    }
    (self.entries, self.byKey) = (entries, byKey)
  }

  /// Whether a raw text is only a reference to another resource: `@string/name`, `?attr/name`.
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

  /// The entries with the texts and keys that they finally refer to; entries whose text is in another file are left
  /// out, and those whose texts are together too long.
  ///
  /// - Parameter copies: The bytes of texts that references may show again.
  func resolved(within copies: inout CopyBudget) -> [StringEntry] {
    guard !isEmpty else { return entries }
    var resolved: [StringEntry] = []
    for var entry in entries {
      guard case .text(let end) = end(of: entry) else { continue }
      if let target = target(of: entry) {
        guard copies.take(end.value.utf8.count) else {
          copies.leaveOut(entry.position)
          continue
        }
        (entry.value, entry.reference) = (end.value, target.text)
      }
      resolved.append(entry)
    }
    return resolved
  }

  /// The entries whose text is not in the file, with the key in the reference if it leads to another file; cycles, and
  /// references to anything but texts, have no key.
  var unresolved: [StringEntry] {
    guard !isEmpty else { return [] }
    return entries.compactMap { entry in
      let end = end(of: entry)
      if case .text = end { return nil }
      var entry = entry
      entry.value = ""
      if case .elsewhere = end {
        entry.reference = target(of: entry)?.text
      } else {
        entry.reference = nil
      }
      return entry
    }
  }

  /// The maximum number of references that are followed: real apps need one, and cycles never end.
  private static let maximumLength = 16

  /// The end of the references of an entry.
  private enum End {
    /// The entry with the text that the first entry shows.
    case text(StringEntry)
    /// A key that is not in the file.
    case elsewhere
    /// Anything but a text.
    case nothing
    /// The key at which the limit is reached.
    case beyond(ExactString)
  }

  private func end(of entry: StringEntry) -> End {
    var entry = entry
    for _ in 0..<Self.maximumLength {
      guard entry.reference != nil else { return .text(entry) }
      guard let target = target(of: entry) else { return .nothing }
      guard let next = byKey[target] else { return .elsewhere }
      entry = next
    }
    return entry.reference == nil ? .text(entry) : .beyond(ExactString(entry.key))
  }

  private func target(of entry: StringEntry) -> ExactString? {
    guard let target = entry.reference, target.hasPrefix("@string/") else { return nil }
    return ExactString(String(target.dropFirst("@string/".count)))
  }
}

extension AndroidReferences {
  /// A problem for each cycle of references, at its first entry in the file.
  ///
  /// - Complexity: O(*n*) for *n* entries, plus sorting.
  var cycleProblems: [CatalogProblem] {
    cycles.compactMap { cycle in
      let members = cycle.keys.compactMap { byKey[$0] }
      return members.min { $0.position < $1.position }
        .map { cycle.problem(at: $0, count: members.count) }
    }
  }

  private var cycles: [AndroidCycle] {
    guard !isEmpty else { return [] }
    let keys = entries.lazy.filter { $0.variant == nil }.map { ExactString($0.key) }
    return AndroidCycle.all(from: keys) { byKey[$0].flatMap(target) }
  }

  /// The entries whose references are not followed to their end, except those that lead into a cycle.
  var tooLong: [StringEntry] {
    guard !isEmpty else { return [] }
    let ends = entries.compactMap { entry -> (entry: StringEntry, key: ExactString)? in
      guard case .beyond(let key) = end(of: entry) else { return nil }
      return (entry, key)
    }
    guard !ends.isEmpty else { return [] }
    let inCycles = Set(cycles.flatMap(\.keys))
    return ends.filter { !inCycles.contains($0.key) }.map(\.entry)
  }

  /// The problem that references are not followed to their end; `nil` without such references.
  static func limit(of entries: [StringEntry]) -> CatalogProblem? {
    guard let first = entries.map(\.position).min() else { return nil }
    let lost = Phrase.count(entries.count, "text")
    return CatalogProblem(
      kind: .limitReached,
      message:
        "References are followed for \(maximumLength) steps: \(lost) from here on "
        + "\(entries.count == 1 ? "needs" : "need") more and \(entries.count == 1 ? "is" : "are") left out.",
      position: first, entriesLost: entries.count, weight: .error, isReadOn: true)
  }
}
