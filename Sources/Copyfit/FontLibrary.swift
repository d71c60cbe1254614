public import CopyfitDynamicType
internal import CopyfitFonts
internal import CopyfitLayout
internal import CopyfitUnicode
internal import Synchronization

/// The fonts that labels are measured in: the project's own, and those installed on the machine.
///
/// A library is shared between threads. Folders are read when a font is first looked up by name, so a
/// label whose font is given as a file costs no scan.
public final class FontLibrary: Sendable {
  /// What the system font resolves to.
  public typealias SystemFont = SystemFontSource

  let sources: FontSources
  /// The platform whose apps are measured.
  public let platform: Platform
  /// The sizes of text styles.
  public let typeScale: TypeScale
  /// The weights that Bold Text changes to.
  public let boldTextWeights: BoldTextWeights
  /// How wide text really is in fonts that others stand in for.
  public var calibration: FontCalibration { sources.calibration }
  let state = Mutex(State())

  /// What a library has learned so far; everything in it could be computed again.
  struct State {
    var resolutions: [FaceRequest: Result<FontResolution, CopyfitError>] = [:]
    var used: Set<UsedFont> = []
    var words = WordCacheStatistics()
  }

  /// A face in one of its uses: a font that one label names may be another label's fallback.
  struct UsedFont: Hashable {
    var face: FontFace
    var role: FontRecord.Role
    var standIn: Bool
    /// What was asked of the face and is not met.
    var notes: [FontNote] = []
    /// How far its widths may be off; `nil` for a font that stands in for none.
    var deviation: FontDeviation?
  }

  /// Creates a library of the fonts in `directories` and, unless turned off, of the installed ones.
  ///
  /// - Parameters:
  ///   - directories: Folders with the project's fonts, searched with their subfolders.
  ///   - usesInstalledFonts: Whether fonts of the machine are used, the stand-in among them.
  ///   - systemFont: What text styles and the system font are measured in.
  ///   - substitutes: Names of fonts that are asked for, and of those to use in their place.
  ///   - platform: The platform whose apps are measured.
  ///   - typeScale: The sizes of text styles; by default the platform's.
  ///   - boldTextWeights: The weights that the system font takes with Bold Text.
  ///   - calibration: How wide text really is in fonts that others stand in for; by default nobody has
  ///     measured it.
  ///   - cacheDirectory: A folder for an index of the installed fonts, made where it is missing, so
  ///     that the next run reads only fonts that have changed; `nil` (the default) for none. The index
  ///     changes no result.
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

  /// The folder in which this user's programs keep what they can make again, for `cacheDirectory`;
  /// `nil` where the environment names none.
  public static var userCacheDirectory: String? { FontDatabase.userCacheDirectory }

  /// A library with the same settings that has nothing open yet.
  package func renewed() -> FontLibrary { FontLibrary(settingsOf: self) }

  private init(settingsOf other: FontLibrary) {
    sources = FontSources(other.sources.settings)
    platform = other.platform
    typeScale = other.typeScale
    boldTextWeights = other.boldTextWeights
  }

  /// A file in the project's font folders that is no font, or a broken one.
  public struct Problem: Hashable, Sendable {
    /// The file's path, below the folder as it was given.
    public var path: String
    /// What is wrong and what to do, for a person, without the path.
    public var message: String
  }

  /// What could not be read in the project's font folders, in the order in which it was found.
  public var problems: [Problem] {
    sources.projectFonts.problems.map { Problem(path: $0.path, message: $0.problem) }
  }

  /// Whether a font of this machine can show a locale's script; `package` is what to install if not.
  public func canShow(_ text: String, locale: String) -> (isPossible: Bool, package: String?) {
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
