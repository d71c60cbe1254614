import CopyfitSourceText
import Testing

@testable import CopyfitCatalogs

/// Files in an encoding in which apps do not read their format.
struct FileEncodingTests {
  /// Apps read these formats in UTF-8.
  @Test(arguments: [
    ("locales/de.json", "{\"a\": \"A\"}", true), ("app_de.arb", "{\"a\": \"A\"}", true),
    ("res/values-de/strings.xml", "<resources><string name=\"a\">A</string></resources>", true),
    ("de.lproj/A.strings", "\"a\" = \"A\";", false),
  ])
  func filesInUTF16(file: String, text: String, isReported: Bool) {
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf8.flatMap { [$0, 0] }
    let content = CatalogReader.read(bytes, file: file)
    #expect(content.tables.flatMap(\.entries).map(\.value) == ["A"])
    #expect(
      content.problems.map { $0.message.contains("save it as UTF-8") } == (isReported ? [true] : [])
    )
  }
}
