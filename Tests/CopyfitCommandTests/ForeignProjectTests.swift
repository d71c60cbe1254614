import Foundation
import Testing

/// Projects without the layout of an Xcode app: other platforms, only tables, a configuration elsewhere.
struct ForeignProjectTests {
  private static let android = [
    "app/src/main/res/values/strings.xml": #"<resources><string name="a">Yes</string></resources>"#,
    "app/src/main/res/values-de/strings.xml":
      #"<resources><string name="a">Rechtsschutzversicherungsgesellschaften</string></resources>"#,
  ]
  private static let flutter = [
    "lib/l10n/app_en.arb": #"{"@@locale": "en", "a": "Yes"}"#,
    "lib/l10n/app_de.arb": #"{"@@locale": "de", "a": "Rechtsschutzversicherungsgesellschaften"}"#,
  ]
  private static let tables = [
    "de.strings": #""a" = "Ja"; "a" = "Nein";"#, "en.lproj/Localizable.strings": #""a" = "Yes";"#,
  ]

  private static func folder(_ files: [String: String]) throws -> SmallProject {
    let project = try SmallProject(files: files)
    for file in ["copyfit.yml", "App/en.lproj/Localizable.strings"] {
      try FileManager.default.removeItem(atPath: project.path + "/" + file)
    }
    return project
  }

  @Test(arguments: [android, flutter, tables])
  func tablesAloneAreAFullRun(files: [String: String]) throws {
    let project = try Self.folder(files)
    for format in ["pretty", "summary", "markdown", "html", "xcode", "github", "json"] {
      let run = try CommandRun(["check", project.path, "--report", format])
      #expect(run.status == 0, "\(run.messages)")
      #expect(run.messages.isEmpty)
      guard format != "html" && format != "json" else { continue }
      for word in ["storyboard", "screen", "text size", "AX2", "stand-in", "system font"] {
        #expect(!run.output.contains(word), "\(format): \(run.output)")
      }
    }
  }

  /// The configuration that `init` writes for such a project does not change that.
  @Test(arguments: [android, flutter])
  func aFirstConfigurationSaysNothingOfScreens(files: [String: String]) throws {
    let project = try Self.folder(files)
    let run = try CommandRun(["init", project.path])
    #expect(run.status == 0)
    #expect(!run.output.contains("gate.through"))
    #expect(run.output.contains("Copyfit knows no labels of Android and Flutter apps."))
    let text = try String(contentsOfFile: project.path + "/copyfit.yml", encoding: .utf8)
    #expect(!text.contains("style:"), "\(text)")
    #expect(try CommandRun(["check", project.path]).status == 0)
    let output = try CommandRun(["check", project.path]).output
    for word in ["screen", "What helps most", "'labels'"] {
      #expect(!output.contains(word), "\(output)")
    }
  }

  @Test(arguments: [(android, "Android"), (flutter, "Flutter")])
  func aKeyOfAnotherPlatformHasNoLabel(files: [String: String], platform: String) throws {
    let project = try Self.folder(files)
    let run = try CommandRun(["try", "a", "--locale", "de", "Ja", project.path])
    #expect(run.status == 2)
    #expect(run.messages.contains(" has no label: Copyfit knows no labels of \(platform) apps; "))
    #expect(!run.messages.contains("describe"), "\(run.messages)")
  }

  /// Commands that read a project agree on a folder without anything to check.
  @Test(arguments: [["check"], ["labels"], ["budget"], ["explain", "a"]])
  func anEmptyFolderIsAnError(words: [String]) throws {
    let project = try Self.folder([:])
    let run = try CommandRun(words + [project.path])
    #expect(run.status == 2)
    #expect(run.messages.contains("Nothing to check: "), "\(run.messages)")
  }

  /// A read-only checkout is checked with a configuration beside it.
  @Test func aConfigurationMayLieElsewhere() throws {
    let project = try Self.folder([
      "de.lproj/Localizable.strings": #""title" = "Zahlung bestätigen";"#
    ])
    let other = try SmallProject(width: 60)
    let run = try CommandRun([
      "check", "--config", other.path + "/copyfit.yml", project.path, "--report", "json",
    ])
    #expect(run.status == 1, "\(run.messages)")
    #expect(
      run.output.contains(#""id": "/Localizable#label:title""#)
        || run.output.contains("#label:title"))
  }

  @Test(arguments: ["json", "ndjson", "cells"])
  func noAbsolutePathIsInJSON(format: String) throws {
    let project = try SmallProject(
      settings: "locales: [en, xx]",
      files: ["App/en.lproj/Bad.strings": #""a" = "#])
    let run = try CommandRun(["check", project.path, "--report", format])
    #expect(run.status == 2)
    #expect(!run.output.contains(project.path), "\(run.output)")
    #expect(!run.output.isEmpty)
  }

  @Test func notesAreInJSONWhereTheyAreAskedFor() throws {
    let project = try SmallProject(
      width: 900, files: ["App/de.lproj/Localizable.strings": #""other" = "Anderes";"#])
    let words = ["check", project.path, "--report", "json"]
    let (few, all) = (try CommandRun(words).output, try CommandRun(words + ["--verbose"]).output)
    #expect(!few.contains("missing-translation") && all.contains("missing-translation"))
    #expect(!few.contains(#""notesLeftOut": 0"#) && all.contains(#""notesLeftOut": 0"#))
    let strict = try CommandRun(words + ["--fail-on", "note"]).output
    #expect(strict.contains("missing-translation"))
  }

  @Test func initSaysWhatOnlyWarns() throws {
    let project = try SmallProject()
    try FileManager.default.removeItem(atPath: project.path + "/copyfit.yml")
    let run = try CommandRun(["init", project.path])
    #expect(
      run.output.contains(
        "'gate.through' is set to AX2: what fails only at AX3 to AX5 is a warning."))
    let checked = try SmallProject(settings: "gate: { through: AX2 }")
    let output = try CommandRun(["check", checked.path]).output.replacing(/\s+/, with: " ")
    #expect(output.contains("at all 12 text sizes (AX3 to AX5 only warn), on"))
  }
}
