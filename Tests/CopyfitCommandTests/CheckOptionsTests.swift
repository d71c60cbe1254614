import CopyfitReports
import Testing

@testable import CopyfitCommand

struct CheckOptionsTests {
  @Test(
    arguments: [
      (ColorChoice.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.auto, false, ["CLICOLOR_FORCE": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "0"], false),
      (.auto, false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (.auto, true, ["CLICOLOR": "0"], false), (.auto, true, ["TERM": "dumb"], false),
      (.always, false, ["NO_COLOR": "1"], true), (.never, true, ["CLICOLOR_FORCE": "1"], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func colours(_ choice: ColorChoice, isTerminal: Bool, environment: [String: String], uses: Bool) {
    #expect(
      PrettyStyle.usesColor(choice, isTerminal: isTerminal, environment: environment) == uses)
  }

  @Test(
    arguments: [
      (nil, [:], 80), (nil, ["COLUMNS": "90"], 90), (nil, ["COLUMNS": "wide"], 80),
      (nil, ["COLUMNS": "0"], 80), (nil, ["COLUMNS": "999"], 120), (72, [:], 72),
      (72, ["COLUMNS": "90"], 72), (20, [:], 60), (400, [:], 120),
    ] as [(Int?, [String: String], Int)])
  func fillsTheTerminal(terminal: Int?, environment: [String: String], columns: Int) {
    #expect(PrettyStyle.columns(terminal: terminal, environment: environment) == columns)
  }

  @Test(arguments: [
    (
      [ReportRequest(format: .json), ReportRequest(format: .pretty)],
      "only one report can be shown; give the others a file: --report json=FILE"
    ),
    (
      [ReportRequest(format: .json, file: "a"), ReportRequest(format: .pretty, file: "a")],
      "two reports go to the same file: a"
    ),
    (
      [ReportRequest(format: .json, file: "a"), ReportRequest(format: .pretty, file: "./b/../a")],
      "two reports go to the same file: a"
    ),
    ([ReportRequest(format: .json, file: "/")], "/: is a folder, not a file"),
    (
      [ReportRequest(format: .json, file: "/no/such/a.json")],
      "/no/such/a.json: its folder does not exist"
    ),
  ])
  func refusesReports(_ requests: [ReportRequest], message: String) {
    #expect(throws: CommandError.failed([message])) { try ReportDestinations(requests) }
  }

  @Test(arguments: [("json", nil), ("json=-", nil), ("json=./-", "./-")] as [(String, String?)])
  func aDashIsStandardOutput(text: String, file: String?) throws {
    #expect(try ReportRequest.read(text) == ReportRequest(format: .json, file: file))
  }

  /// If a file's name determines the format, it need not be given again.
  @Test(
    arguments: [
      ("a.sarif", .sarif), ("out/b.md", .markdown), ("c.NDJSON", .ndjson), ("d.csv", .csv),
    ] as [(String, ReportFormat)])
  func takesTheFormatFromTheName(file: String, format: ReportFormat) throws {
    #expect(try ReportRequest.read(file) == ReportRequest(format: format, file: file))
  }
}
