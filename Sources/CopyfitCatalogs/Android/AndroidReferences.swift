internal import CopyfitSourceText

/// Texts that stand for others of the same file.
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
    var byKey: [ExactString: StringEntry] = [:]
    for entry in entries where entry.variant == nil { byKey[ExactString(entry.key)] = entry }
    return entries.compactMap { entry in
      var entry = entry
      guard let value = value(of: entry, byKey) else { return nil }
      entry.value = value
      return entry
    }
  }

  /// How many references are followed: real ones need one, circles never end.
  private static let maximumLength = 16

  private func value(of entry: StringEntry, _ byKey: [ExactString: StringEntry]) -> String? {
    var entry = entry
    for _ in 0..<Self.maximumLength {
      guard let target = targets[entry.position] else { return entry.value }
      guard target.hasPrefix("@string/"),
        let next = byKey[ExactString(String(target.dropFirst("@string/".count)))]
      else { return nil }
      entry = next
    }
    return nil
  }
}
