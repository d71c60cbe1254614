internal import CopyfitCatalogs
internal import CopyfitSourceText
internal import CopyfitUnicode

/// A text with where it stands.
struct LocatedText: Hashable, Sendable {
  var value: String
  var location: SourceLocation
  /// Which of several texts of the key this is, such as `plural.few`.
  var variant: String?
  var comment: String?
  /// Whether translators are to translate it.
  var shouldTranslate = true
}

/// The texts of one table by key and locale.
struct StringLookup: Sendable {
  /// The keys in the order in which files mention them first.
  private(set) var keys: [String] = []
  private var texts: [ExactString: [LocaleIdentifier: [LocatedText]]] = [:]

  mutating func add(_ entry: StringEntry, of locale: LocaleIdentifier, file: String) {
    let key = ExactString(entry.key)
    if texts[key] == nil { keys.append(entry.key) }
    texts[key, default: [:]][locale, default: []].append(
      LocatedText(
        value: entry.value, location: SourceLocation(file: file, position: entry.position),
        variant: entry.variant, comment: entry.comment,
        shouldTranslate: entry.shouldTranslate))
  }

  /// Whether a key is to be translated: nowhere is it said that it is not.
  func isTranslatable(_ key: String) -> Bool {
    self[key].values.allSatisfy { $0.allSatisfy(\.shouldTranslate) }
  }

  /// The texts of a key in each of its locales.
  subscript(key: String) -> [LocaleIdentifier: [LocatedText]] {
    texts[ExactString(key)] ?? [:]
  }
}
