public import CopyfitDynamicType
internal import CopyfitFonts
internal import CopyfitLayout
internal import CopyfitUnicode
internal import Synchronization

/// The fonts in which labels are measured: the project's own, and those installed on the machine.
///
/// Threads may share a library. Folders are read when a font is first found by name, so a label whose font is a file
/// needs no scan.
public final class FontLibrary: Sendable {
  /// The font that replaces the system font.
  public typealias SystemFont = SystemFontSource

  let sources: FontSources
  /// The platform whose apps are measured.
  public let platform: Platform
  /// The sizes of text styles.
  public let typeScale: TypeScale
  /// The weights with Bold Text.
  public let boldTextWeights: BoldTextWeights
  /// The measured widths of fonts that are replaced by stand-ins.
  public var calibration: FontCalibration { sources.calibration }
  let state = Mutex(State())

  /// The cached state of a library; all of it could be computed again.
  struct State {
    var resolutions: [FaceRequest: FontResolution] = [:]
    /// The number of times that all fonts were closed because there were too many.
    var renewals = 0
    var used: Set<UsedFont> = []
    var words = WordCacheStatistics()
  }

  /// A face and one of its uses: a label's own font may be another label's fallback.
  ///
  /// It has neither the face nor the bytes of the file, which are released if there are too many fonts.
  struct UsedFont: Hashable {
    var file: FontFileIdentity
    var postScriptName: String
    var version: String
    var role: FontRecord.Role
    var standIn: Bool
    /// The differences from the request.
    var notes: [FontNote] = []
    /// The possible error of its widths; `nil` if it is not a stand-in.
    var deviation: FontDeviation?
  }

  /// Creates a library of the fonts in `directories` and, unless turned off, of the installed ones.
  ///
  /// - Parameters:
  ///   - directories: Folders with the project's fonts, searched with their subfolders.
  ///   - usesInstalledFonts: Whether fonts of the machine are used, including the stand-in.
  ///   - systemFont: The font in which text styles and the system font are measured.
  ///   - substitutes: Names of requested fonts, with the names of their replacements.
  ///   - platform: The platform whose apps are measured.
  ///   - typeScale: The sizes of text styles; the default is the platform's.
  ///   - boldTextWeights: The weights of the system font with Bold Text.
  ///   - calibration: The measured widths of fonts that are replaced by stand-ins; empty by default.
  ///   - cacheDirectory: A folder for an index of the installed fonts and for digests, so that the next run reads only
  ///     changed fonts; `nil` (the default) for none. The folder is created if it is missing. The cached data does not
  ///     change any result.
  /// - Throws: `CopyfitError` if a folder is missing, or is a file that is no font and not named like one, or the
  ///   calibration has a value outside its range.
  public init(
    directories: [String] = [], usesInstalledFonts: Bool = true,
    systemFont: SystemFont = .standIn, substitutes: [String: String] = [:],
    platform: Platform = .iOS, typeScale: TypeScale? = nil,
    boldTextWeights: BoldTextWeights = .twoStepsHeavier,
    calibration: FontCalibration = FontCalibration(), cacheDirectory: String? = nil
  ) throws(CopyfitError) {
    sources = FontSources(
      FontSources.Settings(
        directories: directories, usesInstalledFonts: usesInstalledFonts, systemFont: systemFont,
        substitutes: substitutes, calibration: calibration, cacheDirectory: cacheDirectory))
    self.platform = platform
    self.typeScale = typeScale ?? platform.typeScale
    self.boldTextWeights = boldTextWeights
    try calibration.check()
    try sources.checkFolders()
  }

  /// The folder for this user's caches, for `cacheDirectory`; `nil` if the environment specifies none.
  public static var userCacheDirectory: String? { FontDatabase.userCacheDirectory }

  /// A library with the same settings and no open fonts.
  package func renewed() -> FontLibrary { FontLibrary(settingsOf: self) }

  private init(settingsOf other: FontLibrary) {
    sources = FontSources(other.sources.settings)
    platform = other.platform
    typeScale = other.typeScale
    boldTextWeights = other.boldTextWeights
  }

  /// A file in the project's font folders that is broken, or not a font.
  public struct Problem: Hashable, Sendable {
    /// The file's path, starting with the folder as it was given.
    public var path: String
    /// The problem and its fix, without the path.
    public var message: String
  }

  /// The errors in the project's font folders, in the order in which they were found.
  public var problems: [Problem] {
    sources.projectFonts.problems.map { Problem(path: $0.path, message: $0.problem) }
  }

  /// Whether a font of this machine can show a locale's script; `package` is the package to install if not.
  package func canShow(_ text: String, locale: String) -> (isPossible: Bool, package: String?) {
    let locale = LocaleIdentifier(locale)
    for scalar in text.unicodeScalars {
      let script = Script(of: scalar)
      guard script != .common, script != .inherited, script != .unknown else { continue }
      if !sources.installedFonts.canShow(script: script, locale: locale) {
        return (false, FontDatabase.packageToInstall(for: script))
      }
    }
    return (true, nil)
  }
}
