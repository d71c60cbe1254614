package import CopyfitCatalogs
internal import Copyfit
package import CopyfitFindings
package import CopyfitProject
package import CopyfitSourceText
internal import CopyfitSwiftSource
package import CopyfitUnicode

/// A project read and joined, ready to be measured or surveyed.
package struct ProjectReading {
  package let content: ProjectContent
  package let sourceLanguage: LocaleIdentifier
  package let index: StringIndex
  /// Where code uses the texts of the tables.
  package let uses: TextUses
  package let fonts: ProjectFonts
  /// The labels.
  ///
  /// If there are fonts, widths that come from the texts themselves are not limits.
  package var project: ProjectLabels

  /// The names of fonts in code that the sources do not define.
  package var fontNames: [CodeName] {
    (content.code.sources?.fontNames() ?? []).map { ($0.name, $0.count, $0.first) }
  }

  /// The modifiers of views in code that the sources do not define.
  package var packageModifiers: [CodeName] {
    (content.code.sources?.packageModifiers() ?? []).map { ($0.name, $0.count, $0.first) }
  }

  /// The messages about files that are not read, and the numbers of sources that are not read completely, as
  /// sentences.
  package var readingProblems: [String] {
    let unreadable = content.unreadableFiles + fonts.unreadable
    return unreadable.map { "\($0.file): \(Phrase.sentence($0.message))" }
      + content.code.incomplete.map { sources in
        Phrase.sentence("\(Phrase.count(sources.files.count, "file")): \(sources.reason.text)")
      }
  }

  /// A name with the number of places that use it, and the first place.
  package typealias CodeName = (name: String, count: Int, first: SourceLocation)

  /// Reads a project's files on several threads.
  ///
  /// - Parameter readsSources: Whether Swift and Objective-C sources are read.
  /// - Throws: `AuditError` with all contradictions in the configuration, and with files in it that cannot be read.
  package init(
    _ files: ProjectFiles, settings: AuditSettings, jobs: Int, cacheDirectory: String?,
    readsSources: Bool = true
  ) throws(AuditError) {
    var errors: [String] = []
    self.init(
      files, settings: settings, jobs: jobs, cacheDirectory: cacheDirectory,
      readsSources: readsSources, errors: &errors)
    guard errors.isEmpty else { throw AuditError(messages: errors) }
  }

  /// Reads a project's files, and adds errors of the configuration to `errors`.
  package init(
    _ files: ProjectFiles, settings: AuditSettings, jobs: Int, cacheDirectory: String?,
    readsSources: Bool, errors: inout [String]
  ) {
    var styles = ProjectStyles()
    do throws(AuditError) { styles = try ProjectStyles(files) } catch { errors += error.messages }
    var calibration = FontCalibration()
    do throws(AuditError) { calibration = try ProjectCalibration(files).calibration } catch {
      errors += error.messages
    }
    content = ProjectContent(
      reading: files, jobs: jobs, cacheDirectory: cacheDirectory, readsSources: readsSources)
    let catalogs = content.catalogs.map(\.content)
    let others = content.otherCatalogs.map(\.content)
    sourceLanguage = files.sourceLanguage(catalogs: catalogs + others)
    let unread = UnreadTexts(
      content.catalogs + content.otherCatalogs, sourceLanguage: sourceLanguage)
    index = StringIndex(catalogs, sourceLanguage: sourceLanguage, unread: unread)
    let known =
      others.isEmpty
      ? index : StringIndex(catalogs + others, sourceLanguage: sourceLanguage, unread: unread)
    uses = TextUses(
      content.code, index, content.bars, content.classes, packageTables: content.packageTables)
    fonts = ProjectFonts(
      files, styles: styles, calibration: calibration, cacheDirectory: cacheDirectory)
    var project = ProjectLabels(
      content, .init(checked: index, known: known), uses: uses,
      configuration: files.configuration,
      sourceLanguage: sourceLanguage, settings: settings, styles: fonts.styles, jobs: jobs,
      errors: &errors)
    if let excess = project.excess {
      errors.append(Configuration.printable("\(files.shownRoot): \(excess)"))
    } else if let library = fonts.library {
      project.decideWidths(library: library, jobs: jobs)
      project.decideRows(
        source: sourceLanguage, settings: settings, library: library, jobs: jobs)
    }
    self.project = project
    content.code.keep()
  }
}
