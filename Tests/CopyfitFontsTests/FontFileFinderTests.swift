import Foundation
import Testing

@testable import CopyfitFonts

@Suite struct FontFileFinderTests {
  /// Nine entries, including folders and files that are not fonts.
  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["a/1.ttf", "a/2.txt", "b/3.otf", "b/4.txt", "c/5.ttf", "c/6.txt"] {
      _ = try folder.write([0], to: name)
    }
    return folder
  }

  @Test func findsWhatIsWithinTheLimit() throws {
    let folder = try Self.folder()
    var finder = FontFileFinder(limit: 9)
    finder.find(in: folder.path)
    #expect(finder.files == ["a/1.ttf", "b/3.otf", "c/5.ttf"].map { folder.path + "/" + $0 })
    #expect(finder.problems == [])
  }

  /// A configuration may name the machine's root folder.
  @Test(arguments: [(8, 2), (6, 1), (2, 0), (0, 0)])
  func reportsAFolderThatIsTooLarge(limit: Int, found: Int) throws {
    let folder = try Self.folder()
    var finder = FontFileFinder(limit: limit)
    finder.find(in: folder.path)
    #expect(finder.files.count == found)
    #expect(finder.problems == [.tooManyEntries(path: folder.path, limit: limit)])
    #expect(
      finder.problems.first?.problem
        == "the folder is too large: \(limit) files and folders are looked at in all;"
        + " name the folder that holds the fonts")
  }

  /// The limit is for all folders together.
  @Test func theLimitIsOneForAllFolders() throws {
    let folder = try Self.folder()
    var finder = FontFileFinder(limit: 3)
    for name in ["a", "b", "c"] { finder.find(in: folder.path + "/" + name) }
    #expect(finder.files == [folder.path + "/a/1.ttf"])
    #expect(finder.problems.map(\.path) == ["b", "c"].map { folder.path + "/" + $0 })
  }
}
