internal import Copyfit
internal import CopyfitUnicode

/// A project read and joined, ready to be measured or surveyed.
struct ProjectReading {
  let content: ProjectContent
  let sourceLanguage: LocaleIdentifier
  let index: StringIndex
  let fonts: ProjectFonts
  /// The labels; widths that are the text's own are told from limits where there are fonts.
  let project: ProjectLabels

  /// Reads a project's files on several threads.
  ///
  /// - Throws: `AuditError` where the configuration contradicts itself.
  init(
    _ files: ProjectFiles, settings: AuditSettings, jobs: Int, cacheDirectory: String?
  ) throws(AuditError) {
    let styles = try ProjectStyles(files)
    let calibration = try ProjectCalibration(files).calibration
    content = ProjectContent(reading: files, jobs: jobs)
    let catalogs = content.catalogs.map(\.content)
    sourceLanguage = files.sourceLanguage(catalogs: catalogs)
    index = StringIndex(catalogs, sourceLanguage: sourceLanguage)
    fonts = ProjectFonts(
      files, styles: styles, calibration: calibration, cacheDirectory: cacheDirectory)
    var project = try ProjectLabels(
      content, index: index, configuration: files.configuration, sourceLanguage: sourceLanguage,
      settings: settings, styles: fonts.styles)
    if let library = fonts.library { project.decideWidths(library: library, jobs: jobs) }
    self.project = project
  }
}
