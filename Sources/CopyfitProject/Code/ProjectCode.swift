internal import CopyfitFiles
package import CopyfitFindings
package import CopyfitLabels
internal import CopyfitSourceText
package import CopyfitSwiftSource

/// The Swift and Objective-C sources of a project.
package struct ProjectCode: Sendable {
  /// Sources that are not read, or not completely, for the same reason.
  package struct Incomplete: Sendable {
    package var reason: SkipReason
    /// The paths of the sources, in their order.
    package var files: [String]
  }

  /// The sources that are relevant to texts; `nil` if the project has no such sources.
  package private(set) var sources: KnownSources?
  /// The sources that are not read because `copyfit-swift` cannot be used, and those that are read in part.
  package private(set) var incomplete: [Incomplete] = []
  /// The sources that cannot be read, with the reasons, in the order of their paths.
  package private(set) var unreadable: [UnreadableFile] = []
  /// The sources of tests, which show no texts of the app.
  package private(set) var tests: [String] = []
  /// The sources of other programs than the app, such as its widgets, that may show texts.
  package private(set) var ofOthers: [Label.Surface: [String]] = [:]
  /// The sources on which `copyfit-swift` failed, which are also among the unreadable ones.
  package private(set) var failed: [String] = []
  /// Those of them that were not read in time because the machine was too busy.
  package private(set) var late: Set<String> = []
  /// Whether Swift sources cannot be read because their reader is not installed, or has another version.
  package private(set) var lacksReader = false
  /// The cache for answers about these sources, and their name in it; `nil` without a cache.
  private var kept: (cache: BlockCache, name: String)?

  private var programs = FolderPrograms()

  /// Whether all sources are read, with all of their parts.
  package var isWhole: Bool { incomplete.isEmpty && unreadable.isEmpty }

  /// A project whose sources are not read.
  package static let none = ProjectCode()

  private init() {}

  /// Reads the sources on several threads.
  ///
  /// - Parameter cacheDirectory: The folder in which trees and answers are cached; `nil` for none.
  package init(reading files: ProjectFiles, jobs: Int, cacheDirectory: String? = nil) {
    let reader = files.swiftSources.isEmpty ? nil : SourceReader(for: files.root)
    if reader == nil, !files.swiftSources.isEmpty {
      incomplete = [Incomplete(reason: .noSwiftReader, files: files.swiftSources)]
      lacksReader = true
    }
    programs = FolderPrograms(
      of: files.swiftSources + files.objectiveCSources, files.otherSystemFiles)
    let trees = SourceTrees(files, reader, jobs: jobs, cacheDirectory: cacheDirectory)
    unreadable = trees.unreadable.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    tests = trees.tests
    for path in trees.pathsWithTexts {
      if let program = programs.program(of: path) { ofOthers[program, default: []].append(path) }
    }
    guard trees.count > 0 else { return }
    let helpers = FontHelpers(files.configuration)
    let areAll = files.hasAllSwiftSources && reader != nil && unreadable.isEmpty
    if let cacheDirectory, let program = ChildProcess.program.flatMap(BlockCache.stamp) {
      let makers = [program, reader.flatMap { BlockCache.stamp(ofProgram: $0.program) } ?? ""]
      let cache = BlockCache(
        folder: cacheDirectory, kind: "facts", root: files.root, makers: makers)
      // Answers depend on the fonts of the configuration, on the systems of the apps, and on missing sources, too.
      let name = [trees.digest, helpers.identity, programs.identity, areAll ? "all" : "some"]
        .joined(separator: "\0")
      kept = (cache, SHA256.hexadecimalDigest(of: Array(name.utf8).span))
    }
    let facts = kept.flatMap { $0.cache[$0.name] }.flatMap { SourceFacts(bytes: $0) }
    let known = KnownSources(
      facts ?? SourceFacts(), fontHelpers: helpers, areAll: areAll,
      program: { [programs] in SourceProgram(programs.program(of: $0)) },
      jobs: jobs, trees: { trees.made() })
    addLosses(of: known, trees, reader)
    unreadable += Self.conflicts(in: known.partial.map(trees.path), of: files)
    unreadable.sort { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    if known.failed.count + known.refused.count < trees.count { sources = known }
  }

  /// Adds the sources that cannot be read, and those that are read in part.
  private mutating func addLosses(
    of known: KnownSources, _ trees: SourceTrees, _ reader: SourceReader?
  ) {
    let lost = known.failed.map(trees.path)
    late = reader?.lateSources.intersection(lost) ?? []
    if !lost.isEmpty, late.isEmpty, lost.count == trees.swiftCount, reader?.hasOtherVersion == true
    {
      lacksReader = true
      incomplete.append(Incomplete(reason: .otherSwiftReader, files: lost))
    } else {
      failed = lost
    }
    let partial = known.partial.map(trees.path)
    if !partial.isEmpty { incomplete.append(Incomplete(reason: .partsOfSource, files: partial)) }
    unreadable += failed.map {
      UnreadableFile(file: $0, message: late.contains($0) ? Self.delay : Self.failure)
    }
    unreadable += known.refused.map {
      UnreadableFile(file: trees.path(of: $0), message: Self.excess)
    }
  }

  /// The sources with a merge conflict, which no compiler reads.
  private static func conflicts(in sources: [String], of files: ProjectFiles) -> [UnreadableFile] {
    sources.compactMap { source in
      guard
        let bytes = try? SourceFile.bytes(of: files.path(of: source), within: files.boundary),
        let line = MergeMarker.firstLine(in: bytes)
      else { return nil }
      return UnreadableFile(
        file: source, message: "it has \(MergeMarker.object)",
        location: SourceLocation(file: source, position: SourcePosition(line: line, column: 1)))
    }
  }

  private static let failure =
    "copyfit-swift crashed on this source or needed too long, so what it sets on labels is unknown"
  private static let delay =
    "the machine was too busy to read this source in time, so what it sets on labels is unknown; run copyfit again"
  private static let excess =
    "it is too large or nested too deeply to be read, so what it sets on labels is unknown"

  /// The surface of the program that a source belongs to; `nil` for the app itself.
  package func program(of file: String) -> Label.Surface? { programs.program(of: file) }

  /// Caches new answers about the sources for the next run.
  package func keep() {
    guard let kept, let facts = sources?.newFacts else { return }
    kept.cache.keep([(kept.name, facts.bytes)])
  }
}

extension FontHelpers {
  /// The fonts and neutral modifiers of a configuration.
  fileprivate init(_ configuration: Configuration) {
    let fonts = configuration.fonts.helpers.map { ($0.name.value, $0.font) }
    self.init(
      Dictionary(fonts) { first, _ in first },
      neutralModifiers: Set(configuration.neutralModifiers.map(\.value)))
  }
}

extension SourceProgram {
  /// The program with the texts of a surface; the app itself for `nil`.
  fileprivate init(_ surface: Label.Surface?) {
    switch surface {
    case nil: self = .app
    case .otherSystem, .watch: self = .otherSystem
    default: self = .extension
    }
  }
}
