import CopyfitSourceText
import Foundation
import Testing

@testable import CopyfitCommand

/// The files with which other tools run the program must match it.
struct PackagingTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func hooksCallWhatThereIs() throws {
    let hooks = try #require(try yaml(".pre-commit-hooks.yaml").items)
    #expect(hooks.map { $0["id"]?.text } == ["copyfit", "copyfit-config"])
    for hook in hooks {
      // A label's text, font and frame are in different files, so the project is checked as a whole.
      #expect(hook["pass_filenames"]?.text == "false")
      let words = try #require(hook["entry"]?.text).split(separator: " ").map(String.init)
      let rest = Array(words.dropFirst(2))
      let isRun =
        switch words.dropFirst().first {
        case Check.name: if case .run = try Check.syntax.parse(rest) { true } else { false }
        case ConfigCommand.name: rest == ["verify"]
        default: false
        }
      #expect(words.first == "copyfit" && isRun, "\(words) does not run")
    }
  }

  @Test(arguments: [
    ("App/de.lproj/Main.strings", true), ("App/Localizable.xcstrings", true),
    ("App/Base.lproj/Main.storyboard", true), ("copyfit.yml", true), ("App/.copyfit.yml", true),
    ("App/labels.json", true), ("app/src/main/res/values-de/strings.xml", true), ("de.po", true),
    ("copyfit-base.yml", true), ("labels/checkout.json", true), ("styles.plist", true),
    ("locales/de/app.json", true), ("i18n/messages_de.properties", true), ("Texts/t.csv", true),
    ("t.tsv", true), ("po/x.pot", true), ("de/LC_MESSAGES/app.mo", true), ("App/A.ttf", true),
    ("res/values-de/plurals.xml", true), ("strings.xml", true), ("values.xml", false),
    ("res/layout/main.xml", false), ("App/View.swift", false), ("strings", false), ("a.pox", false),
  ])
  func hookRunsForFilesThatMatter(path: String, matters: Bool) throws {
    let pattern = try #require(try yaml(".pre-commit-hooks.yaml").items?.first?["files"]?.text)
    #expect((try path.firstMatch(of: Regex(pattern)) != nil) == matters)
  }

  @Test func actionChecksWithItsInputs() throws {
    let steps = try steps()
    let check = try #require(steps.last)
    let script = try #require(check["run"]?.text)
    #expect(script.contains(#""$COPYFIT" check "#))
    // An input inside a script would become part of it, so inputs are passed as variables.
    #expect(steps.allSatisfy { $0["run"]?.text?.contains("${{") != true })
    let variables = try #require(check["env"]?.keys)
    #expect(
      variables == [
        "COPYFIT", "PATHS", "ARGUMENTS", "REPORT", "SARIF", "ANNOTATIONS", "BASELINE",
      ])
    #expect(variables.allSatisfy { script.contains("$" + $0) })
  }

  /// The action's script, run with a program that only records its arguments.
  @Test(arguments: [
    ([:], "check --report json=r.json ."),
    (
      ["ANNOTATIONS": "true"],
      "check --report json=r.json --report github=FILE ."
    ),
    (["REPORT": "", "SARIF": "a b.sarif"], "check --report sarif=a b.sarif ."),
    (
      ["BASELINE": "b.json", "ARGUMENTS": "--strict --locales de", "PATHS": "A B"],
      "check --strict --locales de --report json=r.json --baseline b.json A B"
    ),
    (["PATHS": "A\n  B C\n"], "check --report json=r.json A B C"),
    (
      ["ARGUMENTS": "--strict\n--locales de\n"],
      "check --strict --locales de --report json=r.json ."
    ),
    (["PATHS": "$(touch x)"], "check --report json=r.json $(touch x)"),
  ])
  func actionPassesOnItsInputs(inputs: [String: String], call: String) throws {
    let run = try ActionRun(script: try #require(try steps().last?["run"]?.text), inputs)
    #expect(run.status == 1)
    #expect(run.call == call + "\n")
    #expect(run.outputs == "status=1\n")
  }

  /// Other output comes from the project: only annotations may be commands.
  @Test func actionLetsNothingElseBeACommand() throws {
    let script = try #require(try steps().last?["run"]?.text)
    let lines = try ActionRun(script: script, ["ANNOTATIONS": "true"]).lines
    try #require(lines.count == 5)
    let token = try #require(lines[0].wholeMatch(of: /::stop-commands::([0-9a-f]{32})/)?.output.1)
    #expect(lines[1...] == ["::error::found", "::error::told", "::\(token)::", "::error::noted"])
    let other = try ActionRun(script: script, [:]).lines
    #expect(other.count == 4 && other.first != lines.first)
  }

  private func steps() throws -> [YAMLNode] {
    try #require(try yaml("action.yml")["runs"]?["steps"]?.items)
  }

  /// A release has the program with its digest, and a branch has none, so that it is built.
  @Test(arguments: [
    ("v1", "binary=FOLDER/copyfit/bin/copyfit\n", true), ("main", "", true), ("forged", "", false),
  ])
  func actionTakesTheReleasedProgram(release: String, expected: String, succeeds: Bool) throws {
    let step = try #require(try steps().first { $0["id"]?.text == "release" })
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "copyfit-release-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let curl = """
      curl() {
        local archive=copyfit-linux-x86_64.tar.gz
        case "$*" in
        *"https://host/o/r/releases/download/main/$archive"*) return 22 ;;
        *"https://host/o/r/releases/download/$RELEASE/$archive"*) ;;
        *) return 3 ;;
        esac
        mkdir -p made/copyfit/bin
        touch made/copyfit/bin/copyfit
        tar -czf "$archive" -C made copyfit
        sha256sum "$archive" >SHA256SUMS
        [ "$RELEASE" != forged ] || echo >>"$archive"
      }

      """
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-e", "-o", "pipefail", "-c", curl + (try #require(step["run"]?.text))]
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    process.environment = [
      "PATH": "/usr/bin:/bin", "FOLDER": folder.path, "GITHUB_OUTPUT": output.path,
      "REPOSITORY": "https://host/o/r", "RELEASE": release,
    ]
    try process.run()
    process.waitUntilExit()
    #expect((process.terminationStatus == 0) == succeeds)
    let found = try String(contentsOf: output, encoding: .utf8)
    #expect(found.replacing(folder.path, with: "FOLDER") == expected)
    let program = folder.appending(path: "copyfit/bin/copyfit").path
    #expect(FileManager.default.fileExists(atPath: program) == !expected.isEmpty)
  }

  @Test func actionNamesInputsThatThereAre() throws {
    let text = try text(of: "action.yml")
    let inputs = try #require(try yaml("action.yml")["inputs"]?.keys)
    let named = text.matches(of: /inputs\.([a-z]+)/).map { String($0.output.1) }
    #expect(Set(named) == Set(inputs))
  }

  /// The image has git, which the command runs for changed files.
  @Test func imageHoldsGit() throws {
    let image = try text(of: "Dockerfile").split(separator: "\nFROM ").last ?? ""
    #expect(image.contains(" git \\\n") && image.contains("safe.directory /app"))
  }

  @Test func installationPlacesWhatShellsLookFor() throws {
    let script = try text(of: ".ci/place")
    for shell in Shell.allCases { #expect(script.contains(" completions \(shell.rawValue)\n")) }
    #expect(script.contains("write man/man1 copyfit.1 man\n"))
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
  }

  private func yaml(_ file: String) throws -> YAMLNode {
    try YAMLNode(reading: try text(of: file))
  }
}
