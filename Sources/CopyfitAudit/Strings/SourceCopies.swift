internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitSourceText
internal import CopyfitUnicode

extension [LocatedText] {
  /// Whether the texts of a key are those of the source language once more: with the same words in the same forms.
  ///
  /// Texts without a letter are the same in many languages, and are no copies.
  func copy(_ source: [LocatedText]?) -> Bool {
    guard let source, source.count == count else { return false }
    let isSame = zip(self, source).allSatisfy { one, other in
      ExactString(one.value) == ExactString(other.value) && one.variant == other.variant
        && one.variables.elementsEqual(other.variables) { $0.hasForms(of: $1) }
    }
    return isSame && contains { $0.value.unicodeScalars.contains(where: \.properties.isAlphabetic) }
  }
}

extension PluralVariable {
  fileprivate func hasForms(of other: Self) -> Bool {
    name == other.name
      && forms.elementsEqual(other.forms) { $0.category == $1.category && $0.text == $1.text }
  }
}

extension AuditLabel {
  /// Whether what a row leaves it depends on other texts.
  var sharesRow: Bool { frames.contains(where: \.isShared) }

  /// For the texts that are the source's once more, the text that they are: the source's, or the first copy where the
  /// source is not measured.
  ///
  /// - Complexity: O(*n*), where *n* is the number of texts.
  var originals: [Int: Int] {
    guard texts.contains(where: \.copiesSource) else { return [:] }
    var known: [Shown: Int] = [:]
    for (index, text) in texts.enumerated() where !text.copiesSource {
      known[Shown(text)] = known[Shown(text)] ?? index
    }
    var originals: [Int: Int] = [:]
    for (index, text) in texts.enumerated() where text.copiesSource {
      if let original = known[Shown(text)] {
        originals[index] = original
      } else {
        known[Shown(text)] = index
      }
    }
    return originals
  }

  /// What two texts that are measured alike have in common.
  private struct Shown: Hashable {
    let text: ExactString
    let variant: String?
    let role: Text.Role
    let frames: [Int]?
    let neverShows: Bool

    init(_ text: Text) {
      self.text = ExactString(text.text)
      (variant, role, frames) = (text.variant, text.role, text.frames)
      neverShows = text.neverShows
    }
  }

  /// Adds the texts of one locale.
  mutating func add(_ texts: [Text], copySource: Bool) {
    for var text in texts {
      text.copiesSource = copySource
      self.texts.append(text)
    }
  }
}

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

extension StringIndex {
  /// How many texts in other languages are the source's once more; regions of its own language are not counted.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  func untranslatedCount(
    from source: LocaleIdentifier, in locales: (LocaleIdentifier) -> Bool
  ) -> Int {
    tables.reduce(0) { count, table in
      let lookup = table.lookup()
      return count
        + lookup.items.reduce(0) { count, item in
          guard item.isTranslatable, let own = item.texts[source] else { return count }
          return count
            + item.texts.count { locale, texts in
              locales(locale) && locale.language != source.language && texts.copy(own)
            }
        }
    }
  }
}
