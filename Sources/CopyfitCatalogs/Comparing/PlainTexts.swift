internal import CopyfitSourceText
package import CopyfitUnicode

/// The texts of a table in the source language that have only one form, by the numbers of their keys.
package struct PlainTexts {
  private let locale: LocaleIdentifier
  private var texts: [ExactString?] = []

  /// Finds the texts; empty if the table has only the source language, or does not have it.
  ///
  /// Texts without a letter, which need no translation, are left out.
  package init(of table: StringIndex.Table, in locale: LocaleIdentifier) {
    self.locale = locale
    let isSource = table.parts.map { $0.locale == locale }
    guard isSource.contains(true), isSource.contains(false) else { return }
    let places = table.lookup().places
    texts = Array(repeating: nil, count: places.keys.count)
    for place in places.all where isSource[place.part] {
      let entries = table.parts[place.part].table.entries
      guard entries[place.entry].isPlain, entries[place.entry].value.hasLetter else { continue }
      texts[place.key] = ExactString(entries[place.entry].value)
    }
  }

  /// Whether an entry in another language is a copy of the source text.
  package func areRepeated(by entry: StringEntry, of key: Int, in other: LocaleIdentifier) -> Bool {
    guard !texts.isEmpty, other != locale, entry.isPlain, let own = texts[key] else { return false }
    return own == ExactString(entry.value)
  }
}

extension StringEntry {
  /// Whether it is one text without forms.
  fileprivate var isPlain: Bool { variables.isEmpty && variant == nil }
}
