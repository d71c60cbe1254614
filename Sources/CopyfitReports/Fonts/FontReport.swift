package import CopyfitFonts
internal import CopyfitSourceText

/// The faces that were found, and the faces in named files.
package struct FontReport: Sendable {
  /// The name and version of the JSON document.
  static let schema = "copyfit.fonts/1"

  /// The faces in named files; each has a page.
  private var pages: [FontEntry] = []
  /// The faces in folders and those of the system; `nil` if they were not requested.
  private var list: [FontEntry]?
  /// The messages about files that could not be read.
  package private(set) var problems: [String]

  /// Measures the faces.
  ///
  /// - Parameters:
  ///   - faces: The faces in named files.
  ///   - database: The faces in folders and those of the system; `nil` if they were not requested.
  ///   - problems: The errors of files that could not be read.
  package init(_ faces: [FontFaceSummary], in database: FontDatabase?, problems: [FontError]) {
    var problems = problems
    for face in faces {
      do throws(FontError) {
        let opened = try FontFace.open(path: face.path, index: face.index)
        pages.append(FontEntry(face: face, geometry: opened.geometry))
      } catch {
        problems.append(error)
      }
    }
    if let database {
      list = database.faces.map { FontEntry(face: $0, geometry: database.geometry(of: $0)) }
      problems += database.problems
    }
    self.problems = problems.map(\.message)
  }

  /// The text for people: a page for each face of a file, then the list, one face in each line.
  package var text: String {
    let pages = pages.map { FontPage($0).text }
    return (pages + (list.map { [Self.table($0)] } ?? [])).joined(separator: "\n")
  }

  private static func table(_ entries: [FontEntry]) -> String {
    guard !entries.isEmpty else { return "No fonts were found.\n" }
    let header = [
      "PostScript name", "weight", "ascent", "descent", "gap", "cap", "x", "slant", "underline",
      "em", "axes", "file",
    ]
    let count = "\(entries.count) face\(entries.count == 1 ? "" : "s")"
    return TextTable.render([header] + entries.map(\.row)) + "\n\n\(count)\n"
  }

  /// The document for programs, on one line.
  package var json: String {
    let entries = pages + (list ?? [])
    return JSONValue.object([
      "schema": .string(Self.schema), "fonts": .array(entries.map(\.json)),
    ]).dense + "\n"
  }
}
