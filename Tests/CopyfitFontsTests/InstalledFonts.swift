@testable import CopyfitFonts

/// Installed fonts that the tests use; `make test` installs them.
enum InstalledFonts {
  /// One database for all tests, because it is immutable and takes time to read.
  static let database = FontDatabase(directories: [])

  /// The file that holds a face.
  static func path(_ postScriptName: String) throws -> String {
    guard let face = database.face(named: postScriptName) else { throw Missing(postScriptName) }
    return face.path
  }

  /// A face by its PostScript name.
  static func face(_ postScriptName: String) throws -> FontFace {
    guard let face = database.face(named: postScriptName) else { throw Missing(postScriptName) }
    return face
  }

  struct Missing: Error, CustomStringConvertible {
    let name: String

    init(_ name: String) { self.name = name }

    var description: String {
      "the font \(name) is not installed; run `make test`, which installs it"
    }
  }
}
