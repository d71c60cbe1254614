/// What a gettext catalog says of itself: the translation of the empty text.
struct GettextHeader {
  private var fields: [String: String] = [:]

  init(_ text: String = "") {
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = trimmed(String(line[..<colon])).lowercased()
      fields[name] = trimmed(String(line[line.index(after: colon)...]))
    }
  }

  /// The language of the translations; `nil` where nothing is said.
  var language: String? { filled("language") }

  /// The language of the texts to translate; `nil` where nothing is said.
  var sourceLanguage: String? { filled("x-source-language") }

  /// How the forms of a plural are chosen; `nil` where nothing is said.
  var pluralForms: String? { filled("plural-forms") }

  private func filled(_ name: String) -> String? {
    fields[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
