internal import Copyfit
internal import CopyfitFiles

/// The Kotlin, Java and XML files of a repository, which name the keys of Android's strings.
package struct AndroidSources {
  /// The maximum size of a file in bytes.
  private static let maximumSize = 4 << 20
  /// The maximum number of files, more than the largest apps have.
  private static let maximumCount = 100_000

  private let boundary: ReadingBoundary
  /// The absolute paths of the files.
  private var files: [String] = []

  /// Lists the files; `nil` if there is no code, or if not all of it can be listed.
  ///
  /// - Complexity: O(*n*) in the number of files in the repository.
  package init?(of project: ProjectFiles) {
    boundary = project.boundary
    let root = FilePath.absolute(project.root)
    var folders = [Repository.containing(root)?.workTree ?? root]
    while let folder = folders.popLast() {
      guard let entries = try? SourceFolder.entries(of: folder), files.count < Self.maximumCount
      else { return nil }
      for entry in entries where entry.isUTF8 {
        let path = FilePath.joined(folder, entry.name)
        if entry.kind == .folder, !FileWalk.isUnconventional(entry.name) { folders.append(path) }
        if entry.kind == .file, Self.isCode(path) || path.hasSuffix(".xml") { files.append(path) }
      }
    }
    guard files.contains(where: Self.isCode) else { return nil }
  }

  private static func isCode(_ path: String) -> Bool {
    path.hasSuffix(".kt") || path.hasSuffix(".java")
  }

  /// The keys that the files name; `nil` if a file cannot be read.
  ///
  /// - Complexity: O(*n*) in the size of the files.
  package func named(_ keys: Set<String>, jobs: Int) -> Set<String>? {
    let digests = Dictionary(grouping: keys, by: Self.digest)
    let named = Parallel.map(files, jobs: jobs) { path -> Set<FNV1a>? in
      guard
        let bytes = try? SourceFile.bytes(of: path, within: boundary, limit: Self.maximumSize)
      else { return nil }
      return Self.names(in: bytes, isCode: Self.isCode(path), of: digests)
    }
    var found: Set<FNV1a> = []
    for file in named {
      guard let file else { return nil }
      found.formUnion(file)
    }
    return Set(found.flatMap { digests[$0] ?? [] })
  }

  /// The digest of a key such as `plurals/songs` and `months[0]` by the name in code.
  ///
  /// Code has an underscore for each period and hyphen. If two names have one digest, an error only remains an error.
  private static func digest(of key: String) -> FNV1a {
    let name = key.split(separator: "/").last?.prefix { $0 != "[" } ?? ""
    return FNV1a(name.utf8.lazy.map { isMark($0) ? UInt8(ascii: "_") : $0 })
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  /// The wanted digests of the names in a file: all names of code, and names after a slash in XML, as in `@string/key`.
  private static func names(
    in bytes: [UInt8], isCode: Bool, of wanted: [FNV1a: [String]]
  ) -> Set<FNV1a> {
    var found: Set<FNV1a> = []
    var digest = FNV1a()
    var isName = isCode
    let span = bytes.span
    for index in span.indices {
      let byte = span[index]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        digest.add(byte)
      case _ where !isCode && isMark(byte): digest.add(UInt8(ascii: "_"))
      default:
        if isName, digest != FNV1a(), wanted[digest] != nil { found.insert(digest) }
        (digest, isName) = (FNV1a(), isCode || byte == UInt8(ascii: "/"))
      }
    }
    if isName, wanted[digest] != nil { found.insert(digest) }
    return found
  }
}
