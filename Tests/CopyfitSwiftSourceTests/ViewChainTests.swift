import CopyfitDynamicType
import CopyfitLabels
import CopyfitSourceText
import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

/// The views and modifiers around texts, each with its line, the outermost first.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct ViewChainTests {
  typealias Case = ViewRoomTests.Case

  /// A view with content, and one that shows its content twice.
  private static let views = """
    struct Box<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group { content }
      }
    }
    struct Twice<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        content.padding()
        content.frame(width: 80)
      }
    }
    """

  private static let cases: [Case] = [
    Case(
      "each content of a view is in its own place",
      """
      struct Main: View { var body: some View { TabView { One(); Two() } } }
      struct One: View { var body: some View { List { Box { Text("a") } } } }
      struct Two: View { var body: some View { List { Box { Text("b") } } } }
      """,
      "a: WindowGroup 1, Main 1, TabView 2, One 2, List 3, Box 3, Group 8",
      "b: WindowGroup 1, Main 1, TabView 2, Two 2, List 4, Box 4, Group 8"),
    Case(
      "a view in two places is around its text",
      """
      struct Main: View { var body: some View { One().padding(); List { One() } } }
      struct One: View { var body: some View { Form { Box { Text("a") } } } }
      """, "a: Form 3, Box 3, Group 7"),
    Case(
      "what two places of a content have in common",
      """
      struct Main: View { var body: some View { Twice { Text("a") } } }
      struct One: View { var body: some View { EmptyView() } }
      """, "a: "),
  ]

  @Test(arguments: cases)
  func chains(_ test: Case) throws {
    let source = """
      @main struct Shop: App { var body: some Scene { WindowGroup { Main() } } }
      \(test.source)
      \(Self.views)
      """
    let uses = SwiftSources(try SwiftReader.trees(of: [source])).uses()
    let found = uses.map { use in
      let containers = use.made?.containers ?? []
      let names = containers.map { "\($0.name) \($0.place.position.line)" }
      return "\(use.key.key): \(names.joined(separator: ", "))"
    }
    #expect(found.sorted() == test.expected)
  }

  /// A program for another system shows no view of the app, not even one that both have.
  @Test func programsForOtherSystems() throws {
    let sources = [
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Main().tinted() } } }
      struct Main: View { var body: some View { Wizard { Text("a").lineLimit(1) } } }
      struct Wizard<Content: View>: View { @ViewBuilder var content: Content
        var body: some View { content.padding(10) } }
      extension View { func tinted() -> some View { lineLimit(2) } }
      struct Pane: View { var body: some View { Inner() } }
      struct Inner: View { var body: some View { Main().lineLimit(4); Text("b") } }
      """,
      """
      @main struct Desk: App { var body: some Scene { WindowGroup { Main().frame(width: 450) } } }
      struct Wizard<Content: View>: View { @ViewBuilder var content: Content
        var body: some View { content.font(.title) } }
      extension View { func tinted() -> some View { lineLimit(9) } }
      struct Sheet: View { var body: some View { Main().frame(width: 800); Pane() } }
      """,
    ]
    let trees = try SwiftReader.trees(of: sources)
    let uses = SwiftSources(trees, program: { $0 == "2.swift" ? .otherSystem : .app }).uses()
    #expect(uses.map(\.key.key) == ["a", "b"] && uses.last?.made == nil)
    let control = try #require(uses.first?.made)
    #expect(control.font == .preferred(for: .body))
    let names = control.containers.map(\.name)
    #expect(
      names == ["WindowGroup", "lineLimit", "tinted", "Main", "Wizard", "padding", "lineLimit"])
    let rooms = control.label(
      id: "", source: control.place, text: .literal(LiteralText("")), screens: [375])?.rooms
    #expect(rooms?.first?.width?.atMost?.points == 355)
  }

  /// What an extension does with views whose types are unknown changes none of the app's.
  @Test(arguments: [(SourceProgram.app, "nil"), (.extension, "body"), (.otherSystem, "body")])
  func modifiersOfExtensions(program: SourceProgram, font: String) throws {
    let sources = [
      """
      @main struct A: App { var body: some Scene { WindowGroup { Pages().shown() } } }
      class Pages { func make() { pages.append(Row()) } }
      struct Row: View { var body: some View { List { Text("a") } } }
      """,
      """
      struct Activity: View { let item: Item; var body: some View { item.view.font(.caption) } }
      struct Item { let view: AnyView }
      """,
    ]
    let trees = try SwiftReader.trees(of: sources)
    let uses = SwiftSources(trees, program: { $0 == "2.swift" ? program : .app }).uses()
    let font = font == "nil" ? nil : FontDescriptor.preferred(for: .body)
    #expect(uses.map(\.key.key) == ["a"])
    #expect(uses.first?.made?.font == font)
  }

  /// A program for another system may have a view of its own with the name of one of SwiftUI's.
  @Test func viewsOfOtherSystems() throws {
    let sources = [
      """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { var body: some View { ScrollView { Label("a", systemImage: "x").lineLimit(1) } } }
      """,
      """
      struct Label: View { let title: String; var body: some View { Text(title).lineLimit(2) } }
      struct ScrollView<Content: View>: View {
        let content: Content
        var body: some View { content.font(.largeTitle) }
      }
      """,
    ]
    let trees = try SwiftReader.trees(of: sources)
    let uses = SwiftSources(trees, program: { $0 == "2.swift" ? .otherSystem : .app }).uses()
    #expect(uses.map(\.key.key) == ["a"])
    #expect(uses.first?.made?.font == .preferred(for: .body))
    #expect(uses.first?.made?.setting.lines == Label.LineLimit(1))
  }
}
