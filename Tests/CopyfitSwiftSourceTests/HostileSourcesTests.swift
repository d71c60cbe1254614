import CopyfitLabels
import CopyfitSwiftTree
import CopyfitTestSupport
import Testing

@testable import CopyfitSwiftSource

/// Small sources whose analysis took minutes or many GB: each is bounded by a count, or done once.
///
/// Where no count is checked, a test only has to end.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct HostileSourcesTests {
  private static func sources(_ source: String) throws -> SwiftSources {
    SwiftSources(try SwiftReader.trees(of: [source]))
  }

  private static func found(_ source: String, _ budget: UseBudget) throws -> [UseTracer.Found] {
    let index = try sources(source).index
    return found(index, Evaluator(index), budget)
  }

  private static func found(
    _ index: SourceIndex, _ evaluator: Evaluator, _ budget: UseBudget? = nil
  ) -> [UseTracer.Found] {
    var tracer = UseTracer(evaluator, budget)
    for sink in SinkFinder(index, index.trees.compactMap(\.root)).all() { tracer.follow(sink) }
    return tracer.found
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  // MARK: - Values

  /// The last of the texts, each of which is twice as long as the one before, would have 500 GB.
  @Test(arguments: ["?+?", #""\(?)\(?)""#, #""\(?)a\(?)""#])
  func textsThatDouble(twice: String) throws {
    let values = (1..<30).map { number in
      "let a\(number)=" + twice.replacing("?", with: "a\(number - 1)") + "\n"
    }.joined()
    let source = """
      let a0="\(Self.repeated("x", 1_000))"
      \(values)
      """
    let index = try Self.sources(source).index
    let lengths = ["a4", "a29"].map { name -> Int? in
      var evaluator = Evaluator(index)
      let text = index.globals[name]?.first?.declaredValue.map { evaluator.answer($0).literal }
      return text??.utf8.count
    }
    #expect(lengths[0] ?? 0 >= 16_000 && lengths[1] ?? 0 <= Possible.maximumLength)
  }

  /// Short texts are put together also when the long ones were too many.
  @Test func longTextsHaveABudget() throws {
    let long = Self.repeated("x", 1_000)
    let source = "let a=\"\(long)\"\nlet b=\"b\"\n" + "let c=[b+b,a+b,a+b,b+\"c\"]"
    let index = try Self.sources(source).index
    let texts = try #require(index.globals["c"]?.first?.declaredValue)
    var evaluator = Evaluator(index)
    evaluator.remainingBytes = 1_500
    #expect(texts.children.map { evaluator.answer($0).literal?.count } == [2, 1_001, nil, 2])
    #expect(evaluator.isExhausted)
  }

  /// A long text that is not put together may be another text of the view.
  @Test(arguments: [(2_500, true), (1_500, false)])
  func textsAreUncertainBesideTooManyLongOnes(bytes: Int, isCertain: Bool) throws {
    let source = """
      import SwiftUI
      let a = "\(Self.repeated("x", 1_000))"
      struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
      struct V: View {
        var body: some View { Row(title: "\\(a)b"); Row(title: "\\(a)c"); Row(title: "Title") }
      }
      """
    let index = try Self.sources(source).index
    var evaluator = Evaluator(index)
    evaluator.remainingBytes = bytes
    let found = Self.found(index, evaluator)
    let certain = found.filter { !$0.use.isDirect && $0.use.isCertain }
    #expect(certain.count == (isCertain ? 3 : 0))
  }

  @Test func manyValues() {
    let values = (0..<200_000).map { Traced(value: .number(Double($0))) }
    #expect(Possible(values) == .unknown)
    #expect(Possible(Array(values.prefix(Possible.maximum))).values.count == Possible.maximum)
  }

  // MARK: - Bars and controls

  /// Following each of the buttons would take 8,000,000,000 steps.
  @Test func buttonsInListsInEachOther() throws {
    func list(_ element: String) -> String {
      "[" + Array(repeating: element, count: 300).joined(separator: ",") + "]"
    }
    let source = """
      let d = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
      let c = \(list("d"))
      let b = \(list("c"))
      let a = \(list("b"))
      class C: UIViewController { override func viewDidLoad() {
        title = NSLocalizedString("t", comment: "")
        navigationItem.rightBarButtonItems = \(list("a")) } }
      """
    let uses = try Self.sources(source).uses().filter { $0.surface == .title }
    #expect(uses.count == 1 && uses.allSatisfy { $0.share == nil })
  }

  /// Functions that call each other are examined once: otherwise 100,000,000 calls are.
  @Test func callsThatMayMakeAControl() throws {
    func calls(_ name: String) -> String { Self.repeated(name + "()\n", 500) }
    let source = """
      func f() { \(calls("g")) }
      func g() { \(calls("h")) }
      class C: UIViewController {
      let l: UILabel = { \(calls("f")) }()
      override func viewDidLoad() { view.addSubview(l); l.text = NSLocalizedString("x", comment: "") }
      }
      """
    #expect(try Self.sources(source).uses().map(\.key.key) == ["x"])
  }

  // MARK: - Uses

  /// Each case of each read value is a step.
  @Test func rawValuesOfManyCases() throws {
    func source(_ count: Int) -> String {
      let cases = (0..<count).map { "a\($0)" }.joined(separator: ",")
      return "import SwiftUI\nenum E: String { case \(cases) }\n"
        + "struct V: View { let e: E\nvar body: some View {\n"
        + Self.repeated("Text(e.rawValue)\n", count) + "} }"
    }
    let few = try Self.found(source(12), UseBudget(steps: 1_000))
    #expect(few.count == 144)
    let many = try Self.found(source(2_000), UseBudget(steps: 5_000))
    #expect(many.count < 5_000 && many.allSatisfy { !$0.use.isCertain })
  }

  private static func results(_ result: (Int) -> String) -> String {
    let results = (0..<60).map { "if x == \($0) { return \(result($0)) }\n" }.joined()
    return "func f(_ x: Int) -> LocalizedStringKey { \(results) return \(result(60)) }\n"
      + "struct V: View { var body: some View {\n"
      + repeated("Text(f(a))\n", 60) + "Text(\"y\") } }"
  }

  @Test func textsOnSurfacesHaveAMaximum() throws {
    let source = Self.results { "\"\($0)\"" }
    let all = try Self.found(source, UseBudget(steps: UseBudget.maximumSteps))
    #expect(all.count == 61 * 60 + 1)
    let few = try Self.found(source, UseBudget(steps: UseBudget.maximumSteps, uses: 100))
    #expect(few.count == 100 && few.allSatisfy { $0.use.isDirect || !$0.use.isCertain })
  }

  @Test func waysToExpressionsHaveAMaximum() throws {
    let source = Self.results { "y\($0)" }
    let all = try Self.found(source, UseBudget(steps: UseBudget.maximumSteps))
    #expect(all.map(\.use.key.key) == ["y"])
    let few = try Self.found(source, UseBudget(steps: UseBudget.maximumSteps, visits: 100))
    #expect(few.isEmpty)
  }

  /// A text that is put together of one part twice has its ends found in one way each.
  @Test func keysOfKeys() throws {
    let locals = (1..<16).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)\n" }.joined()
    let source =
      "func f() { let a0 = \"x\\(y)z\"\n\(locals)"
      + Self.repeated("NSLocalizedString(a15, comment: \"\")\n", 2_000) + "}"
    #expect(try Self.sources(source).keyEnds() == [KeyEnds(start: "x", end: "z")])
  }

  // MARK: - Types

  @Test func typesOfOneNameThatInheritFromEachOther() throws {
    let types = try Self.sources(Self.repeated("class A: A {}\n", 20_000)).index.types
    #expect(types.entries.indices.allSatisfy { types.lineage(of: $0).count <= 64 })
    let own = types.entries.indices.filter { types.isDeclared($0) }
    #expect(own.count == 20_000 && own.allSatisfy { types.lineage(of: $0).count > 1 })
  }

  /// Nothing inherits from a structure.
  @Test func typesOfOneNameFromWhichNothingInherits() throws {
    let source = Self.repeated("struct A {}\n", 5_000) + Self.repeated("class B: A {}\n", 5_000)
    let types = try Self.sources(source).index.types
    #expect(types.entries.indices.allSatisfy { types.heirs(of: $0).count < 30 })
  }

  @Test func extensionsOfManyTypes() throws {
    let members = (0..<1_500).map { "func f\($0)() {}\n" }.joined()
    let source = Self.repeated("class A {}\n", 1_500) + "extension A { \(members) }"
    let types = try Self.sources(source).index.types
    let counts = types.entries.filter { $0.name == "A" }.map(\.members.count)
    #expect(counts.first == 1_500 && counts.last ?? 0 < 1_500)
    #expect(counts.reduce(0, +) == 1_500 + 1_000_000)
  }

  // MARK: - Rows and statements

  /// Each text had all rows around it; a row of more views than are measured together has none.
  @Test(arguments: [(1, 8), (10, 0)])
  func rowsInRows(count: Int, inStacks: Int) throws {
    func row(_ content: String) -> String { "HStack { \(content) }\n" }
    let texts = (0..<4).map { row("Text(\"\($0)\"); Text(\"b\")") }.joined()
    let source =
      "import SwiftUI\nstruct V: View { var body: some View { "
      + row(Self.repeated(row(Self.repeated(row(texts), count)), count)) + "} }"
    let uses = try Self.sources(source).uses()
    #expect(uses.count == 8 * count * count)
    #expect(uses.compactMap { $0.made?.stack }.count == inStacks)
  }

  private static func statements(_ source: String) throws -> [SinkStatement] {
    SinkStatementFinder.all(
      Evaluator(try sources(source).index), followingAtMost: ObjectResolver.maximumObjects)
  }

  @Test func titlesOfConfigurations() throws {
    func source(_ count: Int) -> String {
      "func f() { var c = b.configuration\n" + Self.repeated("b.configuration = c\n", count)
        + Self.repeated("c.title = t\n", count) + "}"
    }
    #expect(try Self.statements(source(20)).count { $0.value.name == "t" } >= 400)
    let many = try Self.statements(source(2_000))
    #expect(many.count { $0.value.name == "t" } <= 104_000)
  }

  @Test func viewsInFormats() throws {
    func source(_ count: Int) -> String {
      "func f() { let v = [" + Self.repeated("\"a\": a, \"ab\": ab, \"c\": c, ", count) + "]\n"
        + Self.repeated(
          "NSLayoutConstraint.constraints(withVisualFormat: \"[ab(1)]-[_b]\", options: [], metrics: nil, views: v)\n",
          count) + "}"
    }
    let few = try Self.statements(source(3))
    #expect(few.compactMap(\.object?.name).filter { $0 == "a" || $0 == "ab" }.count >= 18)
    #expect(few.allSatisfy { $0.object?.name != "c" })
    #expect(try Self.statements(source(1_000)).count <= 110_000)
  }

  /// The others would need 127 bytes for each byte of the format.
  @Test func onlyStartsOfWordsThatAreViewsAreKept() {
    let format = Self.repeated("[_" + Self.repeated("a", 254), 2_000)
    #expect(FormatViews.names(in: format) { $0 == "_a" || $0 == "aa" } == ["", "_a", "aa"])
  }

  @Test func statementsForManyObjects() throws {
    let source = """
      class C: UIViewController { @IBOutlet var x: UILabel!
      func s(_ l: UILabel) { \(Self.repeated("l.text = \"a\"\n", 20)) }
      func t() { \(Self.repeated("s(x)\n", 20)) } }
      """
    let evaluator = Evaluator(try Self.sources(source).index)
    let all = OutletSink.all(evaluator)["x"] ?? []
    #expect(all.count == 400 && all.contains { $0.object.isCertain })
    let few = OutletSink.all(evaluator, atMost: 100)["x"] ?? []
    #expect(few.count == 100 && few.allSatisfy { !$0.object.isCertain })
  }
}
