import Foundation
import Testing

@testable import CopyfitCommand

/// What would end `check` with status 2 is an error of the configuration.
struct ConfigCommandTests {
  @Test(arguments: [
    ("baseline: missing.json", "missing.json: the baseline cannot be read"),
    ("locales: [en, dee]", ":2:15: The project has no texts for the locale 'dee'; it has en."),
    ("fonts: { directories: [Fonts] }", "Fonts"),
  ])
  func verifyFindsWhatCheckCannotDo(settings: String, message: String) throws {
    let project = try SmallProject(settings: settings)
    for command in [["config", "verify", project.path], ["check", project.path]] {
      let run = try CommandRun(command)
      #expect(run.status == 2)
      #expect(run.messages.contains(message), "\(run.messages)")
    }
  }

  @Test(arguments: [
    ("strings: [\"nope/**\"]", "Nothing to check: "), ("labels: []", "0 of 1 string has a frame; "),
  ])
  func verifyFindsThatThereIsNothingToMeasure(settings: String, message: String) throws {
    let project = try SmallProject()
    try Data(settings.utf8).write(to: URL(filePath: project.path + "/copyfit.yml"))
    for command in [["config", "verify", project.path], ["check", project.path]] {
      let run = try CommandRun(command)
      #expect(run.status == 2)
      #expect(run.messages.contains(message), "\(run.messages)")
    }
  }

  @Test(arguments: ["", "/copyfit.yml", "/App/en.lproj"])
  func verifyTakesAFolderAFileOrAPart(path: String) throws {
    let project = try SmallProject()
    let run = try CommandRun(["config", "verify", project.path + path])
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.output.contains(": no error in "))
  }
}
