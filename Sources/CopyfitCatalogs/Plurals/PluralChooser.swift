internal import CopyfitSourceText
internal import CopyfitUnicode

/// The program that chooses among the plural forms of a text: all follow CLDR's categories, and some also have forms
/// for single numbers.
///
/// Sources: Apple, "Localizing strings that contain plurals"; i18next, "Plurals"; `pluralLogic` of Dart's
/// `intl`; Android, "Quantity strings".
package enum PluralChooser: Hashable, Sendable {
  /// ICU, and Android with it: only the categories of the language.
  case icu
  /// Foundation and i18next: `zero` stands for 0 in every language.
  case foundation
  /// Flutter: `zero`, `one` and `two` stand for 0, 1 and 2 in every language.
  case flutter

  /// The program that chooses among the forms inside a text.
  package init(within syntax: PlaceholderSyntax) {
    self =
      switch syntax {
      case .printf, .cFormat: .foundation
      case .flutterMessage, .flutterEscapedMessage: .flutter
      default: .icu
      }
  }

  /// The program that chooses among texts that are forms of one key.
  package init(among text: LocatedText) {
    self = CatalogFormat(text.location.file) == .android ? .icu : .foundation
  }

  /// The only number of a form in every language; `nil` for forms that depend on the language.
  func number(of category: PluralCategory) -> Double? {
    switch (self, category) {
    case (.foundation, .zero), (.flutter, .zero): 0
    case (.flutter, .one): 1
    case (.flutter, .two): 2
    default: nil
    }
  }
}
