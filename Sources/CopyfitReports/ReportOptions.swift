public import CopyfitInspection

/// What the reports of one run have in common, beside what was found.
public struct ReportOptions: Hashable, Sendable {
  /// Which parts of the app's strings reports hold.
  public enum Strings: String, CaseIterable, Hashable, Sendable {
    /// Texts, and what is drawn of them.
    case texts
    /// Keys only, for reports that leave the company.
    case keys
  }

  /// How every cell is written.
  public enum CellForm: Hashable, Sendable {
    /// As JSON, a line each.
    case lines
    /// As a table of comma-separated values.
    case csv
  }

  /// How the format `pretty` looks.
  public var style: PrettyStyle
  /// What of the app's strings the reports hold.
  public var strings: Strings
  /// The folder that paths of projects start from, as an absolute path.
  public var workingFolder: String
  /// The folder to which other tools relate paths, such as a clone on a build machine; `nil` for the working folder.
  public var repositoryFolder: String?

  /// The date of the check, for the format `larger-text`; it is the caller's, so that bytes stay the same.
  public var date: String?

  /// The version of the app, for the format `larger-text`.
  public var appVersion: String?

  /// How the format `cells` writes its cells.
  public var cellForm: CellForm

  /// The projects as they were read; the HTML page needs them to draw labels.
  public var projects: [InspectedProject] = []

  /// Whether the report is written to a file, whose start must show its encoding.
  public var isForFile = false

  /// The number of threads.
  package var jobs = 1

  /// Creates options; without any a report is plain text that holds the app's texts.
  public init(
    style: PrettyStyle = PrettyStyle(), strings: Strings = .texts, workingFolder: String = "/",
    repositoryFolder: String? = nil, cellForm: CellForm = .lines
  ) {
    self.style = style
    self.strings = strings
    self.workingFolder = workingFolder
    self.repositoryFolder = repositoryFolder
    self.cellForm = cellForm
  }
}
