internal import CopyfitUnicode

/// What a catalog's comment asks of Copyfit: `[copyfit:ignore truncation -- the word is a name]`.
package struct CommentDirective: Hashable, Sendable {
  /// What is asked, the word behind the colon.
  package var verb: String
  /// The names of the rules, as written.
  package var rules: [String]
  /// What stands behind `--`; `nil` where nothing does.
  package var reason: String?
  /// What is written where it only looks like a directive, and accepts nothing.
  package var nearMiss: NearMiss?

  /// What stands in the place of a directive.
  package struct NearMiss: Hashable, Sendable {
    /// As written, on one line.
    package var text: String
    /// The directive that is probably meant.
    package var suggestion: String
  }

  /// What may stand before the reason: editors make dashes of two hyphens.
  private static let separators = ["--", "—", "–"]

  /// The directives of a comment, in its order, and what is nearly one.
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
    // Whoever gave a reason otherwise than behind two hyphens sees it as one.
    if verb != "ignore" || reason == nil { nearMiss = NearMiss(mention, needsReason: true) }
  }
}

extension CommentDirective.NearMiss {
  /// What a mention probably asks for; `nil` where it says nothing of the kind.
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
    // Without a mark or a rule it is a sentence about the program.
    if rules.isEmpty, needsReason || !mention.isMarked { return nil }
    if needsReason, reason.isEmpty { return nil }
    text = mention.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    suggestion =
      "[copyfit:ignore \(rules.isEmpty ? "RULE" : rules.joined(separator: ", ")) -- "
      + (reason.isEmpty ? "reason" : reason.joined(separator: " ")) + "]"
  }

  /// What follows a word that a text starts with, in whatever case; marks before it do not count.
  private static func text(of body: Substring, behind word: String) -> Substring? {
    let start = body.drop { $0 == ":" || $0.isWhitespace }
    guard start.prefix(word.count).lowercased() == word else { return nil }
    let rest = start.dropFirst(word.count)
    return rest.first?.isLetter ?? false ? nil : rest
  }

  /// A rule that a text starts with: by its name, the first also with a typing error.
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
