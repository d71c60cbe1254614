public import CopyfitCatalogs
package import CopyfitFiles
public import CopyfitSourceText
public import CopyfitUnicode

/// The files of one project to check, and the conditions under which they were found.
public struct ProjectFiles: Hashable, Sendable {
  /// The project's folder, for opening files; it is relative to the working folder if the given path was.
  public var root: String
  /// The project's display name: the configuration's, or else the folder's.
  public var name: String
  /// The name before it was distinguished from equal names.
  package var givenName: String
  /// The project's configuration; without a file, it has the defaults.
  public var configuration: Configuration
  /// Storyboards and xibs, relative to `root`, separated by `/`, sorted by their bytes.
  public var interfaceDocuments: [String]
  /// Catalogs of strings in any format, in the same form.
  public var stringTables: [String]
  /// Catalogs that were not requested, in the same form; requested documents may use their keys.
  package var otherTables: [String] = []
  /// The catalogs of packages, in the same form, which are not in the app's main bundle.
  package var packageTables: Set<String> = []
  /// Swift sources, in the same form.
  package var swiftSources: [String] = []
  /// Whether these are all Swift sources of the project: none is ignored, excluded or of another app.
  package var hasAllSwiftSources = true
  /// Objective-C sources and headers, in the same form.
  package var objectiveCSources: [String] = []
  /// Xcode projects, in the same form.
  package var xcodeProjects: [String] = []
  /// The files of programs for other systems; none if the configuration is for the Mac.
  package var otherSystemFiles = OtherSystemFiles()
  /// Xcode localization bundles, in the same form; their contents are among the catalogs.
  package var bundles: [String] = []
  /// Files of relevant kinds that are left out: documents and tables in the order of their paths, then sources.
  package var leftOut: [LeftOutFile] = []
  /// Remarks for reports about the files in addition to their numbers, as clauses.
  var remarks: [String] = []
  /// The development region of the Xcode project, if there is one.
  public var developmentRegion: String?
  /// Folders and files that cannot be read, in the order of their places.
  public var unreadable: [UnreadablePath]
  /// Patterns of the configuration with wildcards that match no file of their kind.
  public var unmatchedPatterns: [Located<PathPattern>]
  /// Patterns of `columns` that match no table.
  package var unmatchedColumns: [Located<PathPattern>] = []
  /// Keys of the configuration that lists this project and others, if they have no effect on any of them.
  package var idleKeys: [IdleKey] = []
  /// Folders below this one with their own configuration, in the same form, if this one has none.
  package var nestedProjects: [String] = []
  /// Folders below this one with a lock of fonts, which a check of this project does not read; in the same form.
  package var nestedLocks: [String] = []
  /// The `.gitignore` files that are not used because of their size, in the same form, in the order of their bytes.
  package var unusedIgnoreFiles: [String] = []
  /// The folder of the configuration that lists it; `nil` if none does.
  package var listFolder: String?
  /// Whether only part of the project is requested.
  public var isRestricted = false
  /// The requested parts of the project, relative to the folder; empty for the whole project.
  package var requested: [String] = []
  /// The files that may be read for the project.
  package var boundary: ReadingBoundary

  /// Creates a selection of files that are already known.
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
    unreadable = []
    unmatchedPatterns = []
  }

  /// A folder or file that cannot be read.
  public struct UnreadablePath: Hashable, Sendable {
    /// The path, relative to the project.
    public var path: String
    /// The reason, as a clause.
    public var reason: String
    /// The place of the path in the configuration; `nil` if the path was found by a search.
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

  /// The project's folder for reports; it is relative to the working folder if it is below it.
  package var shownRoot: String {
    guard let current = WorkingFolder.path,
      let below = FilePath.below(current, FilePath.absolute(root))
    else {
      return root
    }
    return below.isEmpty ? "." : below
  }

  /// The language of the project's source texts: from the configuration, or else the catalogs, the Xcode project's
  /// development region, or `en`.
  public func sourceLanguage(catalogs: [CatalogContent]) -> LocaleIdentifier {
    configuration.sourceLanguage
      ?? LocaleIdentifier(
        catalogs.lazy.compactMap(\.sourceLanguage).first ?? developmentRegion ?? "en")
  }
}
