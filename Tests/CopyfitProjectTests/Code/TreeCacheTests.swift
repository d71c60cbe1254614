import CopyfitSwiftTree
import Foundation
import Testing

@testable import CopyfitProject

/// Cached trees.
struct TreeCacheTests {
  /// A folder that is removed when the test ends.
  private final class Folder {
    let path = NSTemporaryDirectory() + "copyfit-trees-\(UUID().uuidString)"

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var file: String? {
      (try? FileManager.default.contentsOfDirectory(atPath: path))?.first {
        $0.hasPrefix("sources-")
      }
      .map { path + "/" + $0 }
    }

    func cache(root: String = "/", reader: String = "/bin/sh") -> TreeCache {
      TreeCache(folder: path, root: root, reader: reader)
    }
  }

  private static let source = SwiftTreeFormat.Source(path: "a.swift", content: [1, 2, 3])
  private static let digest = TreeCache.digest(of: source)

  private static func tree(_ path: String, _ name: String) -> SwiftTree {
    var builder = SwiftTreeBuilder()
    builder.open(.name, name, line: 1, column: 2)
    return builder.tree(file: path, gap: .none)
  }

  private static func kept() -> Folder {
    let folder = Folder()
    folder.cache().keep([(digest, tree("a.swift", "größe"))])
    return folder
  }

  private static func name(in cache: TreeCache) -> String? {
    cache.tree(of: source, digest: digest)?.root?.name
  }

  @Test func whatIsKeptIsFound() {
    let folder = Self.kept()
    #expect(Self.name(in: folder.cache()) == "größe")
    // Again, with the same content.
    folder.cache().keep([(Self.digest, Self.tree("a.swift", "größe"))])
    #expect(Self.name(in: folder.cache()) == "größe")
  }

  @Test func otherSourcesReadersAndProjectsFindNothing() {
    let folder = Self.kept()
    let changed = SwiftTreeFormat.Source(path: "a.swift", content: [1, 2, 4])
    let moved = SwiftTreeFormat.Source(path: "b.swift", content: [1, 2, 3])
    for source in [changed, moved] {
      #expect(TreeCache.digest(of: source) != Self.digest)
      #expect(folder.cache().tree(of: source, digest: TreeCache.digest(of: source)) == nil)
    }
    #expect(Self.name(in: folder.cache(reader: "/bin/ls")) == nil)
    #expect(Self.name(in: folder.cache(root: "/tmp")) == nil)
  }

  /// A file with a changed byte or a missing end gives the cached tree or nothing.
  @Test func damageIsNoticed() throws {
    let folder = Self.kept()
    let path = try #require(folder.file)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 0x10
      try damaged.write(to: URL(fileURLWithPath: path))
      #expect([nil, "größe"].contains(Self.name(in: folder.cache())))
      try whole.prefix(index).write(to: URL(fileURLWithPath: path))
      #expect(Self.name(in: folder.cache()) == nil)
    }
  }

  @Test func aFileThatOthersWriteIsNotRead() throws {
    let folder = Self.kept()
    let path = try #require(folder.file)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
    #expect(Self.name(in: folder.cache()) == nil)
  }

  @Test func onlySomeProjectsAreKept() throws {
    let folder = Folder()
    for number in 0..<30 {
      folder.cache(root: "/no such/\(number)").keep([(Self.digest, Self.tree("a.swift", "a"))])
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count == 24)
  }
}
