/// Replaces many texts in others; in each of these only those are looked for that stand there.
package struct TextReplacements: Sendable {
  private let pairs: [(text: String, replacement: String)]
  private let index: PatternIndex

  /// Prepares what is to be replaced, in the order in which it is.
  package init(_ pairs: [(text: String, replacement: String)]) {
    self.pairs = pairs
    index = PatternIndex(
      pairs.enumerated().map { ($0.offset, [PatternLiteral($0.element.text, at: .anywhere)]) })
  }

  /// A text with everything replaced in it.
  package func applied(to text: String) -> String {
    index.candidates(for: text).reduce(text) { text, number in
      text.replacing(pairs[number].text, with: pairs[number].replacement)
    }
  }
}
