internal import CopyfitFindings

extension LanguageNames {
  /// A locale's name with its tag, such as `Greek (el)`; only the tag if the name is unknown.
  static func name(of locale: String) -> String {
    guard let name = plainName(of: locale) else { return TerminalText.safe(locale) }
    return "\(name) (\(TerminalText.safe(locale)))"
  }
}
