internal import CopyfitSourceText
package import CopyfitUnicode

/// The texts of a table in the source language that have one form, by the numbers of their keys.
package struct PlainTexts {
  private let locale: LocaleIdentifier
  private var texts: [ExactString?] = []

  /// Finds the texts; none where the table has no other language.
  ///
  /// Texts without a letter, which need no translation, are left out.
  package init(of table: StringIndex.Table, in locale: LocaleIdentifier) {
    self.locale = locale
    guard table.parts.contains(where: { $0.locale != locale }) else { return }
    let places = table.lookup().places
    texts = Array(repeating: nil, count: places.keys.count)
    for part in table.parts where part.locale == locale {
      for entry in part.table.entries where entry.isPlain && entry.value.hasLetter {
        guard let key = places.number(of: entry.key) else { continue }
        texts[key] = ExactString(entry.value)
      }
    }
  }

  /// Whether an entry of another language is the source's text once more.
  package func areRepeated(by entry: StringEntry, of key: Int, in other: LocaleIdentifier) -> Bool {
    guard !texts.isEmpty, other != locale, entry.isPlain, let own = texts[key] else { return false }
    return own == ExactString(entry.value)
  }
}

extension StringEntry {
  /// Whether it is one text without forms.
  fileprivate var isPlain: Bool { variables.isEmpty && variant == nil }
}
