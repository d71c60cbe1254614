internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The texts of a table in the source language that have one form, by their keys.
struct PlainTexts {
  private let locale: LocaleIdentifier
  private var texts: [ExactString: ExactString] = [:]

  /// Finds the texts; none where the table has no other language, or the source language is not checked.
  ///
  /// Texts without a letter, which need no translation, are left out.
  init(of table: StringIndex.Table, in locale: LocaleIdentifier, _ settings: AuditSettings) {
    self.locale = locale
    guard settings.locales.contains(locale), table.parts.contains(where: { $0.locale != locale })
    else { return }
    for part in table.parts where part.locale == locale {
      for entry in part.table.entries where entry.isPlain {
        guard entry.value.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
          continue
        }
        texts[ExactString(entry.key)] = ExactString(entry.value)
      }
    }
  }

  /// Whether an entry of another language is the source's text once more.
  func areRepeated(by entry: StringEntry, in other: LocaleIdentifier) -> Bool {
    other != locale && entry.isPlain && texts[ExactString(entry.key)] == ExactString(entry.value)
  }
}

extension StringEntry {
  /// Whether it is one text without forms.
  fileprivate var isPlain: Bool { variables.isEmpty && variant == nil }
}
