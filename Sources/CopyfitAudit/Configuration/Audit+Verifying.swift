/// A configuration that holds no error.
public struct VerifiedConfiguration: Hashable, Sendable {
  /// The project's name.
  public var project: String
  /// The configuration and the files that it extends, the nearest first.
  public var files: [String]
  /// What the project has, in a clause for a person.
  public var account: String
}

extension Audit {
  /// Reads the configurations of the projects that the options' paths belong to, with the fonts and files
  /// that they name.
  ///
  /// - Throws: `AuditError` with all that is wrong, and where there is no configuration.
  public func verify() throws(AuditError) -> [VerifiedConfiguration] {
    var verified: [VerifiedConfiguration] = []
    var messages: [String] = []
    for files in try ProjectFiles.find(paths: options.paths, configuration: options.configuration) {
      guard let file = files.configuration.file else {
        messages.append(
          "\(files.shownRoot): there is no copyfit.yml, in it or in a folder above it")
        continue
      }
      do throws(AuditError) {
        let settings = AuditSettings(options, files.configuration)
        let reading = try ProjectReading(
          files, settings: settings, jobs: jobs, cacheDirectory: options.cacheDirectory)
        messages += reading.fonts.failures + reading.project.fontFailures
      } catch {
        messages += error.messages
      }
      verified.append(
        VerifiedConfiguration(
          project: files.name, files: [file] + files.configuration.bases.map(\.file),
          account: files.account))
    }
    guard messages.isEmpty else { throw AuditError(messages: messages) }
    return verified
  }
}
