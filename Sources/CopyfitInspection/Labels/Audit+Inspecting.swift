internal import Copyfit
public import CopyfitAudit
public import CopyfitFindings
internal import CopyfitProject

extension Audit {
  /// Reads the projects that the options' paths belong to, each once, and measures nothing.
  ///
  /// - Throws: `AuditError` where nothing could be read at all, or a configuration is wrong.
  public func inspect() throws(AuditError) -> [InspectedProject] {
    let projects = try projects()
    var inspected: [InspectedProject] = []
    for files in projects {
      let settings = AuditSettings(options, files.configuration)
      let reading = try ProjectReading(
        files, settings: settings, jobs: jobs, cacheDirectory: options.cacheDirectory)
      inspected.append(
        InspectedProject(AuditedProject(files: files, settings: settings, reading: reading)))
    }
    return inspected
  }
}
