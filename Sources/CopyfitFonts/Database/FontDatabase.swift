internal import CopyfitFiles
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The fonts of some folders, and those installed on this machine.
///
/// Named folders are read at once and installed fonts on first use. Both read only tables. A face is opened once, when
/// it is requested.
public final class FontDatabase: Sendable {
  /// The folders that were named.
  public let directories: [String]
  let cache = FaceCache()
  let fallbackMemo = FallbackMemo()
  let named: FontCatalog
  private let installedCatalog: Mutex<FontCatalog?>
  private let cacheDirectory: String?

  /// Reads the fonts of some folders and the folders below them.
  ///
  /// Missing folders, and files that are not fonts, are listed in `problems`. The others are read.
  ///
  /// - Parameters:
  ///   - directories: The folders.
  ///   - includesInstalled: Whether the fonts of the machine are used, too.
  ///   - cacheDirectory: A folder for an index of the installed fonts, so that the next run reads only changed fonts;
  ///     `nil` for no index. The folder is created if it is missing. The index does not change any result.
  public init(
    directories: [String], includesInstalled: Bool = true, cacheDirectory: String? = nil
  ) {
    self.directories = directories
    self.cacheDirectory = cacheDirectory
    named = FontCatalog(directories: directories)
    installedCatalog = Mutex(includesInstalled ? nil : FontCatalog(directories: []))
  }

  /// The errors in the named folders, in the order in which they were found, then the faces that could not be opened,
  /// by path.
  ///
  /// A face is opened when it is requested, so damage may not be known before.
  public var problems: [FontError] {
    named.problems + cache.problems.filter { !named.problems.contains($0) }
  }

  /// All faces, sorted by family, weight, width and slope.
  public var faces: [FontFaceSummary] { (named.faces + installed.faces).sorted() }

  /// The geometry of a face at its default coordinates; heights that are not in its tables are measured.
  public func geometry(of face: FontFaceSummary) -> FontGeometry {
    let isWhole = face.geometry.capHeight != nil && face.geometry.xHeight != nil
    return isWhole ? face.geometry : cache.probe(face, [])?.geometry ?? face.geometry
  }

  /// The installed fonts, read on first use.
  var installed: FontCatalog {
    installedCatalog.withLock { catalog in
      if let catalog { return catalog }
      let scanned = FontCatalog(
        installedIn: Self.existingDirectories, pinnedIn: Self.pinnedDirectory,
        indexFolder: cacheDirectory)
      catalog = scanned
      return scanned
    }
  }

  /// The folders in which fonts are installed on this machine, the user's first.
  public static var installedDirectories: [String] {
    let home = Self.home
    #if canImport(Darwin)
      let own = ["/Library/Fonts"]
      let shared = [
        "/Library/Fonts", "/opt/homebrew/share/fonts", "/usr/local/share/fonts",
        "/System/Library/Fonts",
      ]
    #else
      let own = ["/.local/share/fonts", "/.fonts"]
      let shared = sharedDirectories(
        xdg: variable("XDG_DATA_DIRS"), program: ChildProcess.program)
    #endif
    return (home.isEmpty ? [] : own.map { home + $0 }) + shared
  }

  /// The folders for all users: the usual ones, then others of the environment, which a package may add to it, then
  /// the one that was unpacked with the program.
  ///
  /// Source: XDG Base Directory Specification 0.8, `XDG_DATA_DIRS`; relative paths are ignored, as it requires.
  static func sharedDirectories(xdg: String, program: String?) -> [String] {
    let given = xdg.split(separator: ":").filter { $0.hasPrefix("/") }.map { String($0) + "/fonts" }
    let own = program.map { [FilePath.parent(FilePath.parent($0)) + "/share/fonts"] } ?? []
    let usual = ["/usr/local/share/fonts", "/usr/share/fonts"]
    return usual + (given + own.filter { !given.contains($0) }).filter { !usual.contains($0) }
  }

  /// The folder of the fonts that were installed with the program, whose families are taken from it alone.
  private static var pinnedDirectory: String? {
    ChildProcess.program.map { FilePath.parent(FilePath.parent($0)) + "/share/fonts/copyfit" }
  }

  /// This program's folder for files that can be created again; `nil` if the environment specifies no such place.
  ///
  /// Source: XDG Base Directory Specification 0.8; on macOS `Library/Caches`.
  public static var userCacheDirectory: String? {
    cacheDirectory(home: home, xdg: variable("XDG_CACHE_HOME"))
  }

  /// Relative paths are ignored, as the specification requires.
  static func cacheDirectory(home: String, xdg: String) -> String? {
    #if canImport(Darwin)
      return home.hasPrefix("/") ? home + "/Library/Caches/copyfit" : nil
    #else
      if xdg.hasPrefix("/") { return xdg + "/copyfit" }
      return home.hasPrefix("/") ? home + "/.cache/copyfit" : nil
    #endif
  }

  private static var home: String { variable("HOME") }

  /// A variable of the environment; empty if it is not set.
  private static func variable(_ name: String) -> String {
    unsafe getenv(name).map { unsafe String(cString: $0) } ?? ""
  }

  private static var existingDirectories: [String] {
    installedDirectories.filter { (try? FileStatus($0))?.kind == .folder }
  }
}

extension FontDatabase: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: FontDatabase, rhs: FontDatabase) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
