import CopyfitDynamicType
public import CopyfitFonts
import Foundation

/// The fonts for all measurements.
public struct BenchmarkFonts: Sendable {
  /// The installed fonts, and those of the named folders.
  public let database: FontDatabase
  /// The label's face and the installed fonts, one variant for each text.
  public let stack: FontStack
  /// The system font's stand-in, which shapes text in two faces; `nil` if it is not installed.
  public let standIn: FontStack?

  /// The default font of labels.
  public static let defaultName = "Inter-Regular"

  /// Finds the fonts; in a folder without the default font, the first face is used.
  public init(directories: [String], name: String?) throws(BenchmarkError) {
    if let path = directories.first(where: { !Self.isFolder($0) }) {
      throw .usage("--font-directory: \(path) is no folder.")
    }
    let database = FontDatabase(directories: directories, includesInstalled: true)
    self.database = database
    let wanted = name ?? Self.defaultName
    let first = directories.isEmpty || name != nil ? nil : database.faces.first { !$0.isInstalled }
    let face =
      first.flatMap { database.face(named: $0.names.postScript) } ?? database.face(named: wanted)
    guard let face else { throw .noFont(wanted) }
    let fallback = FontFallback.installed(database, preferred: [])
    stack = FontStack(face: face, fallback: fallback)
    standIn = database.systemStandIn(weight: .regular, isItalic: false)
      .map { FontStack(standIn: $0, fallback: fallback) }
  }

  private static func isFolder(_ path: String) -> Bool {
    let values = try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory == true
  }
}
