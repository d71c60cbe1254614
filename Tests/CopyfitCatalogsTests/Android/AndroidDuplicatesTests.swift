import CopyfitSourceText
import Testing

@testable import CopyfitCatalogs

/// Names that several files of Android resources have.
struct AndroidDuplicatesTests {
  private static let text = "<string name=\"a\">A</string>"

  @Test(arguments: [
    ("res/values/a.xml", text, "res/values/b.xml", "<string name=\"a\">B</string>", true),
    ("res/values/a.xml", text, "res/values-de/b.xml", text, false),
    ("res/values/a.xml", text, "flavor/res/values/b.xml", text, false),
    (
      "res/values/a.xml", text, "res/values/b.xml",
      "<plurals name=\"a\"><item quantity=\"other\">B</item></plurals>", false
    ),
    (
      "res/values/a.xml", text, "res/values/b.xml",
      "<string name=\"a\" product=\"tablet\">B</string>", false
    ),
  ])
  func areReportedInOneFolder(
    first: String, own: String, second: String, other: String, isReported: Bool
  ) {
    var catalogs = [(first, own), (second, other)].map { file, text in
      (file: file, content: CatalogContent("<resources>\(text)</resources>", file: file))
    }
    AndroidDuplicates.check(&catalogs)
    let message =
      "\"a\" is also on line 1 of res/values/a.xml, in the same folder: Android's build stops at two resources of one name."
    #expect(catalogs[0].content.problems.isEmpty)
    #expect(catalogs[1].content.problems.map(\.message) == (isReported ? [message] : []))
    #expect(catalogs[1].content.problems.allSatisfy { $0.weight == .error })
  }
}
