internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitUnicode

/// What the audit of one project came to.
struct ProjectOutcome: Sendable {
  var settings: AuditSettings
  var name: String
  /// The project's folder, from the working folder where it lies below it.
  var path: String
  /// What was found, in a clause for a person.
  var account: String
  /// The revision since which what changed is looked at alone; `nil` where all is.
  var since: String?
  /// The revision since which nothing changed; `nil` where something did, or all is checked.
  var unchangedSince: String?
  /// Whether files changed since a revision, but no text or label.
  var changedNoText = false
  /// The files that were read.
  var files: [String]
  var findings: [Finding] = []
  /// The labels' texts with what became of them, where that is wanted.
  var texts: [LabelText] = []
  var failures: [String] = []
  /// Identities that hold a text, each with one that does not.
  var identitiesWithoutText: [String: String] = [:]
  var coverage = AuditReport.Coverage()
  var locales: [LocaleIdentifier] = []
  var labels = 0
  var cells = 0
  var fonts: [FontRecord] = []
  /// The widths of the stand-ins that labels were measured in.
  var standInWidths: Set<AuditReport.StandInWidths> = []
  /// The project as it was read, where that is wanted.
  var project: InspectedProject?
}
