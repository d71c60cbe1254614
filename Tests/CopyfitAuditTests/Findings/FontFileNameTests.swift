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
    let files = FontFileName(font: font).files
    #expect(files.contains(FontFileName(path: path).letters) == expected)
  }

  /// Each missing font is looked up by these among thousands of damaged files.
  @Test(arguments: [
    ("Inter-SemiBoldItalic", ["intersemibolditalic", "intersemibold", "intersemi", "inter"]),
    ("Open Sans", ["opensans"]), ("Bold", ["bold"]), ("DemiBold", ["demibold", "demi"]), ("", []),
    ("Extra Light", ["extralight", "extra"]),
    ("boldX", ["boldx"]), ("Éa-Black", ["éablack", "éa"]),
  ])
  func filesOfAFont(font: String, files: [String]) {
    #expect(FontFileName(font: font).files == files)
  }

  /// A storyboard may name a font of thousands of words.
  @Test func filesOfALongName() {
    let name = FontFileName(font: String(repeating: "bold", count: 10_000))
    #expect(name.files.count == 63)
  }
}
