public import Copyfit
public import CopyfitDynamicType

/// The result of auditing one or more projects, from which every report is created.
///
/// Its fields are those of the JSON report, `copyfit.report/1`. Lengths are in points, paths are relative to the
/// project, and nothing depends on the machine or the time.
public struct AuditReport: Hashable, Sendable {
  /// A project that was checked.
  public struct Project: Hashable, Sendable {
    /// The project's display name.
    public var name: String
    /// The project's folder, relative to the working folder, or absolute if it was given as an absolute path outside of
    /// it.
    public var path: String
    /// The name without the folder that distinguishes it from equal names; not in the JSON report.
    package var givenName: String
    /// Decides which of its findings fail the gate.
    public var failing = Failing()

    /// Creates an entry for a project.
    public init(name: String, path: String) {
      (self.name, givenName) = (name, name)
      self.path = path
    }
  }

  /// The versions of the libraries that affect verdicts.
  public struct Environment: Hashable, Decodable, Sendable {
    /// The version of ICU, which breaks lines and provides data on characters and locales.
    public var icu: String
    /// The version of HarfBuzz, which shapes runs.
    public var harfbuzz: String
    /// The version of FreeType, which opens fonts.
    public var freetype: String

    /// Creates an entry for three versions.
    public init(icu: String, harfbuzz: String, freetype: String) {
      self.icu = icu
      self.harfbuzz = harfbuzz
      self.freetype = freetype
    }
  }

  /// The settings of the check.
  public struct Checked: Hashable, Sendable {
    /// The tags of the locales, sorted.
    public var locales: [String]
    /// The content size categories, in ascending order.
    public var categories: [ContentSizeCategory]
    /// The screens, in the order of the configuration.
    public var devices: [Device]
    /// The revision since which changes were checked; `nil` if everything was checked.
    public var since: String?
    /// Whether no text or label is new or different since then, although files are.
    public var changedNoText = false
    /// The revision since which nothing has changed, so that nothing was checked; `nil` otherwise.
    public var unchangedSince: String?
    /// Whether fixed fonts were measured as if they grew with the reader's text size.
    public var assumesScaling = false

    /// Creates an entry for the settings of a check.
    public init(locales: [String], categories: [ContentSizeCategory], devices: [Device]) {
      self.locales = locales
      self.categories = categories
      self.devices = devices
    }
  }

  /// Whether the project passes, or the reason that it does not.
  public struct Gate: Hashable, Sendable {
    /// The last category at which errors count as errors.
    public var through: ContentSizeCategory
    /// Whether the project passes.
    public var passed: Bool
    /// The reason why it fails, as a clause; `nil` if it passes.
    public var reason: String?
    /// The settings of each project, in the order of the projects; empty if they are not known.
    public var settings: [Settings] = []

    /// Creates the result of the gate.
    public init(through: ContentSizeCategory, passed: Bool, reason: String?) {
      self.through = through
      self.passed = passed
      self.reason = reason
    }
  }

  /// The numbers of checked items, and of findings by severity.
  public struct Summary: Hashable, Decodable, Sendable {
    private enum CodingKeys: CodingKey {
      case labels, strings, locales, cells, undecidedCells, findings
    }

    /// The number of labels.
    public var labels = 0
    /// The number of strings in labels; a text in one locale is one string.
    public var strings = 0
    /// The number of checked locales.
    public var locales = 0
    /// The number of verdicts; a string at one category on one device is one cell.
    public var cells = 0
    /// The number of cells whose room is not known well enough to decide whether the text fits.
    public var undecidedCells = 0
    /// The number of findings of each severity.
    public var findings: [Severity: Int] = [:]

    /// Creates an empty summary.
    public init() {}
  }

  /// The number of measured strings (a text in one locale), and the numbers of the others.
  public struct Coverage: Hashable, Sendable {
    /// The skipped items of one kind and reason.
    public struct Skipped: Hashable, Decodable, Sendable {
      private enum CodingKeys: CodingKey { case what, why, count }

      /// The kinds of skipped items.
      public enum Kind: String, Hashable, Codable, Sendable {
        case file, entry, key, string, document, label, language, finding

        /// The plural of the kind.
        public var plural: String { self == .entry ? "entries" : "\(rawValue)s" }
      }

      /// The kind of the items.
      public var what: Kind
      /// The reason.
      public var why: SkipReason
      /// The number of items.
      public var count: Int
      /// The first items with their places; not in the JSON report.
      public var names: [String] = []
      /// The number of items that are not in `names`.
      public var unnamed = 0

      /// Creates an entry for skipped items.
      public init(what: Kind, why: SkipReason, count: Int) {
        self.what = what
        self.why = why
        self.count = count
      }
    }

    /// The number of measured strings.
    public var measured = 0
    /// The number of measured strings that may or may not fit, because only their maximum room is known, or an argument
    /// has no sample.
    public var doubtful = 0
    /// The number of those whose room is known, and which have arguments without a sample; not in the JSON report.
    package var unfilled = 0
    /// The number of decided strings in the source language whose keys are decided in no other language.
    public var sourceOnly = 0
    /// The strings in languages other than the source language; `nil` if they were not counted.
    public var translations: Translations?
    /// The number of labels with a measured text, among `Summary.labels`.
    public var measuredLabels = 0
    /// The number of strings without a label of known size.
    public var withoutFrame = 0
    /// The strings without a frame by the place where they are used, in descending order of their number.
    public var uses: [Use] = []
    /// The strings with and without a label, by the place where they are used, in the order of the places.
    public var places: [Share] = []
    /// The number of texts in other languages that equal the source text, whether or not labels show them.
    public var untranslated = 0
    /// The number of strings in labels with unknown limits.
    public var undecided = 0
    /// The other skipped items, by kind and reason.
    public var skipped: [Skipped] = []
    /// The step that would decide the most of the undecided strings; `nil` if all are decided.
    public var step: Step?

    /// Creates an empty coverage.
    public init() {}
  }

  /// How well the widths of the system font's stand-in are known.
  public enum StandInWidths: Hashable, Sendable {
    /// They were compared with the system font's.
    case compared
    /// They were not compared, because the design or width is not the standard one.
    case assumed
  }

  /// The version of Copyfit.
  public var toolVersion: String
  /// The versions of libraries that affect verdicts.
  public var environment: Environment
  /// The projects, in the order in which they were given.
  public var projects: [Project]
  /// The settings of the check.
  public var checked: Checked
  /// Whether all projects pass.
  public var gate: Gate
  /// The fonts that were used for verdicts.
  public var fonts: [FontRecord]
  /// The numbers of checked items and findings.
  public var summary: Summary
  /// The numbers of measured and other strings.
  public var coverage: Coverage
  /// The findings in the order of their importance.
  public var findings: [Finding]
  /// The numbers of notes that the decoded JSON report leaves out, by status; empty for a report of an audit.
  package var leftOutNotes: [LocaleFinding.Status: Int] = [:]
  /// A summary of each project's files, as a sentence; not in the JSON report.
  public var account: [String] = []
  /// The files that were read, relative to their projects; not in the JSON report.
  public var files: [String] = []
  /// How well the widths of the stand-ins are known; not in the JSON report.
  public var standInWidths: Set<StandInWidths> = []
  /// The labels' texts with their results, if `AuditOptions.textDetail` requests them; not in the JSON report.
  public var texts: [LabelText] = []
  /// How much the report has about texts without findings: what the audit kept, and none after decoding.
  package var textDetail = TextDetail.cells
  /// Identifiers that contain a text, such as those of labels for texts in no table, each with one that does not
  /// contain it; not in the JSON report.
  public var identitiesWithoutText: [String: String] = [:]
  /// Warnings about a run without errors, as clauses; not in the JSON report.
  public var warnings: [String] = []
  /// Messages about parts of the project that could not be checked (exit status 2).
  public var failures: [String]

  /// Creates a report.
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
