import Testing

@testable import CopyfitUnicode

struct RealWordsTests {
  @Test(arguments: [
    ("Die Datenschutzbestimmungen.", ["Datenschutzbestimmungen"]),
    ("(Benachrichtigungen), „Einstellungen“", ["Benachrichtigungen", "Einstellungen"]),
    ("https://example.com/averylongpath", []), ("someone@averylongaddress.example", []),
    ("UserDefaultsControllerKey", []), ("com.example.application", []), ("%@averylongword", []),
    ("<strong>wichtige</strong>", []),
    (
      "Benachrichtigungseinstellungen/Datenschutzerklärung",
      ["Benachrichtigungseinstellungen", "Datenschutzerklärung"]
    ),
    ("kurz", []), ("", []), ("Datenschutz\nDatenschutz", ["Datenschutz"]),
    ("l'intercommunalité", ["l'intercommunalité"]), ("การแจ้งเตือนทั้งหมด", ["การแจ้งเตือนทั้งหมด"]),
  ])
  func finds(text: String, words: [String]) {
    #expect(RealWords(minimumEms: 5.2).all(in: text) == words)
  }
}
