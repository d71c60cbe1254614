import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import Testing

/// Limits of catalogs in characters or bytes.
struct AuditLengthTests {
  private static func findings(_ files: [String: String]) throws -> [String] {
    try TemporaryProject(files).audit().findings.filter { $0.rule == .lengthLimit }.map {
      "\($0.key ?? "") \($0.severity.rawValue) \($0.message)"
    }
  }

  private static func xliff(_ attributes: String, target: String) -> [String: String] {
    [
      "de.xliff": """
      <xliff version="1.2"><file original="App/en.lproj/App.strings" source-language="en" \
      target-language="de"><body><trans-unit id="k" \(attributes)><source>Go</source>\
      <target>\(target)</target></trans-unit></body></file></xliff>
      """
    ]
  }

  @Test(arguments: [
    (#"maxwidth="5" size-unit="char""#, ["5 characters, but the text has 6 in 'de'"]),
    (#"maxwidth="6" size-unit="char""#, []),
    (#"maxbytes="6""#, ["6 bytes, but the text has 7 in 'de'"]),
    (#"maxwidth="5""#, []),
  ])
  func sizesOfXLIFF1(attributes: String, expected: [String]) throws {
    #expect(
      try Self.findings(Self.xliff(attributes, target: "Öffnen"))
        == expected.map { "k warning The catalog allows \($0)." })
  }

  @Test(arguments: [
    (
      #"slr:sizeRestriction="5""#,
      ["k warning The catalog allows 5 characters, but the text has 6 in 'de'."]
    ),
    (#"slr:sizeRestriction="2,*""#, []),
  ])
  func sizeRestrictionsOfXLIFF2(attributes: String, expected: [String]) throws {
    let file = """
      <xliff version="2.0" srcLang="en" trgLang="de" xmlns="urn:oasis:names:tc:xliff:document:2.0" \
      xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0"><file id="f" \
      original="App/en.lproj/App.strings"><slr:profiles generalProfile="xliff:codepoints"/>\
      <unit id="k" \(attributes)><segment><source>Go</source><target>Öffnen</target></segment></unit>\
      </file></xliff>
      """
    #expect(try Self.findings(["de.xliff": file]) == expected)
  }
}
