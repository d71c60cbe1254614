import CopyfitTestSupport
import Foundation
import Testing

struct BudgetTests {
  private func budget(_ words: String...) throws -> CommandRun {
    try CommandRun(["budget", CommandRun.sampleApp] + words)
  }

  @Test func jsonFollowsItsSchema() throws {
    let run = try budget("--format", "json", "--locale", "de,ar")
    #expect(run.status == 0)
    #expect(try SchemaCheck("budget").problems(in: run.output) == [])
    #expect(run.messages.contains("no limit: any text fits"))
  }

  @Test func csvHasARowForEachStringLimitAndLanguage() throws {
    let rows = try budget("--format", "csv", "--locale", "de,ar").output.split(separator: "\r\n")
    #expect(
      rows.first == """
        project,bundle,table,key,text,labels,font,size,width,lines,height,locale,characters,fontSettings,\
        letterSpacing
        """)
    let badges = rows.filter { $0.contains(",badge.savings,") }
    #expect(badges.count == 2)
    #expect(badges.first?.hasPrefix("Freewheel,App,Localizable,badge.savings,Save 15%,1,") == true)
  }

  /// As tables of findings do, for spreadsheets.
  @Test func aTableInAFileStartsWithAByteOrderMark() throws {
    let project = try SmallProject()
    let file = project.path + "/limits.csv"
    let run = try CommandRun(["budget", project.path, "--format", "csv", "-o", file])
    #expect(run.status == 0, "\(run.messages)")
    let data = try Data(contentsOf: URL(filePath: file))
    #expect(data.starts(with: [0xEF, 0xBB, 0xBF]))
  }

  /// The written XLIFF is read as frames of the same size.
  @Test(arguments: ["xliff", "weblate"])
  func theExportIsReadBackAsFrames(format: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "copyfit-budget-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "limits.xliff")
    #expect(try budget("--format", format, "--output", file.path).status == 0)
    let xliff = try String(contentsOf: file, encoding: .utf8)
    #expect(xliff.contains("id=\"badge.savings\" maxwidth=\"88\" maxheight=\"21\""))
    #expect(
      xliff.contains("weblate-flags=\"max-size:88:1, font-family:Inter, font-size:17\"")
        == (format == "weblate"))
    try Data(
      """
      strings: [limits.xliff]
      labels: [{ key: badge.savings, font: { name: Inter-Regular, size: 17 }, lines: 0, frame: catalog }]
      """.utf8
    ).write(to: folder.appending(path: "copyfit.yml"))
    let run = try CommandRun(["explain", "badge.savings", folder.path, "--format", "json"])
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.output.contains(#""width": 88,"#) && run.output.contains(#""height": 21,"#))
  }

  /// An export in the project does not limit its labels: it follows from them.
  @Test(arguments: ["xliff", "weblate"])
  func theExportLeavesTheProjectAsItIs(format: String) throws {
    let project = try SmallProject(width: 200)
    let file = project.path + "/limits.xliff"
    var exports: [String] = []
    for _ in 1...3 {
      let run = try CommandRun(["budget", project.path, "--format", format, "-o", file])
      #expect(run.status == 0, "\(run.messages)")
      exports.append(try String(contentsOfFile: file, encoding: .utf8))
    }
    #expect(exports[0].contains("<trans-unit id=\"title\" maxwidth=\"197\""), "\(exports[0])")
    #expect(exports[1] == exports[0] && exports[2] == exports[0])
    let label = try CommandRun(["explain", "title", project.path, "--color", "never"])
    #expect(label.output.contains("200 pt wide (configured)"))
  }

  @Test func aFolderThatIsMissingIsReportedBeforeTheWork() throws {
    let run = try budget("--output", "/no/such/folder/limits.csv", "--format", "csv")
    #expect(run.status == 2)
    #expect(run.messages.contains("its folder does not exist"))
  }
}
