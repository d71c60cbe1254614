import Foundation
import Testing

/// Links out of a repository, which commands follow only on request.
struct FollowLinksTests {
  /// A repository with a table that is a link, in a folder that also contains the link's target.
  private static func project(_ links: [String: String] = [:]) throws -> SmallProject {
    let project = try SmallProject(files: [
      "repo/.git/HEAD": "", "home/credentials": "aws_key = SECRET\n",
      "home/L.strings": #""linked" = "Pay";"#,
      "repo/App/de.lproj/Localizable.strings": #""title" = "Zahlung";"#,
      "repo/copyfit.yml": "labels: [{ keys: \"*\", style: body, frame: { width: 300 } }]",
    ])
    let all = ["App/en.lproj/Localizable.strings": "../../../home/L.strings"].merging(links) { $1 }
    for (file, target) in all {
      let place = URL(filePath: project.path + "/repo/" + file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: place)
      try FileManager.default.createSymbolicLink(
        atPath: place.path, withDestinationPath: target)
    }
    return project
  }

  @Test(arguments: [
    ["check", "--verbose"], ["budget", "--format", "json"], ["explain", "linked"],
    ["try", "linked", "--locale", "en", "Pay now"], ["init", "-o", "-"],
    ["render", "linked"],
  ])
  func everyCommandReadsWhatItIsAskedTo(words: [String]) throws {
    let project = try Self.project()
    let folder = project.path + "/repo"
    func run(_ more: [String] = []) throws -> String {
      let run = try CommandRun(words + [folder] + more)
      return run.output + run.messages
    }
    let (plain, following) = (try run(), try run(["--follow-links"]))
    #expect(plain != following)
    #expect(!following.contains("outside the repository"))
  }

  @Test func aConfigurationIsVerifiedLikewise() throws {
    let project = try Self.project(["base.yml": "../home/base.yml"])
    let words = ["config", "verify", project.path + "/repo"]
    try Data("name: Base".utf8).write(to: URL(filePath: project.path + "/home/base.yml"))
    try Data("extends: base.yml\nlabels: []".utf8)
      .write(to: URL(filePath: project.path + "/repo/copyfit.yml"))
    let run = try CommandRun(words)
    #expect(run.status == 2)
    #expect(
      run.messages.contains(
        "copyfit.yml:1:10: 'base.yml' cannot be read: it lies outside the repository; "
          + "--follow-links allows it"))
    let following = try CommandRun(words + ["--follow-links"])
    #expect(!following.messages.contains("cannot be read"))
  }

  @Test func sizesAreComparedLikewise() throws {
    let project = try Self.project(["labels.json": "../home/labels.json"])
    try Data("SECRET".utf8).write(to: URL(filePath: project.path + "/home/labels.json"))
    let plain = try CommandRun(["calibrate", project.path + "/repo"])
    #expect(plain.messages.contains("labels.json: the labels cannot be read: it lies outside"))
    let following = try CommandRun(["calibrate", "--follow-links", project.path + "/repo"])
    #expect(following.messages.contains("labels.json:1:1: "))
  }

  /// No line of an outside file is shown, however it is referred to.
  @Test(arguments: [
    "App/e.properties", "copyfit.yml", "labels.json", "App/fr.lproj/Localizable.strings",
    "App/l10n.yaml", "App/Main.storyboard", "baseline.json",
  ])
  func noLineIsShown(link: String) throws {
    let depth = link.split(separator: "/").count
    let target = String(repeating: "../", count: depth) + "home/credentials"
    let project = try Self.project([link: target])
    if link != "copyfit.yml" {
      try Data(
        """
        strings: ["**/*.properties", "**/*.strings"]
        labels: [{ keys: "*", style: body, frame: { width: 3 } }]
        \(link == "baseline.json" ? "baseline: baseline.json" : "")
        """.utf8
      ).write(to: URL(filePath: project.path + "/repo/copyfit.yml"))
    }
    let folder = project.path + "/repo"
    for words in [
      ["check", "--report", "json", folder], ["check", "--verbose", folder], ["budget", folder],
      ["config", "verify", folder], ["explain", "title", folder], ["init", "-o", "-", folder],
      ["try", "title", "--locale", "de", "Text", folder], ["calibrate", folder],
    ] {
      let run = try CommandRun(words)
      #expect(!(run.output + run.messages).contains("SECRET"), "\(words)")
      #expect(!(run.output + run.messages).contains("aws_"), "\(words)")
    }
  }

  @Test func aBaselineIsNotWrittenThroughALink() throws {
    let project = try Self.project(["b.json": "../home/credentials"])
    let configuration = URL(filePath: project.path + "/repo/copyfit.yml")
    try Data(
      "baseline: b.json\nlabels: [{ key: title, style: body, frame: { width: 3 } }]".utf8
    ).write(to: configuration)
    let secret = project.path + "/home/credentials"
    let folder = project.path + "/repo"
    let run = try CommandRun(["check", folder, "--write-baseline"])
    #expect(run.status == 2)
    #expect(run.messages.contains("the baseline 'b.json' cannot be read: it lies outside"))
    #expect(try String(contentsOfFile: secret, encoding: .utf8) == "aws_key = SECRET\n")
    #expect(try CommandRun(["check", folder, "--write-baseline", "--follow-links"]).status == 0)
    #expect(try String(contentsOfFile: secret, encoding: .utf8).contains("copyfit.baseline"))
  }

  /// A link in a checkout may come from a stranger.
  @Test func aBaselineThatIsNamedIsWrittenThroughALinkWhereThatIsAllowed() throws {
    let project = try Self.project(["b.json": "../home/new.json"])
    let folder = project.path + "/repo"
    let words = ["check", folder, "--write-baseline=\(folder)/b.json"]
    #expect(try CommandRun(words).status == 2)
    #expect(try CommandRun(words + ["--follow-links"]).status == 0)
    let written = try String(contentsOfFile: project.path + "/home/new.json", encoding: .utf8)
    #expect(written.contains("copyfit.baseline"))
  }

  @Test func aFirstConfigurationIsNotWrittenThroughALink() throws {
    let project = try Self.project(["copyfit.yml": "../home/credentials"])
    let folder = project.path + "/repo"
    let secret = project.path + "/home/credentials"
    let run = try CommandRun(["init", "--force", folder])
    #expect(run.status == 2)
    #expect(run.messages.contains("/repo/copyfit.yml: cannot be written: it lies outside"))
    #expect(try String(contentsOfFile: secret, encoding: .utf8) == "aws_key = SECRET\n")
    let named = ["init", "--force", "-o", folder + "/copyfit.yml", folder]
    #expect(try CommandRun(named).status == 2)
    #expect(try CommandRun(named + ["--follow-links"]).status == 0)
  }
}
