import CopyfitDynamicType
import Testing

struct JSONStringTests {
  @Test(arguments: [
    ("", #""""#), ("Größe 中 😀", #""Größe 中 😀""#), ("a\"b\\c", #""a\"b\\c""#),
    ("\n\r\t\0\u{1B}\u{7F}", #""\n\r\t\u0000\u001b\u007f""#), ("a/b", #""a/b""#),
    ("\u{80}\u{9B}31m\u{9F}", #""\u0080\u009b31m\u009f""#),
    ("«\u{A0}°é»", "\"«\u{A0}°é»\""), ("\r\n", #""\r\n""#),
    ("e\u{301}\u{1}", "\"e\u{301}\\u0001\""),
  ])
  func quotes(text: String, json: String) {
    #expect(JSONString.quoted(text) == json)
  }
}
