internal import CopyfitFiles
internal import CopyfitSwiftTree

/// Runs `copyfit-swift`, which reads Swift sources.
///
/// The sources are not trusted. The program receives their bytes and opens no file, a program in the project is never
/// used, and sources that cannot be read are left out.
struct SourceReader: Sendable {
  /// The path of the program.
  let program: String
  /// The flags of `#if` that nothing in the project defines.
  var undefinedFlags: [String] = []

  /// Runs the program with an input.
  var run: @Sendable (ChildProcess, [UInt8]) throws(ChildProcess.Failure) -> ChildProcess.Answer = {
    (child, input) throws(ChildProcess.Failure) in try child.run(input: input)
  }

  /// The number of checks, two in a second, after which a program that only waits counts as stuck.
  static let maximumIdleChecks = 60
  /// The maximum duration of a run in seconds, at which the machine counts as too busy, so that no other source is read.
  private static let maximumSecondsIfWatched = 900.0
  /// The same where the other limits do not apply.
  private static let maximumSecondsIfUnwatched = 120.0
  /// The maximum number of sources in a run at which the program may end.
  static let maximumEnds = 5
  /// The maximum size of a run's output in bytes; a tree is smaller than its source.
  private static let maximumOutput = 64 << 20
  /// The maximum size of a run's sources in bytes, unless a single source is larger.
  private static let runSize = 384 << 10
  /// The maximum size of the undefined flags in bytes, which are one argument; Linux refuses one of 128 KiB.
  private static let maximumFlagsSize = 64 << 10

  private let losses = ReaderLosses()

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
    Self.trees(of: sources) { losses.mayRead($0) ? read($0) : nil }
  }

  /// The sources that were not read because the machine was too busy.
  var lateSources: Set<String> { losses.lateSources }

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
  var arguments: [String] {
    let flags = undefinedFlags.joined(separator: ",")
    return flags.isEmpty || flags.utf8.count > Self.maximumFlagsSize ? [] : ["--without", flags]
  }

  /// The trees up to the source at which the program ended; `nil` if it exceeded a limit.
  private func read(_ sources: [SwiftTreeFormat.Source]) -> [SwiftTree]? {
    var child = ChildProcess(executable: program, arguments: arguments, environment: [:])
    child.maximumProcessorSeconds = ReaderLosses.maximumSecondsOfRun
    child.maximumIdleChecks = Self.maximumIdleChecks
    child.maximumSeconds =
      ChildProcess.watchesActivity
      ? Self.maximumSecondsIfWatched : Self.maximumSecondsIfUnwatched
    child.maximumOutput = Self.maximumOutput
    do throws(ChildProcess.Failure) {
      let answer = try run(child, SwiftTreeFormat.bytes(of: sources))
      losses.add(answer.processorSeconds, of: sources)
      let trees = SwiftTreeFormat.trees(in: answer.output)
      // A tree of another file is not used.
      return zip(trees, sources).prefix { $0.file == $1.path }.map(\.0)
    } catch {
      losses.add(error, of: sources)
      return nil
    }
  }
}
