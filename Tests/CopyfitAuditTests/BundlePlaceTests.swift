import Testing

@testable import CopyfitAudit

struct BundlePlaceTests {
  @Test(
    arguments: [
      ("App/Base.lproj/Main.storyboard", "App", "Base"), ("App/Cell.xib", "App", nil),
      ("de.lproj/Main.strings", "", "de"), ("Main.xib", "", nil),
      ("Kit/Resources/mul.lproj/Main.xcstrings", "Kit/Resources", "mul"),
      ("App/Localizable.xcstrings", "App", nil),
    ] as [(String, String, String?)])
  func isReadOffAPath(file: String, bundle: String, language: String?) {
    let place = BundlePlace(file: file)
    #expect(place.bundle == bundle)
    #expect(place.language == language)
  }

  @Test func namesLabels() {
    #expect(TableIdentity(bundle: "App", table: "Main").label("a.text") == "App/Main#a.text")
    #expect(TableIdentity(bundle: "", table: "Main").label("label:k") == "Main#label:k")
  }
}
