import CopyfitLabels
import CopyfitSwiftTree
import CopyfitTestSupport
import Testing

@testable import CopyfitSwiftSource

/// Sources in which everything has one name: what is asked often is found once.
///
/// Where no count is checked, the analysis took minutes before.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct CrowdedSourceTests {
  private static func sources(
    _ texts: String..., program: (String) -> SourceProgram = { _ in .app }
  ) throws -> SwiftSources {
    SwiftSources(try SwiftReader.trees(of: texts), program: program)
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  /// The number of texts whose place is known.
  private static func placedTexts(_ sources: SwiftSources) -> Int {
    var rooms = ViewRooms(sources.index)
    let environments = rooms.all()
    return (sources.index.calls["Text"] ?? []).count { environments.environment(of: $0) != nil }
  }

  /// Each item is in a variable that another variable gets, which is used nowhere.
  @Test func itemsOfBarsInVariablesOfOneName() throws {
    let items = Self.lines(1_000) { _ in "let a = UIBarButtonItem(title: \(Self.text))\nlet b = a" }
    let uses = try Self.sources(items).uses()
    #expect(uses.count == 1_000 && uses.allSatisfy(\.isOwnLayout))
  }

  /// An item that another source uses, and one that gets to a bar through a variable.
  @Test(arguments: [
    ("let a = UIBarButtonItem(title: \(text))", "func f() { use(a) }", true),
    ("let a = UIBarButtonItem(title: \(text))", "func f() { toolbarItems = [a] }", false),
    (
      "let a = UIBarButtonItem(title: \(text))\nlet b = a", "func f() { navigationItem.add(b) }",
      false
    ),
    ("let a = UIBarButtonItem(title: \(text))\nlet b = a", "func f() { show(b) }", true),
    ("let a = UIBarButtonItem(title: \(text))\nlet b = a\nlet c = b\nlet d = c", "", false),
    ("func f() { a = UIBarButtonItem(title: \(text)) }", "", false),
  ])
  func itemsOfBars(first: String, second: String, isElsewhere: Bool) throws {
    let uses = try Self.sources(first, second).uses()
    #expect(uses.map(\.isOwnLayout) == [isElsewhere])
  }
}
