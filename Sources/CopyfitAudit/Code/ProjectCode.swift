internal import Copyfit
internal import CopyfitProject
internal import CopyfitSwiftSource
internal import CopyfitSwiftTree

/// The Swift sources of a project.
package struct ProjectCode: Sendable {
  /// The trees of those that matter to texts, in the order of the files.
  let trees: [SwiftTree]
  /// Whether there are sources that could not be read, as there is no program that reads them.
  let lacksReader: Bool
  /// How many sources there are.
  let count: Int

  /// Why sources are not read, and what they would add.
  static let withoutReader =
    "Swift sources, of which copyfit-swift, which is not installed, would join texts to labels"

  /// The largest source that is read, in bytes.
  private static let maximumSize = 4 << 20
  /// How many bytes of sources are read at most: more than the largest apps have.
  private static let maximumTotal = 64 << 20

  /// A project whose sources nobody asks for.
  static let none = ProjectCode()

  private init() { (trees, lacksReader, count) = ([], false, 0) }

  /// Reads the sources on several threads.
  init(reading files: ProjectFiles, jobs: Int) {
    count = files.swiftSources.count
    guard count > 0, let reader = SourceReader(for: files.root) else {
      (trees, lacksReader) = ([], count > 0)
      return
    }
    var remaining = Self.maximumTotal
    let sources = Parallel.map(files.swiftSources, jobs: jobs) { file in
      files.source(file, limit: Self.maximumSize).flatMap { bytes in
        SourceScan.matters(bytes) ? SwiftTreeFormat.Source(path: file, content: bytes) : nil
      }
    }.compactMap(\.self).filter { source in
      remaining -= source.content.count
      return remaining >= 0
    }
    trees = Parallel.map(SourceReader.runs(of: sources), jobs: jobs) { run in
      reader.trees(of: run)
    }.flatMap(\.self)
    lacksReader = false
  }
}
