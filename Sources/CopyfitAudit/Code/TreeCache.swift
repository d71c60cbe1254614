internal import CopyfitFiles
internal import CopyfitSwiftTree

/// Keeps the trees of a project's sources between runs, so that sources that did not change are not read again.
///
/// There is one block for each source, by a digest of its path and content.
struct TreeCache: Sendable {
  private let blocks: BlockCache

  /// Reads what is known.
  ///
  /// - Parameters:
  ///   - folder: The folder of all caches.
  ///   - root: The project's folder.
  ///   - reader: The path of the program that makes the trees.
  init(folder: String, root: String, reader: String) {
    blocks = BlockCache(
      folder: folder, kind: "sources", root: root,
      makers: ["\(SwiftTreeFormat.version)", BlockCache.stamp(ofProgram: reader) ?? ""])
  }

  /// What a source is known by.
  static func digest(of source: SwiftTreeFormat.Source) -> String {
    let bytes = Array(source.path.utf8) + [0] + source.content
    return SHA256.hexadecimalDigest(of: bytes.span)
  }

  /// The tree of a source; `nil` where it is not known.
  func tree(of source: SwiftTreeFormat.Source, digest: String) -> SwiftTree? {
    guard let tree = blocks[digest].flatMap(SwiftTreeFormat.tree), tree.file == source.path else {
      return nil
    }
    return tree
  }

  /// Keeps the trees of a run, and nothing else of this project.
  func keep(_ trees: [(digest: String, tree: SwiftTree)]) {
    blocks.keep(
      trees.lazy.map { digest, tree in
        (digest, blocks[digest].map(Array.init) ?? SwiftTreeFormat.bytes(of: tree))
      })
  }
}
