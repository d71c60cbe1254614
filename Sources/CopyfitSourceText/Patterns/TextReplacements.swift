/// Replaces many texts in other texts; only those that occur are searched for.
package struct TextReplacements: Sendable {
  private let pairs: [(text: String, replacement: String)]
  private let index: PatternIndex

  /// Prepares the replacements, in the order in which they are applied.
  package init(_ pairs: [(text: String, replacement: String)]) {
    self.pairs = pairs
    index = PatternIndex(
      pairs.enumerated().map { ($0.offset, [PatternLiteral($0.element.text, at: .anywhere)]) })
  }

  /// A text with all replacements applied.
  package func applied(to text: String) -> String {
    index.candidates(for: text).reduce(text) { text, number in
      text.replacing(pairs[number].text, with: pairs[number].replacement)
    }
  }
}
