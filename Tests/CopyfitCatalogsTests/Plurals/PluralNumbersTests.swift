import CopyfitCatalogs
import CopyfitUnicode
import Testing

struct PluralNumbersTests {
  @Test(
    arguments: [
      ("en", PluralCategory.one, 42, 1.0), ("en", .other, 1234, 1234), ("en", .zero, 42, 0),
      ("ru", .one, 1234, 9991), ("fr", .many, 42, 1_000_000), ("ar", .two, 42, 2),
      ("ar", .many, 5, 11), ("en", .few, 42, nil), ("ja", .one, 42, nil), ("cs", .many, 42, nil),
      ("en", .other, -5, -5),
      ("en", .other, .max, Double(Int.max)), ("en", .one, .min, 1),
    ] as [(String, PluralCategory, Int, Double?)])
  func findsANumber(locale: String, category: PluralCategory, typical: Int, expected: Double?) {
    let numbers = PluralNumbers()
    for _ in 0..<2 {
      #expect(
        numbers.number(
          .init(category: category, locale: LocaleIdentifier(locale), typical: typical))
          == expected)
    }
  }

  @Test(
    arguments: [
      ("en", PluralCategory.zero, PluralChooser.icu, nil), ("lv", .zero, .icu, 90),
      ("lv", .zero, .foundation, 0), ("ja", .one, .foundation, nil), ("ja", .one, .flutter, 1),
      ("ru", .one, .flutter, 91), ("ja", .few, .flutter, nil),
    ] as [(String, PluralCategory, PluralChooser, Double?)])
  func dependsOnWhoChooses(
    locale: String, category: PluralCategory, chooser: PluralChooser, expected: Double?
  ) {
    let numbers = PluralNumbers()
    for _ in 0..<2 {
      #expect(
        numbers.number(
          .init(category: category, locale: LocaleIdentifier(locale)), chooser: chooser)
          == expected)
    }
  }

  @Test func fractionsHaveCategoriesToo() {
    let numbers = PluralNumbers()
    #expect(
      numbers.number(.init(category: .many, locale: LocaleIdentifier("cs"), isReal: true)) == 1.5)
  }
}
