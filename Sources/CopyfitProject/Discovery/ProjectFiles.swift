public import CopyfitCatalogs
package import CopyfitFiles
public import CopyfitSourceText
public import CopyfitUnicode

/// The files of one project that are to be checked, and how they were found.
public struct ProjectFiles: Hashable, Sendable {
  /// The project's folder: relative to the working folder where the given path was, and fit to open.
  public var root: String
  /// The project's name for people: the configuration's, else the folder's.
  public var name: String
  /// The name before it was distinguished from others of the same name.
  package var givenName: String
  /// The project's configuration; without a file, the defaults.
  public var configuration: Configuration
  /// Storyboards and xibs, relative to `root`, separated by `/`, sorted by their bytes.
  public var interfaceDocuments: [String]
  /// Catalogs of strings in any format, likewise.
  public var stringTables: [String]
  /// Swift sources, likewise.
  package var swiftSources: [String] = []
  /// Objective-C sources and headers, likewise.
  package var objectiveCSources: [String] = []
  /// Bundles of Xcode's for translators, likewise; what they hold is among the catalogs.
  package var bundles: [String] = []
  /// Files of the app's kinds that are left out, as they are not the app's.
  package var leftOut: [LeftOutFile] = []
  /// What was found, in a sentence for a person, such as "24 storyboards and xibs and 614 string tables
  /// in 25 languages".
  public var account: String
  /// The development region of the Xcode project, where there is one.
  public var developmentRegion: String?
  /// Folders and files that are named or found and cannot be read, in the order of their places.
  public var unreadable: [UnreadablePath]
  /// Patterns of the configuration, with wildcards, that no file of their kind has the form of.
  public var unmatchedPatterns: [Located<PathPattern>]
  /// Patterns of `columns` that no table has the form of.
  package var unmatchedColumns: [Located<PathPattern>] = []
  /// Keys of the configuration that lists this project and others, where they say nothing of any of them.
  package var idleKeys: [IdleKey] = []
  /// Folders below this one with a configuration of their own, where this one has none, likewise.
  package var nestedProjects: [String] = []
  /// Whether only part of the project is asked for.
  public var isRestricted = false
  /// What may be read for the project.
  package var boundary: ReadingBoundary

  /// Creates a selection of files that somebody has found already.
  public init(root: String, name: String, configuration: Configuration = Configuration()) {
    self.init(
      root: root, name: name, configuration: configuration,
      boundary: ReadingBoundary(around: root))
  }

  init(root: String, name: String, configuration: Configuration, boundary: ReadingBoundary) {
    self.boundary = boundary
    self.root = root
    self.name = name
    givenName = name
    self.configuration = configuration
    interfaceDocuments = []
    stringTables = []
    account = ""
    unreadable = []
    unmatchedPatterns = []
  }

  /// A folder or file that cannot be read.
  public struct UnreadablePath: Hashable, Sendable {
    /// The path, relative to the project.
    public var path: String
    /// What is wrong, in a clause for a person.
    public var reason: String
    /// Where the configuration names the path; `nil` for one that was found.
    public var position: SourcePosition?

    /// Creates an entry for a path that cannot be read.
    public init(path: String, reason: String, position: SourcePosition? = nil) {
      self.path = path
      self.reason = reason
      self.position = position
    }
  }

  /// The name of the configuration's file; `nil` without one.
  package var configurationName: String? {
    configuration.file.map { FilePath.name($0) }
  }

  /// A file's path for opening it.
  public func path(of file: String) -> String {
    root == "." ? file : root.hasSuffix("/") ? root + file : root + "/" + file
  }

  /// The project's folder for reports: relative to the working folder where it lies below it.
  package var shownRoot: String {
    guard let current = WorkingFolder.path,
      let below = FilePath.below(current, FilePath.absolute(root))
    else {
      return root
    }
    return below.isEmpty ? "." : below
  }

  /// The language that the project's texts are written in: the configuration's, else the catalogs',
  /// else the Xcode project's development region, else `en`.
  public func sourceLanguage(catalogs: [CatalogContent]) -> LocaleIdentifier {
    configuration.sourceLanguage
      ?? LocaleIdentifier(
        catalogs.lazy.compactMap(\.sourceLanguage).first ?? developmentRegion ?? "en")
  }
}
