internal import Copyfit
internal import CopyfitProject
internal import CopyfitSwiftSource
internal import CopyfitSwiftTree

/// The Swift sources of a project.
package struct ProjectCode: Sendable {
  /// Why sources are not read.
  struct Unread: Sendable {
    /// The reason in a clause that reports group by.
    var reason: String
    /// How many sources it is.
    var count: Int
  }

  /// The trees of those that matter to texts, in the order of the files.
  private(set) var trees: [SwiftTree] = []
  /// What is not read; `nil` where all is.
  private(set) var unread: Unread?

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
  init(reading files: ProjectFiles, jobs: Int) {
    guard !files.swiftSources.isEmpty else { return }
    guard let reader = SourceReader(for: files.root) else {
      unread = Unread(reason: Self.withoutReader, count: files.swiftSources.count)
      return
    }
    let all = Parallel.map(files.swiftSources, jobs: jobs) { file in
      SwiftTreeFormat.Source(
        path: file, content: files.source(file, limit: Self.maximumSize) ?? [])
    }
    var remaining = Self.maximumTotal
    let sources = all.filter { source in
      guard SourceScan.matters(source.content) else { return false }
      remaining -= source.content.count
      return remaining >= 0
    }
    trees = Parallel.map(SourceReader.runs(of: sources), jobs: jobs) { run in
      reader.trees(of: run)
    }.flatMap(\.self)
    let lost = sources.count - trees.count { $0.root != nil }
    if lost > 0 { unread = Unread(reason: Self.unreadable, count: lost) }
  }
}
