package import CopyfitSourceText
package import CopyfitUnicode

/// Identifies the text of a key in one locale.
package struct TextIdentity: Hashable, Sendable {
  package let table: TableIdentity
  package let key: ExactString
  package let locale: LocaleIdentifier

  /// Creates the identity of a key's text.
  package init(_ table: TableIdentity, _ key: String, _ locale: LocaleIdentifier) {
    (self.table, self.key, self.locale) = (table, ExactString(key), locale)
  }
}
