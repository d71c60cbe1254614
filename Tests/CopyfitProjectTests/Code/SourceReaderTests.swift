import CopyfitFiles
import CopyfitSwiftTree
import CopyfitTestSupport
import Testing

@testable import CopyfitProject

/// Whether a program in the place of `copyfit-swift` has another version.
struct SourceReaderTests {
  /// A program that cannot be run has no version.
  @Test(arguments: [("/bin/cat", true), ("/no/such/program", false)])
  func otherPrograms(program: String, hasOtherVersion: Bool) {
    #expect(SourceReader(program: program).hasOtherVersion == hasOtherVersion)
  }

  @Test(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
  func theReaderItself() throws {
    let program = try #require(ChildProcess.companion(named: "copyfit-swift", outside: []))
    #expect(!SourceReader(program: program).hasOtherVersion)
  }

  /// A source that ends the program is left out, and so is one with which it exceeds a limit; no other source is, up to
  /// the fifth at which the program ends.
  @Test(arguments: [
    (["a", "b", "c"], ["a", "b", "c"]), (["a", "crash", "b"], ["a", "b"]),
    (["a", "crash", "crash", "crash", "crash", "b", "crash", "c"], ["a", "b"]),
    (["hang"], []), (["a", "hang", "b"], ["a", "b"]), (["crash", "a", "hang", "b"], ["a", "b"]),
  ])
  func onlyTheSourceThatFailsIsLeftOut(files: [String], read: [String]) {
    let sources = files.map { SwiftTreeFormat.Source(path: $0, content: []) }
    let trees = SourceReader.trees(of: sources) { sources in
      sources.contains { $0.path == "hang" }
        ? nil
        : sources.prefix { $0.path != "crash" }.map {
          SwiftTreeBuilder().tree(file: $0.path, gap: .none)
        }
    }
    #expect(trees.map(\.file) == read)
  }

  /// Every source is in a run, also an empty one before the others.
  @Test(arguments: [[], [0], [0, 0], [0, 9], [9, 0], [9, 9]])
  func aRunHasAnySource(sizes: [Int]) {
    let sources = sizes.map {
      SwiftTreeFormat.Source(path: "\($0)", content: [UInt8](repeating: 32, count: $0))
    }
    #expect(SourceReader.runs(of: sources).joined().map(\.path) == sources.map(\.path))
  }
}
