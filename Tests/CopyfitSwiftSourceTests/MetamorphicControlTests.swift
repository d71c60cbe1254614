import CopyfitTestSupport
import Testing

/// What must stay of controls made in code when the code is written otherwise.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct MetamorphicControlTests {
  typealias Case = CodeControlTests.Case

  private static let cases = CodeControlTests.settings + CodeControlTests.rooms

  /// Statements say the same where a function of their own has them.
  @Test(arguments: cases)
  func aHelperMayHaveTheStatements(_ example: Case) throws {
    let helped = example.sources.map {
      $0.replacing(
        "override func viewDidLoad() {",
        with: "override func viewDidLoad() { prepare() }\nfunc prepare() {")
    }
    #expect(try CodeControlTests.lines(helped) == example.expected)
  }

  /// Statements say the same in an extension in another file.
  @Test(arguments: cases)
  func anExtensionMayHaveTheStatements(_ example: Case) throws {
    let source = example.sources[0]
    let start = try #require(source.firstRange(of: "  override func")).lowerBound
    let apart = [String(source[..<start]) + "}", "extension C {\n" + String(source[start...])]
    let sources = apart + example.sources.dropFirst()
    #expect(try CodeControlTests.lines(sources) == example.expected)
    #expect(try CodeControlTests.lines(sources.reversed()) == example.expected)
  }

  /// The name of a control matters to its own name only.
  @Test(arguments: cases)
  func aControlMayBeCalledOtherwise(_ example: Case) throws {
    let renamed = example.sources.map {
      $0.replacing(#/\ba\b/#.wordBoundaryKind(.simple), with: "headline")
    }
    let expected = example.expected.map { $0.replacing("C › a", with: "C › headline") }
    #expect(try CodeControlTests.lines(renamed) == expected)
  }
}
