public import CopyfitAudit
public import CopyfitFindings
internal import CopyfitProject

extension Audit {
  /// Reads the projects of the options' paths, each once, without measuring.
  ///
  /// - Throws: `AuditError` if nothing can be read, if no project has a label or a text, or if a configuration is
  ///   wrong.
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
    guard inspected.contains(where: { !$0.isEmpty }) else {
      throw AuditError(
        messages: inspected.flatMap { project in
          ConfigurationFailures(files: project.files, settings: project.settings)
            .nothingMeasured(in: [], strings: 0, keys: 0) + project.readingProblems
        })
    }
    return inspected
  }
}
