internal import Copyfit
internal import CopyfitProject
internal import CopyfitSwiftSource
internal import CopyfitSwiftTree

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
  private(set) var sources: SwiftSources?
  /// What is not read; `nil` where all is.
  private(set) var unread: Unread?
  /// Whether there are sources that cannot be read, as the reader of Swift is not installed.
  private(set) var lacksReader = false

  /// Whether everything that sources say is known.
  var isWhole: Bool { unread == nil }

  private static let withoutReader =
    "Swift sources: copyfit-swift, which finds the texts that code sets, is not installed"
  private static let unreadable = "Swift sources that are too large, nested too deeply, or damaged"

  /// The largest source that is read, in bytes.
  private static let maximumSize = 4 << 20
  /// How many bytes of sources are read at most: more than the largest apps have.
  private static let maximumTotal = 64 << 20

  /// A project whose sources are not read.
  static let none = ProjectCode()

  private init() {}

  /// Reads the sources on several threads.
  ///
  /// - Parameter cacheDirectory: Where trees are kept for the next run; `nil`: nowhere.
  init(reading files: ProjectFiles, jobs: Int, cacheDirectory: String? = nil) {
    let objectiveC = Self.sources(files.objectiveCSources, of: files, jobs: jobs)
    let trees =
      swiftTrees(of: files, jobs: jobs, cacheDirectory: cacheDirectory)
      + Parallel.map(objectiveC, jobs: jobs) { ObjectiveCReader.tree(of: $0) }
    if !trees.isEmpty { sources = SwiftSources(trees) }
  }

  /// The trees of the Swift sources, in the order of the files; notes what is not read.
  private mutating func swiftTrees(
    of files: ProjectFiles, jobs: Int, cacheDirectory: String?
  ) -> [SwiftTree] {
    guard !files.swiftSources.isEmpty else { return [] }
    guard let reader = SourceReader(for: files.root) else {
      unread = Unread(reason: Self.withoutReader, count: files.swiftSources.count)
      lacksReader = true
      return []
    }
    let sources = Self.sources(files.swiftSources, of: files, jobs: jobs)
    let cache = cacheDirectory.map {
      TreeCache(folder: $0, root: files.root, reader: reader.program)
    }
    let found = Self.trees(of: sources, reader, cache, jobs: jobs)
    let lost = sources.count - found.count { $0.root != nil }
    if lost > 0 { unread = Unread(reason: Self.unreadable, count: lost) }
    return found
  }

  /// Those of a project's sources that matter to texts, in the order of the files.
  private static func sources(
    _ paths: [String], of files: ProjectFiles, jobs: Int
  ) -> [SwiftTreeFormat.Source] {
    let all = Parallel.map(paths, jobs: jobs) { file -> SwiftTreeFormat.Source? in
      let content = files.source(file, limit: maximumSize) ?? []
      return SourceScan.matters(content)
        ? SwiftTreeFormat.Source(path: file, content: content) : nil
    }
    var remaining = maximumTotal
    return all.compactMap(\.self).filter { source in
      remaining -= source.content.count
      return remaining >= 0
    }
  }

  /// The trees of sources: those that are known, and what the reader makes of the others.
  private static func trees(
    of sources: [SwiftTreeFormat.Source], _ reader: SourceReader, _ cache: TreeCache?, jobs: Int
  ) -> [SwiftTree] {
    let known = Parallel.map(sources, jobs: jobs) { source -> (String, SwiftTree?) in
      guard let cache else { return ("", nil) }
      let digest = TreeCache.digest(of: source)
      return (digest, cache.tree(of: source, digest: digest))
    }
    let unknown = zip(sources, known).filter { $1.1 == nil }.map(\.0)
    guard !unknown.isEmpty else { return known.compactMap(\.1) }
    let read = Parallel.map(SourceReader.runs(of: unknown), jobs: jobs) { reader.trees(of: $0) }
      .flatMap(\.self)
    let new = Dictionary(read.map { ($0.file, $0) }) { first, _ in first }
    let all = zip(sources, known).compactMap { source, known in
      (known.1 ?? new[source.path]).map { (digest: known.0, tree: $0) }
    }
    cache?.keep(all)
    return all.map(\.tree)
  }
}
