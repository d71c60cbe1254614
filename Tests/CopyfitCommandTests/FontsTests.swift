import CopyfitReports
import CopyfitUnicode
import CopyfitTestSupport
import Foundation
import Testing

@testable import CopyfitCommand

struct FontsTests {
  @Test(arguments: ["th", "zh-Hant", "zh_CN", "en", "pt-BR", "tlh-Latn"])
  func knowsLanguages(name: String) throws {
    #expect(try Fonts.language(name) == LocaleIdentifier(name))
  }

  @Test(arguments: ["xx", "", "nope", "!!", "en!", "a b"])
  func refusesUnknownLanguages(name: String) {
    let message = "'--coverage' must be a known language such as th or zh-Hant, not '\(name)'"
    let error = #expect(throws: CommandError.self) { try Fonts.language(name) }
    #expect(error?.messages.first == "error: " + message)
  }

  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  private static let variable = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"
  private static let collection = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

  /// Files alone have pages and no list.
  @Test(.enabled(if: FontFiles.exist([inter])))
  func pageOfAFile() {
    let report = FontOperands([Self.inter]).report()
    let lines = report.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.filter { !$0.hasPrefix("version ") }.joined(separator: "\n")
    #expect(report.problems == [])
    #expect(
      text == """
        Inter Regular

        file             \(Self.inter)
        PostScript name  Inter-Regular
        family           Inter
        style            Regular
        weight           400
        width class      5
        italic           no

        units per em         2816
        ascender             2728
        descender            -680
        line gap             0
        cap height           2048
        x-height             1536
        underline position   -464
        underline thickness  192
        slant angle          0°

        """)
  }

  @Test(.enabled(if: FontFiles.exist([variable])))
  func axesAndInstances() throws {
    let report = FontOperands([Self.variable]).report()
    for line in [
      "axis  name    minimum  default  maximum",
      "slnt  Slant       -10        0        0",
      "Bold Italic         Inter-BoldItalic        wght 700, slnt -10",
    ] { #expect(report.text.contains(line + "\n"), "\(line)") }
    let axis =
      #"{"tag":"wght","name":"Weight","minimum":100,"default":400,"maximum":900,"hidden":false}"#
    #expect(report.json.contains(axis))
    #expect(try SchemaCheck("fonts").problems(in: report.json) == [])
  }

  @Test(.enabled(if: FontFiles.exist([collection])))
  func facesOfACollection() {
    let all = FontOperands([Self.collection]).report().text
    #expect(all.contains("\(Self.collection)\n") && all.contains("\(Self.collection)#4\n"))
    let third = FontOperands([Self.collection + "#2"]).report().text
    #expect(third.contains("\(Self.collection)#2\n") && !third.contains("#3"))
    let missing = FontOperands([Self.collection + "#99"]).report()
    #expect(missing.text.isEmpty)
    #expect(missing.problems.first?.contains("has no face #99") == true)
  }

  /// The machine's fonts and those of folders: one line for each face, whatever else is named.
  @Test(arguments: [[], ["/usr/share/fonts/truetype/dejavu"]])
  func list(folders: [String]) throws {
    let report = FontOperands(folders).report()
    let header = try #require(report.text.split(separator: "\n").first)
    #expect(header.hasPrefix("PostScript name "))
    #expect(header.hasSuffix(" file"))
    #expect(try SchemaCheck("fonts").problems(in: report.json) == [])
  }

  /// An invalid file does not hide others.
  @Test(.enabled(if: FontFiles.exist([inter])))
  func badOperands() {
    let report = FontOperands(["/nowhere/A.ttf", "/dev/null", Self.inter]).report()
    #expect(
      report.problems == [
        "/nowhere/A.ttf: no such file or directory; check the path",
        "/dev/null: it is not a regular file; expected a font file (.ttf, .otf, .ttc)",
      ])
    #expect(report.text.hasPrefix("Inter Regular\n"))
  }

  @Test func missingFolder() {
    let report = FontOperands(["/nowhere"]).report()
    #expect(report.problems == ["/nowhere: no such file or directory; check the path"])
  }

  /// The lock is valid by its schema, and a second one is the same.
  @Test func locksTheFontsOfAProject() throws {
    let project = try SmallProject()
    let file = project.path + "/copyfit.fonts.json"
    var locks: [String] = []
    for _ in 0..<2 {
      #expect(try CommandRun(["fonts", "--lock", "--no-cache", project.path]).status == 0)
      locks.append(try String(contentsOfFile: file, encoding: .utf8))
    }
    #expect(locks[0] == locks[1])
    #expect(try SchemaCheck("font-lock").problems(in: locks[0]) == [])
  }

  /// With the right font a check uses other fonts than its stand-in, which is locked.
  @Test func namesFontsThatAreMissingInALock() throws {
    let project = try SmallProject()
    let label =
      #"labels: [{ key: title, frame: { width: 60 }, font: { name: Gone-Bold, size: 17 } }]"#
    try Data(label.utf8).write(to: URL(filePath: project.path + "/copyfit.yml"))
    let run = try CommandRun(["fonts", "--lock", "--no-cache", project.path])
    #expect(run.status == 0)
    #expect(
      run.messages.contains(
        "'Gone-Bold' was not found, so the font that was measured instead is locked"),
      "\(run.messages)")
  }

  @Test func locksNothingWhereNothingIsMeasured() throws {
    let project = try SmallProject()
    try FileManager.default.removeItem(atPath: project.path + "/copyfit.yml")
    let run = try CommandRun(["fonts", "--lock", "--no-cache", project.path])
    #expect(run.status == 2)
    #expect(run.messages.contains("no label was measured, so there is no font to lock"))
    #expect(!FileManager.default.fileExists(atPath: project.path + "/copyfit.fonts.json"))
  }

  @Test(arguments: [
    (["--format", "json"], "--format"), (["--coverage", "th"], "--coverage"),
  ])
  func locksWithoutOtherOptions(words: [String], option: String) throws {
    let run = try CommandRun(["fonts", "--lock"] + words)
    #expect(run.status == 2)
    #expect(run.messages.contains("--lock") && run.messages.contains(option), "\(run.messages)")
  }

  @Test func aProjectThatCannotBeCheckedIsNotLocked() throws {
    let run = try CommandRun(["fonts", "--lock", "/nowhere"])
    #expect(run.status == 2)
  }
}
