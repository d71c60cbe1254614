@testable import CopyfitCatalogs

#if FUZZING
  import FuzzSupport

  @main extension FuzzPlaceholders {}
#endif

/// Placeholders of every syntax, and gettext's plural rules; the first byte chooses.
enum FuzzPlaceholders {
  static func main() {
    Fuzzer.run { input in
      guard let first = input.first else { return }
      let text = String(decoding: input.dropFirst(), as: UTF8.self)
      let kind = Int(first) % (syntaxes.count + 1)
      guard kind < syntaxes.count else { return checkRule(text) }
      let template = TextTemplate(text, syntax: syntaxes[kind])
      expect(
        template.arguments.count <= 2 * FormatSpecifier.maximumCount + text.utf8.count,
        "\(template.arguments.count) arguments")
      expect(template == TextTemplate(text, syntax: syntaxes[kind]), "two results")
      if syntaxes[kind] == .none { expect(template.pieces == [.text(text)], "a changed text") }
    }
  }

  private static let syntaxes: [PlaceholderSyntax] = [
    .printf, .javaFormat, .rubyFormat, .replacementFields, .plainFields, .qtFormat, .messageFormat,
    .flutterMessage, .flutterEscapedMessage, .braces, .javaMessage, .doubleBraces, .none,
    .cFormat,
  ]

  /// A rule in parentheses means the same.
  private static func checkRule(_ text: String) {
    guard let rule = GettextPluralExpression(text) else { return }
    let same = GettextPluralExpression("(\(text))")
    for number in [0, 1, 2, 5, 11, 21, 100, 1_000_000, .max] {
      let form = rule.form(of: number)
      if let same { expect(same.form(of: number) == form, "parentheses change \(number)") }
    }
  }
}
