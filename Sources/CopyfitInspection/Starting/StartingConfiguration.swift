internal import Copyfit
internal import CopyfitFiles
public import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText

/// A first configuration for a project, derived from its contents.
public struct StartingConfiguration: Sendable {
  /// The project's folder, relative to the working folder if the given path was.
  public let folder: String
  /// The reason that no configuration can be written in `folder`; `nil` if it can.
  ///
  /// For example, a link there may lead out of the project's repository.
  public let obstacle: String?
  /// The text in YAML, which is valid with and without its proposals.
  public let text: String
  /// The found contents and the next steps, one in each line.
  public let summary: [String]
  /// The messages about files that are not read, and the numbers of sources that are not read completely, as
  /// sentences: the proposals do not include their contents.
  public let readingProblems: [String]

  /// Surveys the project in a folder.
  ///
  /// - Parameters:
  ///   - folder: The project's folder.
  ///   - replaces: Whether an existing configuration may be replaced.
  ///   - cacheDirectory: The folder of the index of installed fonts; `nil` for none.
  ///   - followsLinks: Whether links out of the project's repository, or else out of its folder, are followed.
  /// - Throws: `AuditError` if the folder does not exist, cannot be read, has a configuration, or has no contents for
  ///   one.
  public init(
    for folder: String, replaces: Bool = false, cacheDirectory: String? = nil,
    followsLinks: Bool = false
  ) throws(AuditError) {
    let root = try ProjectRoot.withoutConfiguration(folder, followsLinks: followsLinks)
    let known = ProjectRoot.nearestConfiguration(from: root.folder, followsLinks: followsLinks)
    if !replaces, let known {
      throw AuditError(
        "\(FilePath.relative(known, to: FilePath.absolute("."))): this project has a configuration "
          + "already; --force writes another one for \(folder)")
    }
    let proposals = CatalogProposals(
      FileSelection(root: root, configuration: Configuration()).possibleTables, of: root)
    let files = try Self.files(of: root, proposals)
    let survey = try ProjectSurvey(
      files, jobs: Parallel.processorCount,
      cacheDirectory: cacheDirectory)
    self.folder = root.shown
    obstacle = Self.obstacle(of: root)
    text = ConfigurationText(survey, catalogs: proposals.patterns).text
    summary = Self.summary(of: survey)
    readingProblems = survey.readingProblems
  }

  private static func obstacle(of root: ProjectRoot) -> String? {
    let file = FilePath.joined(root.folder, Configuration.fileNames[0])
    do throws(FileError) { try root.boundary.check(file) } catch { return error.message }
    return nil
  }

  /// The files that are found by their names, or else the proposed ones.
  private static func files(
    of root: ProjectRoot, _ proposals: CatalogProposals
  ) throws(AuditError) -> ProjectFiles {
    let files = try ProjectFiles(of: root)
    guard files.interfaceDocuments.isEmpty, files.stringTables.isEmpty else { return files }
    guard !proposals.patterns.isEmpty else {
      throw AuditError(
        "\(root.shown): there is nothing to configure: no storyboard, xib or string table; name files "
          + "whose names do not show their language under 'strings' in a copyfit.yml")
    }
    var configuration = Configuration()
    configuration.strings = proposals.patterns.map { Located(PathPattern($0), at: .start) }
    return try ProjectFiles(of: root, configuration)
  }

  private static func summary(of survey: ProjectSurvey) -> [String] {
    let undecided = survey.undecided.count
    let strings = survey.tables.reduce(0) { $0 + $1.entries.count }
    let proposals = survey.tables.flatMap(CommentProposal.all)
    var lines = ["\(survey.files.name): \(survey.files.account)."]
    if !survey.labels.isEmpty {
      lines.append(
        "\(Phrase.count(survey.labels.count, "label")) in storyboards, xibs and code"
          + (undecided == 0
            ? "."
            : "; the width of \(Phrase.grouped(undecided)) is unknown: listed in the file."))
    }
    if survey.setsGate {
      lines.append(
        "'gate.through' is set to AX2: what fails only at AX3 to AX5 is a warning. Without it, it is an error."
      )
    }
    if !survey.setsGate {
      lines.append(
        "Only the files of the texts are checked: Copyfit knows no labels of Android and Flutter apps."
      )
    }
    if strings > 0 {
      lines.append(
        "\(Phrase.count(strings, "string is", "strings are")) shown by code: the file has "
          + (proposals.isEmpty
            ? "an example of an entry for a label."
            : "\(Phrase.count(proposals.count, "entry", "entries")) for their labels as comments.")
      )
    }
    return lines
  }
}
