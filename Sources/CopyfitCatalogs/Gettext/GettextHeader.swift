/// The header of a gettext catalog: the translation of the empty text.
struct GettextHeader {
  private var fields: [String: String] = [:]

  init(_ text: String = "") {
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = trimmed(String(line[..<colon])).lowercased()
      fields[name] = trimmed(String(line[line.index(after: colon)...]))
    }
  }

  /// The language of the translations; `nil` if the header does not specify it.
  var language: String? { filled("language") }

  /// The language of the texts to translate; `nil` if the header does not specify it.
  var sourceLanguage: String? { filled("x-source-language") }

  /// The rule that chooses plural forms; `nil` if the header does not specify it.
  var pluralForms: String? { filled("plural-forms") }

  private func filled(_ name: String) -> String? {
    fields[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
