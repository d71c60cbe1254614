import CopyfitCatalogs
import CopyfitSourceText
import CopyfitUnicode
import Testing

/// Plural forms with a format that is not translated or has no unit.
@Suite struct XLIFFFormTests {
  private static func unit(_ id: String, _ source: String, _ target: String?) -> String {
    let target = target.map { "<target>\($0)</target>" } ?? ""
    return "<trans-unit id=\"\(id)\"><source>\(source)</source>\(target)</trans-unit>\n"
  }

  private static func content(_ file: String, _ units: String) -> CatalogContent {
    CatalogContent(
      """
      <xliff version="1.2"><file original="\(file)" source-language="en" target-language="de"><body>
      \(units)</body></file></xliff>
      """, file: "de.xliff")
  }

  /// The ids of a text and of one of its forms in each format.
  private static let ids = [
    (
      "en.lproj/A.stringsdict", "/k:dict/NSStringLocalizedFormatKey:dict/:string",
      "/k:dict/n:dict/other:dict/:string"
    ),
    ("A.xcstrings", "k", "k|==|substitutions.n.plural.other"),
  ]

  /// A format that consists only of its forms is equal in all languages.
  @Test(arguments: ids, [("%#@n@", ["%#@n@"]), ("%#@n@ left", [])])
  func aFormatWithoutATranslationIsTheSources(
    ids: (file: String, format: String, form: String), format: (text: String, german: [String])
  ) {
    let content = Self.content(
      ids.file,
      Self.unit(ids.format, format.text, nil) + Self.unit(ids.form, "%d items", "%d Dinge"))
    let german = content.tables.filter { $0.locale?.tag == "de" }.flatMap(\.entries)
    #expect(german.map(\.value) == format.german)
    #expect(german.flatMap(\.variables).flatMap(\.forms).allSatisfy { $0.text == "%d Dinge" })
    #expect(content.problems.isEmpty)
  }

  @Test(arguments: ids)
  func formsWithoutAFormatAreReported(file: String, format: String, form: String) {
    let content = Self.content(file, Self.unit(form, "%d items", "%d Dinge"))
    #expect(content.lines.isEmpty)
    #expect(
      content.problems.map(\.message) == [
        "The forms of \"k\" have no unit for the text that uses them: they are left out."
      ])
    #expect(content.problems.map(\.position.line) == [2])
  }

  @Test(arguments: ids)
  func ofAFormThatOccursTwiceTheLastCounts(file: String, format: String, form: String) {
    let content = Self.content(
      file,
      Self.unit(format, "%#@n@", "%#@n@") + Self.unit(form, "%d a", "%d b")
        + Self.unit(form, "%d c", "%d d"))
    #expect(
      content.problems.map(\.message) == [
        "The form 'other' of 'n' in \"k\" is on line 3 and on line 4; the last wins."
      ])
    let variables = content.tables.last?.entries.flatMap(\.variables) ?? []
    #expect(variables.flatMap(\.forms).map(\.text) == ["%d d"])
  }

  /// An untranslated form is not missing, and its forms determine the arguments for code.
  @Test func formsThatAreNotTranslatedYetLackNothing() {
    func form(_ name: String, _ state: String) -> String {
      """
      <trans-unit id="k|==|substitutions.\(name).plural.other"><source>%1$.1f \(name)</source>\
      <target state="\(state)">%1$.1f \(name)</target></trans-unit>
      """
    }
    let content = Self.content(
      "A.xcstrings",
      Self.unit("k", "%1$#@m@, %2$#@n@", "%1$#@m@, %2$#@n@") + form("m", "translated")
        + form("n", "new"))
    #expect(content.problems.isEmpty)
    let german = content.tables.filter { $0.locale?.tag == "de" }.flatMap(\.entries)
    #expect(german.flatMap(\.variables).map(\.specifier) == [".1f"])
  }

  /// An export has no unit for a variable of the source that the translation does not use.
  @Test func variablesOfTheSourceAlone() {
    let content = Self.content("A.xcstrings", Self.unit("k", "%#@m@ left", "noch %1$d"))
    #expect(content.problems.isEmpty)
  }

  /// For an empty text Xcode exports the key.
  @Test(arguments: [("", 0), ("Pay", 1)])
  func aUnitWithoutAnID(source: String, problems: Int) {
    let content = Self.content("A.xcstrings", Self.unit("", source, nil))
    #expect(content.problems.count == problems)
  }
}
