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
  /// that they name, and looks for what they speak of.
  ///
  /// - Throws: `AuditError` with all that is wrong, and where there is no configuration.
  public func verify() throws(AuditError) -> [VerifiedConfiguration] {
    var verified: [VerifiedConfiguration] = []
    var messages: [String] = []
    let projects = try ProjectFiles.find(
      paths: options.paths, configuration: options.configuration)
    for files in projects {
      guard let file = files.configuration.file else {
        messages.append(
          "\(files.shownRoot): there is no copyfit.yml, in it or in a folder above it")
        continue
      }
      do throws(AuditError) {
        messages += try failures(of: files)
      } catch {
        messages += error.messages
      }
      verified.append(
        VerifiedConfiguration(
          project: files.name, files: [file] + files.configuration.bases.map(\.file),
          account: files.account))
    }
    do throws(AuditError) { _ = try Baselines(options, for: projects) } catch {
      messages += error.messages
    }
    guard messages.isEmpty else { throw AuditError(messages: messages) }
    return verified
  }

  /// What would keep a project from being checked before anything is measured.
  private func failures(of files: ProjectFiles) throws(AuditError) -> [String] {
    let settings = AuditSettings(options, files.configuration)
    let reading = try ProjectReading(
      files, settings: settings, jobs: jobs, cacheDirectory: options.cacheDirectory)
    let labels = reading.project.labels
    let wrong = ConfigurationFailures(files: files, settings: settings)
    let fonts = reading.fonts.failures + reading.project.fontFailures
    // A part of a project need not hold all that its configuration speaks of.
    if files.isRestricted { return fonts }
    let failures =
      fonts
      + wrong.missingLocales(among: settings.locales(of: reading.index, labels), reading.index)
    guard failures.isEmpty, labels.isEmpty else { return failures }
    let unlabelled = UnlabelledStrings(
      reading.index, labels: labels, settings: settings, selection: nil)
    let keys = unlabelled.keyCount + reading.content.staleKeys
    return [wrong.nothingMeasured(labels: 0, strings: 0, keys: keys)]
  }
}
