import CopyfitTestSupport
import Testing

/// Commands for single labels name the files that they could not read.
struct LostFileTests {
  @Test(arguments: [
    ["labels"], ["explain", "title"], ["try", "title", "--locale", "en", "Pay"],
    ["budget"], ["render", "title", "--output", "-"], ["init", "--output", "-"],
  ])
  func warns(words: [String]) throws {
    let source = "@interface A" + String(repeating: "(", count: 4 << 20)
    let project = try SmallProject(files: ["App/Large.m": source])
    let run = try CommandRun(words + [project.path])
    let warning = "copyfit: warning: App/Large.m: it is larger than 4 MiB"
    #expect(run.messages.contains(warning), "\(run.messages)")
    #expect(!run.output.isEmpty)
  }
}
