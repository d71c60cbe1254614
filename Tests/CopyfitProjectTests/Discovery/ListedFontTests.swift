import CopyfitAuditTestSupport
import CopyfitProject
import CopyfitSourceText
import Testing

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
}
