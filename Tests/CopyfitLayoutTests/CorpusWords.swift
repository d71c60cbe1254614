import Foundation

/// Words of the sample app's strings, in all its languages.
enum CorpusWords {
  /// The maximum number of words, so that a test of each at hundreds of sizes takes seconds; all in exhaustive tests.
  private static let most = Exhaustive.isAsked ? Int.max : 300

  /// Words without duplicates, evenly spaced among all; empty without the folder `Corpora`.
  static let all: [String] = {
    let words = Set(files.flatMap(words(of:))).sorted()
    let step = max(1, words.count / most)
    return stride(from: 0, to: words.count, by: step).map { words[$0] }
  }()

  private static var files: [URL] {
    let found = FileManager.default.enumerator(
      at: CorpusFolder.app, includingPropertiesForKeys: nil)
    return (found?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "strings" }
  }

  private static func words(of file: URL) -> [String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    // The text between quotation marks is a key or a text.
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    return quoted.flatMap { $0.split(separator: " ") }.map(String.init)
  }
}
