internal import CopyfitSourceText
internal import CopyfitUnicode

/// A text source that is being read.
private struct TextDraft {
  var bundle = ""
  var table: String?
  var key: String?
  var attribute: String?
  var literal: String?
  var locale: String?
  var oneOf: [TextSource]?
  var reason: String?
}

extension ConfigurationReader {
  /// A text source; `nil` if it is invalid.
  mutating func textSource(_ node: YAMLNode) -> TextSource? {
    let known = errors.count
    var draft = TextDraft()
    read(node, as: "an object", into: &draft, keys: Self.textKeys)
    guard errors.count == known else { return nil }
    let literal = draft.literal.map { LiteralText($0, locale: draft.locale) }
    let key = draft.key.map {
      TextKey(
        bundle: draft.bundle, table: draft.table ?? "Localizable", key: $0,
        attribute: draft.attribute, fallback: literal)
    }
    if let reason = draft.reason { return .unknown(reason: UnknownText(reason), replacing: key) }
    if let choices = draft.oneOf { return .oneOf(choices) }
    if let key { return .key(key) }
    if let literal { return .literal(literal) }
    report("expected 'key', 'literal', 'oneOf' or 'unknown' in this entry", at: node.position)
    return nil
  }

  private static let textKeys: [ConfigurationKey<TextDraft>] = [
    .init("bundle") { $2.bundle = $0.text($1) ?? "" },
    .init("table") { $2.table = $0.text($1) },
    .init("key") { $2.key = $0.text($1) },
    .init("attribute") { $2.attribute = $0.text($1) },
    .init("literal") { $2.literal = $0.text($1) },
    .init("locale") { $2.locale = $0.locale($1)?.value.tag },
    .init("oneOf") { reader, node, draft in
      var choices: [TextSource] = []
      for node in reader.filledList(node, of: "{ \"key\": … }") ?? [] {
        if node["oneOf"] != nil {
          reader.report("expected a text, found another list of several", at: node.position)
        } else if let choice = reader.textSource(node) {
          choices.append(choice)
        }
      }
      draft.oneOf = choices
    },
    .init("unknown") { $2.reason = $0.text($1) },
  ]
}
