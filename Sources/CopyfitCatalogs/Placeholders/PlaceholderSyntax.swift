/// How arguments are written in a text.
public enum PlaceholderSyntax: String, Hashable, Sendable {
  /// `%@`, `%1$d`, `%#@n@`: Foundation's and C's.
  case printf
  /// `%s`, `%1$,d`, `%tB`: the syntax of Java's `Formatter`.
  case javaFormat
  /// `%{name}`, `%<n>d` and what C has: Ruby's.
  case rubyFormat
  /// `{0}`, `{name:>10}`, `{1:N2}`, and `{{` for a brace: C#'s and Python's.
  case replacementFields
  /// `{name}` and no more: Perl's.
  case plainFields
  /// `%1`, `%n`: Qt's.
  case qtFormat
  /// `{name}`, `{n, plural, one {…} other {…}}`: ICU's MessageFormat.
  case messageFormat
  /// The same as Flutter reads it: `#` is no number, and an apostrophe quotes nothing.
  case flutterMessage
  /// The same where the app switches escaping on, so that each apostrophe quotes up to the next.
  case flutterEscapedMessage
  /// `{name}`, in a file that does not say what its texts are formatted by.
  case braces
  /// The same where Java formats the texts that take arguments, in which each apostrophe quotes up to the next.
  case javaMessage
  /// `{{name}}`: i18next's and others'.
  case doubleBraces
  /// The format knows none.
  case none
}

extension PlaceholderSyntax {
  /// Whether a text that cannot be read is not shown at all.
  package var isMessage: Bool {
    switch self {
    case .messageFormat, .flutterMessage, .flutterEscapedMessage: true
    default: false
    }
  }

  /// The grammar of its specifiers; `nil` where arguments do not start with a percent sign.
  package var dialect: FormatDialect? {
    switch self {
    case .printf: .foundation
    case .javaFormat: .java
    case .rubyFormat: .ruby
    default: nil
    }
  }
}
