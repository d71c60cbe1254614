import Testing

@testable import CopyfitAudit

struct FontFileNameTests {
  /// A file has the font of its name and the styles of its family, but not families that only begin with its name.
  @Test(arguments: [
    ("Fonts/OpenSans-Bold.ttf", "OpenSans-Bold", true),
    ("opensans_bold.otf", "Open Sans Bold", true),
    ("Inter.ttf", "Inter-Bold", true), ("Inter.ttf", "Inter-SemiBoldItalic", true),
    ("Inter[opsz,wght].ttf", "Inter-Light", true),
    ("Inter-VariableFont_wght.ttf", "Inter-Regular", true), ("Inter.ttf", "Inter", true),
    ("Inter.ttf", "InterTight-Bold", false), ("A.ttf", "Avenir-Bold", false),
    ("A.ttf", "Abold", true), ("Inter-Bold.ttf", "Inter", false),
    ("Inter-Bold.ttf", "Inter-Regular", false), ("Other.ttf", "Inter", false),
    ("Inter.ttf", "", false), (".ttf", "Inter", false), ("[].ttf", "", false),
  ])
  func hasTheFontsOfItsFamily(path: String, font: String, expected: Bool) {
    #expect(FontFileName(path: path).names(FontFileName(font: font)) == expected)
  }
}
