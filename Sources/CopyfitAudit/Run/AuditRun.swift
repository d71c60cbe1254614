public import CopyfitFindings
package import CopyfitProject

/// What an audit came to: what was found, and the projects as they were read.
public struct AuditRun: Sendable {
  /// What was found, for each project in the order in which they were given; nothing is accepted yet.
  public package(set) var outcomes: [ProjectOutcome] = []
  /// The projects as they were read, where `AuditOptions.keepsProjects` asks for them.
  package var projects: [AuditedProject] = []
}

/// A project as an audit read it.
package struct AuditedProject: Sendable {
  package var files: ProjectFiles
  package var settings: AuditSettings
  package var reading: ProjectReading

  /// Keeps what was read of a project.
  package init(
    files: ProjectFiles, settings: AuditSettings, reading: ProjectReading
  ) {
    self.files = files
    self.settings = settings
    self.reading = reading
  }
}
