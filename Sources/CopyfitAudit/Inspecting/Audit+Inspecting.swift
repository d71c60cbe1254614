internal import Copyfit

extension Audit {
  /// Reads the projects that the options' paths belong to, each once, and measures nothing.
  ///
  /// - Throws: `AuditError` where nothing could be read at all, or a configuration is wrong.
  public func inspect() throws(AuditError) -> [InspectedProject] {
    let projects = try ProjectFiles.find(
      paths: options.paths, configuration: options.configuration,
      followsLinks: options.followsLinks)
    var inspected: [InspectedProject] = []
    for files in projects {
      let settings = AuditSettings(options, files.configuration)
      let reading = try ProjectReading(
        files, settings: settings, jobs: jobs, cacheDirectory: options.cacheDirectory)
      inspected.append(InspectedProject(reading, files: files, settings: settings))
    }
    return inspected
  }

  /// How many threads work.
  var jobs: Int { max(1, options.jobs ?? Parallel.processorCount) }
}
