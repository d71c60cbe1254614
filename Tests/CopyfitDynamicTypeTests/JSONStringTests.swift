import CopyfitDynamicType
import Testing

struct JSONStringTests {
  @Test(arguments: [
    ("", #""""#), ("Größe 中 😀", #""Größe 中 😀""#), ("a\"b\\c", #""a\"b\\c""#),
    ("\n\r\t\0\u{1B}\u{7F}", #""\n\r\t\u0000\u001b\u007f""#), ("a/b", #""a/b""#),
    ("\u{80}\u{9B}31m\u{9F}", #""\u0080\u009b31m\u009f""#),
    ("«\u{A0}°é»", "\"«\u{A0}°é»\""), ("\r\n", #""\r\n""#),
    ("e\u{301}\u{1}", "\"e\u{301}\\u0001\""),
    ("a\u{202E}b\u{2066}\u{2069}", #""a\u202eb\u2066\u2069""#),
    ("\u{200F}א\u{61C}", #""\u200fא\u061c""#),
    ("\u{2028}“…”\u{200D}\u{2060}", "\"\\u2028“…”\u{200D}\u{2060}\""), ("\u{61C}", #""\u061c""#),
  ])
  func quotes(text: String, json: String) {
    #expect(JSONString.quoted(text) == json)
  }
}
