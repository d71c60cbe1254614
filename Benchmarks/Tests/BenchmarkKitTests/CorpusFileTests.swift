import CopyfitUnicode
import Foundation
import Testing

@testable import BenchmarkKit

@Suite struct CorpusFileTests {
  @Test func readsTextsByLengthAndLocale() throws {
    let long = String(repeating: "lang ", count: 40)
    let file = "\u{FEFF}id\tlocale\ttext\na\tde\tSpeichern\r\nb\tpt_BR\tSalvar\n\nc\tde\t\(long)\n"
    let corpus = try CorpusFile.parse(Data(file.utf8), path: "a.tsv")
    #expect(
      corpus.cells.map(\.name) == [
        "label de", "label pt-BR", "paragraph de", "app de", "app pt-BR",
      ])
    #expect(corpus.cells[0].samples.map(\.text) == ["Speichern"])
  }

  @Test(arguments: [
    (
      "a\tde\n",
      "a.tsv:1: the line has 2 columns; id, locale and text were expected, divided by tabs."
    ),
    (
      "a\tde\tx\tan aside\n",
      "a.tsv:1: the line has 4 columns; id, locale and text were expected, divided by tabs."
    ),
    ("a\tno locale\tx\n", "a.tsv:1: the line names no locale: 'no locale'."),
    ("a\t\tx\n", "a.tsv:1: the line names no locale: ''."),
    ("a\tde\tx\nb\tde\t\n", "a.tsv:2: the line has no text."),
    ("", "a.tsv: has no texts; a line has id, locale and text, divided by tabs."),
  ])
  func refuses(file: String, problem: String) throws {
    let error = try #require(throws: BenchmarkError.self) {
      try CorpusFile.parse(Data(file.utf8), path: "a.tsv")
    }
    #expect(error.message == problem)
  }

  @Test func refusesOtherEncodings() throws {
    let error = try #require(throws: BenchmarkError.self) {
      try CorpusFile.parse(Data([0x61, 9, 0x64, 9, 0xFF]), path: "a.tsv")
    }
    #expect(error.message == "a.tsv:1: the line is not UTF-8.")
  }

  @Test func refusesAFileThatIsNotThere() throws {
    let error = try #require(throws: BenchmarkError.self) { try CorpusFile.read("/nowhere/a.tsv") }
    #expect(error.message == "/nowhere/a.tsv: cannot be read.")
  }
}
