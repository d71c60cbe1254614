import CopyfitFiles
import CopyfitSwiftTree
import Foundation
import Testing

@testable import CopyfitProject

/// The search for settings that define flags.
struct CompilationFlagLimitTests {
  /// A folder that is removed when the test ends.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.path + "/copyfit-flags-\(UUID().uuidString)"

    init(_ files: [String: String]) throws {
      for (file, text) in files {
        let place = path + "/" + file
        try FileManager.default.createDirectory(
          atPath: FilePath.parent(place), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: place))
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private static func undefined(_ folder: Folder, atMost maximum: Int = 100) -> [String] {
    let source = SwiftTreeFormat.Source(
      path: "A.swift", content: Array("#if NEW || BETA\n#endif\n".utf8))
    return CompilationFlags([source])
      .undefined(in: ProjectFiles(root: folder.path, name: "A"), maximumEntries: maximum)
  }

  /// Beyond the maximum number of entries, any flag may be defined.
  @Test(arguments: [(4, ["NEW"]), (3, []), (0, [])])
  func entriesAreCounted(maximum: Int, expected: [String]) throws {
    let folder = try Folder(["project.yml": "", "a/b.json": "-DBETA", "c.txt": "NEW"])
    #expect(Self.undefined(folder, atMost: maximum) == expected)
  }

  /// The folders of assets have a file for each image, and no settings.
  @Test(arguments: [("A.xcassets/a.imageset/Contents.json", ["NEW"]), ("A/Contents.json", [])])
  func assetsAreNotRead(file: String, expected: [String]) throws {
    let folder = try Folder(["project.yml": "BETA", file: "NEW"])
    #expect(Self.undefined(folder) == expected)
  }

  @Test(arguments: [
    ("NEW", []), ("-DNEW", []), ("\\nNEW\\r", []), ("DNEW,tOLD", []), ("RENEW NEWER _NEW", ["NEW"]),
    ("xNEW DDNEW", ["NEW"]), ("D", ["NEW"]), ("", ["NEW"]), ("é=NEW", []), ("Dn NEW", []),
  ])
  func wordsAreFound(text: String, missing: [String]) {
    var search = WordSearch(["NEW", "OLD"].map { ArraySlice($0.utf8) })
    search.look(in: Array("OLD\n".utf8))
    search.look(in: Array(text.utf8))
    #expect(search.missing.map { String(decoding: $0, as: UTF8.self) } == missing)
  }
}
