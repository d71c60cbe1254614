@testable import CopyfitCatalogs
import Testing

struct MessageFormatReaderTests {
  @Test(arguments: [
    ("{n, plural, one {#} other {# {x}}}", nil), ("it's {x}", nil), ("'{' {x}", nil),
    ("{n, plural, offset:1 =0 {a} other {b}}", nil), ("{d, date, long}", nil),
    ("{x", "the '{' before 'x' is not closed"), ("x} {y}", nil),
    ("{}", "a '{' is followed by no name"), ("{n, plural}", "'plural' of 'n' has no forms"),
    ("{n, plural, one {a}}", "'n' has no form 'other'"),
    ("{n, plural, one {a} other}", "the form 'other' of 'n' has no text in braces"),
    ("{n, plural, other {a}", "the forms of 'n' are not closed"),
    ("{g, select, male {a}}", "'g' has no form 'other'"),
    ("{n, plurals, other {a}}", "'plurals' of 'n' is not a type of argument"),
  ])
  func tellsWhatIsWrong(_ text: String, expected: String?) {
    #expect(TextTemplate(text, syntax: .messageFormat).syntaxError?.message == expected)
  }

  @Test(arguments: [
    ("{n, plural, one {#} other {#}}", true), ("{n,select,a{b}other{c}}", true),
    ("{n,\t selectordinal \n, other {c}}", true), ("{n, plural}", false), ("a, plural, b", false),
    ("{n, plurals, other {c}}", false), ("{n} of many, select one", false),
    ("{n, date}, plural", true),
    ("{n}", false), ("", false),
  ])
  func aMessageChoosesAForm(_ text: String, expected: Bool) {
    #expect(MessageFormatReader.choosesForm(text) == expected)
  }

  /// A message that can still be read is measured as intended.
  @Test func aMessageWithoutAnotherFormIsReadAllTheSame() {
    let template = TextTemplate("{n, plural, one {a {x}}}", syntax: .messageFormat)
    #expect(template.arguments.map(\.id) == ["n", "x"])
  }

  /// The maximum number of apostrophes in a file takes time in proportion to the number.
  @Test func manyApostrophesAreReadAtOnce() {
    let template = TextTemplate(
      String(repeating: "'", count: 4_000_001), syntax: .messageFormat)
    #expect(template.pieces == [.text(String(repeating: "'", count: 2_000_001))])
  }
}
