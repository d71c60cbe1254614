import CopyfitCatalogs
import CopyfitLabels
import CopyfitProject
import CopyfitSourceText
import CopyfitUnicode
import Testing

@testable import CopyfitAudit

/// The measured expansions of texts with arguments and forms.
struct TextExpanderTests {
  static func samples(_ pairs: [String: String]) -> SampleTexts {
    SampleTexts(
      pairs.keys.sorted().map { Label.Sample(placeholder: $0, text: pairs[$0] ?? "") })
  }

  static func located(
    _ text: String, _ variables: [PluralVariable] = [], variant: String? = nil,
    syntax: PlaceholderSyntax = .printf
  ) -> LocatedText {
    var located = LocatedText(value: text, location: SourceLocation(file: "f", position: .start))
    (located.variables, located.syntax) = (variables, syntax)
    located.variant = variant.map(Self.variant)
    return located
  }

  /// The variant with a description as in reports, `device.ipad.plural.one`.
  private static func variant(_ description: String) -> TextVariant {
    let names = description.split(separator: ".").map(String.init)
    return TextVariant(
      stride(from: 0, to: names.count - 1, by: 2).map { index in
        switch (names[index], PluralCategory(rawValue: names[index + 1])) {
        case ("plural", let category?): .plural(category)
        case ("ordinal", let category?): .ordinal(category)
        default: .device(names[index + 1])
        }
      })
  }

  static func variable(
    _ name: String, _ forms: KeyValuePairs<PluralCategory, String>
  ) -> PluralVariable {
    PluralVariable(
      name: name,
      forms: forms.map { .init(category: $0.key, text: $0.value, position: .start) })
  }

  static func expand(
    _ text: LocatedText, _ locale: String = "en", source: String? = nil,
    samples: [String: String] = [:]
  ) -> TextExpander.Result {
    TextExpander(samples: Self.samples(samples)).expand(
      text, locale: LocaleIdentifier(locale),
      source: SourceArguments(source.map { [located($0)] }), own: nil)
  }

  /// Texts with samples, without samples, and without placeholders.
  @Test(arguments: [
    ("Hello %@", "Hello Wilhelmina", "Hello Wilhelmina", [String]()),
    ("%1$@ has %2$lld", "Wilhelmina has 1,234", "Wilhelmina has 1,234", []),
    ("%.1f of %d%%", "42.0 of 1,234%", "of 1,234%", ["%.1f"]),
    ("100%", "100%", "100%", []), ("50%% off", "50%% off", "50%% off", []),
    ("%s and %s", " and ", "and", ["%s"]), (" %s ", "  ", "", ["%s"]), ("", "", "", []),
    ("50% off", "50% off", "50% off", []),
  ])
  func fills(text: String, filled: String, emptied: String, unfilled: [String]) {
    let result = Self.expand(Self.located(text), samples: ["%@": "Wilhelmina", "%d": "1234"])
    #expect(result.forms.map(\.text) == [filled])
    #expect(result.forms.map(\.emptied) == [emptied])
    #expect(result.forms.map(\.unfilled) == [unfilled])
  }

  /// Java's format specifiers, including its line break.
  @Test(arguments: [
    ("%1$s: %2$,d", "Ann: 7"), ("%1$tB %<tY", "May May"), ("a%nb %s", "a\nb Ann"),
    ("%s %", "Ann %"),
  ])
  func fillsThoseOfJava(text: String, filled: String) {
    let result = Self.expand(
      Self.located(text, syntax: .javaFormat), samples: ["%s": "Ann", "%d": "7", "%t": "May"])
    #expect(result.forms.map(\.text) == [filled])
  }

  /// A space after the percent sign is a flag if an argument is expected, and otherwise prose.
  @Test(arguments: [
    ("% d Dinge", "42 Dinge"), ("Alle % d", "Alle 42"), ("% de", "% de"), ("50 % d", "50 % d"),
    ("% @", ""),
  ])
  func spacesBeforeAConversion(text: String, filled: String) {
    let result = Self.expand(Self.located(text), "de", source: "%d items")
    #expect(result.forms.map(\.text) == [filled])
  }

  /// Flags, widths and signs, formatted as in Foundation; after a percentage they are prose.
  @Test(arguments: [
    ("%+d pts", "+42 pts"), ("%03d", "042"), ("%5d|", "   42|"), ("%-5d|", "42   |"),
    ("%05d", "00042"), ("%+05d", "+0042"), ("%'d", "42"), ("%1$+d", "+42"), ("%-6@|", "Ann   |"),
    ("%6@", "   Ann"), ("%+.1f%%", "+42.0%"), ("%g", "42"), ("%.3g", "42"), ("%2d", "42"),
    ("100%-ig", "100%-ig"),
    ("5%'s", "5%'s"), ("%999999999999999999999d", "42"),
  ])
  func laysValuesOut(text: String, expected: String) {
    let result = Self.expand(Self.located(text), samples: ["%@": "Ann", "%d": "42", "%f": "42"])
    #expect(result.forms.map(\.text) == [expected])
  }

  /// Without a sample, `%g` has no zeros after the decimal separator either.
  @Test(arguments: [("%g", "42"), ("%.2g", "42"), ("%f", "42.000000"), ("%.1f", "42.0")])
  func numbersOfUnknownValue(text: String, expected: String) {
    #expect(Self.expand(Self.located(text)).forms.map(\.text) == [expected])
  }

  @Test func fieldsAreFilledInTheLocalesDigits() {
    let result = Self.expand(Self.located("%04d"), "ar", samples: ["%d": "42"])
    #expect(result.forms.map(\.text) == ["٠٠٤٢"])
  }

  @Test func noFieldIsFilledWithoutEnd() {
    let result = Self.expand(Self.located("%999999d"), samples: ["%d": "42"])
    #expect(result.forms.map(\.text.count) == [200])
  }

  /// Ordinal numbers have their own categories.
  @Test(arguments: [
    ("en", ["plural.one: 91st", "plural.two: 42nd", "plural.few: 93rd", "plural.other: 99th"]),
    ("de", ["plural.other: 42th"]), ("it", ["plural.other: 42th"]),
  ])
  func ordinalsHaveNumbersOfTheirCategory(locale: String, expected: [String]) {
    let text = "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"
    let result = Self.expand(Self.located(text, syntax: .messageFormat), locale)
    #expect(result.forms.map { "\($0.variant ?? ""): \($0.text)" } == expected)
  }

  @Test func prefersTheSampleForTheSpecifierAsWritten() {
    let result = Self.expand(Self.located("%1$@ %2$@"), samples: ["%@": "a", "%2$@": "b"])
    #expect(result.forms.map(\.text) == ["a b"])
  }

  @Test func ownSamplesComeFirstThenTheCatalogsExamples() {
    let expander = TextExpander(samples: Self.samples(["%@": "project"]))
    var text = Self.located("%1$@ %2$@ %3$@")
    text.examples = ["%2$@": "example", "1": "example"]
    let own = Self.samples(["%1$@": "own"])
    let result = expander.expand(text, locale: LocaleIdentifier("en"), source: nil, own: own)
    #expect(result.forms.map(\.text) == ["own example project"])
  }

  @Test(arguments: [
    ("de", "1.234"), ("ar", "١٬٢٣٤"), ("fr", "1\u{202F}234"), ("hi", "1,234"), ("fa", "۱٬۲۳۴"),
  ])
  func numbersAreInTheLocalesDigits(locale: String, expected: String) {
    let result = Self.expand(Self.located("%d"), locale, samples: ["%d": "1234"])
    #expect(result.forms.map(\.text) == [expected])
  }

  /// Decimal numbers with as many digits as the specifier requires.
  @Test(
    arguments: [
      ("%.2f", "de", "1234.5", "1.234,50"), ("%f", "de", "1234.5", "1.234,500000"),
      ("%.2f", "ar", "1234.5", "١٬٢٣٤٫٥٠"), ("%.1f", "hi", "1234567.25", "12,34,567.2"),
      ("%.0f", "de", "1234.7", "1.235"), ("%.1f", "fr", "-0.5", "-0,5"),
      ("%.2f", "de", "42", "42,00"),
      ("%g", "de", "1234.5", "1.234,5"), ("%g", "de", "42", "42"), ("%e", "de", "1.5e+3", "1.5e+3"),
      ("%.2f", "de", "12 km", "12 km"), ("%.2f", "de", "1.2.3", "1.2.3"),
      ("%f", "de", "nan", "nan"),
      ("%08.2f", "de", "1234.5", "1.234,50"),
    ] as [(String, String, String, String)])
  func decimalsAreInTheLocalesDigits(
    text: String, locale: String, sample: String, expected: String
  ) {
    let result = Self.expand(Self.located(text), locale, samples: ["%f": sample])
    #expect(result.forms.map(\.text) == [expected])
  }

  @Test func decimalsOfMessagesKeepTheirDigits() {
    let text = Self.located("{n, number} km", syntax: .messageFormat)
    #expect(Self.expand(text, "de", samples: ["n": "1234.5"]).forms.map(\.text) == ["1.234,5 km"])
  }

  /// A placeholder counts only if the source has an argument.
  @Test(arguments: [
    ("50% de rabais", "50% off", "50% de rabais"), ("% d Tage", "% d days", "42 Tage"),
    ("%d Tage", "%@ days", "42 Tage"), ("%@ und 5% der", "%@ or 5%", "X und 5% der"),
    ("%d sparen", "Save 50%", "%d sparen"), ("Spare 50%%", "Save 50%", "Spare 50%%"),
    ("Spare 50%% %@", "Save 50%% %@", "Spare 50% X"),
  ])
  func tellsPlaceholdersFromProse(text: String, source: String, expected: String) {
    let result = Self.expand(Self.located(text), "de", source: source, samples: ["%@": "X"])
    #expect(result.forms.map(\.text) == [expected])
  }

  /// The letters of a placeholder of another type than the source's are never shown.
  @Test(arguments: [
    ("%@ Elemente", "%lld items", " Elemente", "Elemente", "%@"),
    ("%1$@ Elemente", "%1$lld items", " Elemente", "Elemente", "%1$@"),
    ("Von %d", "By %@", "Von 42", "Von", "%d"),
    ("%d Elemente", "%.1f items", "42 Elemente", "Elemente", "%d"),
    ("S%dE%d", "S%@ E%@", "S42E42", "SE", "%d"),
    ("% @ Elemente", "%lld items", " Elemente", "Elemente", "% @"),
  ])
  func placeholdersOfAnotherType(
    text: String, source: String, filled: String, emptied: String, unfilled: String
  ) {
    let forms = Self.expand(Self.located(text), "de", source: source).forms
    #expect(forms.map(\.text) == [filled])
    #expect(forms.map(\.emptied) == [emptied])
    #expect(forms.map(\.unfilled) == [[unfilled]])
  }

  /// Every form with a number of its category, without forms that no number of the locale has.
  @Test(arguments: [
    ("en", ["plural.zero: no days", "plural.one: 1 day", "plural.other: 42 days"]),
    ("de", ["plural.zero: no days", "plural.one: 1 day", "plural.other: 42 days"]),
    (
      "ru",
      [
        "plural.zero: no days", "plural.one: 91 day", "plural.few: 42 few", "plural.many: 99 many",
      ]
    ),
    (
      "ar",
      [
        "plural.zero: no days", "plural.one: ١ day", "plural.two: ٢ two", "plural.few: ١٠ few",
        "plural.many: ٤٢ many", "plural.other: ١٠٢ days",
      ]
    ),
    ("ja", ["plural.zero: no days", "plural.other: 42 days"]),
  ])
  func formsHaveNumbersOfTheirCategory(locale: String, expected: [String]) {
    let days = Self.variable(
      "d",
      [
        .zero: "no days", .one: "%d day", .two: "%d two", .few: "%d few", .many: "%d many",
        .other: "%d days",
      ])
    let result = Self.expand(Self.located("%#@d@", [days]), locale)
    #expect(result.forms.map { "\($0.variant ?? ""): \($0.text)" } == expected)
    #expect(result.limit == nil)
  }

  /// Texts that are forms of one key; a form without any number of the locale is never shown.
  @Test(
    arguments: [
      ("en", "plural.few", "%lld a", "f.xcstrings", false),
      ("pl", "plural.few", "%lld a", "f.xcstrings", true),
      ("fr", "device.ipad.plural.few", "%lld a", "fr.xliff", false),
      ("en", "plural.zero", "no a", "f.xcstrings", true),
      ("en", "plural.zero", "no a", "en.json", true),
      ("en", "plural.zero", "no a", "res/values/strings.xml", false),
      ("ar", "plural.zero", "no a", "res/values/strings.xml", true),
      ("en", "plural.few", "few a", "res/values/strings.xml", false),
      ("de", "plural.few", "{{count}} a", "de.json", false),
      ("de", "ordinal.many", "{{count}} a", "de.json", false),
      ("it", "ordinal.many", "{{count}} a", "it.json", true),
      ("en", "ordinal.zero", "{{count}} a", "en.json", false),
      ("cs", "plural.many", "%lld a", "f.xcstrings", false),
      ("cs", "plural.many", "%.1f a", "f.xcstrings", true),
      ("ja", "plural.one", "%lld a", "f.xcstrings", false),
      ("ja", "plural.other", "%lld a", "f.xcstrings", true),
    ] as [(String, String, String, String, Bool)])
  func formsThatNoNumberTakesNeverShow(
    locale: String, variant: String, text: String, file: String, isShown: Bool
  ) {
    let syntax = file.hasSuffix("json") ? PlaceholderSyntax.doubleBraces : .printf
    var found = Self.located(text, variant: variant, syntax: syntax)
    found.location.file = file
    #expect(Self.expand(found, locale).forms.map(\.variant) == (isShown ? [variant] : []))
  }

  /// A form without its number uses the source's specifier.
  @Test(arguments: [("%lld a", false), ("%.1f a", true), ("a", true)])
  func formsWithoutTheirNumber(source: String, isShown: Bool) {
    let result = Self.expand(Self.located("a", variant: "plural.many"), "cs", source: source)
    #expect(result.forms.isEmpty != isShown)
  }

  /// ICU uses the rules of the language only; Flutter has forms for 0, 1 and 2 in every language.
  @Test(
    arguments: [
      ("en", PlaceholderSyntax.messageFormat, ["42 b"]),
      ("en", .flutterMessage, ["none", "two", "42 b"]),
      ("ar", .messageFormat, ["none", "two", "٤٢ b"]),
      ("ja", .flutterMessage, ["none", "two", "42 b"]),
    ] as [(String, PlaceholderSyntax, [String])])
  func whoChoosesTheForm(locale: String, syntax: PlaceholderSyntax, expected: [String]) {
    let text = "{n, plural, zero {none} two {two} other {{n} b}}"
    #expect(Self.expand(Self.located(text, syntax: syntax), locale).forms.map(\.text) == expected)
  }

  /// Numbers of categories without a form use `other`, whatever the language's rules are.
  @Test(
    arguments: [
      ("ru", [.one: "%d a", .other: "%d b"], ["91 a", "42 b"]), ("ru", [.other: "%d b"], ["42 b"]),
      ("ru", [.one: "%d a", .few: "%d b", .other: "%d c"], ["91 a", "42 b", "99 c"]),
      ("ja", [.one: "%d a", .other: "%d b"], ["42 b"]),
    ] as [(String, KeyValuePairs<PluralCategory, String>, [String])])
  func otherReplacesMissingForms(
    locale: String, forms: KeyValuePairs<PluralCategory, String>, expected: [String]
  ) {
    let text = Self.located("%#@d@", [Self.variable("d", forms)])
    #expect(Self.expand(text, locale).forms.map(\.text) == expected)
    let expander = TextExpander(samples: Self.samples([:]))
    let whole = forms.flatMap { category, value in
      expander.expand(
        Self.located(value, variant: "plural.\(category.rawValue)"),
        locale: LocaleIdentifier(locale), source: nil, own: nil, forms: Set(forms.map(\.key))
      )
      .forms.map(\.text)
    }
    #expect(whole == expected)
  }

  @Test func withoutAFormForItsNumbersNothingShows() {
    let text = Self.located("%#@d@", [Self.variable("d", [.one: "%d day"])])
    #expect(Self.expand(text, "ja").forms.isEmpty)
  }

  @Test func aSampleGivesTheNumberItsLength() {
    let days = Self.variable("d", [.one: "%d day", .few: "%d few", .many: "%d many"])
    let result = Self.expand(Self.located("%#@d@", [days]), "ru", samples: ["%d": "1234"])
    #expect(
      result.forms.map(\.text)
        == ["9 991 day", "1 234 few", "9 999 many"].map {
          $0.replacing(" 234", with: "\u{A0}234").replacing(" 99", with: "\u{A0}99")
        })
    #expect(result.forms.allSatisfy { $0.unfilled.isEmpty && $0.text == $0.emptied })
  }

  /// A catalog's text for a category is filled with a number of it, in the form that its variant names.
  @Test(arguments: [
    ("plural.one", "%lld Tag", "1 Tag"), ("plural.other", "%lld Tage", "42 Tage"),
    ("device.ipad.plural.one", "%1$@: %2$lld Tag", ": 1 Tag"),
    ("plural.zero", "Kein Tag", "Kein Tag"),
  ])
  func textsOfACategoryHaveItsNumber(variant: String, text: String, expected: String) {
    let result = Self.expand(Self.located(text, variant: variant), "de")
    #expect(result.forms.map(\.text) == [expected])
    #expect(result.forms.map(\.variant) == [variant])
  }

  @Test(arguments: [
    ("Hi {name}!", ["Hi !"]), ("{n, number} left", ["42 left"]), ("It''s '{x}'", ["It's {x}"]),
    ("{n, plural, =0 {none} one {# day} other {# days}}", ["none", "1 day", "42 days"]),
    ("{g, select, f {her} other {their}} {name}", ["her ", "their "]),
    ("{n, plural, offset:1 other {{g, select, a {x #} other {y}}}}", ["x #", "y"]),
    ("{broken", ["{broken"]), ("}", ["}"]), ("{n, plural, one {x}}", ["x"]),
    (
      String(repeating: "{n, plural, other {", count: 40),
      [String(repeating: "{n, plural, other {", count: 40)]
    ),
  ])
  func readsMessageFormat(text: String, expected: [String]) {
    let result = Self.expand(Self.located(text, syntax: .messageFormat))
    #expect(result.forms.map(\.text) == expected)
  }

  @Test(
    arguments: [
      ("Hi {{name}}!", nil, "Hi Ann!"), ("{{count}} days", "plural.other", "42 days"),
      ("{{ count, number }} day", "plural.one", "1 day"), ("{{- name}}", nil, "Ann"),
      ("{{open", nil, "{{open"), ("{ {x} }", nil, "{ {x} }"),
    ] as [(String, String?, String)])
  func readsDoubleBraces(text: String, variant: String?, expected: String) {
    let found = Self.located(text, variant: variant, syntax: .doubleBraces)
    #expect(Self.expand(found, samples: ["{{name}}": "Ann"]).forms.map(\.text) == [expected])
  }
}
