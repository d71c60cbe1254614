import CopyfitCatalogs
import Testing

struct TableIdentityTests {
  @Test(
    arguments: [
      ("App/Base.lproj/Main.storyboard", "App/Main"), ("App/Cell.xib", "App/Cell"),
      ("de.lproj/Main.strings", "Main"), ("de.lproj/Sub/Main.strings", "Main"),
      ("Kit/Resources/mul.lproj/Main.xcstrings", "Kit/Resources/Main"),
    ])
  func isReadOffAPath(file: String, path: String) {
    #expect(TableIdentity(CatalogPath(file)).path == path)
  }

  @Test func namesLabels() {
    #expect(TableIdentity(bundle: "App", table: "Main").label("a.text") == "App/Main#a.text")
    #expect(TableIdentity(bundle: "", table: "Main").label("label:k") == "Main#label:k")
  }
}
