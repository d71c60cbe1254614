/// What the reports of one run have in common, beside what was found.
public struct ReportOptions: Hashable, Sendable {
  /// What of the app's strings reports hold.
  public enum Strings: String, CaseIterable, Hashable, Sendable {
    /// Texts, and what is drawn of them.
    case texts
    /// Keys only, for reports that leave the house.
    case keys
  }

  /// How the format `pretty` looks.
  public var style: PrettyStyle
  /// What of the app's strings the reports hold.
  public var strings: Strings
  /// The folder that paths of projects start from, as an absolute path, for the format `xcode`.
  public var workingFolder: String

  /// Creates options; without any a report is plain text that holds the app's texts.
  public init(
    style: PrettyStyle = PrettyStyle(), strings: Strings = .texts, workingFolder: String = "/"
  ) {
    self.style = style
    self.strings = strings
    self.workingFolder = workingFolder
  }
}
