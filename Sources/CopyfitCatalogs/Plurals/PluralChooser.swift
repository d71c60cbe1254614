internal import CopyfitSourceText
internal import CopyfitUnicode

/// Who chooses among the plural forms of a text: all go by CLDR's categories, and some have forms for single
/// numbers besides.
///
/// Sources: Apple, "Localizing strings that contain plurals"; i18next, "Plurals"; `pluralLogic` of Dart's
/// `intl`; Android, "Quantity strings".
package enum PluralChooser: Hashable, Sendable {
  /// ICU, and Android with it: nothing but the categories of the language.
  case icu
  /// Foundation and i18next: `zero` is for 0 in every language.
  case foundation
  /// Flutter: `zero`, `one` and `two` are for 0, 1 and 2 in every language.
  case flutter

  /// Who chooses among the forms that a text holds itself.
  package init(within syntax: PlaceholderSyntax) {
    self =
      switch syntax {
      case .printf: .foundation
      case .flutterMessage, .flutterEscapedMessage: .flutter
      default: .icu
      }
  }

  /// Who chooses among texts that are forms of one key.
  package init(among text: LocatedText) {
    self = CatalogFormat(text.location.file) == .android ? .icu : .foundation
  }

  /// The one number that a form is for in every language; `nil` for forms that go by the language.
  func number(of category: PluralCategory) -> Double? {
    switch (self, category) {
    case (.foundation, .zero), (.flutter, .zero): 0
    case (.flutter, .one): 1
    case (.flutter, .two): 2
    default: nil
    }
  }
}
