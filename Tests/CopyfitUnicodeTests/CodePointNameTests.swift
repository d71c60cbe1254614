import CopyfitUnicode
import Testing

struct CodePointNameTests {
  @Test(
    arguments: [
      ("\0", "U+0000"), ("\u{A0}", "U+00A0"), ("\u{2028}", "U+2028"), ("😀", "U+1F600"),
      ("\u{10FFFF}", "U+10FFFF"),
    ] as [(Unicode.Scalar, String)])
  func name(scalar: Unicode.Scalar, expected: String) {
    #expect(scalar.codePointName == expected)
  }
}
