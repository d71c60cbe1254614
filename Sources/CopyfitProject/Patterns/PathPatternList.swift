package import CopyfitSourceText
internal import Synchronization

/// Patterns for paths; each path is compared only with patterns that may match it.
package struct PathPatternList: Sendable {
  /// The patterns with their places in the configuration.
  let patterns: [Located<PathPattern>]
  private let index: PatternIndex
  private let limit: ComparisonLimit
  /// The length of each pattern.
  private let lengths: [Int]

  /// The maximum number of comparisons of a list with paths, which take about a minute.
  ///
  /// A pattern is compared with the paths that have a literal part of it, or with all paths if it has none. A comparison
  /// takes up to 1.2 µs, and counts as several if the path or the pattern is long.
  package static let maximumComparisons = 50_000_000

  package init(
    _ patterns: [Located<PathPattern>], maximumComparisons: Int = Self.maximumComparisons
  ) {
    self.patterns = patterns
    limit = ComparisonLimit(maximumComparisons)
    lengths = patterns.map(\.value.length)
    index = PatternIndex(
      patterns.enumerated().flatMap { number, pattern in
        let literals = pattern.value.literals
        // One alternative without a literal part makes the others needless.
        return (literals.contains(where: \.isEmpty) ? [[]] : literals).map { (number, $0) }
      })
  }

  /// The patterns that may match a path or a folder that contains it, in their order, each with its number; no matching
  /// pattern is missing.
  ///
  /// None is found after the maximum number of comparisons.
  func candidates(for path: String) -> some RandomAccessCollection<
    (number: Int, pattern: PathPattern)
  > {
    let found = limit.isReached ? [] : index.candidates(for: path)
    let length = path.utf8.count
    limit.take(found.reduce(0) { $0 + comparisons(of: $1, length) })
    return found.lazy.map { ($0, patterns[$0].value) }
  }

  /// The comparisons that one of a pattern with a path of a length counts as: 81 for a path of 4,000 bytes, and 14,000
  /// if the pattern is as long as 7,000, too.
  private func comparisons(of number: Int, _ length: Int) -> Int {
    1 + length * (lengths[number] + 40) / 2_000
  }

  /// The first pattern if the maximum number of comparisons was reached, so that some paths were not compared.
  var exhausted: Located<PathPattern>? { limit.isReached ? patterns.first : nil }

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

/// Counts comparisons, also in copies of a list.
private final class ComparisonLimit: Sendable {
  private let left: Atomic<Int>

  init(_ limit: Int) { left = Atomic(limit) }

  var isReached: Bool { left.load(ordering: .relaxed) < 0 }

  func take(_ count: Int) { left.subtract(count, ordering: .relaxed) }
}
