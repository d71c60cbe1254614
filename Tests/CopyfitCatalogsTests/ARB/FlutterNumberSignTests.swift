import CopyfitCatalogs
import CopyfitSourceText
import Testing

struct FlutterNumberSignTests {
  /// The argument that must be written; `nil` if there is no problem.
  @Test(
    arguments: [
      ("{n, plural, =1{one} other{# of #}}", "n"),
      ("{g, select, other{{n, plural, other{{g, select, other{#}}}}}}", "n"),
      ("# 1", nil), ("{n, plural, other{{n}}} #", nil), ("{g, select, other{#}}", nil),
      ("{n, plural, other{'#'}}", "n"),
    ] as [(String, String?)])
  func numberSignsInPluralsAreReported(text: String, argument: String?) {
    #expect(Self.message(text, .flutterMessage) == Self.message(argument))
  }

  @Test(
    arguments: [
      ("{n, plural, other{'#'}}", nil), ("{n, plural, other{'No. #' {n}}}", nil),
      ("{n, plural, other{it''s #}}", "n"), ("{n, plural, other{'# }' #}}", "n"),
      ("{n, plural, other{'#}'' #' {n}}}", nil),
    ] as [(String, String?)])
  func whereApostrophesQuoteTheSignMayBeMeant(text: String, argument: String?) {
    #expect(Self.message(text, .flutterEscapedMessage) == Self.message(argument))
  }

  private static func message(_ text: String, _ syntax: PlaceholderSyntax) -> String? {
    var entry = StringEntry(key: "a", value: text, position: .start)
    entry.syntax = syntax
    return FlutterNumberSign.problem(of: entry)?.message
  }

  private static func message(_ argument: String?) -> String? {
    argument.map { "Flutter shows the '#' in \"a\" as it stands; write {\($0)} for the number." }
  }
}
