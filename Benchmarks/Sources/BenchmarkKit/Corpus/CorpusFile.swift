import CopyfitUnicode
import Foundation

/// A custom corpus: a file with the columns `id`, `locale` and `text`, separated by tabs.
public enum CorpusFile {
  /// Longer texts are not labels or not sentences.
  private static let longest = (label: 24, sentence: 150)

  /// Reads a file; the first line may contain the names of the columns.
  public static func read(_ path: String) throws(BenchmarkError) -> Corpus {
    let data: Data
    do { data = try Data(contentsOf: URL(filePath: path)) } catch {
      throw .unreadableCorpus(path: path)
    }
    return try parse(data, path: path)
  }

  static func parse(_ data: Data, path: String) throws(BenchmarkError) -> Corpus {
    var groups: [(stratum: Stratum, samples: [Sample])] = []
    for (index, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard !line.isEmpty else { continue }
      guard var text = String(validating: line, as: UTF8.self) else {
        throw .corpusLine(path: path, line: index + 1, problem: "is not UTF-8")
      }
      if index == 0, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
      if index == 0, text.lowercased() == "id\tlocale\ttext" { continue }
      let sample = try sample(text, path: path, line: index + 1)
      groups.append((stratum(of: sample.text), [sample]))
    }
    guard !groups.isEmpty else { throw .emptyCorpus(path: path) }
    return Corpus(source: path, groups)
  }

  private static func sample(
    _ line: String, path: String, line number: Int
  ) throws(BenchmarkError) -> Sample {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == 3 else {
      let problem =
        "has \(columns.count) columns; id, locale and text were expected, divided by tabs"
      throw .corpusLine(path: path, line: number, problem: problem)
    }
    guard !columns[2].isEmpty else {
      throw .corpusLine(path: path, line: number, problem: "has no text")
    }
    guard columns[1].wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*/) != nil else {
      let problem = "names no locale: '\(columns[1])'"
      throw .corpusLine(path: path, line: number, problem: problem)
    }
    return Sample(
      id: String(columns[0]), text: String(columns[2]), locale: LocaleIdentifier(String(columns[1]))
    )
  }

  private static func stratum(of text: String) -> Stratum {
    let length = text.unicodeScalars.count
    return length <= longest.label ? .label : length <= longest.sentence ? .sentence : .paragraph
  }
}
