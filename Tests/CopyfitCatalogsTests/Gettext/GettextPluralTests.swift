import CopyfitUnicode
import Testing

@testable import CopyfitCatalogs

@Suite struct GettextPluralExpressionTests {
  @Test(arguments: [
    ("0", [0, 0, 0]),
    ("n != 1", [1, 0, 1]),
    ("n>1", [0, 0, 1]),
    ("!n ? 2 : n == 1 ? 0 : 1", [2, 0, 1]),
    ("(n==1) || n==0 && 1", [1, 1, 0]),
    ("n*2+1-n/1", [1, 2, 3]),
    ("n%2 <= 0", [1, 0, 1]),
    ("n >= 1 && n < 2", [0, 1, 0]),
    // Numbers are unsigned and wrap around.
    ("n - 1 < 5", [0, 1, 1]), ("n*4611686018427387904*4", [0, 0, 0]),
    ("n*9223372036854775807>1", [0, 1, 1]), ("18446744073709551615 + n", [.max, 0, 1]),
  ])
  func evaluatesAsCDoes(_ text: String, expected: [Int]) throws {
    let expression = try #require(GettextPluralExpression(text))
    #expect((0...2).map(expression.form) == expected)
  }

  @Test(arguments: [
    "", "n =", "n = 1", "n ? 1", "m", "(n", "n)", "system(1)", "99999999999999999999", "1 2",
    String(repeating: "(", count: 500), String(repeating: "!", count: 500),
    String(repeating: "n?", count: 400), String(repeating: "n+", count: 2_000) + "n",
  ])
  func refusesAnythingElse(_ text: String) {
    #expect(GettextPluralExpression(text) == nil)
  }

  @Test(arguments: ["1/n", "1%n"])
  func hasNoAnswerWhereCHasNone(_ text: String) throws {
    let expression = try #require(GettextPluralExpression(text))
    #expect(expression.form(of: 0) == nil)
  }
}

@Suite struct GettextPluralsTests {
  /// Headers may have forms for fractions, for which gettext has no numbers.
  @Test(arguments: [
    ("nplurals=4; plural=(n == 1 && n % 1 == 0) ? 0 : (n % 1 != 0) ? 2 : 3;", [0, 3]),
    ("nplurals=3; plural=n%10==1;", [0, 1]), ("nplurals=2; plural=(n != 1);", [0, 1]),
    ("nplurals=2; plural=n > 500 ? 7 : 1;", [0, 1]), ("nplurals=x; plural=0;", [0, 1, 2, 3]),
  ])
  func knowsWhichFormsNumbersTake(header: String, forms: [Int]) {
    let plurals = GettextPlurals(header: header, locale: LocaleIdentifier("cs"))
    #expect((0...3).filter(plurals.takes) == forms)
  }

  @Test(arguments: [
    ("de", "nplurals=2; plural=(n != 1);", ["one", "other"]),
    ("fr", "nplurals=2; plural=(n > 1);", ["one", "other"]),
    ("ja", "nplurals=1; plural=0;", ["other"]),
    (
      "ru",
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
      ["one", "few", "many"]
    ),
    (
      "pl",
      "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
      ["one", "few", "many"]
    ),
    ("cs", "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", ["one", "few", "other"]),
    (
      "lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);",
      ["one", "other", "zero"]
    ),
    (
      "sl", "nplurals=4; plural=(n%100==1 ? 1 : n%100==2 ? 2 : n%100==3 || n%100==4 ? 3 : 0);",
      ["other", "one", "two", "few"]
    ),
    (
      "ar",
      "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
      ["zero", "one", "two", "few", "many", "other"]
    ),
  ])
  func namesFormsByTheNumbersTheyAreFor(_ locale: String, header: String, expected: [String]) {
    let plurals = GettextPlurals(header: header, locale: LocaleIdentifier(locale))
    #expect(plurals.count == expected.count)
    #expect(
      expected.indices.map { plurals.variant(of: $0).description }
        == expected.map { "plural.\($0)" })
  }

  @Test(
    arguments: [
      (nil, nil), ("", nil), ("nplurals=INTEGER; plural=EXPRESSION;", nil),
      ("nplurals=0; plural=0", nil), ("nplurals=999999", nil), ("nplurals=2", 2),
    ] as [(String?, Int?)])
  func countsNothingWhereTheHeaderSaysNothing(_ header: String?, expected: Int?) {
    #expect(GettextPlurals(header: header, locale: LocaleIdentifier("de")).count == expected)
  }
}
