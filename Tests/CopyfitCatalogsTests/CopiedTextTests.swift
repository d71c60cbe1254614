import CopyfitCatalogs
import Testing

/// Small files whose keys or texts would be copied thousands of times.
@Suite struct CopiedTextTests {
  private static let long = String(repeating: "a", count: 100_000)

  /// A file, of which a failure shows only the name.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var file: String
    var text: String
    var problem: String

    init(_ name: String, _ file: String, _ text: String, _ problem: String) {
      (testDescription, self.file, self.text, self.problem) = (name, file, text, problem)
    }
  }

  private static let cases = [
    Case(
      "elements of an array of Android", "app/src/main/res/values/strings.xml",
      "<resources><string-array name=\"\(long)\">" + copies(1_000, of: "<item>b</item>")
        + "</string-array></resources>",
      "limit-reached 1:100230 The names of arrays in the keys of their elements would be longer than four times "
        + "the file: 986 texts from here on are left out. (986)"
    ),
    Case(
      "texts that references of Android show", "app/src/main/res/values/strings.xml",
      "<resources><string name=\"t\">\(long)</string>"
        + (1_000..<2_000).map { "<string name=\"a\($0)\">@string/t</string>" }.joined()
        + "</resources>",
      "limit-reached 1:100623 The texts that references show would be longer than four times the file: 985 texts from "
        + "here on are left out. (985)"
    ),
    Case(
      "elements of a list in JSON", "locales/de/web.json",
      "{\"\(long)\":[\"b\"" + copies(999, of: ",\"b\"") + "]}",
      "limit-reached 1:100062 The keys of nested texts would be longer than four times the file: 986 texts from "
        + "here on are left out. (986)"
    ),
    Case(
      "objects in JSON", "locales/de/web.json",
      "{\"\(long)\":{\"x\":{\"\(long)\":{\"y\":{\"p\":\"b\",\"q\":[\"c\",\"d\"]},\"z\":\"e\"}}},\"f\":{"
        + (0..<20).map { "\"\(long)\($0)\":{\"g\":\"h\"}" }.joined(separator: ",") + "}}",
      ""
    ),
    Case(
      "code that texts of XLIFF refer to", "de.xliff",
      "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"de\"><file id=\"f\"><unit id=\"u\"><originalData>"
        + "<data id=\"d\">\(long)</data></originalData><segment><source>"
        + copies(1_000, of: "<ph id=\"p\" dataRef=\"d\"/>") + "</source></segment></unit>"
        + "<unit id=\"v\"><segment><source>b</source></segment></unit></file></xliff>",
      "limit-reached 1:61 The code that texts refer to would be longer than four times the file: 1 text from "
        + "here on is left out. (1)"
    ),
  ]

  private static func copies(_ count: Int, of text: String) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: cases) func textsAreLeftOutBeforeTheyFillTheMemory(_ test: Case) {
    let content = CatalogContent(test.text, file: test.file)
    #expect(content.problemLines == (test.problem.isEmpty ? [] : [test.problem]))
    let entries = content.tables.flatMap(\.entries)
    let bytes = entries.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    let maximum = 5 * test.text.utf8.count + 1_000_000
    #expect(bytes < maximum)
    #expect(bytes > 0)
  }

  /// The whole key is in the problem, once in memory for all problems.
  @Test(arguments: [
    Case(
      "Main.xcstrings", "Main.xcstrings",
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"\(long)\":{\"localizations\":{\"en\":{\"x\":1,"
        + "\"stringUnit\":{\"state\":\"translated\",\"value\":\"b\"}}}}}}", ""
    ),
    Case(
      "Android", "res/values/strings.xml",
      "<resources><plurals name=\"\(long)\"></plurals></resources>", ""),
    Case("JSON", "locales/de/web.json", "{\"\(long)\":1}", ""),
  ])
  func messagesHaveTheStartOfALongKey(_ test: Case) {
    let problems = CatalogContent(test.text, file: test.file).problems
    #expect(problems.map { $0.key?.utf8.count } == [100_000])
    #expect(problems.allSatisfy { $0.message.utf8.count < 300 && $0.message.contains("aaa…\"") })
  }

  @Test func aTextRefersToAMillionBytesOfFormsAtMost() {
    let form = String(repeating: "b", count: 400_000)
    let text = """
      {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":{
        "stringUnit":{"state":"translated","value":"%#@n@ %#@n@ %#@n@"},
        "substitutions":{"n":{"formatSpecifier":"d","variations":{"plural":{
          "other":{"stringUnit":{"state":"translated","value":"\(form)%arg"}}}}}}}}}}}
      """
    let entries = CatalogContent(text, file: "Main.xcstrings").tables.flatMap(\.entries)
    let templates = entries.map {
      TextTemplate($0.value, syntax: $0.syntax, variables: $0.variables)
    }
    #expect(templates.map(\.isCutOff) == [true])
  }

  @Test func tablesOfUnknownLanguagesAreReportedOnceForEachName() {
    let files = ["!!", "??", "!!"].map {
      "<file original=\"A.strings\" source-language=\"en\" target-language=\"\($0)\"><body>"
        + "<trans-unit id=\"k\"><source>a</source><target>b</target></trans-unit></body></file>"
    }
    let content = CatalogContent(
      "<xliff version=\"1.2\">\(files.joined())</xliff>", file: "x.xliff")
    #expect(content.problems.filter { $0.subject != nil }.map(\.subject) == ["!!", "??"])
  }

  @Test func aTableHasAThousandLanguagesAtMost() {
    let columns = (0..<1_001).map { "de-a\(100_000 + $0)" }
    let header = (["key"] + columns).joined(separator: ",")
    let content = CatalogContent(
      "\(header)\nk" + Self.copies(columns.count, of: ",a") + "\n", file: "texts.csv")
    #expect(content.tables.count == 1_000)
    #expect(
      content.problemLines.contains(
        "limit-reached 1:1 The table has 1,001 columns with texts; the first 1,000 are read."))
  }
}
