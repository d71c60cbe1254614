package import CopyfitSourceText

/// English names of languages, so that a report reads the same on every machine.
package enum LanguageNames {
  /// A locale's name without its tag; `nil` if unknown.
  package static func plainName(of locale: String) -> String? {
    parts(of: locale).map { ([$0.language] + $0.details).joined(separator: ", ") }
  }

  /// A locale's name in a sentence, such as `Chinese (Traditional, Hong Kong)`; the tag if a part of it is unknown.
  package static func nameInSentence(of locale: String) -> String {
    guard let (language, details, isWhole) = parts(of: locale), isWhole else { return locale }
    return details.isEmpty ? language : "\(language) (\(details.joined(separator: ", ")))"
  }

  /// The names of a locale's language and of its other subtags, and whether all of these have names.
  private static func parts(
    of locale: String
  ) -> (language: String, details: [String], isWhole: Bool)? {
    let subtags = locale.split(separator: "-").map(String.init)
    guard let code = subtags.first, let language = languages[code] else { return nil }
    let others = subtags.dropFirst().filter { $0 != "x" }
    let details = others.compactMap { scripts[$0] ?? regions[$0] ?? pseudo[$0] }
    return (language, details, details.count == others.count)
  }

  /// The private-use subtags of languages that are created from the source texts.
  private static let pseudo = [
    "accented": "accented", "bounded": "in brackets", "double": "doubled", "expand": "expanded",
    "rtl": "right to left", "tall": "tall",
  ]

  private static let scripts = [
    "Hans": "Simplified", "Hant": "Traditional", "Latn": "Latin", "Cyrl": "Cyrillic",
    "Arab": "Arabic script",
  ]

  private static let regions = [
    "AT": "Austria", "AU": "Australia", "BE": "Belgium", "BR": "Brazil", "CA": "Canada",
    "CH": "Switzerland", "CN": "China", "DE": "Germany", "EG": "Egypt", "ES": "Spain",
    "FR": "France", "GB": "United Kingdom", "HK": "Hong Kong", "IE": "Ireland", "IN": "India",
    "MO": "Macao", "MX": "Mexico", "NZ": "New Zealand", "PT": "Portugal", "SA": "Saudi Arabia",
    "SG": "Singapore", "TW": "Taiwan", "US": "United States", "ZA": "South Africa",
    "419": "Latin America",
  ]

  private static let languages = [
    "af": "Afrikaans", "am": "Amharic", "ar": "Arabic", "as": "Assamese", "ast": "Asturian",
    "az": "Azerbaijani",
    "be": "Belarusian", "bg": "Bulgarian", "bn": "Bengali", "bo": "Tibetan", "br": "Breton",
    "bs": "Bosnian", "ca": "Catalan", "chr": "Cherokee", "ckb": "Central Kurdish", "cs": "Czech",
    "cy": "Welsh", "da": "Danish", "de": "German", "el": "Greek", "en": "English",
    "eo": "Esperanto", "es": "Spanish", "et": "Estonian", "eu": "Basque", "fa": "Persian",
    "fi": "Finnish", "fil": "Filipino", "fr": "French", "fy": "Western Frisian", "ga": "Irish",
    "gd": "Scottish Gaelic", "gl": "Galician", "gu": "Gujarati", "ha": "Hausa", "he": "Hebrew",
    "hsb": "Upper Sorbian", "ht": "Haitian Creole", "ia": "Interlingua", "kab": "Kabyle",
    "la": "Latin", "rm": "Romansh", "sc": "Sardinian", "yue": "Cantonese",
    "hi": "Hindi", "hr": "Croatian", "hu": "Hungarian", "hy": "Armenian", "id": "Indonesian",
    "ig": "Igbo", "is": "Icelandic", "it": "Italian", "ja": "Japanese", "jv": "Javanese",
    "ka": "Georgian", "kk": "Kazakh", "km": "Khmer", "kn": "Kannada", "ko": "Korean",
    "ku": "Kurdish", "ky": "Kyrgyz", "lb": "Luxembourgish", "lo": "Lao", "lt": "Lithuanian",
    "lv": "Latvian", "mg": "Malagasy", "mi": "Māori", "mk": "Macedonian", "ml": "Malayalam",
    "mn": "Mongolian", "mr": "Marathi", "ms": "Malay", "mt": "Maltese", "my": "Burmese",
    "nb": "Norwegian Bokmål", "ne": "Nepali", "nl": "Dutch", "nn": "Norwegian Nynorsk",
    "no": "Norwegian", "oc": "Occitan", "or": "Odia", "pa": "Punjabi", "pl": "Polish",
    "ps": "Pashto", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sa": "Sanskrit",
    "sd": "Sindhi", "si": "Sinhala", "sk": "Slovak", "sl": "Slovenian", "so": "Somali",
    "sq": "Albanian", "sr": "Serbian", "sv": "Swedish", "sw": "Swahili", "ta": "Tamil",
    "te": "Telugu", "tg": "Tajik", "th": "Thai", "tk": "Turkmen", "tl": "Tagalog",
    "tr": "Turkish", "tt": "Tatar", "ug": "Uyghur", "uk": "Ukrainian", "ur": "Urdu",
    "uz": "Uzbek", "vi": "Vietnamese", "xh": "Xhosa", "yi": "Yiddish", "yo": "Yoruba",
    "zh": "Chinese", "zu": "Zulu",
  ]
}

extension Phrase {
  /// Languages by their names, as some tags are also words: "Burmese, Italian and 9 more".
  package static func languages(_ tags: [String], limit: Int = 4) -> String {
    list(tags.map(LanguageNames.nameInSentence), limit: limit)
  }
}
