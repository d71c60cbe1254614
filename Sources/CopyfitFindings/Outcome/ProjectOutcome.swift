package import Copyfit
internal import CopyfitDynamicType
package import CopyfitUnicode

/// What the audit of one project came to.
public struct ProjectOutcome: Sendable {
  /// How much of the project was looked at.
  package var scope: ProjectScope
  /// What was checked, and when the project passes.
  package var settings: Settings
  package var name: String
  /// The name without the folder that sets it apart from others of that name.
  package var givenName: String
  /// The project's folder, from the working folder where it lies below it.
  package var path: String
  /// What was found, in a clause for a person.
  package var account: String
  /// The revision since which what changed is looked at alone; `nil` where all is.
  package var since: String?
  /// The revision since which nothing changed; `nil` where something did, or all is checked.
  package var unchangedSince: String?
  /// Whether Swift sources could not be read, as their reader is not installed.
  package var lacksSources = false
  /// Whether files changed since a revision, but no text or label.
  package var changedNoText = false
  /// The files that were read.
  package var files: [String]
  package var findings: [Finding] = []
  /// The labels' texts with what became of them, where that is wanted.
  package var texts: [LabelText] = []
  package var failures: [String] = []
  /// What people should know of the run, each a clause.
  package var warnings: [String] = []
  /// Identities that hold a text, each with one that does not.
  package var identitiesWithoutText: [String: String] = [:]
  package var coverage = AuditReport.Coverage()
  package var locales: [LocaleIdentifier] = []
  /// The locales that the project has texts in, whether they are checked or not.
  package var knownLocales: [LocaleIdentifier] = []
  package var labels = 0
  package var cells = 0
  /// In how many of them the room is not known well enough to say that the text is kept.
  package var undecidedCells = 0
  package var fonts: [FontRecord] = []
  /// The widths of the stand-ins that labels were measured in.
  package var standInWidths: Set<AuditReport.StandInWidths> = []
  /// The comments of catalogs that ask Copyfit to accept findings.
  package var comments: [DirectedComment] = []

  /// Creates the outcome of a project in which nothing was found yet.
  package init(
    scope: ProjectScope, settings: Settings, name: String, path: String, account: String,
    files: [String]
  ) {
    self.scope = scope
    self.settings = settings
    (self.name, givenName) = (name, name)
    self.path = path
    self.account = account
    self.files = files
  }

  /// What a project was checked for.
  package struct Settings: Sendable {
    /// The content size categories, in ascending order.
    package var categories: [ContentSizeCategory]
    /// The screens, in the order of the configuration.
    package var devices: [Device]
    /// The locales that were asked for.
    package var locales: LocaleSelection
    /// The last category at which an error is an error.
    package var through: ContentSizeCategory
    /// Whether fixed fonts were measured as if they were scaled.
    package var assumesScaling: Bool
    /// When the project passes.
    package var thresholds: Thresholds
    /// The severities that the configuration gives to rules.
    package var severities: RuleSeverities

    /// Creates the settings of a check.
    package init(
      categories: [ContentSizeCategory], devices: [Device], locales: LocaleSelection,
      through: ContentSizeCategory, assumesScaling: Bool, thresholds: Thresholds,
      severities: RuleSeverities
    ) {
      self.categories = categories
      self.devices = devices
      self.locales = locales
      self.through = through
      self.assumesScaling = assumesScaling
      self.thresholds = thresholds
      self.severities = severities
    }
  }
}
