import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import Testing

/// XLIFF with originals that the app has, or lacks.
struct ExchangedTablesTests {
  private static func messages(
    original: String, besides own: [String: String] = ["App/en.lproj/App.strings": #""a" = "A";"#]
  ) throws -> [String] {
    let exchanged = """
      <xliff version="1.2">
      <file original="\(original)" source-language="en" target-language="de"><body>
      <trans-unit id="a"><source>A</source><target>B</target></trans-unit></body></file></xliff>
      """
    var files = own
    files["de.xliff"] = exchanged
    return try TemporaryProject(files).audit().findings
      .filter { $0.rule == .catalogSyntax }
      .map { "\($0.source?.position.line ?? 0) \($0.severity) \($0.message)" }
  }

  @Test func originalsThatTheAppDoesNotHave() throws {
    #expect(
      try Self.messages(original: "Gone/en.lproj/App.strings") == [
        "2 warning The original \"Gone/en.lproj/App.strings\" is not a file of the project that is checked: "
          + "these texts make a table of their own."
      ])
  }

  @Test(arguments: [
    "App/en.lproj/App.strings", "App/Base.lproj/App.storyboard", "App/en.lproj/InfoPlist.strings",
    "App/Base.lproj/Siri.intentdefinition",
  ])
  func originalsThatTheAppHasOrXcodeMakes(original: String) throws {
    #expect(try Self.messages(original: original).isEmpty)
  }

  /// A damaged original is already reported.
  @Test func originalsThatCannotBeRead() throws {
    let messages = try Self.messages(
      original: "App/en.lproj/App.strings", besides: ["App/App.xcstrings": "{"])
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { !$0.contains("is no file of the project") })
  }

  @Test func anAppWithoutCatalogsOfItsOwn() throws {
    #expect(try Self.messages(original: "App/en.lproj/App.strings", besides: [:]).isEmpty)
  }
}
