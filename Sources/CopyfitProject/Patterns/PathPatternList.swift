package import CopyfitSourceText

/// Patterns for paths; only patterns that may match a path are asked about it.
package struct PathPatternList: Sendable {
  /// The patterns with their places in the configuration.
  let patterns: [Located<PathPattern>]
  private let index: PatternIndex

  package init(_ patterns: [Located<PathPattern>]) {
    self.patterns = patterns
    index = PatternIndex(
      patterns.enumerated().flatMap { number, pattern in
        pattern.value.literals.map { (number, $0) }
      })
  }

  /// The patterns that may match a path or a folder that it lies in, in their order, each with its number: all that
  /// do are among them.
  func candidates(for path: String) -> [(number: Int, pattern: PathPattern)] {
    index.candidates(for: path).map { ($0, patterns[$0].value) }
  }

  /// The first of the patterns that match a path, by its number.
  package func firstMatch(_ path: String) -> Int? {
    candidates(for: path).first { $0.pattern.matches(path) }?.number
  }

  /// The patterns that match none of some paths.
  func unmatched(among paths: some Sequence<String>) -> [Located<PathPattern>] {
    var isMatched = Array(repeating: false, count: patterns.count)
    for path in paths {
      for (number, pattern) in candidates(for: path) where !isMatched[number] {
        isMatched[number] = pattern.matches(path)
      }
    }
    return zip(patterns, isMatched).filter { !$0.1 }.map(\.0)
  }
}
