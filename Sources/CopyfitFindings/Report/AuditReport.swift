public import Copyfit
public import CopyfitDynamicType

/// What an audit of one or more projects found: the value that every report is made from.
///
/// Its fields are those of the JSON report, `copyfit.report/1`. Lengths are in points, paths relative
/// to the project, and nothing in it depends on the machine or the time.
public struct AuditReport: Hashable, Sendable {
  /// A project that was checked.
  public struct Project: Hashable, Sendable {
    /// The project's name for people.
    public var name: String
    /// The project's folder: relative to the working folder, unless an absolute path outside it was
    /// given.
    public var path: String
    /// The name without the folder that sets it apart from others of that name; not in the JSON report.
    package var givenName: String
    /// Which of its findings fail the gate; not in the JSON report.
    public var failing = Failing()

    /// Creates an entry for a project.
    public init(name: String, path: String) {
      (self.name, givenName) = (name, name)
      self.path = path
    }
  }

  /// The versions of the libraries that the verdicts depend on.
  public struct Environment: Hashable, Sendable {
    /// ICU, which breaks lines and knows characters and locales.
    public var icu: String
    /// HarfBuzz, which shapes runs.
    public var harfbuzz: String
    /// FreeType, which opens fonts.
    public var freetype: String

    /// Creates an entry of three versions.
    public init(icu: String, harfbuzz: String, freetype: String) {
      self.icu = icu
      self.harfbuzz = harfbuzz
      self.freetype = freetype
    }
  }

  /// What was checked against what.
  public struct Checked: Hashable, Sendable {
    /// The tags of the locales, sorted.
    public var locales: [String]
    /// The content size categories, in their own order.
    public var categories: [ContentSizeCategory]
    /// The screens, in the order of the configuration.
    public var devices: [Device]
    /// The revision since which only what changed was checked; `nil` where all was.
    public var since: String?
    /// Whether no text or label changed since then, though files did.
    public var changedNoText = false
    /// The revision since which nothing changed, so that nothing was checked; `nil` elsewhere.
    public var unchangedSince: String?
    /// Whether fixed fonts were measured as if they grew with the reader's text size.
    public var assumesScaling = false

    /// Creates an entry of what was checked.
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
    /// Whether the project passes.
    public var passed: Bool
    /// Why it fails, in a clause for a person; `nil` where it passes.
    public var reason: String?

    /// Creates the gate's answer.
    public init(through: ContentSizeCategory, passed: Bool, reason: String?) {
      self.through = through
      self.passed = passed
      self.reason = reason
    }
  }

  /// How much was looked at, and how many findings there are of each severity.
  public struct Summary: Hashable, Sendable {
    /// How many labels there are.
    public var labels = 0
    /// How many strings they show: a text in one locale is one.
    public var strings = 0
    /// How many locales were checked.
    public var locales = 0
    /// How many verdicts were reached: a string at one category on one device is one.
    public var cells = 0
    /// In how many of them the room is not known well enough to say that the text is kept.
    public var undecidedCells = 0
    /// How many findings there are of each severity.
    public var findings: [Severity: Int] = [:]

    /// Creates a summary of nothing.
    public init() {}
  }

  /// How many strings (a text in one locale) were measured, and what became of the others.
  public struct Coverage: Hashable, Sendable {
    /// Things of one kind that were left out for one reason.
    public struct Skipped: Hashable, Sendable {
      /// What can be left out.
      public enum Kind: String, Hashable, Sendable {
        case file, entry, key, string, document, label

        /// The word for several of them.
        public var plural: String { self == .entry ? "entries" : "\(rawValue)s" }
      }

      /// What was left out.
      public var what: Kind
      /// Why, in a clause for a person.
      public var why: String
      /// How many there are.
      public var count: Int
      /// The first of them with their places, for a person; not in the JSON report.
      public var names: [String] = []
      /// How many of them have no part in `names`.
      public var unnamed = 0

      /// Creates an entry for things that were left out.
      public init(what: Kind, why: String, count: Int) {
        self.what = what
        self.why = why
        self.count = count
      }
    }

    /// How many strings were measured.
    public var measured = 0
    /// How many of the measured strings may fit or not: only the most room that they may have is known.
    public var doubtful = 0
    /// How many of the decided strings are in the source language, of keys that are decided in no other one.
    public var sourceOnly = 0
    /// The strings in other languages than the source; `nil` where they were not counted.
    public var translations: Translations?
    /// How many labels have a text that is decided; of `Summary.labels`.
    public var decidedLabels = 0
    /// How many strings no label of known size shows.
    public var withoutFrame = 0
    /// The same by where they are used, the most first.
    public var uses: [Use] = []
    /// The strings of labels and those without one, by where they are used, in the order of the places.
    public var places: [Share] = []
    /// How many texts in other languages are the source's once more, whether labels show them or not.
    public var untranslated = 0
    /// How many strings have a label whose limits are unknown.
    public var undecided = 0
    /// What else was left out, by kind and reason.
    public var skipped: [Skipped] = []
    /// What would decide the most of the strings that are not; `nil` where all are.
    public var step: Step?

    /// Creates a coverage of nothing.
    public init() {}
  }

  /// How well the widths of a stand-in for the system font are known.
  public enum StandInWidths: Hashable, Sendable {
    /// They were compared with the system font's.
    case compared
    /// Nobody has compared them: another design or width than the standard one stands in.
    case assumed
  }

  /// The version of Copyfit.
  public var toolVersion: String
  /// The libraries that the verdicts depend on.
  public var environment: Environment
  /// The projects, in the order in which they were given.
  public var projects: [Project]
  /// What was checked against what.
  public var checked: Checked
  /// Whether all projects pass.
  public var gate: Gate
  /// The fonts that verdicts were reached with.
  public var fonts: [FontRecord]
  /// How much was looked at, and what it came to.
  public var summary: Summary
  /// How many strings were measured.
  public var coverage: Coverage
  /// The findings in the order in which they should be read.
  public var findings: [Finding]
  /// What was found in each project, a sentence for a person; not in the JSON report.
  public var account: [String] = []
  /// The files that were read, relative to their projects; not in the JSON report.
  public var files: [String] = []
  /// The widths of the stand-ins that labels were measured in; not in the JSON report.
  public var standInWidths: Set<StandInWidths> = []
  /// The labels' texts with what became of them, where `AuditOptions.textDetail` asks for them; not in the
  /// JSON report.
  public var texts: [LabelText] = []
  /// The identities that hold a text, as those of labels of texts that no table has, each with one that
  /// does not; not in the JSON report.
  public var identitiesWithoutText: [String: String] = [:]
  /// What people should know of the run though nothing is wrong, each a clause; not in the JSON report.
  public var warnings: [String] = []
  /// What kept part of the project from being checked (exit status 2), each a message for a person.
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
