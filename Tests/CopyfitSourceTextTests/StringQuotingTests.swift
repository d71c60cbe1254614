import CopyfitSourceText
import Testing

@Suite struct StringQuotingTests {
  @Test(arguments: [
    ("", "\"\""), ("a key", "\"a key\""),
    (String(repeating: "é", count: 500), "\"" + String(repeating: "é", count: 500) + "\""),
    (String(repeating: "é", count: 501), "\"" + String(repeating: "é", count: 100) + "…\""),
  ])
  func aLongNameIsShortened(_ name: String, expected: String) {
    #expect(name.quoted == expected)
  }
}
