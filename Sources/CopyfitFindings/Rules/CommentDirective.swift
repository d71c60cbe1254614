internal import CopyfitUnicode

/// A directive in a catalog's comment: `[copyfit:ignore truncation -- the word is a name]`.
package struct CommentDirective: Hashable, Sendable {
  /// The command, the word after the colon.
  package var verb: String
  /// The names of the rules, as written.
  package var rules: [String]
  /// The text after `--`; `nil` if the directive has no reason.
  package var reason: String?
  /// A text that is similar to a directive, but accepts nothing.
  package var nearMiss: NearMiss?

  /// A text that is similar to a directive.
  package struct NearMiss: Hashable, Sendable {
    /// The text as written, on one line.
    package var text: String
    /// The directive that is probably intended.
    package var suggestion: String
  }

  /// The separators before the reason; editors replace two hyphens with dashes.
  private static let separators = ["--", "—", "–"]

  /// The directives and similar texts of a comment, in its order.
  package static func all(in comment: String) -> [CommentDirective] {
    CommentMention.all(in: comment).compactMap { mention in
      if let content = mention.content { return CommentDirective(content, of: mention) }
      return NearMiss(mention).map {
        CommentDirective(verb: "", rules: [], reason: nil, nearMiss: $0)
      }
    }
  }
}

extension CommentDirective {
  private init(_ text: Substring, of mention: CommentMention) {
    let separator = Self.separators.compactMap { text.firstRange(of: $0) }
      .min { $0.lowerBound < $1.lowerBound }
    let head = text[..<(separator?.lowerBound ?? text.endIndex)]
    let words = head.split { $0 == "," || $0.isWhitespace }.map(String.init)
    let reasonWords =
      separator.map { text[$0.upperBound...].split(whereSeparator: \.isWhitespace) } ?? []
    verb = words.first ?? ""
    rules = Array(words.dropFirst())
    reason = reasonWords.isEmpty ? nil : reasonWords.joined(separator: " ")
    // A reason without two hyphens is reported as similar to a directive.
    if verb != "ignore" || reason == nil { nearMiss = NearMiss(mention, needsReason: true) }
  }
}

extension CommentDirective.NearMiss {
  /// The directive that is probably meant by a mention; `nil` if the mention is not similar to one.
  ///
  /// - Parameter needsReason: Whether it counts only with rules and a reason.
  fileprivate init?(_ mention: CommentMention, needsReason: Bool = false) {
    guard var rest = Self.text(of: mention.body, behind: "ignore") else { return nil }
    var rules: [String] = []
    while let rule = Self.rule(atStartOf: rest, isFirst: rules.isEmpty) {
      rules.append(rule.name)
      rest = rule.rest
    }
    let reason = rest.drop { !$0.isLetter && !$0.isNumber }.split(whereSeparator: \.isWhitespace)
    // Without a mark or a rule, it is only a sentence about the program.
    if rules.isEmpty, needsReason || !mention.isMarked { return nil }
    if needsReason, reason.isEmpty { return nil }
    text = mention.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    suggestion =
      "[copyfit:ignore \(rules.isEmpty ? "RULE" : rules.joined(separator: ", ")) -- "
      + (reason.isEmpty ? "reason" : reason.joined(separator: " ")) + "]"
  }

  /// The text after a word at the start of a text, case-insensitively; marks before the word are ignored.
  private static func text(of body: Substring, behind word: String) -> Substring? {
    let start = body.drop { $0 == ":" || $0.isWhitespace }
    guard start.prefix(word.count).lowercased() == word else { return nil }
    let rest = start.dropFirst(word.count)
    return rest.first?.isLetter ?? false ? nil : rest
  }

  /// The rule at the start of a text, by its name; the first one may have a typing error.
  private static func rule(
    atStartOf text: Substring, isFirst: Bool
  ) -> (name: String, rest: Substring)? {
    let start = text.drop { !$0.isLetter }
    let word = start.prefix { $0.isLetter || $0 == "-" || $0 == "_" }
    let known = Rule.allCases.map(\.rawValue)
    let name =
      known.first { $0 == word.lowercased() }
      ?? (isFirst ? Spelling.nearest(to: String(word), among: known) : nil)
    return name.map { ($0, start[word.endIndex...]) }
  }
}
