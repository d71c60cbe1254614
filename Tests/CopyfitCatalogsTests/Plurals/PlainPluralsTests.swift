import CopyfitCatalogs
import CopyfitSourceText
import CopyfitUnicode
import Testing

/// Plurals of one number, which need not be read as formats.
@Suite struct PlainPluralsTests {
  @Test(arguments: [
    ("%#@n@", "d", ["%d day", "%d days"], true), ("%#@n@", "lld", ["%lld"], true),
    ("%#@n@", "d", ["one day", "50"], true), ("%#@n@", "d", ["%d at a@b.c"], true),
    ("%#@n@", "d", ["%@ days"], false), ("%#@n@", "d", ["%ld days"], false),
    ("%#@n@", "ld", ["%d days"], false), ("%#@n@", "d", ["%1$d days"], false),
    ("%#@n@", "d", ["%d of %d"], false), ("%#@n@", "d", ["%d %%"], false),
    ("%#@n@", "d", ["100 %"], false), ("%#@n@", "d", ["% d days"], false),
    ("%#@n@", "d", ["%#@m@"], false), ("%#@n@", "f", ["%f"], false), ("%#@n@", "", ["%"], false),
    ("%#@n@ left", "d", ["%d"], false), ("%1$#@n@", "d", ["%d"], false),
    ("%#@m@", "d", ["%d"], false), ("%#@n @", "d", ["%d"], false), ("%d", "d", ["%d"], false),
  ])
  func isPlain(format: String, specifier: String, forms: [String], isPlain: Bool) {
    let position = SourcePosition(line: 1, column: 1)
    let variable = PluralVariable(
      name: "n", specifier: specifier,
      forms: forms.map { .init(category: .other, text: $0, position: position) })
    var text = LocatedText(value: format, location: SourceLocation(file: "f", position: position))
    text.variables = [variable]
    #expect(text.isPlainPlural == isPlain)
    guard isPlain else { return }
    // What the short way assumes.
    let arguments = SourceArguments([text])
    #expect(arguments?.kinds == [.integer])
    #expect(arguments?.arguments.map(\.id) == ["1"])
    #expect(arguments?.mayClash == false)
    #expect(arguments?.dangling == [])
    #expect(ArgumentClash.all(in: text, isSource: true) == [])
  }

  @Test(arguments: [(1, true), (2, false)])
  func numberOfTheArgument(argument: Int, isPlain: Bool) {
    let position = SourcePosition(line: 1, column: 1)
    var text = LocatedText(value: "%#@n@", location: SourceLocation(file: "f", position: position))
    text.variables = [PluralVariable(name: "n", argument: argument, forms: [])]
    #expect(text.isPlainPlural == isPlain)
    text.variables.append(text.variables[0])
    #expect(!text.isPlainPlural)
  }
}
