import CopyfitUnicode
import Testing

@Suite struct PluralRulesTests {
  /// The categories of 0, 1, 2, 3, 5, 11, 21, 100, 1,000,000 and 1.5, by CLDR 42.
  @Test(arguments: [
    ("en", "other one other other other other other other other other"),
    ("fr", "one one other other other other other other many one"),
    ("ru", "many one few few many many one many many other"),
    ("pl", "many one few few many many many many many other"),
    ("cs", "other one few few other other other other other many"),
    ("ar", "zero one two few few many many other other other"),
    ("lv", "zero one other other other zero one zero zero other"),
    ("cy", "zero one two few other other other other other other"),
    ("ja", "other other other other other other other other other other"),
    ("und", "other other other other other other other other other other"),
    ("no such name", "other other other other other other other other other other"),
  ])
  func tellsTheCategory(locale: String, expected: String) throws {
    let rules = try PluralRules(locale: LocaleIdentifier(locale))
    let numbers: [Double] = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, 1.5]
    #expect(
      numbers.map { rules.category(of: $0).rawValue }.joined(separator: " ") == expected)
    #expect(rules.category(of: .nan) == .other)
  }

  /// The categories of 1, 2, 3, 4, 8 and 11 as ordinal numbers, by CLDR 42.
  @Test(arguments: [
    ("en", "one two few other other other"), ("de", "other other other other other other"),
    ("it", "other other other other many many"), ("sv", "one one other other other other"),
  ])
  func tellsTheCategoryInARow(locale: String, expected: String) throws {
    let rules = try PluralRules(locale: LocaleIdentifier(locale), kind: .ordinal)
    let numbers: [Double] = [1, 2, 3, 4, 8, 11]
    #expect(
      numbers.map { rules.category(of: $0).rawValue }.joined(separator: " ") == expected)
  }

  @Test func categoriesAreInTheOrderOfCLDR() {
    #expect(PluralCategory.allCases.sorted() == [.zero, .one, .two, .few, .many, .other])
  }
}

@Suite struct NumberTextTests {
  @Test(arguments: [
    ("en", 1234.0, 0, "1,234"), ("de", 1234, 0, "1.234"), ("fr", 1234, 0, "1\u{202F}234"),
    ("ar", 1234, 0, "١٬٢٣٤"), ("fa", 12, 0, "۱۲"), ("hi", 123_456, 0, "1,23,456"),
    ("my", 10, 0, "၁၀"), ("de", 0.5, 2, "0,50"), ("und", 1234, 0, "1,234"), ("", 7, 0, "7"),
    ("en", -3, 0, "-3"),
  ])
  func writesNumbersAsTheLocaleDoes(
    locale: String, number: Double, digits: Int, expected: String
  ) {
    let text = NumberText.decimal(
      number, locale: LocaleIdentifier(locale), fractionDigits: digits)
    #expect(text == expected)
  }

  @Test func anyNumberHasAText() {
    for number in [Double.nan, .infinity, .greatestFiniteMagnitude, -0.0] {
      #expect(!NumberText.decimal(number, locale: .undetermined, fractionDigits: 99).isEmpty)
    }
    #expect(NumberText.decimal(1234, locale: LocaleIdentifier("de"), isGrouped: false) == "1234")
  }
}
