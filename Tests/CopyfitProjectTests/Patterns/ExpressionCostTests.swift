import CopyfitUnicode
import Testing

@testable import CopyfitProject

struct ExpressionCostTests {
  /// The steps in a key of 28 bytes: 60 for any search, 7 for its starts, and 3 for each way to divide it.
  @Test(arguments: [
    ("abc", 154), ("^abc", 70), ("^[a-z.]+[A-Z]", 154), ("[0-9][a-z]", 154), ("[a-z]+[0-9]", 1_372),
    ("a{2,3}", 1_372), ("[a-z]++x", 1_372), ("(?:pay|buy).*", 2_677), ("a|b|c+", 3_982),
    ("^a?b?", 79), ("a.*b.*", 10_067), ("(a+)+", 10_067), ("(a|b)*", 10_067), ("(a{3}){2}", 10_067),
    ("(?i)a", 248), ("(?i-s:a)+", 2_684), ("(?x)a", 10_067), ("(?i", 20_074), ("\\Qa\\E", 10_067),
    ("[[a]b]", 10_067), ("(?<=a)b", 1_372),
    ("\\p{Lu}\\d", 154), ("\\X+", 5_308),
  ])
  func followsFromRepetitions(expression: String, steps: Int) {
    #expect(ExpressionCost(expression).steps(in: 28) == steps)
  }

  @Test func longTextsAndExpressionsTakeMore() {
    #expect(ExpressionCost("a").steps(in: 40_000) == 60 + 10_000 + 10_000)
    #expect(ExpressionCost(String(repeating: "a", count: 64)).steps(in: 0) == 60 + 3 * 3)
    #expect(!ExpressionCost("^(a+)\\1").allows(1_001))
    #expect(ExpressionCost("^(a+)\\1").allows(1_000) && ExpressionCost("^(a+)").allows(1_001))
    #expect(ExpressionCost("^(a+)\\1").steps(in: 4) < 10_000)
    #expect(ExpressionCost("(((").steps(in: 1) > 10_000)
    #expect(ExpressionCost(String(repeating: "(a|b)", count: 1_000)).steps(in: .max / 4) == .max)
  }

  /// The steps that ICU reports, in texts that are as bad as can be, are at most those that are expected.
  @Test(arguments: ["[a-z]*1", "[a-z]++1", "^[a-z]*[a-z]*1", "a?a?a?[a-z]*1", "(?:a|b|a)[a-z]*1"])
  func icuTakesNoMore(expression: String) throws {
    for length in [50, 100, 150] {
      let regex = try RegularExpression(expression)
      _ = try regex.isFound(in: String(repeating: "a", count: length))
      #expect(regex.steps == 0 || ExpressionCost(expression).steps(in: length) >= 10_000)
    }
  }
}
