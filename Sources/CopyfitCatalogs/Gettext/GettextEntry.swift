internal import CopyfitSourceText

/// One message of a gettext catalog.
struct GettextEntry {
  /// A text and its place.
  struct Text {
    var text: String
    var position: SourcePosition
  }

  /// A translation with the number of its form; 0 for a message without plural.
  struct Translation {
    var form: Int
    var text: Text

    var isEmpty: Bool { text.text.isEmpty }
  }

  var context: String?
  var id: Text
  var plural: Text?
  /// The translations in the order of their forms.
  var translations: [Translation] = []
  var comment: String?
  var flags: [String] = []
  /// The offset of its first keyword in a PO file, or its number in an MO file.
  var offset = 0

  /// The key: the text to translate, after its context if it has one.
  var key: String { Self.key(of: id.text, in: context) }

  static func key(of id: String, in context: String?) -> String {
    context.map { "\($0)|\(id)" } ?? id
  }

  /// Whether the message is the catalog's header.
  var isHeader: Bool { id.text.isEmpty && context == nil }

  /// Whether the translation is a guess, which apps do not show.
  var isFuzzy: Bool { flags.contains("fuzzy") }

  /// The last form of a plural that has a text.
  var lastForm: Int? {
    plural.flatMap { _ in translations.last { !$0.isEmpty }?.form }
  }

  /// The syntax of the arguments, from the flags; without one, the texts are not formats.
  ///
  /// Source: the manual of GNU gettext, which marks the formats of programs.
  var syntax: PlaceholderSyntax {
    flags.lazy.compactMap { Self.syntaxes[$0] }.first ?? PlaceholderSyntax.none
  }

  private static let syntaxes: [String: PlaceholderSyntax] = [
    "c-format": .cFormat, "python-format": .printf, "objc-format": .printf,
    "java-format": .javaMessage, "java-printf-format": .javaFormat,
    "python-brace-format": .replacementFields, "csharp-format": .replacementFields,
    "perl-brace-format": .plainFields, "qt-format": .qtFormat, "qt-plural-format": .qtFormat,
    "ruby-format": .rubyFormat,
  ]
}
