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

  private static func sources(_ paths: [String]) -> [SwiftTreeFormat.Source] {
    paths.map { SwiftTreeFormat.Source(path: $0, content: []) }
  }

  /// A reader whose program reads all sources but those called `hang`, with which it reaches a limit.
  private static func reader(
    _ failure: ChildProcess.Failure, seconds: Double = 0
  ) -> SourceReader {
    var reader = SourceReader(program: "/no/such/program")
    reader.run = { (_, input) throws(ChildProcess.Failure) in
      let paths = ((try? SwiftTreeFormat.sources(in: input)) ?? []).map(\.path)
      guard !paths.contains("hang") else { throw failure }
      let trees = paths.map { SwiftTreeBuilder().tree(file: $0, gap: .none) }
      return ChildProcess.Answer(
        status: 0, output: SwiftTreeFormat.beginning + trees.flatMap(SwiftTreeFormat.block),
        processorSeconds: seconds)
    }
    return reader
  }

  /// A source with which the program works too long or gets stuck is left out alone, as often as all runs may lose time.
  @Test(arguments: [(ChildProcess.Failure.processorLimit, 0), (.idleLimit, 2), (.outputLimit, 9)])
  func limitsOfTheProgramAreNotTheMachines(failure: ChildProcess.Failure, more: Int) {
    let reader = Self.reader(failure)
    #expect(reader.trees(of: Self.sources(["a", "hang", "b"])).map(\.file) == ["a", "b"])
    let read = (0..<9).prefix { _ in
      _ = reader.trees(of: Self.sources(["hang"]))
      return !reader.trees(of: Self.sources(["a"])).isEmpty
    }
    #expect(read.count == more)
    #expect(reader.lateSources.isEmpty)
  }

  /// What all runs may need is processor time, not time on a busy machine.
  @Test func theProcessorTimeOfAllRunsIsLimited() {
    let reader = Self.reader(.timeLimit, seconds: 50)
    let read = (0..<9).prefix { _ in !reader.trees(of: Self.sources(["a"])).isEmpty }
    #expect(read.count == 4)
    #expect(reader.lateSources.isEmpty)
  }

  /// After a run that does not end in time, although it is not stuck, no other source is read: each is late.
  @Test func aMachineThatIsTooBusyIsNotTheProgramsFault() {
    let reader = Self.reader(.timeLimit)
    #expect(reader.trees(of: Self.sources(["a", "b"])).count == 2)
    #expect(reader.trees(of: Self.sources(["c", "hang"])).isEmpty)
    #expect(reader.trees(of: Self.sources(["d"])).isEmpty)
    #expect(reader.lateSources == ["c", "hang", "d"])
  }

  /// The flags are one argument, which Linux limits; above that, none counts as undefined.
  @Test(arguments: [(0, 0), (1, 2), (13_107, 2), (13_108, 0)])
  func theFlagsAreLimited(count: Int, arguments: Int) {
    var reader = SourceReader(program: "/no/such/program")
    reader.undefinedFlags = Array(repeating: "FLAG", count: count)
    #expect(reader.arguments.count == arguments)
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
