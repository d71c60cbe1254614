internal import CopyfitFiles
internal import CopyfitSwiftTree
internal import Synchronization

/// Runs `copyfit-swift`, which reads Swift sources.
///
/// The sources are not trusted. The program receives their bytes and opens no file, a program in the project is never
/// used, and sources that cannot be read are left out.
struct SourceReader: Sendable {
  /// The path of the program.
  let program: String
  /// The flags of `#if` that nothing in the project defines.
  var undefinedFlags: [String] = []

  /// The maximum duration of a run in seconds, for a program that waits; it limits its processor time itself.
  ///
  /// A run usually takes 0.3 seconds, so this is for a machine that is 100 times slower or as busy.
  private static let maximumSeconds = 60.0
  /// The maximum time of all runs beyond what they usually take, in seconds.
  private static let maximumLostSeconds = 120.0
  /// The maximum number of sources in a run at which the program may end.
  static let maximumEnds = 5
  /// The maximum size of a run's output in bytes; a tree is smaller than its source.
  private static let maximumOutput = 64 << 20
  /// The maximum size of a run's sources in bytes, unless a single source is larger.
  private static let runSize = 384 << 10
  /// The maximum size of the undefined flags in bytes, which are one argument; Linux refuses one of 128 KiB.
  private static let maximumFlagsSize = 64 << 10

  /// The time of runs beyond what they usually take, which all threads share.
  private final class LostTime: Sendable {
    private let seconds = Mutex(0.0)

    /// Whether it is too much, so that no other source is read.
    var isTooMuch: Bool { seconds.withLock { $0 > SourceReader.maximumLostSeconds } }

    /// Adds the time of a run that began at `start`.
    ///
    /// A source takes 2.4 s of processor time for each MiB; ten times as much is usual, and 10 s for each run.
    func add(since start: ContinuousClock.Instant, bytes: Int) {
      let duration = (ContinuousClock.now - start) / .seconds(1)
      let usual = 10 + 24 * Double(bytes) / Double(1 << 20)
      seconds.withLock { $0 += max(0, duration - usual) }
    }
  }

  private let lostTime = LostTime()

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
      if runs.isEmpty || size + source.content.count > runSize {
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
    Self.trees(of: sources) { sources in
      guard !lostTime.isTooMuch else { return nil }
      let start = ContinuousClock.now
      defer { lostTime.add(since: start, bytes: sources.reduce(0) { $0 + $1.content.count }) }
      return run(sources)
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

  /// The arguments of a run; above a limit, no flag counts as undefined.
  private var arguments: [String] {
    let flags = undefinedFlags.joined(separator: ",")
    return flags.isEmpty || flags.utf8.count > Self.maximumFlagsSize ? [] : ["--without", flags]
  }

  /// The trees up to the source at which the program ended; `nil` if it exceeded a limit.
  private func run(_ sources: [SwiftTreeFormat.Source]) -> [SwiftTree]? {
    var child = ChildProcess(executable: program, arguments: arguments, environment: [:])
    child.maximumSeconds = Self.maximumSeconds
    child.maximumOutput = Self.maximumOutput
    guard let answer = try? child.run(input: SwiftTreeFormat.bytes(of: sources)) else { return nil }
    let trees = SwiftTreeFormat.trees(in: answer.output)
    // A tree of another file is not used.
    return zip(trees, sources).prefix { $0.file == $1.path }.map(\.0)
  }
}
