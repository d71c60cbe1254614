import CopyfitAuditTestSupport
import CopyfitSourceText
import Testing

@testable import CopyfitProject

/// Fonts in the property lists of apps.
struct ListedFontTests {
  private static func list(_ fonts: String, key: String = "UIAppFonts") -> String {
    "<plist version=\"1.0\"><dict>\n<key>\(key)</key><array>\n\(fonts)</array></dict></plist>"
  }

  @Test(arguments: [
    ("<string>Brand.ttf</string>", ["Brand.ttf 3"]),
    ("<string>Fonts/Brand.ttf</string>\n<string>Text.otf</string>", ["Brand.ttf 3", "Text.otf 4"]),
    ("<string>$(FONT)</string><integer>1</integer>", []),
  ])
  func names(fonts: String, expected: [String]) throws {
    let project = try TemporaryProject(["App/App-Info.plist": Self.list(fonts)])
    let files = try #require(try ProjectFiles.find(paths: [project.path]).first)
    let found = ProjectFontFiles(below: files.root)
    #expect(found.propertyLists == ["App/App-Info.plist"])
    #expect(
      ListedFont.all(in: found.propertyLists, of: files).map {
        "\($0.name) \($0.location.position.line)"
      } == expected)
  }

  @Test(arguments: [
    "no list", "<plist><dict><key>UIAppFonts</key><string>Brand.ttf</string></dict></plist>",
    "<plist><array/></plist>",
  ])
  func listsThatNameNone(list: String) throws {
    let project = try TemporaryProject(["App/Info.plist": list])
    let files = try #require(try ProjectFiles.find(paths: [project.path]).first)
    #expect(ListedFont.all(in: ["App/Info.plist"], of: files).isEmpty)
  }

  /// A configuration may name any folder of the machine, even `/`.
  @Test func foldersOfFontsAreSearchedUpToALimit() throws {
    let files = ["a/A.ttf", "a/b/B.otf", "a/b/c.txt", "d/D.ttc"]
    let project = try TemporaryProject(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    func names(_ folders: [String], _ limit: Int) -> [String]? {
      ProjectFontFiles.names(below: folders.map { project.path + "/" + $0 }, limit: limit)?
        .map(\.text).sorted()
    }
    #expect(names(["a", "a", "d"], 5) == ["A.ttf", "B.otf", "D.ttc"])
    #expect(names(["a", "d"], 4) == nil)
    #expect(names(["a"], 3) == nil)
    #expect(names(["missing"], 0) == [])
  }
}
