import CopyfitSourceText
import Testing

@testable import CopyfitCatalogs

/// Files of Android that reach a limit of this reader.
@Suite struct AndroidLimitTests {
  /// Each text refers to the next; the last is a text, or refers to an earlier one.
  @Test(arguments: [
    (16, "End", []),
    (
      17, "End",
      [
        "limit-reached 1:12 References are followed for 16 steps: 1 text from here on needs more and is left out. (1)"
      ]
    ),
    (
      20, "End",
      [
        "limit-reached 1:12 References are followed for 16 steps: 4 texts from here on need more and are left out. (4)"
      ]
    ),
    (
      16, "@string/r16",
      ["catalog-syntax 17:1 \"r16\" refers to itself: it has no text, and Android shows none. (1)"]
    ),
    (
      20, "@string/r19",
      [
        "limit-reached 1:12 References are followed for 16 steps: 3 texts from here on need more and are left out. (3)",
        "catalog-syntax 20:1 \"r19\" refers to itself by way of \"r20\": it has no text, and Android shows none. (2)",
      ]
    ),
  ])
  func longReferencesAreReported(count: Int, last: String, expected: [String]) {
    let texts = (0...count).map { index in
      "<string name=\"r\(index)\">\(index == count ? last : "@string/r\(index + 1)")</string>"
    }
    let content = CatalogContent(
      "<resources>\(texts.joined(separator: "\n"))</resources>", file: "res/values/strings.xml")
    #expect(content.problemLines == expected)
    let read = content.tables.flatMap(\.entries).count
    #expect(read == (last == "End" ? min(count + 1, 17) : 0))
  }

  /// Each text is in a file of its own and refers to the next; the last file has a text, or a chain of references.
  @Test(arguments: [(16, 0, 0), (17, 0, 1), (20, 0, 4), (0, 17, 1), (1, 17, 2), (3, 16, 0)])
  func longReferencesToOtherFilesAreReported(files: Int, chain: Int, lost: Int) {
    var catalogs: Catalogs = (0...files).map { index in
      let own = (index == files ? 0...chain : 0...0).map { link in
        let next = link < chain && index == files ? "@string/c\(link + 1)" : "End"
        let name = link == 0 ? "r\(index)" : "c\(link)"
        return "<string name=\"\(name)\">\(index < files ? "@string/r\(index + 1)" : next)</string>"
      }
      let file = "res/values/s\(index).xml"
      let text = "<resources>\(own.joined())</resources>"
      return (file, CatalogReader.read(Array(text.utf8), file: file))
    }
    _ = AndroidAliases.join(&catalogs)
    let limits = catalogs.flatMap(\.content.problems)
    #expect(limits.allSatisfy { $0.kind == .limitReached && $0.position.line == 1 })
    #expect(limits.reduce(0) { $0 + $1.entriesLost } == lost)
    #expect(catalogs.flatMap(\.content.tables).flatMap(\.entries).count == files + chain + 1 - lost)
  }

  @Test func deepMarkupIsALimit() {
    let deep = String(repeating: "<b>", count: 199)
    let content = CatalogContent(
      "<resources>\n<string name=\"a\">\(deep)", file: "res/values/strings.xml")
    #expect(
      content.problemLines == [
        "limit-reached 2:612 The file is not read: it nests more than 200 elements. Android's build may read it. (1)"
      ])
  }
}
