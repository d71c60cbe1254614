package import CopyfitSourceText

/// Patterns for paths; each path is compared only with patterns that may match it.
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

  /// The patterns that may match a path or a folder that contains it, in their order, each with its number; no matching
  /// pattern is missing.
  func candidates(for path: String) -> [(number: Int, pattern: PathPattern)] {
    index.candidates(for: path).map { ($0, patterns[$0].value) }
  }

  /// The number of the first pattern that matches a path.
  package func firstMatch(_ path: String) -> Int? {
    candidates(for: path).first { $0.pattern.matches(path) }?.number
  }

  /// The patterns that do not match any of the paths.
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
