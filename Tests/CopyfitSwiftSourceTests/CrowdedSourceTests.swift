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

  private static let text = "NSLocalizedString(\"x\", comment: \"\")"

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

  @Test func viewsWithManyArguments() throws {
    let count = 1_000
    let parameters = (0..<count).map { "a\($0): Int" }.joined(separator: ", ")
    let arguments = (0..<count).map { "a\($0): x" }.joined(separator: ", ")
    let placed = Self.placedTexts(
      try Self.sources(
        """
        func f(\(parameters)) -> some View { Text("x") }
        struct V: View { var body: some View { f(\(arguments)) } }
        """))
    #expect(placed == 1)
  }

  @Test func viewsWithManyProperties() throws {
    let count = 150
    let properties = Self.lines(count) { "let a\($0): Bool" }
    let parameters = (0..<count).map { "a\($0): Bool = true" }.joined(separator: ", ")
    let stores = Self.lines(count) { "self.a\($0) = a\($0)" }
    let conditions = Self.lines(count) { "if a\($0) { Text(\"x\") }" }
    let calls = Self.lines(2_000) { _ in "V()" }
    let placed = Self.placedTexts(
      try Self.sources(
        """
        struct V: View {
        \(properties)init(\(parameters)) { \(stores) }
        var body: some View { \(conditions) } }
        struct W: View { var body: some View { VStack { \(calls) } } }
        """))
    #expect(placed == count)
  }

  @Test func cellsAndHeightsOfRows() throws {
    let count = 1_500
    let cells = Self.lines(count) { _ in
      "do { let cell = t.dequeueReusableCell(withIdentifier: \"a\")\n"
        + "cell.contentConfiguration = UIHostingConfiguration { Text(\"a\") } }"
    }
    let sources = try Self.sources(
      """
      let t = UITableView()
      func f() { \(cells) }
      func g() { \(Self.lines(count) { _ in "rowHeight = 2" })var rowHeight = 1 }
      """)
    var walker = ViewWalker(sources.index)
    let calls = sources.index.calls["UIHostingConfiguration"] ?? []
    var growing = ViewEnvironment.hosted
    growing.freeHeight()
    #expect(calls.count == count)
    #expect(calls.allSatisfy { walker.hosted(by: $0) == growing })
  }

  /// Each call of a function may mean each of them.
  @Test func modifiersOfOneName() throws {
    let count = 3_000
    let functions = Self.lines(count) { _ in "func x() -> some View { self }" }
    let calls = Self.lines(count) { _ in "a.x()" }
    let index = try Self.sources(
      "extension View { \(functions) }\nstruct V: View { var body: some View { VStack { \(calls) } } }"
    ).index
    let bars = ViewBars(index, BarRoom(Evaluator(index), DrawnBars()))
    let bodies = index.types.entries.compactMap { $0.members["body"]?.first }
    let part = ViewBars.Part(of: try #require(bodies.first), in: bars)
    #expect(part.isUnknown && part.declarations.count == count)
  }

  /// The names of so many classes would be in each text of their superclass.
  @Test(arguments: [(1_000, true), (1_001, false)])
  func subclassesOfAnIdleClass(count: Int, isIdle: Bool) throws {
    let classes = Self.lines(count) { "class C\($0): B {}" }
    let texts = Self.lines(20) { "l.text = NSLocalizedString(\"\($0)\", comment: \"\")" }
    let uses = try Self.sources(
      """
      @main class A: UIResponder, UIApplicationDelegate {}
      class B: UIViewController { let l = UILabel()
      override func viewDidLoad() { \(texts) } }
      \(classes)
      """
    ).uses()
    #expect(uses.count == 20)
    #expect(uses.allSatisfy { $0.idleClasses?.count == (isIdle ? count + 1 : nil) })
  }

  /// Each view is created by the next one, and the last one by a program for another system.
  @Test(arguments: [("2.swift", 0), ("", 1)])
  func viewsOfAnotherSystem(other: String, expected: Int) throws {
    let count = 1_000
    let views = Self.lines(count) {
      "struct V\($0 + 1): View { var body: some View { V\($0)() } }"
    }
    let sources = try Self.sources(
      "struct V0: View { var body: some View { Text(\"a\") } }\n" + views,
      "struct Mac: View { var body: some View { V\(count)() } }", "struct N {}"
    ) { $0 == other || $0 == "3.swift" ? .otherSystem : .app }
    #expect(Self.placedTexts(sources) == expected)
  }

  @Test func sumsOfTexts() throws {
    let types = Self.lines(3_000) { "struct A\($0) {}" }
    let sums = Self.lines(3_000) { _ in "Text(\"a\").bold() + b" }
    let index = try Self.sources(
      "\(types)struct V: View { var body: some View { VStack { \(sums) } } }"
    ).index
    var walker = ViewWalker(index)
    let calls = index.calls["bold"] ?? []
    #expect(calls.count == 3_000 && calls.allSatisfy { walker.makesText($0) })
  }

  @Test func alertsWithStylesOfManyNames() throws {
    let count = 1_500
    let calls = Self.lines(count) {
      "let s\($0) = UIAlertController.Style.alert\n"
        + "UIAlertController(title: \"a\", message: nil, preferredStyle: s\($0))"
    }
    let index = try Self.sources("func f() { \(calls) }").index
    let alerts = AlertControllers(index)
    let made = index.calls["UIAlertController"] ?? []
    #expect(made.count == count && made.allSatisfy(alerts.isAlert))
  }

  @Test func hiddenOutlets() throws {
    let statements = Self.lines(3_000) { _ in "label.isHidden = true" }
    let others = Self.lines(3_000) { _ in "print(1)" }
    var sources = try Self.sources(
      """
      class Screen: UIViewController { @IBOutlet var label: UILabel!
      override func viewDidLoad() { \(statements) }
      func other() { \(others) } }
      """)
    #expect(sources.statements(about: "label", of: "Screen").settings.count == 3_000)
  }

  @Test func modifiersForFonts() throws {
    let types = Self.lines(3_000) { "struct A\($0) {}" }
    let calls = Self.lines(3_000) { _ in "Text(\"a\").brandFont(.x)" }
    let sources = try Self.sources(
      "\(types)struct V: View { var body: some View { VStack { \(calls) } } }")
    #expect(sources.fontNames().map(\.name) == ["brandFont(.x)"])
  }

  @Test(arguments: [("abc12", true), ("abd12", false), ("ab", false), ("abcdefghij", false)])
  func wordsThatArePutTogether(word: String, isNamed: Bool) throws {
    let words = NamedWords([word], in: try Self.sources("let a = \"abc\\(x)\""))
    #expect(words.contains(word) == isNamed)
  }
}
