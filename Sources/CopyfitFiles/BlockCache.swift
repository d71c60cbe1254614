/// Caches named blocks of bytes of a project between runs.
///
/// Each project has one file, next to the index of fonts. A damaged file counts as a missing file.
package struct BlockCache: Sendable {
  /// The maximum number of projects.
  private static let maximumProjects = 24

  private let folder: String
  private let prefix: String
  private let file: CacheFile
  /// The beginning of the file.
  ///
  /// A file with another beginning is not used.
  private let beginning: [UInt8]
  /// The blocks by their names.
  package let blocks: [String: ArraySlice<UInt8>]

  /// Reads the cached blocks.
  ///
  /// - Parameters:
  ///   - folder: The folder of all caches.
  ///   - kind: The kind of content, with which the file's name begins.
  ///   - root: The project's folder.
  ///   - makers: The versions of the programs that create the blocks.
  package init(folder: String, kind: String, root: String, makers: [String]) {
    self.folder = folder
    prefix = kind + "-"
    let path = Array((SourceFolder.realPath(of: root) ?? root).utf8)
    file = CacheFile(
      folder: folder, name: prefix + SHA256.hexadecimalDigest(of: path.span).prefix(16))
    beginning = Array("copyfit \(kind) \(makers.joined(separator: " "))\n".utf8)
    blocks = Self.blocks(in: file.read() ?? [], behind: beginning)
  }

  /// A block; `nil` if it is not cached.
  package subscript(name: String) -> ArraySlice<UInt8>? { blocks[name] }

  /// Writes the blocks of a run, and removes all others of this project.
  ///
  /// - Parameter blocks: The blocks by names without spaces.
  package func keep(_ blocks: some Sequence<(name: String, block: [UInt8])>) {
    var bytes = beginning
    for (name, block) in blocks {
      bytes += Array("\(name) \(block.count) \(CheckSum.of(block.span))\n".utf8) + block
      // The blocks of a larger project are not cached.
      guard bytes.count <= CacheFile.maximumSize else { return }
    }
    file.write(bytes)
    CacheFile.removeOldest(in: folder, prefix: prefix, leaving: Self.maximumProjects)
  }

  /// The path, time and size of a program, which identify its version; `nil` if the program does not exist.
  package static func stamp(ofProgram path: String) -> String? {
    guard let path = SourceFolder.realPath(of: path), let stamp = FileStamp(of: path) else {
      return nil
    }
    return "\(path) \(stamp.modified.seconds).\(stamp.modified.nanoseconds) \(stamp.size)"
  }

  /// The blocks of a file, up to a damaged one.
  private static func blocks(
    in bytes: [UInt8], behind beginning: [UInt8]
  ) -> [String: ArraySlice<UInt8>] {
    guard bytes.starts(with: beginning) else { return [:] }
    var found: [String: ArraySlice<UInt8>] = [:]
    var rest = bytes[beginning.count...]
    while let end = rest.prefix(200).firstIndex(of: UInt8(ascii: "\n")) {
      let words = rest[..<end].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      rest = rest[(end + 1)...]
      guard words.count == 3, let count = Int(words[1]), count >= 0, count <= rest.count else {
        break
      }
      let block = rest.prefix(count)
      guard words[2] == "\(CheckSum.of(block.span))" else { break }
      found[words[0]] = block
      rest = rest.dropFirst(count)
    }
    return found
  }
}
