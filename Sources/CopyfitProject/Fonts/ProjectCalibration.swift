package import Copyfit
internal import CopyfitFiles
package import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSourceText

/// A project's measured widths of fonts that are replaced by stand-ins: `fonts.calibration`.
package struct ProjectCalibration {
  package let calibration: FontCalibration

  /// Reads the calibration in a project's configuration, or in the file that it names.
  ///
  /// - Throws: `AuditError` with all errors of the file, and for entries about fonts that are installed.
  package init(_ files: ProjectFiles) throws(AuditError) {
    let configuration = files.configuration
    switch configuration.fonts.calibration {
    case nil:
      calibration = FontCalibration()
    case .entries(let entries):
      try Self.check(entries, configuration.fonts) { configuration.error($0, at: $1).problems }
      calibration = FontCalibration(entries.map(\.value))
    case .file(let file):
      let path = files.place(of: file.value)
      let entries = try Self.read(file, path, files)
      try Self.check(entries, configuration.fonts) {
        [Configuration.problem($0, at: SourceLocation(file: path, position: $1))]
      }
      calibration = FontCalibration(entries.map(\.value))
    }
  }

  private static func read(
    _ file: Located<String>, _ path: String, _ files: ProjectFiles
  ) throws(AuditError) -> [Located<FontCalibration.Entry>] {
    let text: SourceText
    do throws(FileError) {
      text = try files.text(of: file.value, limit: Configuration.maximumSize)
    } catch {
      throw files.configuration.error(
        "the calibration '\(file.value)' cannot be read: \(error.message)", at: file.position)
    }
    var (yaml, reader) = (YAMLReader(), ConfigurationReader(text))
    var entries: [Located<FontCalibration.Entry>] = []
    do throws(SourceTextError) {
      if let root = try yaml.read(text) { entries = reader.calibrationEntries(root) ?? [] }
    } catch {
      reader.report(error.message, at: error.position ?? .start)
    }
    for duplicate in yaml.duplicates {
      reader.report(duplicate.message, at: duplicate.position ?? .start)
    }
    guard reader.problems.isEmpty else { throw reader.error(in: path) }
    return entries
  }

  /// Checks that no entry is about an installed font, which is measured directly, so that the entry would have no
  /// effect.
  private static func check(
    _ entries: [Located<FontCalibration.Entry>], _ fonts: Configuration.Fonts,
    _ failure: (String, SourcePosition) -> [AuditError.Problem]
  ) throws(AuditError) {
    let replaced = Set(fonts.substitutes.map(\.name.value))
    let problems = entries.flatMap { entry -> [AuditError.Problem] in
      switch entry.value.target.font {
      case .system where fonts.system != .standIn:
        failure(
          "'fonts.system' names a font, so nothing stands in for the system font", entry.position)
      case .substituted(let name) where !replaced.contains(name):
        failure(
          "expected system or a font that 'fonts.substitutes' replaces, found '\(name)'",
          entry.position)
      default: []
      }
    }
    if !problems.isEmpty { throw AuditError(problems) }
  }
}
