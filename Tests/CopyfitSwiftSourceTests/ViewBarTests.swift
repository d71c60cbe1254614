import CopyfitLabels
import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

/// The least room in the bars of SwiftUI on a screen of 320 points, for the texts "t" of tiny sources.
///
/// Of 320 points, 32 are margins and 60 for the back button; a symbol takes 60, too. A button with a text shares the rest
/// with the title and the other buttons, of which each has 44 points around its text. A title that may be large has 280
/// points for letters that are 3.7 times as wide.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct ViewBarTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var expected: String

    /// The body of the app's first screen, and other declarations.
    init(_ description: String, _ body: String, _ expected: String, more: String = "") {
      testDescription = description
      source = """
        import SwiftUI
        @main struct A: App { var body: some Scene { WindowGroup { NavigationStack { V() } } } }
        struct V: View { var body: some View { \(body) } }
        \(more)
        """
      self.expected = expected
    }
  }

  private static let inline = #".navigationTitle("t").navigationBarTitleDisplayMode(.inline)"#
  private static let symbol = #"Button { } label: { Image(systemName: "plus") }"#

  private static let titles: [Case] = [
    Case("a title that may be large", #"List { }.navigationTitle("t")"#, "title 75.6"),
    Case("a small title", "List { }\(inline)", "title 228.0"),
    Case(
      "a small title of an older kind",
      #"List { }.navigationBarTitle(Text("t"), displayMode: .inline)"#, "title 228.0"),
    Case(
      "a title in a mode that a condition decides",
      #"List { }.navigationTitle("t").navigationBarTitleDisplayMode(b ? .inline : .large)"#,
      "title unknown"),
    Case(
      "a small title in another mode", "List { }\(inline).navigationBarTitleDisplayMode(.large)",
      "title 75.6"),
    Case("a symbol", "List { }\(inline).toolbar { \(symbol) }", "title 168.0"),
    Case(
      "symbols in conditions, and in a view of the app",
      "List { }\(inline).toolbar { if b { \(symbol) } else { W() } }", "title 108.0",
      more: "struct W: View { var body: some View { \(symbol).tint(.red) } }"),
    Case(
      "an icon with a title", #"List { }\#(inline).toolbar { Button("a", systemImage: "b") { } }"#,
      "title 168.0"),
    Case(
      "buttons of the system",
      "List { }\(inline).toolbar { ToolbarItem(placement: .topBarLeading) { EditButton() } }",
      "title 98.0"),
    Case("a text", #"List { }\#(inline).toolbar { Button("a") { } }"#, "title unknown"),
    Case(
      "items below", "List { }\(inline).toolbar { ToolbarItem(placement: .bottomBar) { X() } }",
      "title 228.0"),
    Case("an unknown view", "List { }\(inline).toolbar { X() }", "title unknown"),
    Case(
      "a button in the content of the screen",
      "List { W() }\(inline)", "title 168.0",
      more: "struct W: View { var body: some View { Text(x).toolbar { \(symbol) } } }"),
    Case(
      "a button of a modifier of the app", "List { }\(inline).closing()", "title 168.0",
      more: "extension View { func closing() -> some View { toolbar { \(symbol) } } }"),
    Case(
      "a button on a sheet", "List { }\(inline).sheet(isPresented: $b) { W() }", "title 228.0",
      more: "struct W: View { var body: some View { Text(x).toolbar { X() } } }"),
    Case(
      "buttons around the view with the title", "Group { W() }.toolbar { \(symbol) }",
      "title 168.0", more: "struct W: View { var body: some View { List { }\(inline) } }"),
    Case(
      "a view on two screens",
      "W().toolbar { \(symbol) }.sheet(item: $x) { _ in NavigationStack { W() } }",
      "title 168.0", more: "struct W: View { var body: some View { List { }\(inline) } }"),
    Case(
      "a view that a router shows", "Text(y)", "title unknown",
      more: """
        struct W: View { var body: some View { List { }\(inline) } }
        func show(_ router: Router) { router.push { W() } }
        """),
    Case(
      "a view that nothing shows", "Text(y)", "title unknown",
      more: "struct W: View { var body: some View { List { }\(inline) } }"),
    Case(
      "a view that UIKit shows", "Text(y)", "title unknown",
      more: """
        struct W: View { var body: some View { List { }\(inline) } }
        let controller = UIHostingController(rootView: W())
        """),
    Case(
      "a font that the app sets for titles", "List { }\(inline)", "title unknown",
      more: """
        func style() {
          UINavigationBar.appearance().titleTextAttributes = [.font: UIFont(name: x, size: 30)]
        }
        """),
  ]

  /// Screens with something that may be wider than it looks, or that may add a button with a text.
  private static let unknown: [Case] = [
    ("a modifier of a package", "List { }I.packageToolbar()", ""),
    ("a view of a package", "VStack { PackageScreen() }I", ""),
    ("a function with the type of a view", "List { make() }I", "func make() -> W { W() }"),
    ("a view that a loop creates", "ForEach(x, content: W.init)I", ""),
    ("a picture", #"List { }I.toolbar { Image("a").resizable().frame(height: 28) }"#, ""),
    (
      "a large symbol",
      #"List { }I.toolbar { Image(systemName: "a").font(.system(size: 90)) }"#, ""
    ),
    ("a bar of progress", #"List { }I.toolbar { ProgressView("a") }"#, ""),
    (
      "another style", #"List { }I.toolbar { Button("a", systemImage: "b") { } }.labelStyle(x)"#, ""
    ),
    ("a space", "List { }I.toolbar { HStack(spacing: 150) { S; S } }", ""),
    (
      "many views in each other", "List { }I.toolbar { a }",
      """
      extension V {
        var a: some View { Group { b; b; b; b; b; b; b; b; b; b } }
        var b: some View { Group { c; c; c; c; c; c; c; c; c; c } }
        var c: some View { Group { S; S; S; S; S; S; S; S; S; S } }
      }
      """
    ),
    ("a view with another name", "Text(y)", "typealias X = Y; struct Y: View { \(body) }"),
    (
      "an app that adds buttons to any bar", "List { }I",
      "func add(_ c: UIViewController) { c.navigationItem.rightBarButtonItem = x }"
    ),
  ].map { description, body, more in
    func filled(_ text: String) -> String {
      text.replacing("}I", with: "}" + inline).replacing(")I", with: ")" + inline)
        .replacing("S;", with: symbol + ";").replacing("S }", with: symbol + " }")
    }
    let added = #"struct W: View { var body: some View { List { }.toolbar { Button("a") { } } } }"#
    return Case(description, filled(body), "title unknown", more: added + "\n" + filled(more))
  }

  private static let body = "var body: some View { List { }I }"

  private static let buttons: [Case] = [
    Case(
      "the only button", #"List { }.toolbar { Button("t") { } }"#, "barButton 85.2"),
    Case(
      "a button beside a symbol", #"List { }.toolbar { Button("t") { }; \#(symbol) }"#,
      "barButton 57.4"),
    Case(
      "two buttons with texts",
      #"List { }.toolbar { Button("t") { }; Button { } label: { Text(verbatim: "u") } }"#,
      "barButton 43.2"),
    Case(
      "a button in another font", #"List { }.toolbar { Button("t") { }.font(.title) }"#,
      "swiftUI unknown"),
    Case(
      "a button beside an unknown view", #"List { }.toolbar { Button("t") { }; X() }"#,
      "barButton unknown"),
  ]

  @Test(arguments: titles + unknown + buttons)
  func room(_ example: Case) throws {
    let sources = SwiftSources(try SwiftReader.trees(of: [example.source]))
    let found = sources.uses().filter { $0.key.key == "t" }.map { use in
      let width = use.share?.width(onScreenOfWidth: 320)
      return "\(use.surface.rawValue) \(width.map { "\(($0 * 10).rounded() / 10)" } ?? "unknown")"
    }
    #expect(Set(found) == [example.expected])
  }
}
