public import CopyfitDynamicType
public import CopyfitFindings
public import CopyfitProject

/// What the caller of an audit asks for, beside the project's own configuration.
public struct AuditOptions: Hashable, Sendable {
  /// The folders and files to check; empty for the working folder.
  public var paths: [String]
  /// The configuration's path; `nil` for the nearest one above the first path.
  public var configuration: String?
  /// Whether files outside a project's repository are read where links and the configuration lead there; without
  /// a repository, outside its folder.
  ///
  /// What `paths`, `configuration` and `gate` name may lie anywhere, and fonts may.
  public var followsLinks = false
  /// The locales to check, as given; `nil` for the configuration's.
  public var locales: [String]?
  /// Languages to make of the source texts; `nil` for the configuration's.
  public var pseudoLocales: [PseudoLocale]?
  /// The content size categories to check; `nil` for the configuration's.
  public var categories: [ContentSizeCategory]?
  /// The screens to check on; `nil` for the configuration's.
  public var devices: [Device]?
  /// Whether fixed fonts are measured as if they were scaled for the nearest text style.
  public var assumesScaling: Bool
  /// How many threads measure; `nil` for one for each core.
  public var jobs: Int?
  /// Whether words that were shaped before are not shaped again; it changes no result.
  public var remembersWords: Bool
  /// Whether warnings fail the gate as errors do.
  public var strict: Bool
  /// A folder for what the next run need not find out again; `nil` for none.
  ///
  /// It changes no result.
  public var cacheDirectory: String?
  /// What the gate is asked beside the configuration.
  public var gate = GateOptions()
  /// Whether the report holds its projects as they were read, for those who draw their labels.
  public var keepsProjects = false
  /// How much the report holds of texts that nothing is wrong with.
  public var textDetail = TextDetail.none
  /// Whether the report identifies fonts by the digests of their files, for which all of each is read.
  public var hashesFonts = true

  /// Creates options; what is left out is the configuration's business.
  public init(
    paths: [String] = [], configuration: String? = nil, locales: [String]? = nil,
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
