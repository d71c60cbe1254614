import CopyfitCatalogs
import CopyfitUnicode
import Testing

@testable import CopyfitAudit

/// The number of combinations of several variables that are measured.
extension TextExpanderTests {
  @Test func combinesVariablesAndNestsThem() {
    let text = Self.located(
      "%1$#@p@",
      [
        Self.variable("p", [.one: "%d key to %2$#@a@", .other: "%1$d keys to %2$#@a@"]),
        Self.variable("a", [.one: "an account", .other: "%d accounts of %3$@"]),
      ])
    let result = Self.expand(text, samples: ["%@": "Ann", "%d": "7"])
    #expect(
      result.forms.map { "\($0.variant ?? ""): \($0.text)" } == [
        "p.one, a.one: 1 key to an account", "p.one, a.other: 1 key to 7 accounts of Ann",
        "p.other, a.one: 7 keys to an account", "p.other, a.other: 7 keys to 7 accounts of Ann",
      ])
  }

  @Test func combinationsAreCutOff() {
    let names = ["a", "b", "c", "d", "e", "f", "g"]
    let variables = names.map { Self.variable($0, [.one: "%d \($0)", .other: "%d \($0)s"]) }
    let text = names.map { "%#@\($0)@" }.joined(separator: " ")
    let result = Self.expand(Self.located(text, variables))
    #expect(result.limit == TextExpander.maximumCombinations)
    #expect(result.forms.count == names.count + 1)
    #expect(result.forms.first?.text == "42 as 42 bs 42 cs 42 ds 42 es 42 fs 42 gs")
  }

  /// All expansions of a text together are no longer than the longest measured text, for any number of forms.
  @Test(arguments: [(50, 51), (250, 14), (500, 7), (2_000, 1)])
  func manyVariablesAreMeasuredInProportion(count: Int, combinations: Int) {
    let variables = (0..<count).map {
      Self.variable("v\($0)", [.one: "%d d", .other: "%d ds"])
    }
    let text = variables.map { "%#@\($0.name)@" }.joined(separator: " ")
    let result = Self.expand(Self.located(text, variables))
    #expect(result.forms.count == combinations)
    let isAll = combinations > count
    #expect((result.limit == TextExpander.maximumCombinations) == isAll)
    #expect(isAll || result.limit == combinations)
    #expect(result.forms.reduce(0) { $0 + $1.text.utf8.count } <= MeasuringLimit.textLength)
  }

  /// A repeated form can make a text far longer than written.
  @Test func repetitionsAreCutOffBehindTheMeasuredPart() {
    let long = Self.variable(
      "v",
      [
        .one: String(repeating: "a", count: 20_000), .other: String(repeating: "b", count: 20_000),
      ])
    let text = Self.located(String(repeating: "%#@v@", count: 1_000), [long])
    let result = Self.expand(text)
    #expect(result.forms.map(\.text.utf8.count) == [80_000])
    #expect(result.limit == 1)
  }

  /// Variables that contain each other, or are missing, expand to nothing.
  @Test func loopsEnd() {
    let text = Self.located(
      "a%#@x@b%#@none@",
      [Self.variable("x", [.other: "%#@y@!"]), Self.variable("y", [.other: "%#@x@?"])])
    #expect(Self.expand(text).forms.map(\.text) == ["a?!b"])
    let doubling = (0..<9).map { level in
      Self.variable("v\(level)", [.other: String(repeating: "%#@v\(level + 1)@", count: 8)])
    }
    let result = Self.expand(Self.located("%#@v0@", doubling))
    #expect(result.limit == TextExpander.maximumCombinations)
  }

  @Test func longTextsAndManyArgumentsAreBounded() {
    let long = String(repeating: "%@ ", count: 100_000)
    #expect(Self.expand(Self.located(long), source: long).forms.map(\.text) == [long])
    let many = String(repeating: "%@", count: 3_000)
    let result = Self.expand(Self.located(many), source: "%@", samples: ["%@": "x"])
    #expect(result.limit == TextExpander.maximumCombinations)
    #expect(result.forms.first?.text.hasPrefix(String(repeating: "x", count: 1_999)) == true)
  }
}
