import CopyfitCatalogs
import Testing

/// Apostrophes in Java's texts with arguments.
struct JavaApostropheTests {
  private static let before =
    "Where Java's MessageFormat fills in the arguments, the apostrophe in \"a\" "

  @Test(arguments: [
    ("It's {0}", "quotes what follows it, so '{0}' shows as it stands; write two for one."),
    ("{0} isn't here", "is not shown; write two for one."),
    (
      "{0} o'clock, {1}",
      "quotes what follows it, so '{1}' shows as it stands; write two for one."
    ),
  ])
  func quote(_ text: String, effect: String) {
    let content = CatalogContent("a=\(text)", file: "m.properties")
    #expect(content.problemLines == ["invalid-format 1:3 \(Self.before)\(effect)"])
    #expect(content.problems.map(\.weight) == [.warning])
  }

  @Test(arguments: [
    "It's", "It''s {0}", "'{'{0}'}'", "It's {name}", "{0}", "{0}'' '{1}'", "It's {",
  ])
  func areMeant(_ text: String) {
    #expect(CatalogContent("a=\(text)", file: "m.properties").problems.isEmpty)
  }

  @Test(arguments: [
    ("It's {0}", []), ("It''s {0}", ["0"]), ("{0} o'clock, {1}", ["0"]), ("It's {name}", ["name"]),
    ("'{0}' {1}", ["1"]), ("It's 'a' {0}", []),
  ])
  func arguments(_ text: String, expected: [String]) {
    #expect(TextTemplate(text, syntax: .javaMessage).arguments.map(\.id) == expected)
  }
}
