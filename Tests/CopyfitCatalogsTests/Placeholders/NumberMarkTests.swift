import CopyfitCatalogs
import Testing

struct NumberMarkTests {
  @Test(arguments: [
    ("%arg", "%lld"), ("%arg%arg", "%lld%lld"), ("é %argé", "é %lldé"), ("%ar", "%ar"),
    ("%%arg", "%%lld"),
  ])
  func standsForTheNumber(_ form: String, expected: String) {
    let content = CatalogContent(
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"stringUnit": {"#
        + #""value": "%#@n@"}, "substitutions": {"n": {"formatSpecifier": "lld", "#
        + #""variations": {"plural": {"other": {"stringUnit": {"value": "\#(form)"}}}}}}}}}}}"#,
      file: "a.xcstrings")
    let variables = content.tables.flatMap(\.entries).flatMap(\.variables)
    #expect(variables.flatMap(\.forms).map(\.text) == [expected])
  }
}
