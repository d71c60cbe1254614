/// All that is known of a rule: how severe it is, what it means, and how to fix what it finds.
///
/// Help, reports and documentation are made from it. Its texts are whole sentences without line ends;
/// what stands between backquotes is code.
public struct RuleDescription: Hashable, Sendable {
  /// What a rule looks at.
  public enum Subject: Sendable, Hashable {
    /// How a text fits its label or the screen.
    case fit
    /// A label, whatever its text.
    case label
    /// A text with a key.
    case text
    /// A file that texts are read from.
    case file
    /// A font.
    case font
    /// The project's own configuration or baseline.
    case configuration
  }

  /// The severity unless the configuration changes it.
  public var severity: Severity
  /// What the rule looks at.
  public var subject: Subject
  /// What is wrong, in a few words: a heading.
  public var title: String
  /// What the rule finds, in one sentence.
  public var summary: String
  /// What it means for the people who use the app.
  public var effect: String
  /// A typical case.
  public var example: String
  /// How to fix it, the best way first, each in one sentence.
  public var remedies: [String]
}
