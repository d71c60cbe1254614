/// A pattern for keys, tables and identifiers: `*` matches any text, `?` matches one character.
///
/// All other characters are literal. Letter case matters.
public struct TextPattern: Hashable, Sendable {
  /// The pattern as written.
  public let text: String

  /// Creates a pattern from its text; every text is valid.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether the pattern matches the whole of `candidate`.
  ///
  /// - Complexity: O(*n* × *m*) for a pattern of *n* and a candidate of *m* characters.
  public func matches(_ candidate: String) -> Bool {
    Wildcard.matches(Array(text.unicodeScalars)[...], Array(candidate.unicodeScalars)[...])
  }
}

/// The classic greedy comparison with `*` and `?`, without recursion.
enum Wildcard {
  static func matches(
    _ pattern: ArraySlice<Unicode.Scalar>, _ text: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    var (p, t) = (pattern.startIndex, text.startIndex)
    var resume: (pattern: Int, text: Int)?
    while t < text.endIndex {
      if p < pattern.endIndex, pattern[p] == "*" {
        resume = (p + 1, t)
        p += 1
      } else if p < pattern.endIndex, pattern[p] == "?" || pattern[p] == text[t] {
        (p, t) = (p + 1, t + 1)
      } else if let (afterStar, start) = resume {
        resume = (afterStar, start + 1)
        (p, t) = (afterStar, start + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
