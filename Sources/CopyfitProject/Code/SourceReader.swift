internal import CopyfitFiles
internal import CopyfitSwiftTree

/// Runs `copyfit-swift`, which reads Swift sources.
///
/// The sources are not trusted. The program receives their bytes and opens no file, a program in the project is never
/// used, and sources that cannot be read are left out.
struct SourceReader: Sendable {
  /// The path of the program.
  let program: String

  /// The maximum duration of a run in seconds, for a program that waits; it limits its processor time itself.
  ///
  /// Thirty times the usual duration on a machine that is ten times slower or as busy.
  private static let maximumSeconds = 300.0
  /// The maximum number of sources in a run at which the program may end.
  static let maximumEnds = 5
  /// The maximum size of a run's output in bytes; a tree is smaller than its source.
  private static let maximumOutput = 64 << 20
  /// The maximum size of a run's sources in bytes, unless a single source is larger.
  private static let runSize = 384 << 10

  /// Creates a reader that runs a program.
  init(program: String) {
    self.program = program
  }

  /// Finds the program.
  ///
  /// - Parameter root: The project's folder.
  init?(for root: String) {
    var folders = Repository.workTrees(around: root)
    if let real = SourceFolder.realPath(of: root) { folders.append(real) }
    guard
      let found = ChildProcess.companion(named: "copyfit-swift", outside: folders)
    else { return nil }
    program = found
  }

  /// Divides sources among runs, in their order.
  static func runs(
    of sources: [SwiftTreeFormat.Source]
  ) -> [[SwiftTreeFormat.Source]] {
    var runs: [[SwiftTreeFormat.Source]] = []
    var size = runSize
    for source in sources {
      if size + source.content.count > runSize {
        runs.append([])
        size = 0
      }
      runs[runs.count - 1].append(source)
      size += source.content.count
    }
    return runs
  }

  /// The trees of sources, except those that the program cannot read.
  func trees(of sources: [SwiftTreeFormat.Source]) -> [SwiftTree] {
    let start = ContinuousClock.now
    return Self.trees(of: sources) { sources in
      // A single source gets less time; all single sources together get the time of two runs.
      let seconds = sources.count > 1 ? Self.maximumSeconds : Self.maximumSeconds / 6
      return ContinuousClock.now - start < .seconds(2 * Self.maximumSeconds)
        ? run(sources, maximumSeconds: seconds) : nil
    }
  }

  /// The trees of sources from a program that returns those up to the source at which it ended, or `nil` if it exceeded
  /// a limit.
  ///
  /// The sources after the last of `maximumEnds` such sources are left out.
  static func trees(
    of sources: [SwiftTreeFormat.Source], by run: ([SwiftTreeFormat.Source]) -> [SwiftTree]?
  ) -> [SwiftTree] {
    var trees: [SwiftTree] = []
    var rest = sources[...]
    var ends = 0
    while !rest.isEmpty, ends < maximumEnds {
      guard let read = run(Array(rest)) else {
        // Any of them may be the cause.
        return trees + (rest.count > 1 ? rest.flatMap { run([$0]) ?? [] } : [])
      }
      trees += read
      // The source at which the program ended is left out.
      ends += read.count < rest.count ? 1 : 0
      rest = rest.dropFirst(read.count + 1)
    }
    return trees
  }

  /// Whether the program has another version of the format, so that it cannot read any source.
  var hasOtherVersion: Bool {
    let child = ChildProcess(executable: program, arguments: ["--version"], environment: [:])
    guard let answer = try? child.run(input: []) else { return false }
    let words = String(decoding: answer.output, as: UTF8.self).split(separator: " ")
    return words.count < 2 || words[1] != "\(SwiftTreeFormat.version)"
  }

  /// The trees up to the source at which the program ended; `nil` if it exceeded a limit.
  private func run(
    _ sources: [SwiftTreeFormat.Source], maximumSeconds: Double
  ) -> [SwiftTree]? {
    var child = ChildProcess(executable: program, arguments: [], environment: [:])
    child.maximumSeconds = maximumSeconds
    child.maximumOutput = Self.maximumOutput
    guard let answer = try? child.run(input: SwiftTreeFormat.bytes(of: sources)) else { return nil }
    let trees = SwiftTreeFormat.trees(in: answer.output)
    // A tree of another file is not used.
    return zip(trees, sources).prefix { $0.file == $1.path }.map(\.0)
  }
}
