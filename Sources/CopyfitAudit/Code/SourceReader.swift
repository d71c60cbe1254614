internal import CopyfitFiles
internal import CopyfitSwiftTree

/// Runs `copyfit-swift`, which reads Swift sources.
///
/// The sources may be a stranger's. So the program gets their bytes, and no path to open; it is never one that comes
/// with a project; and what it cannot read is left out.
struct SourceReader: Sendable {
  /// The path of the program.
  let program: String

  /// How long one run may take, in seconds: thirty times what its sources need.
  private static let maximumSeconds = 30.0
  /// How many bytes one run may print: a tree is smaller than its source.
  private static let maximumOutput = 64 << 20
  /// How many bytes of sources one run gets, unless a single one is larger.
  private static let runSize = 384 << 10

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

  /// Shares sources out among runs, in their order.
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

  /// The trees of sources; without those that the program cannot read.
  func trees(of sources: [SwiftTreeFormat.Source]) -> [SwiftTree] {
    var trees: [SwiftTree] = []
    var rest = sources[...]
    while !rest.isEmpty {
      guard let read = run(Array(rest)) else { break }
      trees += read
      // What the program ended at is left out, and it goes on behind that.
      rest = rest.dropFirst(read.count == rest.count ? read.count : read.count + 1)
    }
    return trees
  }

  /// The trees up to where the program ended; `nil` where it took too long or printed too much.
  private func run(_ sources: [SwiftTreeFormat.Source]) -> [SwiftTree]? {
    var child = ChildProcess(executable: program, arguments: [], environment: [:])
    child.maximumSeconds = Self.maximumSeconds
    child.maximumOutput = Self.maximumOutput
    guard let answer = try? child.run(input: SwiftTreeFormat.bytes(of: sources)) else { return nil }
    let trees = SwiftTreeFormat.trees(in: answer.output)
    // A tree that is not that of its source says nothing.
    return zip(trees, sources).prefix { $0.file == $1.path }.map(\.0)
  }
}
