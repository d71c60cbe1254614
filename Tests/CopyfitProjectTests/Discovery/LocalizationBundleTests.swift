import CopyfitProject
import Testing

struct LocalizationBundleTests {
  @Test(arguments: [
    ("de.xcloc/contents.json", "de.xcloc", nil),
    ("a/de.xcloc/Localized Contents/de.xliff", "a/de.xcloc", "a/de.xcloc"), ("de.xcloc", nil, nil),
    ("de.xcloc/Localized Contents/\u{301}.xliff", "de.xcloc", "de.xcloc"),
    ("a/\u{301}.xcloc/x", "a/\u{301}.xcloc", nil),
  ])
  func isFoundByNames(file: String, bundle: String?, translated: String?) {
    #expect(LocalizationBundle.bundle(of: file) == bundle)
    #expect(LocalizationBundle.bundle(translatedBy: file) == translated)
  }
}
