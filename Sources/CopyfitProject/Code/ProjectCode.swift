internal import CopyfitFiles
package import CopyfitFindings
package import CopyfitLabels
internal import CopyfitSourceText
package import CopyfitSwiftSource

/// The Swift and Objective-C sources of a project.
package struct ProjectCode: Sendable {
  /// The sources that are not read, and the reason.
  package struct Unread: Sendable {
    package var reason: SkipReason
    /// The number of sources.
    package var count: Int
  }

  /// The sources that are relevant to texts; `nil` if the project has no such sources.
  package private(set) var sources: KnownSources?
  /// The sources that are not read; `nil` if all are.
  package private(set) var unread: Unread?
  /// The sources on which `copyfit-swift` failed.
  package private(set) var failed: [String] = []
  /// Whether Swift sources cannot be read because their reader is not installed, or has another version.
  package private(set) var lacksReader = false
  /// The cache for answers about these sources, and their name in it; `nil` without a cache.
  private var kept: (cache: BlockCache, name: String)?

  private var programs = FolderPrograms()

  /// Whether all sources are read.
  package var isWhole: Bool { unread == nil }

  /// A project whose sources are not read.
  package static let none = ProjectCode()

  private init() {}

  /// Reads the sources on several threads.
  ///
  /// - Parameter cacheDirectory: The folder in which trees and answers are cached; `nil` for none.
  package init(reading files: ProjectFiles, jobs: Int, cacheDirectory: String? = nil) {
    let reader = files.swiftSources.isEmpty ? nil : SourceReader(for: files.root)
    if reader == nil, !files.swiftSources.isEmpty {
      unread = Unread(reason: .noSwiftReader, count: files.swiftSources.count)
      lacksReader = true
    }
    programs = FolderPrograms(of: files.swiftSources + files.objectiveCSources, files.macFolders)
    let trees = SourceTrees(files, reader, jobs: jobs, cacheDirectory: cacheDirectory)
    guard trees.count > 0 else { return }
    let helpers = FontHelpers(files.configuration.fonts.helpers)
    if let cacheDirectory, let program = ChildProcess.program.flatMap(BlockCache.stamp) {
      let makers = [program, reader.flatMap { BlockCache.stamp(ofProgram: $0.program) } ?? ""]
      let cache = BlockCache(
        folder: cacheDirectory, kind: "facts", root: files.root, makers: makers)
      // Answers depend on the fonts of the configuration and on the systems of the apps, too.
      let name = [trees.digest, helpers.identity, programs.identity].joined(separator: "\0")
      kept = (cache, SHA256.hexadecimalDigest(of: Array(name.utf8).span))
    }
    let facts = kept.flatMap { $0.cache[$0.name] }.flatMap { SourceFacts(bytes: $0) }
    let known = KnownSources(
      facts ?? SourceFacts(), fontHelpers: helpers,
      isForOtherSystem: { [programs] file in
        let program = programs.program(of: file)
        return program == .otherSystem || program == .watch
      },
      jobs: jobs, trees: { trees.made() })
    let lost = known.unreadableCount
    if lost > 0 {
      lacksReader = lost == trees.swiftCount && reader?.hasOtherVersion == true
      unread = Unread(reason: lacksReader ? .otherSwiftReader : .unreadableSources, count: lost)
      if !lacksReader { failed = known.failed.map(trees.path) }
    }
    if lost < trees.count { sources = known }
  }

  /// The surface of the program that a source belongs to; `nil` for the app itself.
  package func program(of file: String) -> Label.Surface? { programs.program(of: file) }

  /// Caches new answers about the sources for the next run.
  package func keep() {
    guard let kept, let facts = sources?.newFacts else { return }
    kept.cache.keep([(kept.name, facts.bytes)])
  }
}

extension FontHelpers {
  /// The fonts of a configuration.
  fileprivate init(_ helpers: [Configuration.Helper]) {
    self.init(Dictionary(helpers.map { ($0.name.value, $0.font) }) { first, _ in first })
  }
}
