import CopyfitFiles
import Testing

struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("Zg==", "f"), ("Zg", "f"), ("Zm8=", "fo"), ("Zm8", "fo"), ("Zm9v", "foo"),
    ("Zm9vYmFy", "foobar"), ("\n  Zm9v\n\tYmE\n", "fooba"), ("w6nvv78", "é\u{FFFF}"),
    ("4oCL4oCO+/8", "\u{200B}\u{200E}\u{FFFD}\u{FFFD}"),
  ])
  func reads(text: String, bytes: String) {
    #expect(Base64.bytes(of: text).map { String(decoding: $0, as: UTF8.self) } == bytes)
  }

  @Test(arguments: ["Z", "Zm9vY", "Zm9-", "Zm_v", "é"])
  func leavesOtherTextAlone(_ text: String) {
    #expect(Base64.bytes(of: text) == nil)
  }
}
