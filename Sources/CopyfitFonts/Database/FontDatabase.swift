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

  /// Reads the fonts of some folders and the folders below them.
  ///
  /// A folder that is missing and files that are no fonts stand in `problems`; the others are read.
  public init(directories: [String], includesInstalled: Bool = true) {
    self.directories = directories
    named = FontCatalog(directories: directories, isInstalled: false)
    installedCatalog = Mutex(
      includesInstalled ? nil : FontCatalog(directories: [], isInstalled: true))
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

  /// The installed fonts, read at the first call.
  var installed: FontCatalog {
    installedCatalog.withLock { catalog in
      if let catalog { return catalog }
      let scanned = FontCatalog(directories: Self.existingDirectories, isInstalled: true)
      catalog = scanned
      return scanned
    }
  }

  /// The folders in which fonts are installed on this machine, the user's first.
  public static var installedDirectories: [String] {
    let home = unsafe getenv("HOME").map { unsafe String(cString: $0) } ?? ""
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

  private static var existingDirectories: [String] {
    installedDirectories.filter { (try? FileStatus($0))?.kind == .directory }
  }
}

extension FontDatabase: Hashable {
  public static func == (lhs: FontDatabase, rhs: FontDatabase) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
