/// The syntax of the arguments in a text.
public enum PlaceholderSyntax: String, Hashable, Sendable {
  /// The syntax of Foundation and C: `%@`, `%1$d`, `%#@n@`.
  case printf
  /// The syntax of C in a gettext catalog: that of `printf`, and glibc's flag `I` for the digits of the language, `%Id`.
  case cFormat
  /// `%s`, `%1$,d`, `%tB`: the syntax of Java's `Formatter`.
  case javaFormat
  /// The syntax of Ruby: `%{name}`, `%<n>d` and C's specifiers.
  case rubyFormat
  /// The syntax of C# and Python: `{0}`, `{name:>10}`, `{1:N2}`, and `{{` for a brace.
  case replacementFields
  /// The syntax of Perl: only `{name}`.
  case plainFields
  /// The syntax of Qt: `%1`, `%n`.
  case qtFormat
  /// ICU's MessageFormat: `{name}`, `{n, plural, one {…} other {…}}`.
  case messageFormat
  /// ICU's MessageFormat as Flutter reads it: `#` is not a number, and an apostrophe quotes nothing.
  case flutterMessage
  /// ICU's MessageFormat in a Flutter app that turns on escaping, so that each apostrophe quotes up to the next.
  case flutterEscapedMessage
  /// `{name}`, in a file that does not specify how its texts are formatted.
  case braces
  /// `{name}` in texts that Java formats if they have arguments; each apostrophe then quotes up to the next.
  case javaMessage
  /// The syntax of i18next and others: `{{name}}`.
  case doubleBraces
  /// The format has no arguments.
  case none
}

extension PlaceholderSyntax {
  /// Whether a text with a fault is not shown at all.
  package var isMessage: Bool {
    switch self {
    case .messageFormat, .flutterMessage, .flutterEscapedMessage: true
    default: false
    }
  }

  /// Whether it is that of Foundation or C.
  package var isPrintf: Bool { dialect?.isPrintf == true }

  /// The grammar of its specifiers; `nil` if arguments do not start with a percent sign.
  package var dialect: FormatDialect? {
    switch self {
    case .printf: .foundation
    case .cFormat: .glibc
    case .javaFormat: .java
    case .rubyFormat: .ruby
    default: nil
    }
  }
}
