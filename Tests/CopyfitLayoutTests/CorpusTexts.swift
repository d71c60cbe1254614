import Foundation

/// Translations of the sample app's strings, and texts of languages that it lacks.
enum CorpusTexts {
  /// The texts of one language without duplicates, longest first; from `Browser/Texts` if the sample app has none.
  static func texts(_ locale: String) -> [String] {
    let app = appTexts(locale)
    let texts = app.isEmpty ? ownTexts(locale) : app
    return Set(texts).sorted { ($1.utf16.count, $0) < ($0.utf16.count, $1) }
  }

  private static func appTexts(_ locale: String) -> [String] {
    let folder = CorpusFolder.app.appendingPathComponent("\(locale).lproj")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "strings" }.flatMap(values)
  }

  /// The texts of a file with one text on each line, and comments.
  private static func ownTexts(_ locale: String) -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Browser/Texts/\(locale).txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }
      .map { $0.replacingOccurrences(of: "\\n", with: "\n") }
  }

  /// The values of a file with one entry on each line.
  private static func values(of file: URL) -> [String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      guard line.hasSuffix("\";"), let equals = line.range(of: "\" = \"") else { return nil }
      return line[equals.upperBound...].dropLast(2)
        .replacingOccurrences(of: "\\n", with: "\n").replacingOccurrences(of: "\\\"", with: "\"")
    }
  }
}

/// The folder of the sample app.
enum CorpusFolder {
  static let app = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpora/Freewheel/App")
}
