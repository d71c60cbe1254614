internal import CopyfitSourceText
package import CopyfitUnicode

extension [LocatedText] {
  /// Whether the texts of a key are copies of those in the source language: the same words in the same forms.
  ///
  /// Texts without a letter are the same in many languages, and do not count as copies.
  package func copy(_ source: [LocatedText]?) -> Bool {
    guard let source, source.count == count else { return false }
    let isSame = zip(self, source).allSatisfy { one, other in
      ExactString(one.value) == ExactString(other.value) && one.variant == other.variant
        && one.variables.elementsEqual(other.variables) { $0.hasForms(of: $1) }
    }
    return isSame && contains { $0.value.hasLetter }
  }
}

extension PluralVariable {
  fileprivate func hasForms(of other: Self) -> Bool {
    name == other.name
      && forms.elementsEqual(other.forms) { $0.category == $1.category && $0.text == $1.text }
  }
}

extension StringLookup.Item {
  /// The number of texts in some locales that are copies of the source texts.
  package func untranslatedCount(
    from source: LocaleIdentifier, in locales: Set<LocaleIdentifier>
  ) -> Int {
    guard isTranslatable, let own = texts[source] else { return 0 }
    return texts.count { locale, texts in locales.contains(locale) && texts.copy(own) }
  }
}

extension String {
  /// Whether there is a letter in any script.
  var hasLetter: Bool {
    utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
      || unicodeScalars.contains(where: \.properties.isAlphabetic)
  }
}
