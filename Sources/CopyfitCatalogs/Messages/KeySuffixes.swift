internal import CopyfitUnicode

/// Separates the suffixes that i18next appends to keys from the keys, by the other keys of the same object.
///
/// A plural suffix counts if the form `other` exists, which every language has; `_plural`, of version 3 of the format,
/// counts if the singular exists. A context counts if the key without it exists and the context is a gender, because
/// any word may follow an underscore.
struct KeySuffixes {
  private let names: Set<String>
  /// The names without plural suffixes.
  private let stems: Set<String>
  /// The names of singulars, whose plural has the suffix of version 3.
  private let singulars: Set<String>

  private static let categories = PluralCategory.allCases.map(\.rawValue)
  private static let genders = ["male", "female", "neuter", "neutral", "masculine", "feminine"]
  private static let words = categories + genders + ["plural"]

  /// Whether no name has a suffix.
  var isEmpty: Bool { names.isEmpty }

  /// Whether a plural has the suffix of version 3, so that one with the suffixes of later versions may have its key.
  var hasOldPlurals: Bool { !singulars.isEmpty }

  init(_ names: some Collection<String>) {
    // Most files have no suffixes, and sets of their names would need as much memory as their texts.
    guard names.contains(where: { Self.cut($0, at: Self.words) != nil }) else {
      (self.names, stems, singulars) = ([], [], [])
      return
    }
    let all = Set(names)
    let plurals = names.lazy.filter { $0.hasSuffix("_plural") }
    let singulars = all.intersection(plurals.map { String($0.dropLast("_plural".count)) })
    (self.names, self.singulars) = (all, singulars)
    stems = Set(names.map { Self.plural(of: $0, among: all, singulars)?.stem ?? $0 })
  }

  /// The key and the variant of a name.
  func split(_ name: String) -> (key: String, variant: TextVariant?) {
    guard !names.isEmpty else { return (name, nil) }
    let plural = Self.plural(of: name, among: names, singulars)
    let stem = plural?.stem ?? name
    guard let (base, gender) = Self.cut(stem, at: Self.genders), stems.contains(base) else {
      return (stem, plural.map { TextVariant([$0.choice]) })
    }
    return (base, TextVariant([.context(gender), plural?.choice].compactMap { $0 }))
  }

  private static func plural(
    of name: String, among names: Set<String>, _ singulars: Set<String>
  ) -> (stem: String, choice: TextVariant.Choice)? {
    if let (stem, name) = cut(name, at: categories), names.contains(stem + "_other"),
      let category = PluralCategory(rawValue: name)
    {
      if let (base, _) = cut(stem, at: ["ordinal"]) { return (base, .ordinal(category)) }
      return (stem, .plural(category))
    }
    if let (stem, _) = cut(name, at: ["plural"]), names.contains(stem) {
      return (stem, .plural(.other))
    }
    return singulars.contains(name) ? (name, .plural(.one)) : nil
  }

  /// Splits off the word after the last underscore of a name if it is one of `words`.
  private static func cut(_ name: String, at words: [String]) -> (String, String)? {
    guard let mark = name.utf8.lastIndex(of: UInt8(ascii: "_")), mark > name.startIndex else {
      return nil
    }
    let word = String(name[name.utf8.index(after: mark)...])
    return words.contains(word) ? (String(name[..<mark]), word) : nil
  }
}
