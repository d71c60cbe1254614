internal import Copyfit
internal import CopyfitFiles
internal import CopyfitSwiftSource
internal import CopyfitSwiftTree

/// The sources of a project that are relevant to texts, and their conversion to trees.
struct SourceTrees: Sendable {
  private typealias Source = SwiftTreeFormat.Source

  /// The sources, in the order of the files.
  private let swift: [Source]
  private let objectiveC: [Source]
  /// The sources that cannot be read, except those on which the reader fails.
  let unreadable: [UnreadableFile]
  /// The sources of tests, which are left out.
  let tests: [String]
  /// The digests of the Swift sources, followed by those of Objective-C; empty without a cache.
  private let digests: [String]
  /// The reader of Swift; `nil` if it is not needed or not installed.
  private let reader: SourceReader?
  private let root: String
  private let jobs: Int
  private let cacheDirectory: String?

  /// The largest source that is read, in bytes.
  private static let maximumSize = 4 << 20
  /// The maximum size of all sources in bytes, which is more than the largest apps have.
  private static let maximumTotal = 64 << 20

  /// Reads the sources on several threads; those of Swift only with a reader.
  init(_ files: ProjectFiles, _ reader: SourceReader?, jobs: Int, cacheDirectory: String?) {
    (root, self.jobs) = (files.root, jobs)
    self.cacheDirectory = cacheDirectory
    let ofObjectiveC = Self.sources(files.objectiveCSources, of: files, jobs: jobs)
    let ofSwift = Self.sources(reader == nil ? [] : files.swiftSources, of: files, jobs: jobs)
    (swift, objectiveC) = (ofSwift.read, ofObjectiveC.read)
    var reader = reader
    reader?.undefinedFlags = CompilationFlags(ofSwift.read).undefined(in: files)
    self.reader = reader
    unreadable = ofSwift.unreadable + ofObjectiveC.unreadable
    tests = ofSwift.tests + ofObjectiveC.tests
    digests =
      cacheDirectory == nil
      ? [] : Parallel.map(swift + objectiveC, jobs: jobs) { TreeCache.digest(of: $0) }
  }

  /// The number of sources.
  var count: Int { swiftCount + objectiveC.count }

  /// The number of Swift sources.
  var swiftCount: Int { swift.count }

  /// The paths of the sources that may show texts, in their order.
  var pathsWithTexts: [String] {
    (swift + objectiveC).filter { SourceScan.matters($0.content) }.map(\.path)
  }

  /// The path of a source by the number of its tree.
  func path(of number: Int) -> String {
    number < swift.count ? swift[number].path : objectiveC[number - swift.count].path
  }

  /// The digest of all sources in their order.
  var digest: String {
    let parts = digests + (reader?.undefinedFlags ?? [])
    return SHA256.hexadecimalDigest(of: Array(parts.joined(separator: "\0").utf8).span)
  }

  /// The trees; `nil` for a source that the reader failed on.
  func made() -> [SwiftTree?] {
    let ofSwift = reader.map { madeOfSwift(by: $0) } ?? []
    return ofSwift + Parallel.map(objectiveC, jobs: jobs) { ObjectiveCReader.tree(of: $0) }
  }

  /// The trees of Swift sources: cached trees, and new ones from the reader.
  private func madeOfSwift(by reader: SourceReader) -> [SwiftTree?] {
    let cache = cacheDirectory.map {
      TreeCache(
        folder: $0, root: root, reader: reader.program, undefinedFlags: reader.undefinedFlags)
    }
    let known = Parallel.map(Array(swift.indices), jobs: jobs) { number in
      cache?.tree(of: swift[number], digest: digests[number])
    }
    let unknown = zip(swift, known).filter { $1 == nil }.map(\.0)
    guard !unknown.isEmpty else { return known }
    let read = Parallel.map(SourceReader.runs(of: unknown), jobs: jobs) { reader.trees(of: $0) }
      .flatMap(\.self)
    let new = Dictionary(read.map { ($0.file, $0) }) { first, _ in first }
    let all = zip(swift, known).map { $1 ?? new[$0.path] }
    cache?.keep(zip(digests, all).compactMap { digest, tree in tree.map { (digest, $0) } })
    return all
  }

  /// Sources of a project in the order of the files.
  private struct Found {
    /// Those that are relevant to texts.
    var read: [Source] = []
    var unreadable: [UnreadableFile] = []
    var tests: [String] = []
  }

  private static func sources(_ paths: [String], of files: ProjectFiles, jobs: Int) -> Found {
    let all = Parallel.map(paths, jobs: jobs) { path in
      Result { () throws(FileError) in try source(path, of: files) }
    }
    var found = Found()
    var size = 0
    for (path, result) in zip(paths, all) {
      switch result {
      case .success(let source?) where SourceScan.isOfTests(source.content):
        if SourceScan.matters(source.content) { found.tests.append(path) }
      case .success(let source?):
        if let fault = fault(of: source) {
          found.unreadable.append(UnreadableFile(file: path, message: fault))
          continue
        }
        size += source.content.count
        if size <= maximumTotal {
          found.read.append(source)
        } else {
          found.unreadable.append(UnreadableFile(file: path, message: beyondTotal))
        }
      case .success(nil): break
      case .failure(let error):
        found.unreadable.append(UnreadableFile(file: path, message: error.message))
      }
    }
    // One without texts may be the only code that creates a view of another.
    if !found.read.contains(where: { SourceScan.matters($0.content) }) { found.read = [] }
    return found
  }

  /// A source; `nil` if it is one of Objective-C that is not relevant to texts.
  private static func source(
    _ path: String, of files: ProjectFiles
  ) throws(FileError) -> Source? {
    let tooLarge = FileError.tooLarge(limit: maximumSize)
    let content: [UInt8]
    do throws(FileError) {
      content = try files.bytes(of: path)
    } catch {
      if case .tooLarge = error { throw tooLarge }
      throw error
    }
    let isSwift = path.lowercased().hasSuffix(".swift")
    let isObjectiveC = !Self.isAlsoOfOthers(path) || SourceScan.isObjectiveC(content)
    guard isSwift || SourceScan.matters(content) && isObjectiveC else { return nil }
    guard content.count <= maximumSize else { throw tooLarge }
    return Source(path: path, content: content)
  }

  /// Why the text of a Swift source is not what its author sees, as a clause; `nil` if it is.
  ///
  /// Compilers reject such a source or leave the character out.
  private static func fault(of source: Source) -> String? {
    guard source.path.lowercased().hasSuffix(".swift") else { return nil }
    if String(validating: source.content, as: UTF8.self) == nil {
      return "it is not in UTF-8, the encoding of Swift sources"
    }
    return source.content.contains(0) ? "it has the character U+0000" : nil
  }

  /// Whether sources with such a name are often in C++ or other languages.
  private static func isAlsoOfOthers(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".hh", ".hpp", ".hxx", ".inc"].contains { name.hasSuffix($0) }
  }

  private static let beyondTotal =
    "with it, the sources have more than \(maximumTotal >> 20) MiB together, the most that is read"
}
