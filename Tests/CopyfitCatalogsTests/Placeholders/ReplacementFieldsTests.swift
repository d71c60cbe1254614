import CopyfitCatalogs
import Testing

/// Replacement fields of C#, Python and Perl, and arguments of Qt and Ruby.
struct ReplacementFieldsTests {
  @Test(
    arguments: [
      (.replacementFields, "{0} of {1:N2}", ["{0}", " of ", "{1:N2}"]),
      (.replacementFields, "{} and {!r:>10}", ["{}", " and ", "{!r:>10}"]),
      (.replacementFields, "{{a}} '{b}'", ["{a} '", "{b}", "'"]),
      (.replacementFields, "{a b} {c", ["{a b} {c"]), (.replacementFields, "", []),
      (.plainFields, "{{a}}", ["{", "{a}", "}"]), (.plainFields, "a } b", ["a } b"]),
      (.qtFormat, "%1%% of %L2, %n", ["%1", "%% of ", "%L2", ", ", "%n"]),
      (.qtFormat, "%100 %a %", ["%10", "0 %a %"]),
      (.rubyFormat, "%{a}: %<b>.2f%%", ["%{a}", ": ", "%<b>.2f", "%"]),
    ] as [(PlaceholderSyntax, String, [String])])
  func splits(syntax: PlaceholderSyntax, text: String, expected: [String]) {
    let pieces = TextTemplate(text, syntax: syntax).pieces.compactMap { piece -> String? in
      switch piece {
      case .text(let text): text
      case .argument(let argument): argument.text
      case .choice: nil
      }
    }
    #expect(pieces == expected)
  }

  @Test(arguments: [("{} {}", ["0", "1"]), ("{b} {a.c} {d[0]}", ["b", "a.c", "d[0]"])])
  func tellsFieldsApart(text: String, ids: [String]) {
    #expect(TextTemplate(text, syntax: .replacementFields).arguments.map(\.id) == ids)
  }
}
