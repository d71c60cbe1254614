import CopyfitUnicode
import Foundation

/// The texts of `Corpora/Texts`, which were written for this project: equal on every machine.
struct WrittenTexts: Sendable {
  private let folder: URL

  init(folder: URL = AppTexts.corpora.appending(path: "Texts")) { self.folder = folder }

  /// The names of a file's sections.
  private static let sections: [String: Stratum] = [
    "# labels": .label, "# sentences": .sentence, "# paragraphs": .paragraph,
  ]

  /// The corpus: every `part`th text of each section, and at least one.
  func corpus(
    of languages: [Language] = Language.all, part: Int = 1
  ) throws(BenchmarkError) -> Corpus {
    var groups: [(stratum: Stratum, samples: [Sample])] = []
    for language in languages {
      let texts = try texts(in: language)
      for stratum in Stratum.byLength {
        let all = texts[stratum] ?? []
        let samples = all.prefix(max(1, all.count / part)).enumerated().map { index, text in
          Sample(
            id: "\(language.tag)/\(stratum.rawValue)/\(index)", text: MessageText.filled(text),
            locale: LocaleIdentifier(language.tag))
        }
        groups.append((stratum, samples))
      }
    }
    return Corpus(source: "Corpora/Texts", groups)
  }

  /// A language's texts by section, in the order of the file.
  func texts(in language: Language) throws(BenchmarkError) -> [Stratum: [String]] {
    let url = folder.appending(path: "\(language.tag).txt")
    guard let data = try? Data(contentsOf: url) else { throw .unreadableCorpus(path: url.path) }
    return try Self.parse(data, path: url.path)
  }

  static func parse(_ data: Data, path: String) throws(BenchmarkError) -> [Stratum: [String]] {
    guard let file = String(validating: data, as: UTF8.self) else {
      throw .corpusLine(path: path, line: 1, problem: "is not UTF-8")
    }
    var texts: [Stratum: [String]] = [:]
    var section: Stratum?
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      if let next = Self.sections[String(line)] {
        section = next
      } else if let section {
        texts[section, default: []].append(String(line))
      } else {
        throw .corpusLine(path: path, line: index + 1, problem: "is in no section")
      }
    }
    return texts
  }
}
