internal import CCopyfitHarfBuzz
package import CopyfitUnicode

/// A locale's language for HarfBuzz, by which fonts choose glyphs (`locl`).
@safe
package struct ShapingLanguage: Equatable, Sendable {
  /// HarfBuzz keeps languages for the life of the process and never changes them.
  nonisolated(unsafe) let handle: OpaquePointer?

  /// The language of a locale; none for `und` and for unknown languages.
  package init(_ locale: LocaleIdentifier) {
    guard let tag = Self.tag(of: locale) else {
      unsafe handle = nil
      return
    }
    unsafe handle = hb_language_from_string(tag, -1)
  }

  package static func == (left: Self, right: Self) -> Bool {
    unsafe left.handle == right.handle
  }

  /// The subtags of a locale that can change a font's shaping; `nil` if no subtag can.
  ///
  /// HarfBuzz stores every tag in a list that it searches. So only as many tags are passed to it as ICU has languages,
  /// and a few dozen more.
  package static func tag(of locale: LocaleIdentifier) -> String? {
    let language = locale.language
    guard language != "und", LocaleIdentifier.isKnown(language: language) else { return nil }
    let telling = chinese.contains(language) ? chineseVariants : variants[language] ?? []
    let subtags: [Substring] = locale.tag.split(separator: "-")
    // The canonical form has at most one script and one region, in this order.
    let kept = subtags.dropFirst().prefix(2).prefix { $0.count > 1 }
      .map(String.init).filter(telling.contains)
    return ([language] + kept).joined(separator: "-")
  }

  /// The scripts and regions for which HarfBuzz chooses another language system of a font.
  ///
  /// They were found by calling `hb_ot_tags_from_script_and_language` of HarfBuzz 6.0 for all languages and regions of
  /// ICU 72.
  private static let variants: [String: Set<String>] = [
    "ga": ["Latg"], "ka": ["Geok"], "ro": ["MD"], "syr": ["Syre", "Syrj", "Syrn"],
  ]

  private static let chinese: Set<String> = [
    "gan", "hak", "hsn", "lzh", "nan", "wuu", "yue", "zh",
  ]

  private static let chineseVariants: Set<String> = ["Hans", "Hant", "HK", "MO", "TW"]
}
