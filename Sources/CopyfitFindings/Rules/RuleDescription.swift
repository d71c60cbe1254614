/// The description of a rule: its severity, its meaning, and how to fix its findings.
///
/// Help, reports and documentation are generated from it. Its texts are whole sentences without line ends; code is
/// between backquotes.
public struct RuleDescription: Hashable, Sendable {
  /// The subject of a rule.
  public enum Subject: Sendable, Hashable {
    /// The fit of a text in its label or on the screen.
    case fit
    /// A label, independent of its text.
    case label
    /// A text with a key.
    case text
    /// A file that contains texts.
    case file
    /// A font.
    case font
    /// The project's own configuration or baseline.
    case configuration
  }

  /// The severity if the configuration sets none.
  public var severity: Severity
  /// The subject of the rule.
  public var subject: Subject
  /// The problem in a few words, as a heading.
  public var title: String
  /// The findings of the rule, in a sentence or two.
  public var summary: String
  /// The effect on users of the app.
  public var effect: String
  /// A typical case.
  public var example: String
  /// How to fix one finding, as a clause: the remedies in short.
  public var advice: String
  /// The ways to fix it, the best first, each as one sentence.
  public var remedies: [String]
}
