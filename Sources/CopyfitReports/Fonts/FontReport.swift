internal import Copyfit
internal import CopyfitDynamicType
package import CopyfitFonts
internal import CopyfitSourceText

/// The faces that were found, and those of files that were named.
package struct FontReport: Sendable {
  /// The name and version of the JSON document.
  static let schema = "copyfit.fonts/1"

  /// A face with its measures.
  struct Entry: Sendable {
    let face: FontFaceSummary
    let geometry: FontGeometry
  }

  /// Faces of named files: each has a page.
  private var pages: [Entry] = []
  /// Faces of folders and of the machine, or `nil` where they were not asked for.
  private var list: [Entry]?
  /// What could not be read.
  package private(set) var problems: [String]

  /// Measures faces.
  ///
  /// - Parameters:
  ///   - faces: Those of named files.
  ///   - database: Those of folders and of the machine, where they are asked for.
  ///   - problems: What could not be read before.
  package init(_ faces: [FontFaceSummary], in database: FontDatabase?, problems: [FontError]) {
    var problems = problems
    for face in faces {
      do throws(FontError) {
        let opened = try FontFace.open(path: face.path, index: face.index)
        pages.append(Entry(face: face, geometry: opened.geometry))
      } catch {
        problems.append(error)
      }
    }
    if let database {
      list = database.faces.map { Entry(face: $0, geometry: database.geometry(of: $0)) }
      problems += database.problems
    }
    self.problems = problems.map(\.message)
  }

  /// For people: a page for each face of a file, then the list, one face a line.
  package var text: String {
    let pages = pages.map { FontPage($0).text }
    return (pages + (list.map { [Self.table($0)] } ?? [])).joined(separator: "\n")
  }

  private static func table(_ entries: [Entry]) -> String {
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

extension FontReport.Entry {
  /// The cells of the list.
  fileprivate var row: [String] {
    let lengths = [geometry.ascender, geometry.descender, geometry.lineGap].map(Self.number)
    let underline = [geometry.underlinePosition, geometry.underlineThickness].map(Self.number)
    return [TerminalText.safe(face.names.postScript), String(face.traits.weight.rawValue)] + lengths
      + [geometry.capHeight, geometry.xHeight].map { $0.map(Self.number) ?? "-" }
      + [Self.number(geometry.slantAngle), underline.joined(separator: "/")]
      + [Self.number(geometry.em), axes, TerminalText.safe(place)]
  }

  /// Such as `wght 100–900, slnt -10–0 (18)`, the number of named instances last.
  private var axes: String {
    let axes = face.axes.map { axis in
      let ends = [axis.minimum, axis.maximum].map(Self.number).joined(separator: "–")
      return "\(TerminalText.safe(axis.tag.description)) \(ends)"
    }
    let count = face.namedInstances.isEmpty ? "" : " (\(face.namedInstances.count))"
    return axes.joined(separator: ", ") + count
  }

  static func number(_ value: Double) -> String { RoundedNumber(value).description }

  /// The file, and which face of a collection.
  var place: String { face.index == 0 ? face.path : "\(face.path)#\(face.index)" }
}
