import CopyfitSourceText
import Foundation
import Testing

@testable import CopyfitCommand

/// The files with which other tools run the program must ask for what there is.
struct PackagingTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func hooksCallWhatThereIs() throws {
    let hooks = try #require(try yaml(".pre-commit-hooks.yaml").items)
    #expect(hooks.map { $0["id"]?.text } == ["copyfit", "copyfit-config"])
    for hook in hooks {
      // A label's text, font and frame stand in different files: the project is looked at as a whole.
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
    ("notcopyfit.yml", false), ("mylabels.json", false), ("App/View.swift", false),
    ("strings", false),
  ])
  func hookRunsForFilesThatMatter(path: String, matters: Bool) throws {
    let pattern = try #require(try yaml(".pre-commit-hooks.yaml").items?.first?["files"]?.text)
    #expect((try path.firstMatch(of: Regex(pattern)) != nil) == matters)
  }

  @Test func actionChecksWithItsInputs() throws {
    let steps = try #require(try yaml("action.yml")["runs"]?["steps"]?.items)
    let check = try #require(steps.last)
    let script = try #require(check["run"]?.text)
    #expect(script.contains(#""$COPYFIT" check "#))
    // An input in a script would be read as part of it: inputs come as variables.
    #expect(steps.allSatisfy { $0["run"]?.text?.contains("${{") != true })
    let variables = try #require(check["env"]?.keys)
    #expect(
      variables == [
        "COPYFIT", "PATHS", "ARGUMENTS", "REPORT", "SARIF", "ANNOTATIONS", "BASELINE",
      ])
    #expect(variables.allSatisfy { script.contains("$" + $0) })
  }

  /// The action's script, run with a program that only writes down how it was called.
  @Test(arguments: [
    ([:], "check --report json=r.json ."),
    (
      ["ANNOTATIONS": "true"],
      "check --report json=r.json --report github --report pretty=/dev/stderr ."
    ),
    (["REPORT": "", "SARIF": "a b.sarif"], "check --report sarif=a b.sarif ."),
    (
      ["BASELINE": "b.json", "ARGUMENTS": "--strict --locales de", "PATHS": "A B"],
      "check --strict --locales de --report json=r.json --baseline b.json A B"
    ),
    (["PATHS": "$(touch x)"], "check --report json=r.json $(touch x)"),
  ])
  func actionPassesOnItsInputs(inputs: [String: String], call: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "copyfit-action-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "program")
    try Data("#!/bin/sh\necho \"$@\" > called\nexit 1\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let steps = try #require(try yaml("action.yml")["runs"]?["steps"]?.items)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-e", "-o", "pipefail", "-c", try #require(steps.last?["run"]?.text)]
    process.currentDirectoryURL = folder
    let defaults = [
      "COPYFIT": program.path, "PATHS": ".", "REPORT": "r.json", "GITHUB_OUTPUT": "out",
    ]
    let unset = ["ARGUMENTS": "", "SARIF": "", "ANNOTATIONS": "false", "BASELINE": ""]
    process.environment = defaults.merging(unset) { $1 }.merging(inputs) { $1 }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    func file(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    #expect(try file("called") == call + "\n")
    #expect(try file("out") == "status=1\n")
  }

  @Test func actionNamesInputsThatThereAre() throws {
    let text = try text(of: "action.yml")
    let inputs = try #require(try yaml("action.yml")["inputs"]?.keys)
    let named = text.matches(of: /inputs\.([a-z]+)/).map { String($0.output.1) }
    #expect(Set(named) == Set(inputs))
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
    var reader = YAMLReader()
    let node = try reader.read(SourceText(decoding: Array(try text(of: file).utf8)))
    return try #require(node)
  }
}

extension YAMLNode {
  fileprivate var text: String? {
    guard case .scalar(let text, isPlain: _) = content else { return nil }
    return text
  }

  fileprivate var items: [YAMLNode]? {
    guard case .sequence(let items) = content else { return nil }
    return items
  }

  fileprivate var keys: [String]? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.map(\.key.value)
  }

  fileprivate subscript(key: String) -> YAMLNode? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key.value == key }?.value
  }
}
