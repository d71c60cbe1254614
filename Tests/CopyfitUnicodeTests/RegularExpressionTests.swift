import CopyfitUnicode
import Testing

@Suite struct RegularExpressionTests {
  @Test(arguments: [
    ("^checkout\\.", "checkout.pay", true), ("^checkout\\.", "a.checkout.", false),
    ("pay|buy", "to.buy", true), ("a{2,3}$", "xaa", true), ("^a{2,3}$", "aaaa", false),
    ("[a-c_]+\\d", "x_b7", true), ("[^a-z]", "abc", false), ("\\bfoo\\b", "a foo", true),
    ("\\bfoo\\b", "foos", false), ("^(?:ab)*$", "ababab", true), ("colou?r", "color", true),
    ("^.{0}$", "", true), ("", "x", true), ("a.c", "a\nc", false), ("[\\]a]", "]", true),
    ("\\D", "12", false), ("a+?b", "aab", true), ("^(?!debug)", "debug.a", false),
    ("^(..)\\1$", "abab", true), ("(?i)PAY", "pay", true), ("^\\w+$", "öl", true),
    ("^\\p{Lu}", "Über", true), ("^..$", "😀!", true), ("é", "cafe\u{301}", false),
  ])
  func isFound(_ expression: String, _ text: String, _ expected: Bool) throws {
    #expect(try RegularExpression(expression).isFound(in: text) == expected)
  }

  @Test(arguments: [
    ("(", "a '(' or ')' has no partner, at character 1"),
    (")", "a '(' or ')' has no partner, at character 1"),
    ("[a", "a '[' is not closed, at character 2"),
    ("a**", "this is not part of ICU's syntax, at character 3"),
    ("*", "this is not part of ICU's syntax, at character 1"),
    ("a{3,1}", "braces hold one or two ascending numbers, such as {2,5}, at character 6"),
    ("a{", "braces hold one or two ascending numbers, such as {2,5}, at character 2"),
    ("\\1", "a group is named that does not exist, at character 2"),
    (
      "\\",
      "a backslash stands before a character that needs none or does not exist, at character 1"
    ),
    (
      "\\y",
      "a backslash stands before a character that needs none or does not exist, at character 2"
    ),
    ("[z-a]", "a range's end comes before its start, at character 4"),
    ("\\p{Nothing}", "a property's name is unknown, at character 11"),
  ])
  func saysWhatIsNoExpression(_ expression: String, expected: String) {
    let error = #expect(throws: RegularExpression.SyntaxError.self) {
      try RegularExpression(expression)
    }
    #expect(error?.message == expected)
  }

  @Test func aHostileExpressionIsAnError() {
    for expression in [String(repeating: "(", count: 100_000), "((a{9000}){9000}){9000}"] {
      let error: (any Error)? = {
        do {
          _ = try RegularExpression(expression).isFound(in: String(repeating: "a", count: 5_000))
          return nil
        } catch { return error }
      }()
      #expect(error != nil)
    }
  }

  /// ICU tries each path through the text, and each additional character doubles them.
  @Test(arguments: ["(a+)+$", "^(a|aa)*$", "^(a|a?)+$", "(((){1000}){1000}){1000}!"])
  func givesUpWhatTakesTooLong(_ expression: String) throws {
    let regex = try RegularExpression(expression)
    let text = String(repeating: "a", count: 5_000) + "!"
    let error = #expect(throws: RegularExpression.LimitReached.self) {
      try regex.isFound(in: text)
    }
    #expect(error?.expression == expression && error?.text == text)
  }

  @Test func theNextSearchStartsAfresh() throws {
    let regex = try RegularExpression("(a+)+$")
    #expect(throws: RegularExpression.LimitReached.self) {
      try regex.isFound(in: String(repeating: "a", count: 5_000) + "!")
    }
    #expect(try regex.isFound(in: "!a"))
    #expect(try !regex.isFound(in: "a!"))
  }

  @Test func longTextsAreNoReasonToGiveUp() throws {
    let text = String(repeating: "pay ", count: 2_000)
    #expect(try !RegularExpression("p.*a.*x").isFound(in: String(text.prefix(400))))
    #expect(try RegularExpression("^(pay )+$").isFound(in: text))
    #expect(try !RegularExpression("^([a-z]+ )*[0-9]").isFound(in: text))
  }

  @Test func isEqualToWhatIsWrittenAlike() throws {
    #expect(try RegularExpression("a") == RegularExpression("a"))
    #expect(try RegularExpression("é") != RegularExpression("e\u{301}"))
  }
}
