import CopyfitUnicode
import Testing

@Suite struct TextCaseTests {
  /// Expected texts from section 3.13 of the Unicode Standard, `SpecialCasing.txt` and CLDR's rules for Greek.
  @Test(arguments: [
    ("en", "Sign in", "SIGN IN", "sign in"),
    ("de", "Größe", "GRÖSSE", "größe"),
    ("tr", "Giriş IŞIK", "GİRİŞ IŞIK", "giriş ışık"),
    ("en", "Giriş", "GIRIŞ", "giriş"),
    ("el", "Ρυθμίσεις λογαριασμού", "ΡΥΘΜΙΣΕΙΣ ΛΟΓΑΡΙΑΣΜΟΥ", "ρυθμίσεις λογαριασμού"),
    ("el", "ΣΑΣ", "ΣΑΣ", "σας"),
    ("lt", "Įėjimas", "ĮĖJIMAS", "įėjimas"),
    ("ja", "設定 ok", "設定 OK", "設定 ok"),
    ("und", "ﬁle", "FILE", "ﬁle"),
    ("tlh", "i 😀", "I 😀", "i 😀"),
    ("en", "", "", ""),
  ])
  func casesFollowTheLanguage(language: String, text: String, upper: String, lower: String) {
    let locale = LocaleIdentifier(language)
    #expect(TextCase.uppercase.applied(to: text, in: locale) == upper)
    #expect(TextCase.lowercase.applied(to: text, in: locale) == lower)
  }

  /// A text that becomes longer than any first guess.
  @Test func longerTextsAreWhole() {
    let text = String(repeating: "ΐ", count: 1_000)
    #expect(TextCase.uppercase.applied(to: text, in: .undetermined).unicodeScalars.count == 3_000)
  }
}
