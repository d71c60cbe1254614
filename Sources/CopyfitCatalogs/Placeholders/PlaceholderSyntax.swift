/// The syntax of the arguments in a text.
public enum PlaceholderSyntax: String, Hashable, Sendable {
  /// `%@`, `%1$d`, `%#@n@`: Foundation's and C's.
  case printf
  /// `%s`, `%1$,d`, `%tB`: the syntax of Java's `Formatter`.
  case javaFormat
  /// `%{name}`, `%<n>d` and C's specifiers: Ruby's.
  case rubyFormat
  /// `{0}`, `{name:>10}`, `{1:N2}`, and `{{` for a brace: C#'s and Python's.
  case replacementFields
  /// Only `{name}`: Perl's.
  case plainFields
  /// `%1`, `%n`: Qt's.
  case qtFormat
  /// `{name}`, `{n, plural, one {…} other {…}}`: ICU's MessageFormat.
  case messageFormat
  /// ICU's MessageFormat as Flutter reads it: `#` is no number, and an apostrophe quotes nothing.
  case flutterMessage
  /// ICU's MessageFormat in a Flutter app that turns on escaping, so that each apostrophe quotes up to the next.
  case flutterEscapedMessage
  /// `{name}`, in a file that does not specify how its texts are formatted.
  case braces
  /// `{name}` in texts that Java formats if they have arguments; each apostrophe then quotes up to the next.
  case javaMessage
  /// `{{name}}`: i18next's and that of others.
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

  /// The grammar of its specifiers; `nil` if arguments do not start with a percent sign.
  package var dialect: FormatDialect? {
    switch self {
    case .printf: .foundation
    case .javaFormat: .java
    case .rubyFormat: .ruby
    default: nil
    }
  }
}
