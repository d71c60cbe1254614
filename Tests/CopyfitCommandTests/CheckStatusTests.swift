import CopyfitAudit
import CopyfitFindings
import Testing
@testable import CopyfitCommand

/// The exit status of `check`: it depends on findings, on the ones that fail, and on problems of the run.
struct CheckStatusTests {
  private static let gates = [
    [], ["--strict"], ["--fail-on", "error"], ["--fail-on", "warning"], ["--fail-on", "note"],
    ["--fail-on", "never"],
  ]

  /// A project with one finding of a severity; `nil` for none.
  private static func project(_ severity: Severity?) throws -> SmallProject {
    let level = severity?.rawValue ?? "error"
    return try SmallProject(
      width: severity == nil ? 600 : 60,
      settings: "rules: { truncation: \(level), does-not-scale: off }")
  }

  /// The lowest severity that fails with the options.
  private static func minimumFailing(_ gate: [String]) -> Severity? {
    switch gate.last {
    case "--strict": .warning
    case let level?: Severity(rawValue: level)
    case nil: .error
    }
  }

  @Test(
    arguments: [nil] + Severity.allCases.map(Optional.some),
    gates.flatMap { gate in [(gate, false), (gate, true)] })
  func isOneWhereSomethingFails(severity: Severity?, gate: (options: [String], isKnown: Bool))
    throws
  {
    let project = try Self.project(severity)
    var words = ["check", "--quiet"] + gate.options
    if gate.isKnown {
      let baseline = "\(project.path)/known.json"
      let written = try CommandRun(
        ["check"] + gate.options + ["--write-baseline", baseline, project.path])
      #expect(written.status == 0)
      words += ["--baseline", baseline]
    }
    let run = try CommandRun(words + [project.path])
    let isFailing =
      if let severity, let least = Self.minimumFailing(gate.options) { severity >= least } else {
        false
      }
    #expect(run.status == (isFailing && !gate.isKnown ? 1 : 0), "\(run.output)\(run.messages)")
    #expect(run.output.replacing(/\s+/, with: " ").contains("Exit status \(run.status)."))
  }

  /// A file that cannot be read is a finding like others.
  @Test(arguments: gates)
  func isOneWhereAFileCannotBeRead(gate: [String]) throws {
    let project = try SmallProject(
      width: 600, settings: "rules: { does-not-scale: off }",
      files: ["App/Main.storyboard": "<document><scenes>"])
    let run = try CommandRun(["check"] + gate + [project.path])
    #expect(run.status == (gate.last == "never" ? 0 : 1))
    #expect(run.output.contains("[unreadable-file]"))
  }

  /// Whatever fails: problems of the run take precedence over findings.
  @Test(arguments: gates)
  func isTwoWhereSomethingCannotBeDone(gate: [String]) throws {
    let project = try SmallProject()
    let (here, words) = (project.path, ["check"] + gate)
    let cases: [(words: [String], message: String)] = [
      (["\(here)/Nowhere"], "no such file or folder"),
      (["\(here)/App/en.lproj/none.xib"], "no such"),
      (["--config", "\(here)/none.yml", here], "none.yml"),
      (["--baseline", "\(here)/none.json", here], "the baseline cannot be read"),
      (["--locales", "de", here], "no texts are in the locale 'de'"),
      (["--report", "json=\(here)/none/r.json", here], "its folder does not exist"),
      (["--report", "json=\(here)", here], "is a folder"),
      (["--write-baseline=\(here)/none/b.json", here], "the baseline cannot be written"),
      (["--colour", here], "unknown option"),
      (["--assume-scaling", "--write-baseline=\(here)/b.json", here], "--write-baseline"),
    ]
    for (rest, message) in cases {
      let run = try CommandRun(words + rest)
      #expect(run.status == 2, "\(rest)")
      #expect(run.messages.lowercased().contains(message.lowercased()), "\(run.messages)")
    }
  }

  @Test(arguments: gates)
  func isTwoWhereNothingIsChecked(gate: [String]) throws {
    let nothing = try SmallProject(settings: "strings: [None/*.strings]")
    let run = try CommandRun(["check"] + gate + [nothing.path])
    #expect(run.status == 2, "\(run.output)")
    #expect(run.output.replacing(/\s+/, with: " ").contains("Exit status 2."))
  }
}
