import CopyfitTestSupport
import Testing

/// Commands that do not report findings name the files that they could not read.
struct LostFileTests {
  @Test(arguments: [
    ["labels"], ["explain", "title"], ["try", "title", "--locale", "en", "Pay"],
    ["budget"], ["render", "title", "--output", "-"], ["init", "--output", "-"],
  ])
  func warns(words: [String]) throws {
    let source = "@interface A" + String(repeating: "(", count: 4 << 20)
    let project = try SmallProject(files: ["App/Large.m": source])
    let run = try CommandRun(words + [project.path])
    let warning = "copyfit: warning: App/Large.m: It is larger than 4 MiB"
    #expect(run.messages.contains(warning), "\(run.messages)")
    #expect(!run.output.isEmpty)
  }

  /// Where nothing is left to show, the files are among the errors.
  @Test func namesThemWhereNothingIsRead() throws {
    let project = try SmallProject(files: ["other/Dir.xcstrings/file": ""])
    let run = try CommandRun(["labels", project.path + "/other"])
    #expect(run.status == 2)
    #expect(run.messages.contains("Dir.xcstrings: "), "\(run.messages)")
  }
}
