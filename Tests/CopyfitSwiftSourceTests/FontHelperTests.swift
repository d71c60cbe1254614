import CopyfitDynamicType
import CopyfitLabels
import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

/// Names of fonts in a configuration.
struct FontHelperNameTests {
  @Test(arguments: [
    ("DesignSystem.body", "DesignSystem.body"), (".theme(.title)", "theme(.title)"),
    ("Font.theme( .title, weight: .bold )", "theme(.title,weight:.bold)"),
    ("SwiftUI.Font.brand", "brand"), ("textStyle(.headline)", "textStyle(.headline)"),
    (#"brand("Old Style", size: 17)"#, #"brand("Old Style",size:17)"#),
    ("headline2()", "headline2()"),
    ("", nil), (".", nil), ("17", nil), ("a..b", nil), ("a.", nil), ("theme(.title", nil),
    ("theme)(", nil), ("a b: c", nil), ("title-bold", nil), (#"brand("x)"#, nil), ("a/b", nil),
  ])
  func name(written: String, expected: String?) {
    #expect(FontHelpers.name(written: written) == expected)
  }
}

/// Fonts that code names but no source declares, in tiny sources.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct FontHelperTests {
  private static func screen(_ body: String, more: String = "") -> String {
    """
    import DesignSystem
    @main struct A: App { var body: some Scene { WindowGroup { V() } } }
    struct V: View {
    @Environment(\\.theme) var theme
    let model: Model
    let own: Font
    var body: some View { List {
    \(body)
    } } }
    struct Model { var font: Font }
    \(more)
    """
  }

  private static let helpers = FontHelpers([
    "DesignSystem.body": .caption, "theme(.title)": .title2, "theme.big": .largeTitle,
    "textStyle(.headline)": .headline, "own": .caption2, "model.font": .caption2,
  ])

  private static func font(_ body: String, more: String = "") throws -> String {
    let sources = SwiftSources(
      try SwiftReader.trees(of: [screen(body, more: more)]), helpers)
    return try #require(sources.uses().first?.made).font.map { "\($0)" } ?? "unknown"
  }

  @Test(arguments: [
    (#"Text("a").font(DesignSystem.body)"#, Font.caption),
    (#"Text("a").font(DesignSystem.body.weight(.bold))"#, .caption.weight(.bold)),
    (#"Text("a").bold().font(.theme(.title))"#, .title2.bold()),
    (#"Text("a").font(Font.theme(.title))"#, .title2),
    (#"Text("a").font(theme.big)"#, .largeTitle),
    (#"Text("a").textStyle(.headline)"#, .headline),
    (#"VStack { Text("a") }.textStyle(.headline)"#, .headline),
    (#"Text("a").font(.body).textStyle(.headline)"#, .body),
    (#"Text("a").font(.theme(.other))"#, nil), (#"Text("a").textStyle(.other)"#, nil),
    (#"Text("a").font(own)"#, nil), (#"Text("a").font(model.font)"#, nil),
  ])
  func fontOfAView(body: String, expected: Font?) throws {
    #expect(try Self.font(body) == (expected.map { "\($0.descriptor)" } ?? "unknown"))
  }

  /// A modifier of a package that the configuration calls neutral changes nothing, and its arguments stay unknown.
  @Test(arguments: [
    (#"Text("a").font(.body).shimmer()"#, ["shimmer"], ["\(Font.body.descriptor)"]),
    (#"Text("a").font(.body).shimmer()"#, [], ["unknown"]),
    (#"VStack { Text("a").font(.body) }.effect(10) { }"#, ["effect"], ["\(Font.body.descriptor)"]),
    (#"Image("i").badge2 { Text("a").font(.body) }"#, ["badge2"], ["unknown"]),
    (#"Text("a").font(.body).mine()"#, ["mine"], ["\(Font.body.bold().descriptor)"]),
  ])
  func aNeutralModifierChangesNothing(body: String, names: [String], expected: [String]) throws {
    let more = "extension View { func mine() -> some View { bold().font(.caption) } }"
    let sources = SwiftSources(
      try SwiftReader.trees(of: [Self.screen(body, more: more)]),
      FontHelpers(neutralModifiers: Set(names)))
    let found = sources.uses().compactMap(\.made).map { control in
      control.font.map { "\($0)" } ?? "unknown"
    }
    #expect(found == expected)
  }

  /// A modifier from the configuration changes nothing else.
  @Test func modifierKeepsTheRoom() throws {
    let source = Self.screen(#"Text("a").textStyle(.headline).frame(width: 80)"#)
    let sources = SwiftSources(try SwiftReader.trees(of: [source]), Self.helpers)
    let made = try #require(sources.uses().first?.made)
    #expect(made.grows)
    #expect(made.containers.compactMap(\.fontName) == ["textStyle(.headline)"])
  }

  @Test func fontOfAControl() throws {
    let source = """
      class C: UIViewController {
        let a = UILabel()
        override func viewDidLoad() {
          view.addSubview(a)
          a.text = NSLocalizedString("a", comment: "")
          a.font = DesignSystem.body
        }
      }
      """
    let sources = SwiftSources(try SwiftReader.trees(of: [source]), Self.helpers)
    #expect(sources.uses().first?.made?.font == Font.caption.descriptor)
  }

  /// The names that a configuration can be written for, with the number of places.
  @Test func namesOfFonts() throws {
    let source = Self.screen(
      """
      Text("a").font(DesignSystem.body)
      Text("b").font(DesignSystem.body.bold())
      Text("c").font(.theme(.title, size: 17)).font(.body)
      Text("d").textStyle(.headline).ownFont()
      Text("e").font(own).font(model.font).font(.system(size: size)).font(.theme(kind))
      Text("f").font(theme.big).font(.custom(name, size: 3)).font(Own.title).appFont(.small)
      """,
      more: """
        enum Own { static var title: Font { pick() ? .title : .body } }
        extension View { func ownFont() -> some View { font(.body) } }
        #Preview { Text("p").font(Preview.font) }
        class C { func f(label: UILabel, font: UIFont) {
          label.font = DesignSystem.body
          label.font = font
          label.font = UIFont.systemFont(ofSize: size)
        } }
        """)
    let sources = SwiftSources(try SwiftReader.trees(of: [source]), Self.helpers)
    #expect(
      sources.fontNames().map { "\($0.name) \($0.count)" } == [
        "DesignSystem.body 3", "Own.title 1", "appFont(.small) 1", "textStyle(.headline) 1",
        "theme(.title,size:17) 1", "theme.big 1",
      ])
  }

  /// The modifiers that a configuration can call neutral, with the number of places: those of views, and of no preview.
  @Test func namesOfModifiers() throws {
    let source = Self.screen(
      """
      Text("a").glow().tracked(as: "a").bold()
      VStack { Text("b").tracked(as: "b") }.own().quiet()
      Text("c").appFont(.small).textStyle(.headline)
      Text(names.compacted().joined())
      Button("d") { log.info("d"); header.tracked(as: "no view").saved() }
      title.framed(); Circle().fill(.red)
      """,
      more: """
        extension View { func own() -> some View { bold() } }
        extension V { var title: some View { Text("t") } }
        struct Frame: ViewModifier { func body(content: Content) -> some View { content.lit() } }
        #Preview { Text("p").onlyHere() }
        """)
    let helpers = FontHelpers(neutralModifiers: ["quiet"])
    let sources = SwiftSources(try SwiftReader.trees(of: [source]), helpers)
    #expect(
      sources.packageModifiers().map { "\($0.name) \($0.count)" } == [
        "framed 1", "glow 1", "lit 1", "tracked 2",
      ])
  }
}
