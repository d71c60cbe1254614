package import Copyfit
internal import CopyfitDynamicType
package import CopyfitUnicode

/// The outcome of auditing one project.
public struct ProjectOutcome: Sendable {
  /// The checked part of the project.
  package var scope: ProjectScope
  /// The checked values, and the conditions under which the project passes.
  package var settings: Settings
  package var name: String
  /// The name without the folder that distinguishes it from equal names.
  package var givenName: String
  /// The project's folder, relative to the working folder if it is below it.
  package var path: String
  /// What was found and compared, as clauses: the files, then remarks.
  package var account: [String]
  /// The revision since which changes are checked; `nil` if everything is checked.
  package var since: String?
  /// The revision since which nothing has changed; `nil` if something has, or if everything is checked.
  package var unchangedSince: String?
  /// Whether Swift sources could not be read, because their reader is not installed.
  package var lacksSources = false
  /// Whether files changed since a revision, but no text or label that still exists.
  package var changedNoText = false
  /// The files that were read.
  package var files: [String]
  package var findings: [Finding] = []
  /// The labels' texts with their results, if requested.
  package var texts: [LabelText] = []
  package var failures: [String] = []
  /// Warnings about the run, as clauses.
  package var warnings: [String] = []
  /// Identifiers that contain a text, each with one that does not contain it.
  package var identitiesWithoutText: [String: String] = [:]
  package var coverage = AuditReport.Coverage()
  package var locales: [LocaleIdentifier] = []
  /// The locales in which the project has texts, whether or not they are checked.
  package var knownLocales: [LocaleIdentifier] = []
  package var labels = 0
  package var cells = 0
  /// The number of cells whose room is not known well enough to decide whether the text fits.
  package var undecidedCells = 0
  package var fonts: [FontRecord] = []
  /// How well the widths of the stand-ins are known.
  package var standInWidths: Set<AuditReport.StandInWidths> = []
  /// The comments in catalogs that accept findings.
  package var comments: [DirectedComment] = []

  /// Creates the outcome of a project without findings.
  package init(
    scope: ProjectScope, settings: Settings, name: String, path: String, account: String,
    files: [String]
  ) {
    self.scope = scope
    self.settings = settings
    (self.name, givenName) = (name, name)
    self.path = path
    self.account = [account]
    self.files = files
  }

  /// The settings of a project's check.
  package struct Settings: Sendable {
    /// The content size categories, in ascending order.
    package var categories: [ContentSizeCategory]
    /// The screens, in the order of the configuration.
    package var devices: [Device]
    /// The requested locales.
    package var locales: LocaleSelection
    /// The last category at which errors count as errors.
    package var through: ContentSizeCategory
    /// Whether fixed fonts are measured as if they were scaled.
    package var assumesScaling: Bool
    /// The conditions under which the project passes.
    package var thresholds: Thresholds
    /// The severities of rules in the configuration.
    package var severities: RuleSeverities
    /// The rules that are off.
    package var rulesOff: Set<Rule> = []

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
