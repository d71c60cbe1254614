public import CopyfitDynamicType
public import CopyfitFindings
public import CopyfitProject

/// The options of an audit, which override the project's configuration.
///
/// Lists of paths, locales, categories and devices that are given must not be empty, and a number of threads is from 1 to
/// 256. `Audit` throws an error for other values.
public struct AuditOptions: Hashable, Sendable {
  /// The folders and files to check; at least one.
  public var paths: [String]
  /// The configuration's path; `nil` for the nearest one above the first path.
  public var configuration: String?
  /// Whether links and the configuration may lead to files outside a project's repository, or outside its folder if it
  /// is not in a repository.
  ///
  /// Fonts, and the files that `paths`, `configuration` and `gate` name, may always be anywhere.
  public var followsLinks = false
  /// The tags of the locales to check; `nil` for the configuration's.
  public var locales: [String]?
  /// The pseudo-languages to create from the source texts; `nil` for the configuration's.
  public var pseudoLocales: [PseudoLocale]?
  /// The content size categories to check; `nil` for the configuration's.
  public var categories: [ContentSizeCategory]?
  /// The screens to check on; `nil` for the configuration's.
  public var devices: [Device]?
  /// Whether fixed fonts are measured as if they were scaled for the nearest text style.
  public var assumesScaling: Bool
  /// The number of threads for measuring; `nil` for one for each core.
  public var jobs: Int?
  /// Whether shaped words are cached; the results are the same.
  public var remembersWords: Bool
  /// Whether warnings fail the gate as errors do.
  public var strict: Bool
  /// The folder of the caches that make the next run faster; `nil` for none.
  ///
  /// The results are the same with and without caches.
  public var cacheDirectory: String?
  /// The options of the gate, which override the configuration.
  public var gate = GateOptions()
  /// Whether the run keeps its projects as they were read, so that labels can be drawn.
  public var keepsProjects = false
  /// How much detail the report has about texts without findings.
  public var textDetail = TextDetail.none
  /// Whether the report identifies fonts by the digests of their files, which must be read completely.
  public var hashesFonts = true

  /// Creates options for the working folder, unless paths are given; the configuration decides omitted options.
  public init(
    paths: [String] = ["."], configuration: String? = nil, locales: [String]? = nil,
    pseudoLocales: [PseudoLocale]? = nil, categories: [ContentSizeCategory]? = nil,
    devices: [Device]? = nil,
    assumesScaling: Bool = false, jobs: Int? = nil, remembersWords: Bool = true,
    strict: Bool = false, cacheDirectory: String? = nil
  ) {
    self.paths = paths
    self.configuration = configuration
    self.locales = locales
    self.pseudoLocales = pseudoLocales
    self.categories = categories
    self.devices = devices
    self.assumesScaling = assumesScaling
    self.jobs = jobs
    self.remembersWords = remembersWords
    self.strict = strict
    self.cacheDirectory = cacheDirectory
  }
}
