internal import CCopyfitHarfBuzz
package import CopyfitUnicode

/// A locale's language as HarfBuzz knows it; fonts choose forms by it (`locl`).
@safe
package struct ShapingLanguage: Sendable {
  /// HarfBuzz interns languages for the life of the process and never changes them.
  nonisolated(unsafe) let handle: OpaquePointer?

  /// The language of a locale; none for `und`.
  package init(_ locale: LocaleIdentifier) {
    unsafe handle = locale.tag == "und" ? nil : hb_language_from_string(locale.tag, -1)
  }
}
