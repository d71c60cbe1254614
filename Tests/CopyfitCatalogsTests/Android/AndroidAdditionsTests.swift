import CopyfitSourceText
import CopyfitUnicode
import Testing

@testable import CopyfitCatalogs

struct AndroidAdditionsTests {
  private static func catalog(_ folder: String, _ strings: String) -> (String, CatalogContent) {
    let file = "res/\(folder)/strings.xml"
    let text = "<resources>\(strings)</resources>"
    return (file, CatalogReader.read(Array(text.utf8), file: file))
  }

  /// Three aliases in two languages; the problem says that aliases are too many, not that texts are too long.
  @Test(
    arguments: [
      (6, 6, nil), (5, 4, "1 reference from here on is"), (0, 0, "3 references from here on are"),
    ] as [(Int, Int, String?)])
  func aliasesBeyondTheMaximumAreInTheDefaultLanguage(maximum: Int, added: Int, reason: String?) {
    let aliases = (1...3).map { "<string name=\"a\($0)\">@string/ok</string>" }.joined()
    var catalogs: Catalogs = [
      Self.catalog("values", "<string name=\"ok\">OK</string>" + aliases),
      Self.catalog("values-de", "<string name=\"ok\">Gut</string>"),
      Self.catalog("values-fr", "<string name=\"ok\">Bon</string>"),
    ]
    let found = AndroidAliases.join(&catalogs)
    if let found { AndroidAdditions.add(found, to: &catalogs, maximum: maximum) }
    let translated = catalogs.dropFirst().flatMap(\.content.tables).flatMap(\.entries)
    #expect(translated.count { $0.key != "ok" } == added)
    let limits = catalogs.flatMap(\.content.problems).filter { $0.kind == .limitReached }
    #expect(
      limits.map(\.message)
        == (reason.map {
          [
            "The references in all languages are too many: \($0) measured in the default language alone."
          ]
        } ?? []))
  }
}
