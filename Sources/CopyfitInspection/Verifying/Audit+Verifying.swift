internal import Copyfit
public import CopyfitAudit
public import CopyfitFindings
internal import CopyfitGate
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText

/// A configuration without errors.
public struct VerifiedConfiguration: Hashable, Sendable {
  /// The project's name.
  public var project: String
  /// The configuration and the files that it extends, the nearest first.
  public var files: [String]
  /// A summary of the project's files, as a clause.
  public var account: String
}

extension Audit {
  /// Reads the configurations of the options' projects with their fonts and files, and checks the references of their
  /// entries.
  ///
  /// - Throws: `AuditError` with all errors, or if there is no configuration.
  public func verify() throws(AuditError) -> [VerifiedConfiguration] {
    var verified: [VerifiedConfiguration] = []
    let (projects, errors) = try ProjectFiles.survey(
      paths: options.paths, configuration: options.configuration,
      followsLinks: options.followsLinks)
    var messages = errors
    for files in projects {
      guard files.configuration.file != nil else {
        let hint = files.misnamedConfiguration ?? ProjectRoot.adviceOnProjects(below: files.root)
        messages.append(
          "\(files.shownRoot): there is no copyfit.yml, in it or in a folder above it"
            + (hint.map { "; \($0)" } ?? ""))
        continue
      }
      let hasAllLabels = errors.isEmpty || files.configuration.labelFiles == nil
      messages += failures(of: files, hasAllLabels: hasAllLabels)
      verified.append(
        VerifiedConfiguration(
          project: files.name, files: files.configuration.files,
          account: files.account))
    }
    do throws(AuditError) {
      _ = try Gate(options.gate, for: projects, scopes: projects.map(options.scope))
    } catch {
      messages += error.messages
    }
    guard messages.isEmpty else { throw AuditError(messages: messages) }
    return verified
  }

  /// The messages about errors that prevent a project from being checked, and about entries of its configuration
  /// without an effect.
  ///
  /// - Parameter hasAllLabels: Whether its files of labels could be read.
  private func failures(of files: ProjectFiles, hasAllLabels: Bool) -> [String] {
    let settings = AuditSettings(options, files.configuration)
    var failures: [String] = []
    let reading = ProjectReading(
      files, settings: settings, jobs: jobs, cacheDirectory: options.cacheDirectory,
      readsSources: false, errors: &failures)
    let labels = reading.project.labels
    let wrong = ConfigurationFailures(files: files, settings: settings)
    failures += reading.fonts.failures + reading.project.fontFailures
    failures += wrong.missingLabelFonts(in: reading.fonts.library) + wrong.missingReasons
    // A part of a project need not contain everything that its configuration refers to.
    if files.isRestricted { return failures }
    failures += wrong.missingFiles
    failures += wrong.missingLocales(
      among: settings.locales(of: reading.index, labels), reading.index)
    if !files.configuration.rulesOff.contains(.unmatchedEntry),
      let language = wrong.missingSourceLanguage(reading.content, reading.index)
    {
      failures += files.configuration.error(language.value, at: language.position).messages
    }
    guard failures.isEmpty, labels.isEmpty, hasAllLabels else { return failures }
    let unlabeled = UnlabeledStrings(
      reading, documents: files.interfaceDocuments, settings: settings, selection: nil, jobs: jobs)
    let keys = unlabeled.keyCount + reading.content.staleKeys
    return wrong.nothingMeasured(in: [], strings: 0, keys: keys)
  }
}

// These are reported as findings by a check, unless their rules are off.
extension ConfigurationFailures {
  /// The fonts of configured labels that are not installed, each at the first label with it.
  fileprivate func missingLabelFonts(in library: FontLibrary?) -> [String] {
    guard let library, !files.configuration.rulesOff.contains(.fontNotFound) else { return [] }
    var seen: Set<ExactString> = []
    return files.configuration.labels.lazy.filter { !$0.takesCatalogFont }.compactMap { entry in
      let message: String
      do throws(CopyfitError) {
        let resolution = try library.resolution(for: entry.spec)
        guard resolution.platformFont == nil, let name = resolution.missingName else { return nil }
        message = "the font '\(name)' was not found; add its folder to 'fonts.directories'"
      } catch {
        message = error.description
      }
      guard seen.insert(ExactString(message)).inserted else { return nil }
      return files.configuration.error(message, of: entry).description
    }
  }

  /// The entries of `ignore` without a reason, which accept nothing.
  fileprivate var missingReasons: [String] {
    guard !files.configuration.rulesOff.contains(.unusedSuppression) else { return [] }
    return files.configuration.suppressions.filter { $0.reason?.isEmpty ?? true }.flatMap {
      files.configuration.error($0.lackOfReason, at: $0.position).messages
    }
  }

  /// The files in the configuration that cannot be read.
  fileprivate var missingFiles: [String] {
    guard !files.configuration.rulesOff.contains(.unreadableFile) else { return [] }
    return files.unreadable.flatMap { path in
      path.position.map { position in
        files.configuration.error(
          "'\(path.path)' cannot be read: \(path.reason)", at: position
        ).messages
      } ?? []
    }
  }
}
