internal import CopyfitFiles
internal import CopyfitProject
internal import CopyfitSwiftSource

/// The Swift and Objective-C sources of a project.
package struct ProjectCode: Sendable {
  /// Why sources are not read.
  struct Unread: Sendable {
    /// The reason in a clause that reports group by.
    var reason: String
    /// How many sources it is.
    var count: Int
  }

  /// Those that matter to texts; `nil` where there are none.
  private(set) var sources: KnownSources?
  /// What is not read; `nil` where all is.
  private(set) var unread: Unread?
  /// Whether there are sources that cannot be read, as the reader of Swift is not installed.
  private(set) var lacksReader = false
  /// Where what sources say is kept for the next run, and the name of these sources there; `nil`: nowhere.
  private var kept: (cache: BlockCache, name: String)?

  /// Whether everything that sources say is known.
  var isWhole: Bool { unread == nil }

  private static let withoutReader =
    "Swift sources: copyfit-swift, which finds the texts that code sets, is not installed"
  private static let unreadable = "Swift sources that are too large, nested too deeply, or damaged"

  /// A project whose sources are not read.
  static let none = ProjectCode()

  private init() {}

  /// Reads the sources on several threads.
  ///
  /// - Parameter cacheDirectory: Where trees and what they say are kept for the next run; `nil`: nowhere.
  init(reading files: ProjectFiles, jobs: Int, cacheDirectory: String? = nil) {
    let reader = files.swiftSources.isEmpty ? nil : SourceReader(for: files.root)
    if reader == nil, !files.swiftSources.isEmpty {
      unread = Unread(reason: Self.withoutReader, count: files.swiftSources.count)
      lacksReader = true
    }
    let trees = SourceTrees(files, reader, jobs: jobs, cacheDirectory: cacheDirectory)
    guard trees.count > 0 else { return }
    if let cacheDirectory, let program = ChildProcess.program.flatMap(BlockCache.stamp) {
      let makers = [program, reader.flatMap { BlockCache.stamp(ofProgram: $0.program) } ?? ""]
      let cache = BlockCache(
        folder: cacheDirectory, kind: "facts", root: files.root, makers: makers)
      kept = (cache, trees.digest)
    }
    let facts = kept.flatMap { $0.cache[$0.name] }.flatMap { SourceFacts(bytes: $0) }
    let known = KnownSources(facts ?? SourceFacts()) { trees.made() }
    let lost = known.unreadableCount
    if lost > 0 { unread = Unread(reason: Self.unreadable, count: lost) }
    if lost < trees.count { sources = known }
  }

  /// Keeps what sources were found to say for the next run.
  func keep() {
    guard let kept, let facts = sources?.newFacts else { return }
    kept.cache.keep([(kept.name, facts.bytes)])
  }
}
