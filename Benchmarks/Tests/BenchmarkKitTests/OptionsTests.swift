import Testing

@testable import BenchmarkKit

@Suite struct OptionsTests {
  @Test func readsOptions() throws {
    let options = try Options([
      "--corpus", "a.tsv", "--width=320", "--format", "json", "--stages", "cold,floor", "--quick",
    ])
    #expect(options.corpus == .file("a.tsv"))
    #expect(options.width == 320)
    #expect(options.format == .json)
    #expect(options.stages == ["cold", "floor"])
    #expect(options.part == 20)
  }

  @Test(arguments: [
    ([], nil), (["--corpus", "texts"], CorpusChoice.texts), (["--corpus=system"], .system),
  ])
  func readsChoicesOfTexts(arguments: [String], choice: CorpusChoice?) throws {
    #expect(try Options(arguments).corpus == choice)
  }

  @Test(arguments: [
    (["--widht", "3"], "Unknown argument: --widht"),
    (["--width"], "--width needs a value."),
    (["--width", "wide"], "--width takes a number from 1 to 100000, not wide."),
    (["--rounds", "0"], "--rounds takes a number from 1 to 1000, not 0."),
    (["--stages", ""], "--stages names no stage."),
    (
      ["--corpus", "a.tsv", "--sample-app"],
      "--corpus and --sample-app cannot be given together."
    ),
    (["--format", "xml"], "--format takes tsv, json or markdown, not xml."),
  ])
  func refuses(arguments: [String], problem: String) throws {
    let error = try #require(throws: BenchmarkError.self) { try Options(arguments) }
    #expect(error.message == problem + "\nTry `copyfit-benchmarks --help`.")
  }
}
