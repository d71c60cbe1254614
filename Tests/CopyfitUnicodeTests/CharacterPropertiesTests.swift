import CopyfitUnicode
import Testing

struct CharacterPropertiesTests {
  @Test(
    arguments: [
      ("a", "Latn", false, true, false), ("1", "Zyyy", false, false, false),
      ("中", "Hani", false, true, false), ("\u{301}", "Zinh", false, false, false),
      ("\u{AD}", "Zyyy", true, false, false), ("\u{200D}", "Zinh", true, false, false),
      ("\u{FE0F}", "Zinh", true, false, false), ("\t", "Zyyy", true, false, false),
      ("\u{2028}", "Zyyy", true, false, false), ("\u{2029}", "Zyyy", true, false, false),
      ("\u{20}", "Zyyy", false, false, false), ("😀", "Zyyy", false, false, true),
      ("🏽", "Zyyy", false, false, true), ("❤", "Zyyy", false, false, false),
    ] as [(Unicode.Scalar, String, Bool, Bool, Bool)])
  func properties(
    scalar: Unicode.Scalar, script: String, isUnseen: Bool, isAlphabetic: Bool, showsAsEmoji: Bool
  ) {
    let properties = CharacterProperties(of: scalar)
    #expect(properties.script.code == script)
    #expect(properties.isUnseen == isUnseen)
    #expect(properties.isAlphabetic == isAlphabetic)
    #expect(properties.showsAsEmoji == showsAsEmoji)
  }
}
