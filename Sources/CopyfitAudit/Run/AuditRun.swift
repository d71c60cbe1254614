public import CopyfitFindings
package import CopyfitProject

/// The result of an audit: the findings, and the projects as they were read.
public struct AuditRun: Sendable {
  /// The outcomes of the projects, in their order, before findings are accepted.
  public package(set) var outcomes: [ProjectOutcome] = []
  /// The projects as they were read, if `AuditOptions.keepsProjects` requests them.
  package var projects: [AuditedProject] = []
}

/// A project as an audit read it.
package struct AuditedProject: Sendable {
  package var files: ProjectFiles
  package var settings: AuditSettings
  package var reading: ProjectReading

  /// Creates a project from its parts.
  package init(
    files: ProjectFiles, settings: AuditSettings, reading: ProjectReading
  ) {
    self.files = files
    self.settings = settings
    self.reading = reading
  }
}
