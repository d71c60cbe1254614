public import Copyfit
public import CopyfitDynamicType

/// What an audit of one or more projects found: the value that every report is made from.
///
/// Its fields are those of the JSON report, `copyfit.report/1`. Lengths are in points, paths relative
/// to the project, and nothing in it depends on the machine or the time.
public struct AuditReport: Hashable, Sendable {
  /// A project that was checked.
  public struct Project: Hashable, Sendable {
    public var name: String
    /// The project's folder: relative to the working folder, unless an absolute path outside it was
    /// given.
    public var path: String

    public init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  /// The versions of the libraries that the verdicts depend on.
  public struct Environment: Hashable, Sendable {
    public var icu: String
    public var harfbuzz: String
    public var freetype: String

    public init(icu: String, harfbuzz: String, freetype: String) {
      self.icu = icu
      self.harfbuzz = harfbuzz
      self.freetype = freetype
    }
  }

  /// What was checked against what.
  public struct Checked: Hashable, Sendable {
    public var locales: [String]
    public var categories: [ContentSizeCategory]
    public var devices: [Device]

    public init(locales: [String], categories: [ContentSizeCategory], devices: [Device]) {
      self.locales = locales
      self.categories = categories
      self.devices = devices
    }
  }

  /// Whether the project passes, and why not.
  public struct Gate: Hashable, Sendable {
    /// The last category at which an error is an error.
    public var through: ContentSizeCategory
    public var passed: Bool
    public var reason: String?

    public init(through: ContentSizeCategory, passed: Bool, reason: String?) {
      self.through = through
      self.passed = passed
      self.reason = reason
    }
  }

  /// How much was looked at, and how many findings there are of each severity.
  public struct Summary: Hashable, Sendable {
    public var labels = 0
    public var strings = 0
    public var locales = 0
    public var cells = 0
    public var findings: [Severity: Int] = [:]

    public init() {}
  }

  /// How many strings (a text in one locale) were measured, and what became of the others.
  public struct Coverage: Hashable, Sendable {
    /// Things of one kind that were left out for one reason.
    public struct Skipped: Hashable, Sendable {
      /// What was left out: `label`, `document`, `string`, `cell`.
      public var what: String
      public var why: String
      public var count: Int

      public init(what: String, why: String, count: Int) {
        self.what = what
        self.why = why
        self.count = count
      }
    }

    public var measured = 0
    /// How many labels have a text that was measured; of `Summary.labels`.
    public var measuredLabels = 0
    public var withoutFrame = 0
    public var undecided = 0
    public var skipped: [Skipped] = []

    public init() {}
  }

  /// How well the widths of a stand-in for the system font are known.
  public enum StandInWidths: Hashable, Sendable {
    /// They were compared with the system font's.
    case compared
    /// Nobody has compared them: another design or width than the standard one stands in.
    case assumed
  }

  public var toolVersion: String
  public var environment: Environment
  public var projects: [Project]
  public var checked: Checked
  public var gate: Gate
  public var fonts: [FontRecord]
  public var summary: Summary
  public var coverage: Coverage
  /// The findings in the order in which they should be read.
  public var findings: [Finding]
  /// What was found in each project, a sentence for a person; not in the JSON report.
  public var account: [String] = []
  /// The files that were read, relative to their projects; not in the JSON report.
  public var files: [String] = []
  /// The widths of the stand-ins that labels were measured in; not in the JSON report.
  public var standInWidths: Set<StandInWidths> = []
  /// The projects as they were read, in the order of `projects`, where `AuditOptions.keepsProjects` asks
  /// for them; not in the JSON report.
  public var inspected: [InspectedProject] = []
  /// The labels' texts with what became of them, where `AuditOptions.textDetail` asks for them; not in the
  /// JSON report.
  public var texts: [LabelText] = []
  /// The baselines to write, where that was asked for; not in the JSON report.
  public var baselineUpdates: [BaselineUpdate] = []
  /// What kept part of the project from being checked (exit status 2), each a message for a person.
  public var failures: [String]

  public init(
    toolVersion: String, environment: Environment, projects: [Project], checked: Checked,
    gate: Gate, fonts: [FontRecord], summary: Summary, coverage: Coverage, findings: [Finding],
    failures: [String]
  ) {
    self.toolVersion = toolVersion
    self.environment = environment
    self.projects = projects
    self.checked = checked
    self.gate = gate
    self.fonts = fonts
    self.summary = summary
    self.coverage = coverage
    self.findings = findings
    self.failures = failures
  }
}

/// A screen that labels are checked on.
public enum Device: Hashable, Sendable {
  /// Each document's own canvas.
  case canvas
  /// A screen of a width in points.
  case width(Double)
}
