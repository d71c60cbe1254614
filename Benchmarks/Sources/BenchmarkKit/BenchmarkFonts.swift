import CopyfitDynamicType
public import CopyfitFonts
import Foundation

/// The fonts that everything is measured in.
public struct BenchmarkFonts: Sendable {
  /// The fonts of the machine and of the folders that were named.
  public let database: FontDatabase
  /// The label's face and the installed fonts, one variant for each text.
  public let stack: FontStack
  /// The system font's stand-in, whose text is shaped in two faces; `nil` where it is not installed.
  public let standIn: FontStack?

  /// The font that labels are measured in unless another is named.
  public static let defaultName = "Inter-Regular"

  /// Finds the fonts; of a folder without the default font, the first face is taken.
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
