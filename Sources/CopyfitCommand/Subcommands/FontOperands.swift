internal import Copyfit
internal import CopyfitFonts
internal import CopyfitReports

/// The operands on the command line: folders to search, and font files to show.
struct FontOperands {
  /// All operands, as paths for a database.
  private(set) var paths: [String] = []
  private(set) var folders: [String] = []
  /// The faces of the files, in the order in which the files were named.
  private(set) var faces: [FontFaceSummary] = []
  /// The reasons that files could not be read.
  private(set) var problems: [FontError] = []
  private var namesFiles = false

  init(_ operands: [String]) {
    for operand in operands { add(operand) }
  }

  /// Whether the fonts of the machine and of the folders are listed, which they are not if only files are named.
  var listsFolders: Bool { !namesFiles || !folders.isEmpty }

  /// The report on the faces.
  func report(cacheDirectory: String? = nil) -> FontReport {
    let database =
      listsFolders ? FontDatabase(directories: folders, cacheDirectory: cacheDirectory) : nil
    return FontReport(faces, in: database, problems: problems)
  }

  private mutating func add(_ operand: String) {
    let reference = FontFileReference(operand)
    paths.append(reference.path)
    do throws(FontError) {
      let file = try FontFaceSummary.faces(ofFile: reference.path)
      namesFiles = true
      if let problem = file.problem { problems.append(problem) }
      try select(reference, isNumbered: reference.path != operand, from: file.faces)
    } catch {
      if isFolder(error, reference.path) {
        folders.append(reference.path)
      } else {
        namesFiles = true
        problems.append(error)
      }
    }
  }

  /// Selects all faces of a file, or the one with a number.
  private mutating func select(
    _ reference: FontFileReference, isNumbered: Bool, from found: [FontFaceSummary]
  ) throws(FontError) {
    let selected = found.filter { !isNumbered || $0.index == reference.index }
    faces += selected
    if selected.isEmpty, problems.last?.path != reference.path {
      throw .noSuchFace(path: reference.path, index: reference.index, count: found.count)
    }
  }

  /// Whether a path is a folder, or is missing and not named like a font.
  private func isFolder(_ error: FontError, _ path: String) -> Bool {
    switch error {
    case .notAFile(_, let isDirectory): isDirectory
    case .unreadable:
      ![".ttf", ".otf", ".ttc", ".otc"].contains { path.lowercased().hasSuffix($0) }
    default: false
    }
  }
}
