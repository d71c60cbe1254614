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
/// Named folders are read at once, installed fonts when first needed, both by reading tables only; a
/// face is opened when it is asked for, and once.
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
  /// A folder that is missing and files that are no fonts stand in `problems`; the others are read.
  ///
  /// - Parameters:
  ///   - directories: The folders.
  ///   - includesInstalled: Whether the fonts of the machine are looked up too.
  ///   - cacheDirectory: A folder for an index of the installed fonts, made where it is missing, so
  ///     that the next run reads only fonts that have changed; `nil` for none. It changes no result.
  public init(
    directories: [String], includesInstalled: Bool = true, cacheDirectory: String? = nil
  ) {
    self.directories = directories
    self.cacheDirectory = cacheDirectory
    named = FontCatalog(directories: directories)
    installedCatalog = Mutex(includesInstalled ? nil : FontCatalog(directories: []))
  }

  /// What could not be read in the named folders, in the order in which it was found; then the faces
  /// that could not be opened, by path.
  ///
  /// A face is opened when it is asked for: until then, its damage is not known.
  public var problems: [FontError] {
    named.problems + cache.problems.filter { !named.problems.contains($0) }
  }

  /// All faces, sorted by family, weight, width and slope.
  public var faces: [FontFaceSummary] { (named.faces + installed.faces).sorted() }

  /// The geometry of a face at its default coordinates; heights that its tables do not hold are
  /// measured.
  public func geometry(of face: FontFaceSummary) -> FontGeometry {
    let isWhole = face.geometry.capHeight != nil && face.geometry.xHeight != nil
    return isWhole ? face.geometry : cache.probe(face, [])?.geometry ?? face.geometry
  }

  /// The installed fonts, read at the first call.
  var installed: FontCatalog {
    installedCatalog.withLock { catalog in
      if let catalog { return catalog }
      let scanned = FontCatalog(
        installedIn: Self.existingDirectories, indexFolder: cacheDirectory)
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
      let shared = ["/usr/local/share/fonts", "/usr/share/fonts"]
    #endif
    return (home.isEmpty ? [] : own.map { home + $0 }) + shared
  }

  /// Where programs keep what they can make again, with a folder for this one; `nil` where the
  /// environment names no such place.
  ///
  /// Source: XDG Base Directory Specification 0.8; on macOS `Library/Caches`.
  public static var userCacheDirectory: String? {
    cacheDirectory(home: home, xdg: variable("XDG_CACHE_HOME"))
  }

  /// Relative paths are ignored, as the specification wants it.
  static func cacheDirectory(home: String, xdg: String) -> String? {
    #if canImport(Darwin)
      return home.hasPrefix("/") ? home + "/Library/Caches/copyfit" : nil
    #else
      if xdg.hasPrefix("/") { return xdg + "/copyfit" }
      return home.hasPrefix("/") ? home + "/.cache/copyfit" : nil
    #endif
  }

  private static var home: String { variable("HOME") }

  /// A variable of the environment; an empty text where it is not set.
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

  /// Feeds what makes it equal to another one to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
