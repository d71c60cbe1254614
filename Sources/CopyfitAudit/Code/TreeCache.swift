internal import CopyfitFiles
internal import CopyfitProject
internal import CopyfitSwiftTree

/// Caches the trees of a project's sources between runs, so that unchanged sources are not read again.
///
/// Each project has one file, next to the index of fonts. It has an entry for each source, identified by a digest of
/// its path and content. A damaged file counts as a missing file.
struct TreeCache: Sendable {
  /// The maximum number of projects.
  private static let maximumProjects = 24
  private static let prefix = "sources-"

  private let folder: String
  private let name: String
  /// The beginning of the file.
  ///
  /// A file from another reader or with another format is not used.
  private let beginning: [UInt8]
  /// The trees by the digests of their sources, as bytes.
  private let known: [String: ArraySlice<UInt8>]

  /// Reads the cached trees.
  ///
  /// - Parameters:
  ///   - folder: The folder of all caches.
  ///   - root: The project's folder.
  ///   - reader: The path of the program that creates the trees.
  init(folder: String, root: String, reader: String) {
    self.folder = folder
    let path = Array((SourceFolder.realPath(of: root) ?? root).utf8)
    name = Self.prefix + SHA256.hexadecimalDigest(of: path.span).prefix(16) + ".trees"
    let stamp = SourceFolder.realPath(of: reader).flatMap { FileStamp(of: $0) }
    let modified = stamp.map { "\($0.modified.seconds).\($0.modified.nanoseconds)-\($0.size)" }
    beginning = Array("copyfit trees \(SwiftTreeFormat.version) \(modified ?? "")\n".utf8)
    let bytes = CacheFile(folder: folder, name: name).read() ?? []
    known = Self.entries(in: bytes, behind: beginning)
  }

  /// The digest that identifies a source.
  static func digest(of source: SwiftTreeFormat.Source) -> String {
    let bytes = Array(source.path.utf8) + [0] + source.content
    return SHA256.hexadecimalDigest(of: bytes.span)
  }

  /// The tree of a source; `nil` if it is not cached.
  func tree(of source: SwiftTreeFormat.Source, digest: String) -> SwiftTree? {
    guard let tree = known[digest].flatMap(SwiftTreeFormat.tree), tree.file == source.path else {
      return nil
    }
    return tree
  }

  /// Writes the trees of a run, and removes all others of this project.
  func keep(_ trees: [(digest: String, tree: SwiftTree)]) {
    var bytes = beginning
    for (digest, tree) in trees {
      // The header is short compared with a tree, so it is text.
      let block = known[digest].map(Array.init) ?? SwiftTreeFormat.bytes(of: tree)
      bytes += Array("\(digest) \(block.count) \(Self.checksum(of: block[...]))\n".utf8) + block
      // The trees of a larger app are not cached.
      guard bytes.count <= CacheFile.maximumSize else { return }
    }
    CacheFile(folder: folder, name: name).write(bytes)
    CacheFile.removeOldest(in: folder, prefix: Self.prefix, leaving: Self.maximumProjects)
  }

  /// The entries of a file, up to a damaged one.
  private static func entries(
    in bytes: [UInt8], behind beginning: [UInt8]
  ) -> [String: ArraySlice<UInt8>] {
    guard bytes.starts(with: beginning) else { return [:] }
    var found: [String: ArraySlice<UInt8>] = [:]
    var rest = bytes[beginning.count...]
    while let end = rest.prefix(120).firstIndex(of: UInt8(ascii: "\n")) {
      let words = rest[..<end].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      rest = rest[(end + 1)...]
      guard words.count == 3, let count = Int(words[1]), count >= 0, count <= rest.count else {
        break
      }
      let block = rest.prefix(count)
      guard words[2] == "\(checksum(of: block))" else { break }
      found[words[0]] = block
      rest = rest.dropFirst(count)
    }
    return found
  }

  /// A checksum (FNV-1a over words of eight bytes).
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    let span = bytes.span
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    var word: UInt64 = 0
    for index in span.indices {
      word = word << 8 | UInt64(span[index])
      guard index % 8 == 7 || index == span.count - 1 else { continue }
      value = (value ^ word) &* 0x100_0000_01B3
      word = 0
    }
    return value
  }
}
