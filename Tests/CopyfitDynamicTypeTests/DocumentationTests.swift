import CopyfitDynamicType
import Foundation
import Testing

/// The code on the page in `CopyfitDynamicType.docc`, with the numbers that it states.
struct DocumentationTests {
  @Test func fontsWithStyle() {
    let faces = StyleFaces([.title1: "MuseoSans-700", .body: "MuseoSlab-500"])
    var font = FontDescriptor.preferred(for: .body).appFontWithSameStyle(in: faces)
    #expect(font.pointSize(at: .large) == 17)
    #expect(font.pointSize(at: .accessibility5) == 53)
    let before = font
    font = font.appFontWithSameStyle(in: faces)
    #expect(font == before)
    #expect(font.withFamily("Helvetica").textStyle == .body)
  }

  @Test func testingWithACategoryOfOnesOwn() throws {
    let current = CurrentContentSizeCategory()
    let font = try FontMetrics.default.scaledFont(for: .named("GillSans-Light", size: 36))
    var pointSize = font.pointSize(at: current.category)
    let observation = current.observe { pointSize = font.pointSize(at: $0) }
    current.category = .extraSmall
    #expect(pointSize == 31)
    current.category = .large
    #expect(pointSize == 36)
    current.category = .accessibilityExtraExtraExtraLarge
    #expect(pointSize == 101)
    observation.cancel()
  }

  @Test func scalingTheDescriptorOfAStyle() throws {
    let headline = FontDescriptor.preferred(for: .headline)
    let title = headline.scaled(by: 2).withSymbolicTraits(.italic).withFamily("Verdana")
    #expect(title.pointSize(at: .large) == 34)
    #expect(title.pointSize(at: .xxxLarge) == 46)
    #expect(try title.resolved(in: FontEnvironment()).isItalic)
  }

  @Test func theTreeOfAFont() throws {
    let font = Font.body.italic().weight(.medium)
    #expect(font.tree == "weight(.medium)\n  italic()\n    body")
    #expect(try Font(parsing: "body.italic().weight(0.23)") == font)
    var reader = FontEnvironment(category: .accessibility5, legibilityWeight: .bold)
    #expect(try font.resolved(in: reader).pointSize == 53)
    #expect(try font.resolved(in: reader).weight == .bold)
    reader.platform = .watchOS
    #expect(try font.resolved(in: reader).pointSize == 23)
  }

  @Test func variableFonts() throws {
    let inter = FontDescriptor.named("Inter", size: 40)
      .withVariation("slnt", -5).withVariation("wght", 300)
    let variations = try Font(inter).resolved(in: FontEnvironment()).variations
    #expect(variations.map { "\($0.axis) \($0.value)" } == ["slnt -5.0", "wght 300.0"])
  }

  @Test func aStyleDictionary() throws {
    let noteworthy = Data(
      """
      <plist version="1.0"><dict><key>headline</key><dict>
        <key>fontName</key><string>Noteworthy-Bold</string><key>fontSize</key><real>17</real>
      </dict></dict></plist>
      """.utf8)
    let dictionary = try PropertyListDecoder().decode(StyleDictionary.self, from: noteworthy)
    let headline = dictionary.font(for: .headline)
    #expect(headline.face == .named("Noteworthy-Bold", family: nil))
    #expect(headline.pointSize(at: .large) == 17)
    #expect(headline.pointSize(at: .xxxLarge) == 22)
    #expect(dictionary.font(for: .body) == .preferred(for: .body))
  }

  /// The page contains only lines that are in these tests, and at most ten for a technique.
  @Test func thePageHoldsTheseLines() throws {
    let repository = URL(filePath: #filePath).appending(path: "../../..").standardized
    let read = { (path: String) in
      try String(contentsOf: repository.appending(path: path), encoding: .utf8)
    }
    let page = try read("Sources/CopyfitDynamicType/CopyfitDynamicType.docc/CopyfitDynamicType.md")
    let tests =
      try read("Tests/CopyfitDynamicTypeTests/DocumentationTests.swift")
      + read("Tests/CopyfitFontsTests/DocumentationTests.swift")
    let snippets = page.split(separator: "```swift\n").dropFirst().compactMap {
      $0.split(separator: "\n```").first?.split(separator: "\n")
    }
    #expect(snippets.count == 7)
    for lines in snippets {
      #expect(lines.count <= 10)
      for line in lines {
        let code = line.split(separator: "  // ").first ?? line
        #expect(tests.contains(code.trimmingCharacters(in: .whitespaces)), "\(line)")
      }
    }
  }
}
