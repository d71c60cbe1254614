package import CopyfitCatalogs
internal import Copyfit
package import CopyfitFindings
package import CopyfitProject
package import CopyfitUnicode

/// A project read and joined, ready to be measured or surveyed.
package struct ProjectReading {
  package let content: ProjectContent
  package let sourceLanguage: LocaleIdentifier
  package let index: StringIndex
  package let fonts: ProjectFonts
  /// The labels; widths that are the text's own are separated from limits where there are fonts.
  package var project: ProjectLabels

  /// Reads a project's files on several threads.
  ///
  /// - Throws: `AuditError` with all in which the configuration contradicts itself, and with files that it
  ///   names and that cannot be read.
  package init(
    _ files: ProjectFiles, settings: AuditSettings, jobs: Int, cacheDirectory: String?
  ) throws(AuditError) {
    var errors: [String] = []
    self.init(
      files, settings: settings, jobs: jobs, cacheDirectory: cacheDirectory, errors: &errors)
    guard errors.isEmpty else { throw AuditError(messages: errors) }
  }

  /// Reads a project's files likewise, without what is wrong in the configuration, which is reported.
  package init(
    _ files: ProjectFiles, settings: AuditSettings, jobs: Int, cacheDirectory: String?,
    errors: inout [String]
  ) {
    var styles = ProjectStyles()
    do throws(AuditError) { styles = try ProjectStyles(files) } catch { errors += error.messages }
    var calibration = FontCalibration()
    do throws(AuditError) { calibration = try ProjectCalibration(files).calibration } catch {
      errors += error.messages
    }
    content = ProjectContent(
      reading: files, jobs: jobs, cacheDirectory: cacheDirectory)
    let catalogs = content.catalogs.map(\.content)
    sourceLanguage = files.sourceLanguage(catalogs: catalogs)
    index = StringIndex(catalogs, sourceLanguage: sourceLanguage)
    fonts = ProjectFonts(
      files, styles: styles, calibration: calibration, cacheDirectory: cacheDirectory)
    var project = ProjectLabels(
      content, index: index, configuration: files.configuration, sourceLanguage: sourceLanguage,
      settings: settings, styles: fonts.styles, errors: &errors)
    if let library = fonts.library {
      project.decideWidths(library: library, jobs: jobs)
      project.decideRows(
        source: sourceLanguage, settings: settings, library: library, jobs: jobs)
    }
    self.project = project
  }
}
