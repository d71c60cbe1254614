import CopyfitSourceText
import Testing

@testable import CopyfitCatalogs

/// Reading beyond faults for which the system rejects a whole `.strings` file.
struct StringsFaultTests {
  private func read(_ text: String) -> CatalogContent {
    CatalogReader.read(Array(text.utf8), file: "de.lproj/App.strings")
  }

  private func keys(_ content: CatalogContent) -> [String] {
    content.tables.flatMap(\.entries).map(\.key)
  }

  private func summary(_ problem: CatalogProblem) -> String {
    let place = "\(problem.position.line):\(problem.position.column)"
    return "\(place) \(problem.kind.rawValue) \(problem.key ?? "-") \(problem.entriesLost)"
  }

  /// One fault: the keys that are read, its place with its key and the number of lost entries, and a part of the
  /// message.
  @Test(
    arguments: [
      (
        "\"a\" = \"b\";\n\"c\" = \"say \"hi\" now\";\n\"d\" = \"e\";", ["a", "d"],
        "2:12 catalog-syntax c 1", "in the entry of \"c\", this quote ends the text early"
      ),
      (
        "\"a\" = \"b\"\n\"c\" = \"d\";", ["a", "c"], "1:10 catalog-syntax a 0",
        "(2 entries): a ';' is missing here, after the value of \"a\"; add it."
      ),
      (
        "\"a\" = \"b\" \"c\" = \"d\";", ["a", "c"], "1:10 catalog-syntax a 0", "the value of \"a\""
      ),
      ("\"a\" = \"b\"", ["a"], "1:10 catalog-syntax a 0", "';' is missing"),
      ("\"a\" \"b\";", [], "1:5 catalog-syntax a 1", "expected '=' or ';', found '\"'"),
      ("\"a\" \"b\";\n\"c\" = \"d\";", ["c"], "1:5 catalog-syntax a 1", "(2 entries)"),
      ("\"a\":\"b\";\nc = d;", ["c"], "1:4 catalog-syntax a 1", "found ':'"),
      ("\"a\" == \"b\";\nc = d;", ["c"], "1:6 catalog-syntax a 1", "found '='"),
      ("\"a\" = ;", [], "1:7 catalog-syntax a 1", "value is missing"),
      ("\"a\" = é;", [], "1:7 catalog-syntax a 1", "expected a text in quotes, found 'é'"),
      ("\"a\" = \"b;\n\"c\" = \"d\";", ["c"], "1:7 catalog-syntax a 1", "never closed"),
      ("\"a\" = \"b", [], "1:7 catalog-syntax a 1", "never closed"),
      ("\"a\"\u{A0}= \"b\";\nc = d;", ["c"], "1:4 catalog-syntax a 1", "U+00A0"),
      ("\"a\" = \"b\"；\nc = d;", ["c"], "1:10 catalog-syntax a 1", "found '；'"),
      ("\"a\" =\n<<<<<<< HEAD\n\"b\";", [], "2:1 catalog-syntax a 2", "merge conflict's marker"),
      ("a = <abc>;\nb = c;", ["b"], "1:5 catalog-syntax a 1", "even number"),
    ] as [(String, [String], String, String)])
  func goesOnWithTheNextEntry(
    _ text: String, _ kept: [String], _ expected: String, _ words: String
  ) {
    let content = read(text)
    #expect(keys(content) == kept)
    #expect(content.problems.map(summary) == [expected])
    let message = content.problems.first?.message ?? ""
    #expect(message.hasPrefix("The system rejects the whole table") && message.contains(words))
  }

  @Test func everyFaultIsReported() {
    let content = read("\"a\" = \"1\"\n\"b\" = \"2\";\n\"c\" = \"3\"\n# x = y;\n\"d\" = \"4\";")
    #expect(keys(content) == ["a", "b", "c", "d"])
    #expect(
      content.problems.map(summary) == [
        "1:10 catalog-syntax a 0", "3:10 catalog-syntax c 0", "4:1 catalog-syntax - 1",
      ])
  }

  /// Each entry without `=` is counted, also beyond the faults that are listed.
  @Test(arguments: [(500, true), (500, false), (2_000, true), (2_000, false)])
  func entriesWithoutEqualsAreCounted(count: Int, isMixed: Bool) {
    let good = isMixed ? "\"g\" = \"y\";\n" : ""
    let lines = (0..<count).map { "\"k\($0)\" \"text\";\n\(good)" }
    let content = read("\"ok\" = \"y\";\n" + lines.joined())
    let syntax = content.problems.filter { $0.kind == .catalogSyntax }
    let listed = min(count, CatalogProblem.maximumPerKind)
    #expect(syntax.count == (count > listed ? listed + 1 : listed))
    let total = 1 + count * (isMixed ? 2 : 1)
    #expect(syntax.prefix(listed).allSatisfy { $0.message.contains("(\(total) entries)") })
    // Nothing is read behind the last fault that is listed.
    #expect(syntax.reduce(0) { $0 + $1.entriesLost } == count + (isMixed ? count - listed : 0))
    #expect(keys(content) == (isMixed ? ["ok", "g"] : ["ok"]))
  }

  /// A comment that is never closed is a further fault: the system rejects the table, and reads no part of it.
  @Test(
    arguments: [
      ("\"a\" = \"b\"\n/* \"c\" = \"d\";", ["1:10 catalog-syntax a 0", "2:1 catalog-syntax - 1"]),
      (
        "\"a\" = \"b\" x;\n/* \"c\" = \"d\"; \"e\" = \"f\";",
        ["1:11 catalog-syntax a 1", "2:1 catalog-syntax - 2"]
      ),
      ("\"a\" = \"b\"\n/* End", ["1:10 catalog-syntax a 0"]),
      ("\"a\" = \"b\"\n/*", ["1:10 catalog-syntax a 0"]),
      ("\"a\" = \"b\";\n/* \"c\" = \"d\";", ["2:1 unreachable-entries - 1"]),
    ])
  func commentsThatAreNeverClosed(_ text: String, _ expected: [String]) {
    let problems = read(text).problems
    #expect(problems.map(summary) == expected)
    #expect(
      problems.allSatisfy {
        $0.message.hasPrefix("The system rejects the whole table") == ($0.kind == .catalogSyntax)
      })
  }

  /// A comment after a missing `;` describes the next entry; an earlier one does not.
  @Test func commentsStayWithTheirEntries() {
    let content = read("/* One */\n\"a\" = \"1\"\n\n/* Two */\n\"b\" = \"2\"\n\"c\" = \"3\";")
    #expect(content.tables.flatMap(\.entries).map(\.comment) == ["One", "Two", nil])
  }

  /// What an entry has that is not kept is no further problem.
  @Test func escapesOfLostEntriesAreForgotten() {
    let content = read("\"a\" = \"\\q\" x;\n\"b\" = \"\\q\";\n")
    #expect(content.problems.map(\.kind) == [.catalogSyntax, .invalidEscape])
    #expect(content.problems.map(\.key) == ["a", "b"])
  }

  /// Faults that would be read again and again end the reading; what follows counts as lost.
  @Test(
    arguments: [
      ("a = /*\n", 0, 200_000, 2), ("a = 'x\n", 0, 200_000, 1_001),
      ("a = \"\\\"\n", 0, 200_000, 1_001), ("a = (((\n", 0, 200_000, 1_001), ("a\n", 0, 0, 1),
      // Each entry is kept and replaces the one before it.
      ("a = b\n", 1, 0, 2_002), ("a = b\n/*\n", 1, 199_999, 2),
    ])
  func manyFaultsCostNoMoreThanTheirBytes(line: String, kept: Int, lost: Int, problems: Int) {
    let content = read(String(repeating: line, count: 200_000))
    #expect(content.problems.allSatisfy { [.catalogSyntax, .duplicateKey].contains($0.kind) })
    #expect(keys(content).count == kept)
    #expect(content.problems.reduce(0) { $0 + $1.entriesLost } == lost)
    #expect(content.problems.count == problems)
  }

  /// Reading goes on after each missing `;`, but only the faults that are listed need memory.
  @Test func missingSemicolonsBeyondTheLimitAreCounted() throws {
    let text = String(repeating: "a = b\n", count: 5_000) + "c = ;\nd = e;\nf = g;\n"
    var keys: Set<String> = []
    var parser = StringsParser(Array(text.utf8), readsOnAfterFaults: true) { keys.insert($0.key) }
    _ = try parser.parse()
    #expect(keys == ["a"])
    #expect(parser.faults.count == 1_002 && parser.countedFaults == 3_999)
    let syntax = read(text).problems.filter { $0.kind == .catalogSyntax }
    #expect(syntax.map(\.entriesLost) == Array(repeating: 0, count: 1_000) + [3])
    #expect(syntax.last?.position.line == 1_001)
    #expect(syntax.last?.message.hasPrefix("4001 more problems") == true)
  }

  /// Rules for plurals in this grammar are rejected as a whole.
  @Test func dictionariesAreNotReadBeyondFaults() {
    let bytes = Array("a = {b = c;}\nd = {e = f;};".utf8)
    let content = CatalogReader.read(bytes, file: "de.lproj/App.stringsdict")
    #expect(content.tables.flatMap(\.entries).isEmpty)
    #expect(content.problems.map(\.kind) == [.catalogSyntax])
  }
}
