internal import CopyfitFonts
internal import Synchronization

/// The origins of a library's fonts; each folder is read and each file opened once.
final class FontSources: Sendable {
  /// The settings of a library.
  struct Settings {
    var directories: [String]
    var usesInstalledFonts: Bool
    var systemFont: SystemFontSource
    var substitutes: [String: String]
    var calibration: FontCalibration
    var cacheDirectory: String?
  }

  let settings: Settings
  private let state = Mutex(State())

  /// The fonts that are open.
  private struct State {
    var projectFonts: FontDatabase?
    var installedFonts: FontDatabase?
    /// The faces of files that were given by path.
    var files: [FontFileReference: FontFace] = [:]
  }

  init(_ settings: Settings) { self.settings = settings }

  var systemFont: SystemFontSource { settings.systemFont }
  var substitutes: [String: String] { settings.substitutes }
  var calibration: FontCalibration { settings.calibration }

  /// The project's fonts, read from their folders on first use.
  var projectFonts: FontDatabase {
    state.withLock { state in
      if let database = state.projectFonts { return database }
      let database = FontDatabase(directories: settings.directories, includesInstalled: false)
      state.projectFonts = database
      return database
    }
  }

  /// The machine's fonts, read on first use.
  var installedFonts: FontDatabase {
    state.withLock { state in
      if let database = state.installedFonts { return database }
      let database = FontDatabase(
        directories: [], includesInstalled: settings.usesInstalledFonts,
        cacheDirectory: settings.cacheDirectory)
      state.installedFonts = database
      return database
    }
  }

  func fallbackFaces(_ files: [String]) throws(CopyfitError) -> [FontFace] {
    var faces: [FontFace] = []
    for file in files { faces.append(try open(FontFileReference(file))) }
    return faces
  }

  /// The face of a file, opened at the first call.
  func open(_ reference: FontFileReference) throws(CopyfitError) -> FontFace {
    if let face = state.withLock({ $0.files[reference] }) { return face }
    let face = try CopyfitError.wrapping { () throws(FontError) in
      try FontFace.open(path: reference.path, index: reference.index)
    }
    // If another thread was faster, its face is kept, so that a file has one object.
    return state.withLock { state in
      let first = state.files[reference] ?? face
      state.files[reference] = first
      return first
    }
  }

  /// The number of open faces of files that were given by path.
  var openFileCount: Int { state.withLock { $0.files.count } }

  /// Closes the files that were given by path and the instances of faces, as soon as nothing uses them.
  func closeFiles() {
    let databases = state.withLock { state in
      state.files.removeAll()
      return [state.projectFonts, state.installedFonts]
    }
    for database in databases { database?.forgetInstances() }
  }

  func checkFolders() throws(CopyfitError) {
    guard !settings.directories.isEmpty else { return }
    let missing = projectFonts.problems.first { problem in
      switch problem {
      case .unreadable(let path, _), .notAFile(let path, _): settings.directories.contains(path)
      // A project's own font that is broken is one of `problems`, and others are still found.
      case .empty(let path), .notFetched(let path), .unknownFormat(let path, _):
        settings.directories.contains(path) && !FontFileFinder.hasFontExtension(path)
      default: false
      }
    }
    if let missing { throw .font(missing) }
  }
}
