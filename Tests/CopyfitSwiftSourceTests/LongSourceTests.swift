import CopyfitLabels
import CopyfitSwiftTree
import CopyfitTestSupport
import Testing

@testable import CopyfitSwiftSource

/// Sources in which everything refers to everything: their analysis is bounded by counts, or is done once.
///
/// Where no count is checked, the analysis took minutes before.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct LongSourceTests {
  /// Views that each show all views with their text.
  private static func clique(_ count: Int) throws -> SourceIndex {
    let views = (0..<count).map { number in
      let calls = (0..<count).map { "V\($0)(t: t)\n" }.joined()
      return "struct V\(number): View { var t: String; var body: some View { VStack { \(calls)"
        + "Text(LocalizedStringKey(t)) } } }\n"
    }
    let first = "struct A: View { var body: some View { V0(t: \"a\"); Text(\"b\") } }"
    return SwiftSources(try SwiftReader.trees(of: [views.joined() + first])).index
  }

  private static func follow(_ index: SourceIndex, steps: Int) throws -> [UseTracer.Found] {
    var tracer = UseTracer(Evaluator(index), UseBudget(steps: steps))
    for sink in SinkFinder(index, index.trees.compactMap(\.root)).all() { tracer.follow(sink) }
    return tracer.found
  }

  /// After the last step, no text that code passes on is certain.
  @Test func followedTextsAreUncertainAfterTheLastStep() throws {
    let index = try Self.clique(4)
    let all = try Self.follow(index, steps: UseBudget.maximumSteps)
    for steps in [1, 2, 3] {
      let found = try Self.follow(index, steps: steps)
      #expect(steps > 1 || found.count < all.count)
      #expect(found.allSatisfy { $0.use.isDirect || !$0.use.isCertain })
    }
  }

  /// Without the limit, this would take hours.
  @Test func manyViewsThatShowEachOther() throws {
    _ = try Self.follow(try Self.clique(40), steps: 20_000)
  }

  /// After the last walk, a text may be in any room.
  @Test func roomsAreUncertainAfterTheLastWalk() throws {
    let source = """
      struct A: View { var body: some View { VStack { Text("a").frame(width: 90); B(); B().frame(width: 80) } } }
      struct B: View { var body: some View { Text("b").lineLimit(1) } }
      """
    let index = SwiftSources(try SwiftReader.trees(of: [source])).index
    let texts = (index.calls["Text"] ?? [])
    var whole = ViewRooms(index)
    let all = whole.all()
    #expect(texts.count == 2 && texts.allSatisfy { all.environment(of: $0) != nil })
    for maximum in 0..<12 {
      var rooms = ViewRooms(index, maximumWalks: maximum)
      let found = rooms.all()
      for text in texts {
        guard let known = found.environment(of: text), known != all.environment(of: text) else {
          continue
        }
        #expect(known.width == ViewEnvironment.unknown(.severalPlaces).width, "\(maximum)")
      }
    }
  }

  /// The parser would take 10 s.
  @Test func manyAssignedTextsInALineAreRefused() throws {
    func gap(_ count: Int) throws -> SwiftTree.Gap? {
      let line = String(repeating: "\"width=\"nan", count: count)
      return try SwiftReader.trees(of: ["struct A<V: View { @State privawidth=\(line)\n}"]).first?
        .gap
    }
    #expect(try gap(1_000) == .nesting)
    #expect(try gap(20) == .parts)
  }

  /// Apps have hundreds of cases with raw values in one line.
  @Test(arguments: [("; case ", "case "), (", ", "case ")])
  func manyCasesInALineAreRead(separator: String, start: String) throws {
    let cases = (0..<300).map { "a\($0) = \"b\"" }.joined(separator: separator)
    let source = "enum A: String { \(start)\(cases) }"
    let tree = try #require(try SwiftReader.trees(of: [source]).first)
    #expect(tree.gap == .none)
  }

  /// An early return is looked for once for a block.
  @Test func manyStatements() throws {
    let count = 2_000
    let lines = (0..<count).map { _ in
      "l.text = NSLocalizedString(\"a\", comment: \"\")\nl.font = .systemFont(ofSize: 12)\n"
    }
    let source = """
      class C: UIViewController {
      let l = UILabel()
      override func viewDidLoad() { view.addSubview(l)
      \(lines.joined()) } }
      """
    let uses = SwiftSources(try SwiftReader.trees(of: [source])).uses()
    #expect(uses.count == count)
    #expect(uses.allSatisfy { $0.made?.font != nil })
  }

  /// The calls of a function are found once, not for each statement about its parameter, although most calls with its
  /// name are of others.
  @Test func manyStatementsAboutAParameter() throws {
    let others = (0..<900).map { "Other\($0 % 9)().set(nil, \($0))\n" }.joined()
    let statements = String(repeating: "label.numberOfLines = 2\n", count: 500)
    let source = """
      class Screen: UIViewController {
      @IBOutlet var first: UILabel!
      override func viewDidLoad() { set(first) }
      func set(_ label: UILabel) { \(statements) }
      func unrelated() { \(others) } }
      """
    let sources = try SwiftReader.trees(of: [source])
    var evaluator = Evaluator(SwiftSources(sources).index)
    let function = try #require(
      evaluator.index.types.entries.lazy.compactMap { $0.members["set"] }.first?.first)
    let calls = evaluator.calls(of: function, atMost: ObjectResolver.maximumObjects)
    #expect(calls.count == 1 && calls.first?.arguments["label"]?.name == "first")
    #expect(evaluator.callsOfFunctions == [function: calls])
    var all = SwiftSources(sources)
    let settings = all.statements(about: "first", of: "Screen").settings
    #expect(settings.count == 500 && settings.allSatisfy(\.isAlways))
  }

  /// The calls of `.init` with a label are found once, not for each property.
  @Test func manyPropertiesAndOtherInitializers() throws {
    let count = 200
    let models = (0..<count).map { "struct M\($0) { var title: String }\n" }.joined()
    let properties = (0..<count).map {
      "let m\($0) = M\($0)(title: NSLocalizedString(\"k\($0)\", comment: \"\"))\n"
    }
    let statements = (0..<count).map { "label.text = m\($0).title\n" }.joined()
    let others = String(repeating: "use(.init(other: 1))\n", count: 900)
    let index = SwiftSources(
      try SwiftReader.trees(of: [
        models + "class Screen: UIViewController { let label = UILabel()\n\(properties.joined())"
          + "override func viewDidLoad() { \(statements) }\nfunc b() { \(others) } }"
      ])
    ).index
    let all = try Self.follow(index, steps: UseBudget.maximumSteps)
    #expect(all.count == count && all.contains { $0.use.isCertain })
    #expect(try Self.follow(index, steps: 20_000).map(\.use) == all.map(\.use))
  }

  /// The places that read a property count as steps; after the last one, its texts are uncertain.
  @Test func readersAreCounted() throws {
    let texts = ["a", "b"].map { "model.title = NSLocalizedString(\"\($0)\", comment: \"\")\n" }
    let reads = String(repeating: "print(model.title)\n", count: 500)
    let index = SwiftSources(
      try SwiftReader.trees(of: [
        "class Model { var title = \"\" }\nclass Screen: UIViewController {\n"
          + "let model = Model()\nlet label = UILabel()\noverride func viewDidLoad() {\n"
          + "\(texts.joined())\(reads)label.text = model.title } }"
      ])
    ).index
    let all = try Self.follow(index, steps: UseBudget.maximumSteps)
    #expect(all.count == 2 && all.allSatisfy(\.use.isCertain))
    let few = try Self.follow(index, steps: 400)
    #expect(few.count == 2 && few.allSatisfy { !$0.use.isCertain })
  }

  /// All ways of a choice are examined once, not for each of them.
  @Test func manyWaysThatSetOneText() throws {
    let count = 1_500
    let ways = (0..<count).map { "case \($0): label.text = \"\($0)\"\n" }.joined()
    let source =
      "class Screen: UIViewController { @IBOutlet var label: UILabel!\n"
      + "override func viewDidLoad() { switch tag { \(ways) default: label.text = \"d\" } } }"
    var sources = SwiftSources(try SwiftReader.trees(of: [source]))
    let texts = sources.statements(about: "label", of: "Screen").texts
    #expect(texts.count == count + 1 && texts.allSatisfy(\.isAlways))
  }

  @Test func manyItemsOfOneBar() throws {
    let items = String(repeating: "ToolbarItem { Button(\"b\") {} }\n", count: 3_000)
    let source = """
      struct V: View { var body: some View { NavigationStack {
      Text("a").navigationTitle("a").toolbar { \(items) } } } }
      """
    let uses = SwiftSources(try SwiftReader.trees(of: [source])).uses()
    #expect(uses.count { $0.key.key == "b" } == 3_000)
    #expect(uses.allSatisfy { $0.surface != .barButton || $0.share == nil })
  }
}
