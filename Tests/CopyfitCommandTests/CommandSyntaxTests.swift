import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitReports
import Testing

@testable import CopyfitCommand

struct CommandSyntaxTests {
  @Test func readsEveryKindOfArgument() throws {
    let options = try parse(
      Measure.syntax,
      [
        "--font", "a.ttc#1", "--sizes=14,17.5", "--lines", "2", "--width=280", "--fallback", "b",
        "--fallback=c", "--mode", "wordWrap", "--no-cache", "--format=json", "--", "--text",
      ])
    #expect(options.font == "a.ttc#1")
    #expect(options.sizes == [14, 17.5])
    #expect(options.lines == 2)
    #expect(options.width == 280)
    #expect(options.fallback == ["b", "c"])
    #expect(options.mode == .wordWrap)
    #expect(options.format == .json)
    #expect(options.text == "--text")
  }

  @Test(arguments: [
    (["--category", "all", "-"], ContentSizeCategory.allCases),
    (["--category=xs,AX5", "-"], [.xSmall, .accessibility5]),
  ])
  func readsCategories(words: [String], categories: [ContentSizeCategory]) throws {
    let options = try parse(Measure.syntax, words)
    #expect(options.category?.categories == categories)
    #expect(options.text == "-")
  }

  @Test func readsReportsAndDevices() throws {
    let options = try parse(
      Check.syntax,
      [
        "App", "--report", "json=out/a=b.json", "--report=pretty", "--devices", "canvas,402.5",
        "Kit",
      ])
    #expect(options.paths == ["App", "Kit"])
    #expect(
      options.reports == [
        ReportRequest(format: .json, file: "out/a=b.json"), ReportRequest(format: .pretty),
      ])
    #expect(options.devices == [.canvas, .width(402.5)])
  }

  @Test(arguments: ["", ",", "de,", ",de", "de,,fr"])
  func refusesEmptyLocales(text: String) {
    #expect(throws: UsageError.self) { try parse(Check.syntax, ["--locales", text]) }
    #expect(throws: UsageError.self) { try parse(Check.syntax, ["--locales=\(text)"]) }
  }

  @Test(arguments: [(["-"], false), (["--", "-"], true), (["--", "x"], true)])
  func takesTextBehindTwoDashesLiterally(words: [String], isLiteral: Bool) throws {
    #expect(try parse(Measure.syntax, words).isTextLiteral == isLiteral)
  }

  @Test func readsLocales() throws {
    #expect(
      try parse(Check.syntax, ["--locales", "de,zh-Hans"]).locales?.locales == ["de", "zh-Hans"])
  }

  @Test(arguments: [
    (
      ["--width 280", "x"],
      "'--width' and its value are one argument here: write '--width=…', without quotes around "
        + "both, or each on its own line of a file"
    ),
    (["--widht", "3", "x"], "unknown option '--widht'; did you mean '--width'?"),
    (["-w", "x"], "unknown option '-w'"),
    (["--width"], "'--width' needs a value: --width PT"),
    (["--width", "--height", "3", "x"], "'--width' needs a value: --width PT"),
    (["--width", "wide", "x"], "'--width' must be a number, not 'wide'"),
    (["--width", "0x10", "x"], "'--width' must be a number, not '0x10'"),
    (["--width", "nan", "x"], "'--width' must be a number, not 'nan'"),
    (["--width=", "x"], "'--width' must be a number, not ''"),
    (["--lines", "1.5", "x"], "'--lines' must be an integer, not '1.5'"),
    (["--sizes", "1,,2", "x"], "'--sizes' must be a number, not ''"),
    (["--system=yes", "x"], "'--system' takes no value"),
    (["--width", "1", "--width", "2", "x"], "'--width' is given twice"),
    (
      ["--mode", "tial", "x"],
      "'--mode' must be one of tail, head, middle, clip, wordWrap, charWrap, not 'tial'; "
        + "did you mean 'tail'?"
    ),
    ([], "TEXT is missing"),
    (["two", "words"], "unexpected argument 'words'; put a TEXT with spaces in quotes"),
  ])
  func refuses(words: [String], message: String) {
    #expect(error(Measure.syntax, words)?.message == message)
  }

  private static let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")

  @Test(arguments: [
    (
      ["--report", "sariff"],
      "'--report' must be one of the formats of this version (\(formats)), not 'sariff'; "
        + "did you mean 'sarif'?"
    ),
    (
      ["--report", "jsn=a"],
      "'--report' must be one of the formats of this version (\(formats)), not 'jsn'; "
        + "did you mean 'json'?"
    ),
    (
      ["--report", "json="],
      "'--report' must be FORMAT or FORMAT=FILE, not 'json='"
    ),
    (
      ["--report", "out/report.json"],
      "'--report' must be one of json=out/report.json, sarif=out/report.json, "
        + "gitlab=out/report.json, not 'out/report.json'"
    ),
    (["--baseline"], "'--baseline' needs a value: --baseline FILE"),
    (
      ["--fail-on", "eror"],
      "'--fail-on' must be one of error, warning, note, never, not 'eror'; did you mean 'error'?"
    ),
    (
      ["--maximum", "truncaton=3"],
      "'--maximum' must be a rule and a number, such as truncation=12, not 'truncaton'; "
        + "did you mean 'truncation'?"
    ),
    (
      ["--maximum", "truncation"],
      "'--maximum' must be a rule and a number from 0 on, such as truncation=12, not 'truncation'"
    ),
    (
      ["--maximum", "truncation=99999999999999999999"],
      "'--maximum' must be a rule and a number from 0 on, such as truncation=12, not "
        + "'truncation=99999999999999999999'"
    ),
    (
      ["--devices", "phone"],
      "'--devices' must be canvas or a width from 136 to 6016 points, not 'phone'"
    ),
    (
      ["--devices", "-1"], "'--devices' must be canvas or a width from 136 to 6016 points, not '-1'"
    ),
    (
      ["--devices", "12"], "'--devices' must be canvas or a width from 136 to 6016 points, not '12'"
    ),
    (["--jobs", "0"], "'--jobs' must be a whole number from 1 to 256, not '0'"),
    (["--jobs", "-1"], "'--jobs' must be a whole number from 1 to 256, not '-1'"),
    (["--jobs", "two"], "'--jobs' must be a whole number from 1 to 256, not 'two'"),
    (["--jobs", "257"], "'--jobs' must be a whole number from 1 to 256, not '257'"),
    (
      ["--jobs", "99999999999999999999"],
      "'--jobs' must be a whole number from 1 to 256, not '99999999999999999999'"
    ),
    (["--locals", "de"], "unknown option '--locals'; did you mean '--locales'?"),
  ])
  func refusesOfCheck(words: [String], message: String) {
    #expect(error(Check.syntax, words)?.message == message)
  }

  @Test func readsLetters() throws {
    let options = try parse(Check.syntax, ["-v", "-j", "2", "App"])
    #expect(options.isVerbose && !options.isQuiet)
    #expect(options.jobs?.number == 2)
    #expect(options.paths == ["App"])
    #expect(error(Check.syntax, ["-q", "--quiet"])?.message == "'--quiet' is given twice")
  }

  @Test func knowsWhatValuesAreCompletedWith() {
    let completions = Dictionary(
      uniqueKeysWithValues: Check.syntax.description.arguments.map { ($0.name, $0.completion) })
    #expect(completions["color"] == .words(["auto", "always", "never"], isList: false))
    #expect(completions["categories"]?.words.suffix(2) == ["AX4", "AX5"])
    #expect(completions["devices"] == .words(["canvas"], isList: true))
    #expect(completions["config"] == .files)
    #expect(completions["PATH"] == .files)
    #expect(completions["jobs"] == ValueCompletion.none)
    #expect(
      completions["report"] == .wordsWithFile(ReportFormat.allCases.map(\.rawValue)))
  }

  @Test(arguments: [["--help"], ["-h"], ["x", "--help", "--nonsense"]])
  func showsHelpWhereverItIsAsked(words: [String]) throws {
    guard case .help = try Measure.syntax.parse(words) else {
      Issue.record("no help")
      return
    }
  }

  private func parse<Options>(
    _ syntax: CommandSyntax<Options>, _ words: [String]
  ) throws -> Options {
    guard case .run(let options) = try syntax.parse(words) else {
      throw UsageError.missingOperand("COMMAND")
    }
    return options
  }

  private func error<Options>(_ syntax: CommandSyntax<Options>, _ words: [String]) -> UsageError? {
    do throws(UsageError) {
      _ = try syntax.parse(words)
      return nil
    } catch {
      return error
    }
  }
}
