internal import CopyfitSourceText

/// One message of a gettext catalog.
struct GettextEntry {
  /// A text and where it stands.
  struct Text {
    var text: String
    var position: SourcePosition
  }

  var context: String?
  var id: Text
  var plural: Text?
  /// The translations by the number of their form; the only one of a message without plural is 0.
  var translations: [Int: Text] = [:]
  var comment: String?
  var flags: [String] = []

  /// The key: the text to translate, after its context where it has one.
  var key: String { Self.key(of: id.text, in: context) }

  static func key(of id: String, in context: String?) -> String {
    context.map { "\($0)|\(id)" } ?? id
  }

  /// Whether the message holds what the catalog says of itself.
  var isHeader: Bool { id.text.isEmpty && context == nil }

  /// Whether the translation is a guess, which no app shows.
  var isFuzzy: Bool { flags.contains("fuzzy") }

  /// The last form of a plural that has a text.
  var lastForm: Int? {
    plural.flatMap { _ in translations.filter { !$0.value.text.isEmpty }.keys.max() }
  }

  /// How arguments are written in the texts, as a flag says it; `no-c-format` says that they are no formats.
  var syntax: PlaceholderSyntax {
    if let syntax = flags.lazy.compactMap({ Self.syntaxes[$0] }).first { return syntax }
    return flags.contains { $0.hasPrefix("no-") && $0.hasSuffix("-format") } ? .none : .printf
  }

  private static let syntaxes: [String: PlaceholderSyntax] = [
    "c-format": .printf, "python-format": .printf, "objc-format": .printf,
    "java-format": .javaMessage, "java-printf-format": .javaFormat,
    "python-brace-format": .replacementFields, "csharp-format": .replacementFields,
    "perl-brace-format": .plainFields, "qt-format": .qtFormat, "qt-plural-format": .qtFormat,
    "ruby-format": .rubyFormat,
  ]
}
