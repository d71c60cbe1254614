import CopyfitUnicode
import Testing

@testable import CopyfitCommand

struct FontsTests {
  @Test(arguments: ["th", "zh-Hant", "zh_CN", "en", "pt-BR", "tlh-Latn"])
  func knowsLanguages(name: String) throws {
    #expect(try Fonts.language(name) == LocaleIdentifier(name))
  }

  @Test(arguments: ["xx", "", "nope"])
  func refusesUnknownLanguages(name: String) {
    let message = "'--coverage' must be a known language such as th or zh-Hant, not '\(name)'"
    let error = #expect(throws: CommandError.self) { try Fonts.language(name) }
    #expect(error?.messages.first == "error: " + message)
  }
}
