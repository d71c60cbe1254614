import CopyfitCatalogs
import CopyfitSourceText
import CopyfitUnicode

/// Formats catalogs as lines for tests that read like a table.
extension CatalogContent {
  /// Reads a text as the content of a file.
  init(_ text: String, file: String) {
    self = CatalogReader.read(Array(text.utf8), file: file)
  }

  /// Each entry as `locale table key[variant]=text line:column`.
  var lines: [String] {
    tables.flatMap { table in
      table.entries.map { entry in
        let variant = entry.variant.map { "[\($0)]" } ?? ""
        return "\(table.locale?.tag ?? "-") \(table.name) \(entry.key)\(variant)=\(entry.value)"
          + " \(entry.position.line):\(entry.position.column)"
      }
    }
  }

  /// Each problem as `kind line:column message`, with the number of lost entries, if any.
  var problemLines: [String] {
    problems.map { problem in
      let place = "\(problem.position.line):\(problem.position.column)"
      let lost = problem.entriesLost > 0 ? " (\(problem.entriesLost))" : ""
      return "\(problem.kind.rawValue) \(place) \(problem.message)\(lost)"
    }
  }
}
