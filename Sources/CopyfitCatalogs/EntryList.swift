internal import CopyfitSourceText

/// Collects the entries of one table; the last entry of each key and variant wins.
struct EntryList {
  /// A variant of a key, by the first start of the key.
  private struct KeyVariant: Hashable {
    var key: Int
    var variant: TextVariant
  }

  private var all: [StringEntry] = []
  /// The indexes at which the entries of each text start; a text may have several forms.
  private var starts: [UInt32] = []
  /// The first start of each key.
  private var keys = TextSlots()
  /// The last start of a key's text without a variant, by the key's first start; the maximum without one.
  private var lastStarts: [UInt32] = []
  /// The last start of each variant.
  private var lastStartsOfVariants: [KeyVariant: Int] = [:]
  /// The translations by start, up to the last one.
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

  /// Whether an entry replaced an earlier one.
  private(set) var hasDuplicates = false

  /// Makes room for the entries of the rest of a file.
  mutating func reserve(readTo offset: Int, of size: Int) {
    all.reserve(readTo: offset, of: size)
  }

  /// - Parameter translation: The translation, if the entry is the text to translate. Two entries are equal only if
  ///   their texts and their translations are equal.
  mutating func append(_ entry: StringEntry, translatedAs translation: String? = nil) {
    begin(entry, variant: entry.variant, translation: translation)
    all.append(entry)
    forgetReplaced()
  }

  /// Adds the forms of one key, which replace its earlier entries.
  mutating func append(contentsOf forms: [StringEntry]) {
    guard let first = forms.first else { return }
    begin(first, variant: nil)
    all += forms
    forgetReplaced()
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
      hasDuplicates = true
      let known = translations.indices.contains(earlier) ? translations[earlier] : nil
      let isSame = known == translation
      problems.add(
        duplicate(entry, of: all[Int(starts[earlier])], variant, isTranslatedAlike: isSame))
    }
    if let translation {
      translations += repeatElement(nil, count: starts.count - translations.count)
      translations.append(translation)
    }
    starts.append(UInt32(all.count))
  }

  /// Makes the next start the last one of a key and variant, and returns the one before it.
  private mutating func setLastStart(of key: String, _ variant: TextVariant?) -> Int? {
    // A reference to a method would copy the list.
    if keys.isDue(for: starts.count) { keys = TextSlots(starts.count) { self.key(atStart: $0) } }
    let place = keys.place(of: key, among: starts.count) { self.key(atStart: $0) }
    let first = place.number ?? starts.count
    if place.number == nil { keys.fill(place, with: first) }
    lastStarts.append(.max)
    guard let variant else {
      let earlier = lastStarts[first]
      lastStarts[first] = UInt32(starts.count)
      return earlier == .max ? nil : Int(earlier)
    }
    return lastStartsOfVariants.updateValue(
      starts.count, forKey: KeyVariant(key: first, variant: variant))
  }

  private func key(atStart start: Int) -> String { all[Int(starts[start])].key }

  /// The entries that are visible at run time, in the order of the file.
  var entries: [StringEntry] {
    let left = replacedStarts.union(startsWithoutText)
    if left.isEmpty { return all }
    return starts.indices.flatMap { left.contains($0) ? [] : all[range(ofStart: $0)] }
  }

  /// The entries that begin at a start.
  private func range(ofStart index: Int) -> Range<Int> {
    Int(starts[index])..<(index + 1 < starts.count ? Int(starts[index + 1]) : all.count)
  }

  private func duplicate(
    _ entry: StringEntry, of earlier: StringEntry, _ variant: TextVariant?, isTranslatedAlike: Bool
  ) -> CatalogProblem {
    guard problems.lists(.duplicateKey) else {
      // Only its place and severity count, and a file may repeat a key a million times.
      return CatalogProblem(
        kind: .duplicateKey, message: "", position: entry.position, key: entry.key,
        weight: rejecter == nil ? nil : .error)
    }
    let owner = entry.key.quoted + (variant?.clause ?? "")
    let isSame =
      isTranslatedAlike && earlier.value == entry.value
      && earlier.variables.map { $0.forms.map(\.text) }
        == entry.variables.map { $0.forms.map(\.text) }
    if rejecter == nil, entry.position == earlier.position {
      // In files without lines, the place is omitted.
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
        "\(owner) is \(earlier.position.words(with: entry.position))\(effect)",
      position: entry.position, key: entry.key, weight: rejecter == nil ? nil : .error,
      doubling: doubling)
  }
}

extension EntryList {
  /// Forgets replaced entries if they are the greater part, so that a key that is repeated needs no memory.
  private mutating func forgetReplaced() {
    guard replacedStarts.count >= 1_000, replacedStarts.count * 2 > starts.count else { return }
    let kept = starts.indices.filter { !replacedStarts.contains($0) }
    var numbers = Array(repeating: UInt32.max, count: starts.count)
    for (number, start) in kept.enumerated() { numbers[start] = UInt32(number) }
    renumberKeys { Int(numbers[$0]) }
    if !translations.isEmpty {
      translations = kept.map { translations.indices.contains($0) ? translations[$0] : nil }
    }
    startsWithoutText = Set(startsWithoutText.subtracting(replacedStarts).map { Int(numbers[$0]) })
    replacedStarts = []
    var (entries, places) = ([StringEntry](), [UInt32]())
    for start in kept {
      places.append(UInt32(entries.count))
      entries += all[range(ofStart: start)]
    }
    (all, starts) = (entries, places)
    keys = TextSlots(starts.count) { self.key(atStart: $0) }
  }

  /// Numbers keys by the first starts that are left.
  ///
  /// - Parameter number: The new number of a start, which is the last one of its key and variant.
  private mutating func renumberKeys(_ number: (Int) -> Int) {
    var firsts = lastStarts.map { $0 == .max ? Int.max : number(Int($0)) }
    for (variant, last) in lastStartsOfVariants {
      firsts[variant.key] = min(firsts[variant.key], number(last))
    }
    let last = lastStarts
    lastStarts = Array(repeating: .max, count: starts.count - replacedStarts.count)
    for (key, start) in last.enumerated() where start != .max {
      lastStarts[firsts[key]] = UInt32(number(Int(start)))
    }
    let variants = lastStartsOfVariants.map { variant, last in
      (KeyVariant(key: firsts[variant.key], variant: variant.variant), number(last))
    }
    lastStartsOfVariants = Dictionary(variants) { first, _ in first }
  }
}

extension [StringEntry] {
  /// Reserves memory for the entries of the rest of a file, at the same number per byte as before, so that they are
  /// rarely copied.
  mutating func reserve(readTo offset: Int, of size: Int) {
    guard count == capacity, count >= 1_000, offset > 0, size > offset else { return }
    let rest = Double(count) * Double(size - offset) / Double(offset)
    reserveCapacity(count + 1_000 + Int(Swift.min(rest * 1.1, Double(size))))
  }
}
