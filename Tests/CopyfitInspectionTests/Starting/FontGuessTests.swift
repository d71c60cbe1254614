import Testing

@testable import CopyfitInspection

/// Fonts that are guessed from names in code.
struct FontGuessTests {
  @Test(arguments: [
    ("DesignSystem.body", "body"), ("theme(.title)", "title1"), ("theme(.title2)", "title2"),
    ("Fonts.largeTitle", "largeTitle"), ("TitleFont.caption", "caption1"),
    ("textStyle(.subtitle)", "subheadline"), ("Type.h3", "title3"), ("Type.depth1", "body"),
    ("brand(.headline,weight:.semibold)", "headline.weight(.semibold)"),
    ("Fonts.bodyBold", "body.bold()"), ("Fonts.mediumCaption2", "caption2.weight(.medium)"),
    ("accent", "body"),
  ])
  func guess(name: String, expected: String) {
    #expect(FontGuess(name).text == expected)
  }
}
