package import CopyfitUnicode

extension StringLookup {
  /// The number of texts, by language and file, that are never shown, because a file with precedence has other texts of
  /// their keys in the same language: `en.lproj` beside `Base.lproj`, or the app's own file beside a translator's.
  ///
  /// Texts of a `.strings` file under those of its `.stringsdict` are not counted, because they belong together.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  package var covered: [(file: String, locale: LocaleIdentifier, count: Int)] {
    let hidden = uncountedByKey
    guard !hidden.isEmpty else { return [] }
    var counts: [Int: Int] = [:]
    let overriding = parts.map(\.overrides)
    for (number, entries) in hidden {
      let shown = shownTexts(ofKey: number, overriding)
      for (part, entry) in entries {
        let text = Shown.Text(parts[part].table.entries[entry])
        let known = shown[parts[part].locale] ?? Shown()
        // A text is shown all the same, or belongs to those that are.
        let isKnown = known.texts.contains(text) || known.overrides && !overriding[part]
        if !isKnown { counts[part, default: 0] += 1 }
      }
    }
    return counts.sorted { $0.key < $1.key }.map {
      (parts[$0.key].table.file, parts[$0.key].locale, $0.value)
    }
  }

  /// The entries that do not count, by the numbers of their keys.
  private var uncountedByKey: [Int: [(part: Int, entry: Int)]] {
    var found: [Int: [(part: Int, entry: Int)]] = [:]
    for (part, entry) in places.uncounted {
      guard let number = places.number(of: parts[part].table.entries[entry].key) else { continue }
      found[number, default: []].append((part, entry))
    }
    return found
  }

  /// The texts of a key in one language that are shown.
  private struct Shown {
    /// A text with its variables, which may differ for the same text.
    struct Text: Hashable {
      var value: String
      var variables: [PluralVariable]

      init(_ entry: StringEntry) { (value, variables) = (entry.value, entry.variables) }
    }

    var texts: Set<Text> = []
    /// Whether one of them is from a `.stringsdict`.
    var overrides = false

    mutating func add(_ text: Text, overrides: Bool) {
      texts.insert(text)
      if overrides { self.overrides = true }
    }
  }

  /// - Parameter overriding: Whether each part is from a `.stringsdict`.
  private func shownTexts(ofKey number: Int, _ overriding: [Bool]) -> [LocaleIdentifier: Shown] {
    var shown: [LocaleIdentifier: Shown] = [:]
    for place in places.entries(ofKey: number) {
      let part = parts[place.part]
      let text = Shown.Text(part.table.entries[place.entry])
      shown[part.locale, default: Shown()].add(text, overrides: overriding[place.part])
    }
    return shown
  }
}
