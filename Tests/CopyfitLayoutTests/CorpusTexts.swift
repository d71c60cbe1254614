import Foundation

/// Texts as apps show them: those of `Corpora/Texts`, and of the sample app in languages that the folder lacks.
enum CorpusTexts {
  /// The maximum length of a text in UTF-16 units, above those of labels and sentences; paragraphs, which
  /// slow engines take long to lay out, are in exhaustive tests.
  private static let maximumLength = Exhaustive.isAsked ? Int.max : 150

  /// The texts of one language without duplicates, longest first; from `Browser/Texts` if `Corpora` has none.
  static func texts(_ locale: String) -> [String] {
    let written = lines(of: CorpusFolder.texts.appendingPathComponent("\(locale).txt"))
      .filter { $0.utf16.count <= maximumLength }
    let texts = written.isEmpty ? appTexts(locale) : written
    let own = texts.isEmpty ? lines(of: ownFolder.appendingPathComponent("\(locale).txt")) : texts
    return Set(own).sorted { ($1.utf16.count, $0) < ($0.utf16.count, $1) }
  }

  private static func appTexts(_ locale: String) -> [String] {
    let folder = CorpusFolder.app.appendingPathComponent("\(locale).lproj")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "strings" }.flatMap(values)
  }

  private static let ownFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Browser/Texts")

  /// The texts of a file with one text on each line, and comments.
  private static func lines(of file: URL) -> [String] {
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

/// The folders of the corpora.
enum CorpusFolder {
  private static let all = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpora")

  /// The sample app.
  static let app = all.appendingPathComponent("Freewheel/App")
  /// Texts in 24 languages.
  static let texts = all.appendingPathComponent("Texts")
}
