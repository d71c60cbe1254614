internal import CopyfitSourceText

/// Gathers the entries of one table; the last entry of each key and variant wins.
struct EntryList {
  /// A variant of a key, by the key's number.
  private struct KeyVariant: Hashable {
    var key: Int
    var variant: TextVariant
  }

  private var all: [StringEntry] = []
  /// The indexes at which the entries of each text start; a text may have several forms.
  private var starts: [Int] = []
  private var keys = TextNumbers()
  /// The last start of each key's text without a variant, by the key's number; −1 without one.
  private var lastStarts: [Int] = []
  /// The last start of each variant.
  private var lastStartsOfVariants: [KeyVariant: Int] = [:]
  /// The translations by start; a start may have none.
  private var translations: [String?] = []
  private var replacedStarts: Set<Int> = []
  /// The starts of values that are not texts but replace a text.
  private var startsWithoutText: Set<Int> = []
  private(set) var problems = ProblemList()
  /// The tool that rejects a file with duplicate keys; `nil` if the last text wins.
  private let rejecter: String?

  /// - Parameter rejecter: The tool that rejects a file with duplicate keys, for messages.
  init(rejecter: String? = nil) {
    self.rejecter = rejecter
  }

  /// Makes room for entries, so that a large table is not copied as it grows.
  mutating func reserve(_ count: Int) {
    all.reserveCapacity(count)
    starts.reserveCapacity(count)
    translations.reserveCapacity(count)
    lastStarts.reserveCapacity(count)
  }

  /// - Parameter translation: The translation, if the entry holds the text to translate. Two entries are equal only if
  ///   both are.
  mutating func append(_ entry: StringEntry, translatedAs translation: String? = nil) {
    begin(entry, variant: entry.variant, translation: translation)
    all.append(entry)
  }

  /// Adds the forms of one key, which replace its earlier entries.
  mutating func append(contentsOf forms: [StringEntry]) {
    guard let first = forms.first else { return }
    begin(first, variant: nil)
    all += forms
  }

  /// Records a key whose value is not a text: it replaces the key's earlier entries.
  mutating func append(withoutText entry: StringEntry) {
    startsWithoutText.insert(starts.count)
    append(contentsOf: [entry])
  }

  private mutating func begin(
    _ entry: StringEntry, variant: TextVariant?, translation: String? = nil
  ) {
    if let earlier = setLastStart(of: entry.key, variant) {
      replacedStarts.insert(earlier)
      let isSame = translations[earlier] == translation
      let owner = "\"\(entry.key)\"" + (variant.map { ", as \($0)," } ?? "")
      problems.add(duplicate(entry, of: all[starts[earlier]], owner, isTranslatedAlike: isSame))
    }
    translations.append(translation)
    starts.append(all.count)
  }

  /// Makes the next start the last one of a key and variant, and returns the one before it.
  private mutating func setLastStart(of key: String, _ variant: TextVariant?) -> Int? {
    let key = keys.number(of: key)
    if key == lastStarts.count { lastStarts.append(-1) }
    guard let variant else {
      let earlier = lastStarts[key]
      lastStarts[key] = starts.count
      return earlier < 0 ? nil : earlier
    }
    return lastStartsOfVariants.updateValue(
      starts.count, forKey: KeyVariant(key: key, variant: variant))
  }

  /// The entries that are visible at run time, in the order of the file.
  var entries: [StringEntry] {
    let left = replacedStarts.union(startsWithoutText)
    if left.isEmpty { return all }
    return starts.indices.flatMap { index in
      let end = index + 1 < starts.count ? starts[index + 1] : all.count
      return left.contains(index) ? [] : all[starts[index]..<end]
    }
  }

  private func duplicate(
    _ entry: StringEntry, of earlier: StringEntry, _ owner: String, isTranslatedAlike: Bool
  ) -> CatalogProblem {
    let line = entry.position.line
    let isSame =
      isTranslatedAlike && earlier.value == entry.value
      && earlier.variables.map { $0.forms.map(\.text) }
        == entry.variables.map { $0.forms.map(\.text) }
    if rejecter == nil, entry.position == earlier.position {
      // Files without lines.
      let effect = isSame ? ", with the same text." : "; only one of its texts is shown."
      return CatalogProblem(
        kind: .duplicateKey, message: "\(owner) is in the file twice\(effect)",
        position: entry.position, key: entry.key, doubling: isSame ? .sameText : .otherText)
    }
    let (doubling, effect): (CatalogProblem.Doubling, String) =
      if let rejecter {
        (.rejection, ": \(rejecter) rejects the file.")
      } else if startsWithoutText.contains(starts.count) {
        (.noText, "; the last value wins, which is not text.")
      } else {
        isSame ? (.sameText, ", with the same text.") : (.otherText, "; the last text wins.")
      }
    return CatalogProblem(
      kind: .duplicateKey,
      message:
        "\(owner) is on line \(earlier.position.line) and on line \(line)\(effect)",
      position: entry.position, key: entry.key, weight: rejecter == nil ? nil : .error,
      doubling: doubling)
  }
}
