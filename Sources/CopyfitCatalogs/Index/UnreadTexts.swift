internal import CopyfitSourceText
package import CopyfitUnicode

/// Texts that may exist in a damaged file, so that they cannot be said to be missing.
package struct UnreadTexts: Sendable {
  /// A table in one language.
  struct Part: Hashable {
    var table: TableIdentity
    var locale: LocaleIdentifier
  }

  /// The parts of which entries with unknown keys are lost.
  private(set) var parts: Set<Part> = []
  /// The lost texts whose keys and languages are known.
  private(set) var texts: Set<TextIdentity> = []
  /// The numbers of the files in which keys are lost in all languages, in ascending order.
  ///
  /// A file may have 1,000 such keys and as many languages, so the pairs are not stored.
  private(set) var filesOfKey: [ExactString: [Int]] = [:]
  /// The numbers of the files with such keys that have a part, in ascending order.
  private(set) var filesOfPart: [Part: [Int]] = [:]

  /// Creates a collection without texts.
  package init() {}

  /// Collects the texts that the files' problems hide.
  ///
  /// - Parameter sourceLanguage: The locale of tables without one.
  package init(_ catalogs: Catalogs, sourceLanguage: LocaleIdentifier) {
    for (number, (file, content)) in catalogs.enumerated() {
      let isRejected = content.isRejected
      var problems = content.problems.filter { isRejected || $0.mayHideTexts }
      guard !problems.isEmpty else { continue }
      // Of a file without any text that is read, other keys are lost than the first one.
      if content.hasNoTexts {
        for index in problems.indices { problems[index].key = nil }
      }
      let path = CatalogPath(file)
      var found = Set(
        content.tables.map { Part(table: TableIdentity($0), locale: $0.locale ?? sourceLanguage) })
      found.insert(Part(table: TableIdentity(path), locale: path.locale ?? sourceLanguage))
      add(problems, of: number, with: found)
    }
  }

  private mutating func add(
    _ problems: [CatalogProblem], of file: Int, with found: Set<Part>
  ) {
    let tables = Set(found.map(\.table))
    var (keys, locales): (Set<ExactString>, Set<LocaleIdentifier?>) = ([], [])
    for problem in problems {
      switch (problem.key, problem.locale) {
      case (let key?, let locale?) where problem.entriesLost == 1:
        for table in tables { texts.insert(TextIdentity(table, key, locale)) }
      case (let key?, nil) where problem.entriesLost == 1: keys.insert(ExactString(key))
      case (_, let locale): locales.insert(locale)
      }
    }
    for case let locale? in locales {
      for table in tables { parts.insert(Part(table: table, locale: locale)) }
    }
    if locales.contains(nil) { parts.formUnion(found) }
    guard !keys.isEmpty else { return }
    for key in keys { filesOfKey[key, default: []].append(file) }
    for part in found { filesOfPart[part, default: []].append(file) }
  }

  /// Whether a damaged file may have the text of a key in a locale.
  ///
  /// - Complexity: O(*m* log *n*), where *m* and *n* are the numbers of damaged files with the key and with the part, the
  ///   smaller and the larger one.
  package func contain(
    _ key: String, in table: TableIdentity, _ locale: LocaleIdentifier
  ) -> Bool {
    let part = Part(table: table, locale: locale)
    return !parts.isEmpty && parts.contains(part)
      || !texts.isEmpty && texts.contains(TextIdentity(table, key, locale))
      || !filesOfKey.isEmpty && isLost(key, in: part)
  }

  private func isLost(_ key: String, in part: Part) -> Bool {
    guard let ofKey = filesOfKey[ExactString(key)], let ofPart = filesOfPart[part] else {
      return false
    }
    let (few, many) = ofKey.count < ofPart.count ? (ofKey, ofPart) : (ofPart, ofKey)
    return few.contains(where: many.containsInOrder)
  }
}

extension [Int] {
  /// Whether the numbers, which are in ascending order, have a number.
  fileprivate func containsInOrder(_ number: Int) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] == number { return true }
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return false
  }
}

extension CatalogContent {
  /// Whether the file has no text that is read.
  fileprivate var hasNoTexts: Bool {
    tables.allSatisfy { $0.entries.isEmpty && $0.unresolved.isEmpty }
  }

  /// Whether nothing of the file is read, and the number of its entries is unknown.
  package var isRejected: Bool {
    let faults = problems.filter { $0.kind == .catalogSyntax || $0.kind == .limitReached }
    return hasNoTexts && faults.allSatisfy { $0.entriesLost == 0 }
      && faults.contains { $0.weight != .note && $0.weight != .warning }
  }
}

extension CatalogProblem {
  /// Whether entries are lost that the file may have.
  fileprivate var mayHideTexts: Bool {
    switch kind {
    case .unreadableFile: true
    case .catalogSyntax, .unreachableEntries, .limitReached: entriesLost > 0
    case .duplicateKey, .invalidEscape, .invalidFormat, .missingPluralCategory: false
    }
  }
}
