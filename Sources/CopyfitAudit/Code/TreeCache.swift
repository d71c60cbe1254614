internal import CopyfitFiles
internal import CopyfitProject
internal import CopyfitSwiftTree

/// Keeps the trees of a project's sources between runs, so that sources that did not change are not read again.
///
/// Each project has a file of its own beside the index of fonts, with one entry for each source, found by a digest of
/// its path and content. Whatever is wrong with the file, it is the same as no file.
struct TreeCache: Sendable {
  /// How many projects are kept.
  private static let maximumProjects = 24
  private static let prefix = "sources-"

  private let folder: String
  private let name: String
  /// What the file begins with: of another reader or format nothing is taken.
  private let beginning: [UInt8]
  /// The trees by the digests of their sources, as bytes.
  private let known: [String: ArraySlice<UInt8>]

  /// Reads what is known.
  ///
  /// - Parameters:
  ///   - folder: The folder of all caches.
  ///   - root: The project's folder.
  ///   - reader: The path of the program that makes the trees.
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

  /// What a source is known by.
  static func digest(of source: SwiftTreeFormat.Source) -> String {
    let bytes = Array(source.path.utf8) + [0] + source.content
    return SHA256.hexadecimalDigest(of: bytes.span)
  }

  /// The tree of a source; `nil` where it is not known.
  func tree(of source: SwiftTreeFormat.Source, digest: String) -> SwiftTree? {
    guard let tree = known[digest].flatMap(SwiftTreeFormat.tree), tree.file == source.path else {
      return nil
    }
    return tree
  }

  /// Keeps the trees of a run, and nothing else of this project.
  func keep(_ trees: [(digest: String, tree: SwiftTree)]) {
    var bytes = beginning
    for (digest, tree) in trees {
      // Text is small beside a tree, and needs no other coding.
      let block = known[digest].map(Array.init) ?? SwiftTreeFormat.bytes(of: tree)
      bytes += Array("\(digest) \(block.count) \(Self.checksum(of: block[...]))\n".utf8) + block
      // An app with more sources than that is read anew each time.
      guard bytes.count <= CacheFile.maximumSize else { return }
    }
    CacheFile(folder: folder, name: name).write(bytes)
    CacheFile.removeOldest(in: folder, prefix: Self.prefix, leaving: Self.maximumProjects)
  }

  /// The entries of a file, up to one that is damaged.
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

  /// A number that damage changes (FNV-1a over words of eight bytes).
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
