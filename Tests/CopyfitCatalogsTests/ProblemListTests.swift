import CopyfitCatalogs
import CopyfitSourceText
import Testing

/// Files with more problems of a kind than are listed.
@Suite struct ProblemListTests {
  private static let most = CatalogProblem.maximumPerKind

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  /// A file of each format with a problem on every line, or on every other line.
  static let files: [(name: String, text: String, last: String)] = [
    (
      "en.lproj/A.strings", lines(most + 3) { #""k\#($0)" = "a\q";"# },
      "invalid-escape 1001:13 3 more problems"
    ),
    (
      "en.lproj/A.strings", lines(most + 1) { "\"k\($0)\" = \"a\";\n\"k\($0)\" = \"b\";" },
      "duplicate-key 2002:1 1 more problem "
    ),
    (
      "de.po", lines(most + 2) { "msgid \"k\($0)\"\nmsgstr a" },
      "catalog-syntax 2002:8 2 more problems"
    ),
    (
      "values/strings.xml",
      "<resources>" + lines(most + 2) { "<string name=\"k\($0)\">\\q</string>" } + "</resources>",
      "invalid-escape 1001:1 2 more problems"
    ),
    (
      "de.xliff",
      "<xliff version=\"1.2\"><file original=\"A.strings\"><body>"
        + lines(most + 2) { _ in "<trans-unit><source>a</source></trans-unit>" }
        + "</body></file></xliff>",
      "catalog-syntax 1001:1 2 more problems"
    ),
    (
      "en.json", "{" + lines(most + 2) { "\"k\($0)\": \"a\",\"k\($0)\": \"b\"," } + "\"z\": \"\"}",
      "duplicate-key 1001:14 2 more problems"
    ),
  ]

  @Test(arguments: files)
  func othersAreCounted(name: String, text: String, last: String) {
    let content = CatalogContent(text, file: name)
    #expect(content.problems.count == Self.most + 1)
    #expect(content.problemLines.last?.hasPrefix(last) == true)
  }

  @Test func whatTheOthersLoseIsCounted() {
    let text = "{" + Self.lines(Self.most + 2) { "\"k\($0)\": 1," } + "\"z\": \"\"}"
    let content = CatalogContent(text, file: "app_en.arb")
    let lost = content.problems.map(\.entriesLost).reduce(0, +)
    #expect(lost == Self.most + 2)
    #expect(content.problems.allSatisfy { $0.isReadOn })
  }

  @Test func othersAreAsBadAsTheWorst() {
    var problems = ProblemList()
    let weights: [CatalogProblem.Weight?] = [.note, .warning, nil, .note]
    for weight in Array(repeating: .note, count: Self.most) + weights {
      problems.add(
        CatalogProblem(kind: .catalogSyntax, message: "", position: .start, weight: weight))
    }
    #expect(problems.sorted.map(\.weight).last == .some(nil))
  }
}
