internal import Copyfit
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSwiftSource
internal import CopyfitSwiftTree

/// The Swift and Objective-C sources of a project.
package struct ProjectCode: Sendable {
  /// The sources that are not read, and the reason.
  struct Unread: Sendable {
    var reason: SkipReason
    /// The number of sources.
    var count: Int
  }

  /// The sources that are relevant to texts; `nil` if there are none.
  private(set) var sources: SwiftSources?
  /// The sources that are not read; `nil` if all are.
  private(set) var unread: Unread?
  /// Whether Swift sources cannot be read because their reader is not installed.
  private(set) var lacksReader = false

  /// Whether all sources are read.
  var isWhole: Bool { unread == nil }

  /// The largest source that is read, in bytes.
  private static let maximumSize = 4 << 20
  /// The maximum size of all sources in bytes, which is more than the largest apps have.
  private static let maximumTotal = 64 << 20

  /// A project whose sources are not read.
  static let none = ProjectCode()

  private init() {}

  /// Reads the sources on several threads.
  ///
  /// - Parameter cacheDirectory: The folder in which trees are cached; `nil` for none.
  init(reading files: ProjectFiles, jobs: Int, cacheDirectory: String? = nil) {
    let objectiveC = Self.sources(files.objectiveCSources, of: files, jobs: jobs)
    let trees =
      swiftTrees(of: files, jobs: jobs, cacheDirectory: cacheDirectory)
      + Parallel.map(objectiveC, jobs: jobs) { ObjectiveCReader.tree(of: $0) }
    if !trees.isEmpty { sources = SwiftSources(trees) }
  }

  /// The trees of the Swift sources, in the order of the files.
  ///
  /// Sets `unread`.
  private mutating func swiftTrees(
    of files: ProjectFiles, jobs: Int, cacheDirectory: String?
  ) -> [SwiftTree] {
    guard !files.swiftSources.isEmpty else { return [] }
    guard let reader = SourceReader(for: files.root) else {
      unread = Unread(reason: .noSwiftReader, count: files.swiftSources.count)
      lacksReader = true
      return []
    }
    let sources = Self.sources(files.swiftSources, of: files, jobs: jobs)
    let cache = cacheDirectory.map {
      TreeCache(folder: $0, root: files.root, reader: reader.program)
    }
    let found = Self.trees(of: sources, reader, cache, jobs: jobs)
    let lost = sources.count - found.count { $0.root != nil }
    if lost > 0 { unread = Unread(reason: .unreadableSources, count: lost) }
    return found
  }

  /// The sources of a project that are relevant to texts, in the order of the files.
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

  /// The trees of sources: cached trees, and new ones from the reader.
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
