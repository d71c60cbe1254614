import CopyfitAuditTestSupport
@testable import CopyfitProject
import CopyfitSourceText
import CopyfitUnicode
import Testing

/// Finding the patterns that match a text without checking each of them.
struct PatternIndexTests {
  private static func index(_ patterns: [String]) -> PatternIndex {
    PatternIndex(patterns.enumerated().map { ($0.offset, TextPattern($0.element).literals) })
  }

  /// Compared with the slow way: every pattern is checked.
  @Test(arguments: 0..<40)
  func missesNoPattern(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let patterns = (0..<60).map { _ in numbers.text(of: "aab*?é.", upTo: 7) }
    let index = Self.index(patterns)
    for _ in 0..<200 {
      let text = numbers.text(of: "aabé.", upTo: 9)
      let matching = patterns.indices.filter { TextPattern(patterns[$0]).matches(text) }
      let candidates = index.candidates(for: text)
      #expect(candidates == Set(candidates).sorted())
      #expect(candidates.filter { TextPattern(patterns[$0]).matches(text) } == matching)
    }
  }

  @Test(arguments: [
    ("screen1.title", ["screen1.*", "*.title", "screen1.title", "*"]),
    ("screen12.title", ["*.title", "*"]), ("xscreen1.y", ["*"]), ("", ["*"]),
    ("a.pay.b", ["*.pay.*", "*"]), ("my.screen1.title", ["*.title", "*"]),
  ])
  func asksOnlyThoseThatMayMatch(text: String, expected: [String]) {
    let patterns = ["screen1.*", "*.title", "screen1.title", "*.pay.*", "*"]
    #expect(Self.index(patterns).candidates(for: text).map { patterns[$0] } == expected)
  }

  /// The work grows with the texts, not with texts × patterns, whatever parts the patterns share.
  @Test(arguments: [
    "p#.*", "*.p#", "*.p#.*", "common.*.p#.*", "p#.*.title", "*p#?", "common.p#",
  ])
  func workIsInProportion(_ form: String) {
    let steps = [500, 2_000].map { count in
      let index = Self.index((0..<count).map { form.replacing("#", with: String(10_000 + $0)) })
      var (steps, candidates) = (0, 0)
      for number in 0..<count {
        let part = "p\(10_000 + number)"
        for text in ["\(part).a.title", "a.\(part)", "common.b.\(part).a", "common.\(part)"] {
          candidates += index.candidates(for: text, steps: &steps).count
        }
      }
      #expect(candidates <= 8 * count)
      return steps
    }
    #expect(steps[1] <= 5 * steps[0])
  }

  /// Literals that are suffixes of each other are visited once for each text, not once for each of its characters.
  @Test func nestedLiteralsAreInProportion() {
    let index = Self.index((1...200).map { "*" + String(repeating: "a", count: $0) + "*b" })
    var steps = 0
    let text = String(repeating: "a", count: 10_000)
    #expect(index.candidates(for: text, steps: &steps) == Array(0..<200))
    #expect(steps <= 4 * 10_000)
  }

  @Test(arguments: [
    ("^checkout\\.pay$", ["checkout.pay"]), ("pay|buy", []), ("a+b?cd*", ["a", "c"]),
    ("[a-z]+", []), ("(?:ab)+c", []), ("(ab){0,3}c", ["c"]), ("x[b]y", ["x", "y"]), ("", []),
    ("x[a[b]]y]", []), ("x[]y]z", []), ("[^]a]b", []), ("x[\\]a]y", ["x", "y"]),
    ("[^a]b", ["b"]), ("x[\\Qa]\\E]y", []), ("x[[:alpha:]]y", []),
    ("a{2}bc{0,1}d", ["b", "d"]), ("\\x41b", []), ("pay\\d+", ["pay"]), ("(?i)pay", []),
    ("(pay|buy)\\.x", [".x"]),
  ])
  func piecesOfExpressions(_ expression: String, pieces: [String]) throws {
    #expect(ExpressionPieces(expression).pieces == pieces)
  }

  /// Every key that an expression matches contains all of its literal pieces.
  @Test(arguments: 0..<40)
  func expressionsHaveTheirPieces(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<60 {
      let text = numbers.text(of: "aabc.+*?|()[]^$\\{2}", upTo: 8)
      guard let expression = try? RegularExpression(text) else { continue }
      for _ in 0..<40 {
        let key = numbers.text(of: "aabc.", upTo: 8)
        guard (try? expression.isFound(in: key)) == true else { continue }
        #expect(ExpressionPieces(text).pieces.allSatisfy { key.contains($0) }, "\(text) in \(key)")
      }
    }
  }

  @Test(arguments: [
    ("Pods/**", ["Pods/a.xib"]), ("**/*.{xib,strings}", ["Pods/a.xib", "a/b.strings"]),
    ("./a/b.strings", ["a/b.strings"]), ("**", ["Pods/a.xib", "a/b.strings", "c"]), ("c", ["c"]),
  ])
  func findsPathPatterns(_ pattern: String, paths: [String]) {
    let all = ["Pods/a.xib", "a/b.strings", "c"]
    let list = PathPatternList([.init(PathPattern(pattern), at: .start)])
    #expect(all.filter { list.firstMatch($0) != nil } == paths)
    #expect(list.unmatched(among: all).isEmpty)
    #expect(list.unmatched(among: all.filter { !paths.contains($0) }).count == 1)
  }

  /// With thousands of exclusions, each path is compared with a few patterns.
  @Test func fewPathPatternsAreAsked() {
    let list = PathPatternList(
      (0..<2_000).map { .init(PathPattern("App/Module\($0)x/**/*.strings"), at: .start) })
    let asked = (0..<2_000).reduce(0) {
      $0 + list.candidates(for: "App/Module\($1)x/en.lproj/A.strings").count
    }
    #expect(asked == 2_000)
  }
}

/// Replacing many texts.
struct TextReplacementsTests {
  @Test(arguments: [
    ("the label 'a' and 'bc'", "the label 'A' and 'BC'"), ("'b' is not there", "'b' is not there"),
    ("'a''a'", "'A''A'"), ("", ""),
  ])
  func replacesWhatIsThere(text: String, expected: String) {
    let replacements = TextReplacements([("'a'", "'A'"), ("'bc'", "'BC'"), ("'d'", "'D'")])
    #expect(replacements.applied(to: text) == expected)
  }
}
