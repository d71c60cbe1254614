import Foundation
import Testing

/// A problem that would end `check` with status 2 is an error of the configuration.
struct ConfigCommandTests {
  @Test func withoutWordsItVerifies() throws {
    let project = try SmallProject(settings: "lables: []")
    let configuration = project.path + "/copyfit.yml"
    let run = try CommandRun(["config", "--config", configuration])
    #expect(run.status == 2)
    #expect(run.messages.contains("unknown key 'lables'; did you mean 'labels'?"))
  }

  @Test(arguments: [
    (
      "baseline: missing.json",
      "copyfit.yml:2:11: the baseline 'missing.json' cannot be read: there is no such file"
    ),
    ("locales: [en, dee]", ":2:15: No texts are in the locale 'dee'; they are in en."),
    ("fonts: { directories: [Fonts] }", "Fonts"),
    ("projects: []", ":2:11: expected at least one, found none"),
  ])
  func verifyFindsWhatCheckCannotDo(settings: String, message: String) throws {
    let project = try SmallProject(settings: settings)
    for command in [["config", "verify", project.path], ["check", project.path]] {
      let run = try CommandRun(command)
      #expect(run.status == 2)
      #expect(run.messages.contains(message), "\(run.messages)")
    }
  }

  @Test(arguments: [("strings: [\"nope/**\"]", 2, "Nothing to check: "), ("labels: []", 0, "")])
  func verifyFindsThatThereIsNothingToCheck(
    settings: String, status: Int32, message: String
  ) throws {
    let project = try SmallProject()
    try Data(settings.utf8).write(to: URL(filePath: project.path + "/copyfit.yml"))
    for command in [["config", "verify", project.path], ["check", project.path]] {
      let run = try CommandRun(command)
      #expect(run.status == status)
      #expect(run.messages.contains(message) != message.isEmpty, "\(run.messages)")
    }
  }

  /// A finding of a check with a place in the configuration is an error of the configuration.
  @Test(arguments: [
    ("sourceLanguage: zz", ":2:17: No table has a text in the source language 'zz'; there are"),
    ("ignore: [{ rule: truncation, id: x }]", ":2:10: 'ignore: { rule: truncation, id: x }' gives"),
    ("strings: [App/**/*.strings, no.strings]", ":2:29: 'no.strings' cannot be read: there is no"),
    ("labelFiles: [labels.json]", "labels.json:2:3: the font 'Nobodys' was not found; add its"),
  ])
  func verifyFindsWhatMeansNothing(settings: String, message: String) throws {
    let project = try SmallProject(
      settings: settings,
      files: settings.contains("labels.json") ? ["labels.json": Self.labels] : [:])
    let run = try CommandRun(["config", "verify", project.path])
    #expect(run.status == 2)
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(try CommandRun(["check", project.path]).status == 1)
    // A rule that is off in a check is also off here.
    let rules = ["unmatched-entry", "unused-suppression", "unreadable-file", "font-not-found"]
    try Data((settings + "\nrules: { \(rules.map { "\($0): off" }.joined(separator: ", ")) }").utf8)
      .write(to: URL(filePath: project.path + "/copyfit.yml"))
    #expect(try !CommandRun(["config", "verify", project.path]).messages.contains(message))
  }

  private static let labels = """
    {"schema": "copyfit.labels/1", "labels": [
      {"text": "Pay", "font": {"name": "Nobodys", "size": 12}, "frame": {"width": 100}}
    ]}
    """

  /// No error hides another.
  @Test func verifyNamesEveryError() throws {
    let project = try SmallProject(
      settings: """
        sourceLanguage: zz
        locales: [en, xx]
        baseline: missing.json
        fonts: { directories: [None], styles: none.plist, calibration: none.yml, substitutes: { A: B } }
        labelFiles: [none.json, none-either.json]
        elements: [{ id: "a", frame: { width: 1 } }]
        ignore: [{ rule: truncation, id: x }]
        """)
    let places = try CommandRun(["config", "verify", project.path]).messages.split(separator: "\n")
      .compactMap { $0.split(separator: "copyfit.yml:").last?.prefix { $0 != " " } }
    #expect(
      places.sorted() == [
        "2:17:", "3:15:", "4:11:", "5:24:", "5:39:", "5:64:", "5:92:", "6:14:", "6:25:", "8:10:",
      ])
  }

  @Test func verifyNamesTheErrorsOfEveryProject() throws {
    let project = try SmallProject(files: [
      "Two/copyfit.yml": "name: [", "Three/copyfit.yml": "x: 1",
    ])
    try Data("projects: [App, Two, Three]\nbaseline: none.json".utf8)
      .write(to: URL(filePath: project.path + "/copyfit.yml"))
    let messages = try CommandRun(["config", "verify", project.path]).messages
    for place in ["Two/copyfit.yml:2:1:", "Three/copyfit.yml:1:1:", "/copyfit.yml:2:11:"] {
      #expect(messages.contains(place), "\(messages)")
    }
  }

  /// If a folder without a configuration has subfolders with one, those apps are probably meant instead of a new one.
  @Test func appsBelowAFolderAreNamed() throws {
    let project = try SmallProject(files: ["Two/.copyfit.yml": "", "Two/Three/copyfit.yml": ""])
    try FileManager.default.removeItem(atPath: project.path + "/copyfit.yml")
    let verified = try CommandRun(["config", "verify", project.path])
    #expect(verified.status == 2)
    let advice = "Two and Two/Three have a copyfit.yml: name them, or list them under 'projects'"
    #expect(verified.messages.contains(advice), "\(verified.messages)")
    let checked = try CommandRun(["check", project.path])
    #expect(checked.status == 0)
    let warning =
      "copyfit: warning: Two and Two/Three have a copyfit.yml each, which are not used here: "
    #expect(checked.messages.contains(warning), "\(checked.messages)")
  }

  @Test(arguments: ["", "/copyfit.yml", "/App/en.lproj"])
  func verifyTakesAFolderAFileOrAPart(path: String) throws {
    let project = try SmallProject()
    let run = try CommandRun(["config", "verify", project.path + path])
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.output.contains(": no error in "))
  }
}
