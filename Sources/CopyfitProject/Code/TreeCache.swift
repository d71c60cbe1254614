internal import CopyfitFiles
internal import CopyfitSwiftTree

/// Caches the trees of a project's sources between runs, so that unchanged sources are not read again.
///
/// Each source has one block, identified by a digest of its path and content.
struct TreeCache: Sendable {
  private let blocks: BlockCache

  /// Reads the cached trees.
  ///
  /// - Parameters:
  ///   - folder: The folder of all caches.
  ///   - root: The project's folder.
  ///   - reader: The path of the program that creates the trees.
  ///   - undefinedFlags: The flags of `#if` that nothing in the project defines.
  init(folder: String, root: String, reader: String, undefinedFlags: [String] = []) {
    blocks = BlockCache(
      folder: folder, kind: "sources", root: root,
      makers: ["\(SwiftTreeFormat.version)", BlockCache.stamp(ofProgram: reader) ?? ""]
        + undefinedFlags)
  }

  /// The digest that identifies a source.
  static func digest(of source: SwiftTreeFormat.Source) -> String {
    let bytes = Array(source.path.utf8) + [0] + source.content
    return SHA256.hexadecimalDigest(of: bytes.span)
  }

  /// The tree of a source; `nil` if it is not cached.
  func tree(of source: SwiftTreeFormat.Source, digest: String) -> SwiftTree? {
    guard let tree = blocks[digest].flatMap(SwiftTreeFormat.tree), tree.file == source.path else {
      return nil
    }
    return tree
  }

  /// Writes the trees of a run, and removes all others of this project.
  func keep(_ trees: [(digest: String, tree: SwiftTree)]) {
    blocks.keep(
      trees.lazy.map { digest, tree in
        (digest, blocks[digest].map(Array.init) ?? SwiftTreeFormat.bytes(of: tree))
      })
  }
}
