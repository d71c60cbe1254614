internal import CopyfitUnicode

/// The families that show a script, the best first; the same list on every machine.
///
/// Sans comes before serif, because the system font has no serifs.
struct PreferredFamilies {
  /// The text's locale with its likely script and region.
  private let locale: LocaleIdentifier
  private let script: Script

  init(script: Script, locale: LocaleIdentifier) {
    self.script = script
    self.locale = locale.maximized
  }

  static let emoji = ["Noto Color Emoji", "Apple Color Emoji", "Twemoji", "Noto Emoji"]

  /// Families for the script.
  var ofScript: [String] {
    switch script.code {
    case "Latn", "Grek", "Cyrl": ["Inter", "Noto Sans"]
    case "Hani", "Hans", "Hant", "Hanb", "Jpan", "Kore": cjk(first: hanForms)
    case "Hira", "Kana", "Hrkt": cjk(first: locale.language == "zh" ? hanForms : ["JP"])
    case "Hang": cjk(first: ["KR"])
    case "Bopo": cjk(first: locale.script == "Hant" ? hanForms : ["TC"])
    case "Arab", "Aran": arabic
    default: ScriptNames.notoFamilies(of: script.code)
    }
  }

  /// Families for the locale's own script: punctuation and digits follow the language around them.
  var ofLocale: [String] {
    let code = locale.script ?? ""
    return PreferredFamilies(script: Script(code: code), locale: locale).ofScript
  }

  /// Families with symbols, and with characters that the others lack.
  var common: [String] {
    [
      "Inter", "Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Symbols 2",
      "Noto Sans Math", "Noto Music", "DejaVu Sans",
    ] + cjk(first: hanForms) + Self.emoji
  }

  /// Han characters differ by region; other locales use the forms of mainland China.
  private var hanForms: [String] {
    switch (locale.language, locale.script) {
    case ("ja", _): ["JP"]
    case ("ko", _): ["KR"]
    case (_, "Hant"): isHongKong ? ["HK", "TC"] : ["TC", "HK"]
    default: ["SC"]
    }
  }

  private var isHongKong: Bool {
    locale.language == "yue" || locale.region == "HK" || locale.region == "MO"
  }

  private func cjk(first: [String]) -> [String] {
    let others = ["SC", "TC", "HK", "JP", "KR"].filter { !first.contains($0) }
    let forms = first + others
    return forms.map { "Noto Sans CJK " + $0 } + forms.map { "Noto Sans " + $0 }
      + forms.map { "Noto Serif CJK " + $0 }
  }

  /// iOS shows Urdu in Nastaliq, and all other languages of the script in a Naskh without serifs.
  private var arabic: [String] {
    let naskh = ["Noto Sans Arabic", "Noto Naskh Arabic", "Noto Kufi Arabic"]
    let nastaliq = ["Noto Nastaliq Urdu"]
    return locale.language == "ur" ? nastaliq + naskh : naskh + nastaliq
  }
}
