public import CopyfitInspection

/// The options that all reports of one run share.
public struct ReportOptions: Hashable, Sendable {
  /// The parts of the app's strings in reports.
  public enum Strings: String, CaseIterable, Hashable, Sendable {
    /// Texts, and drawings of them.
    case texts
    /// Keys only, for reports that leave the company.
    case keys
  }

  /// The form of cells.
  public enum CellForm: Hashable, Sendable {
    /// As JSON, one in each line.
    case lines
    /// As a table of comma-separated values.
    case csv
  }

  /// The style of the format `pretty`.
  public var style: PrettyStyle
  /// The parts of the app's strings in the reports.
  public var strings: Strings
  /// The folder from which paths of projects start, as an absolute path.
  public var workingFolder: String
  /// The folder from which other tools start paths, such as a clone on a build machine; `nil` for the working folder.
  public var repositoryFolder: String?

  /// The date of the check, for the format `larger-text`; the caller sets it, so that the same input gives the same
  /// bytes.
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

  /// Creates options; the default is plain text with the app's texts.
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
