/// What a catalog's comment asks of Copyfit: `[copyfit:ignore truncation -- the word is a name]`.
struct CommentDirective: Hashable, Sendable {
  /// What is asked, the word behind the colon.
  var verb: String
  /// The names of the rules, as written.
  var rules: [String]
  /// What stands behind `--`; `nil` where nothing does.
  var reason: String?

  private static let opening = "[copyfit:"

  /// What may stand before the reason: editors make dashes of two hyphens.
  private static let separators = ["--", "—", "–"]

  /// The directives of a comment, in its order; one without its `]` is none.
  static func all(in comment: String) -> [CommentDirective] {
    // Most comments have no bracket, and there are many.
    guard comment.utf8.contains(UInt8(ascii: "[")) else { return [] }
    var directives: [CommentDirective] = []
    var rest = comment[...]
    while let start = rest.firstRange(of: opening) {
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: "]") else { break }
      directives.append(CommentDirective(rest[..<end]))
      rest = rest[end...]
    }
    return directives
  }

  private init(_ text: Substring) {
    let separator = Self.separators.compactMap { text.firstRange(of: $0) }
      .min { $0.lowerBound < $1.lowerBound }
    let head = text[..<(separator?.lowerBound ?? text.endIndex)]
    let words = head.split { $0 == "," || $0.isWhitespace }.map(String.init)
    verb = words.first ?? ""
    rules = Array(words.dropFirst())
    let reasonWords =
      separator.map { text[$0.upperBound...].split(whereSeparator: \.isWhitespace) } ?? []
    reason = reasonWords.isEmpty ? nil : reasonWords.joined(separator: " ")
  }
}
