import CopyfitDynamicType
import CopyfitLabels
import CopyfitSourceText
import CopyfitSwiftSource
import CopyfitSwiftTree
import CopyfitTestSupport
import CopyfitUnicode
import Testing

/// What views of SwiftUI give the texts in tiny sources on a screen of 375 points, a line for each text.
///
/// A line has the text's font, its line limit where there is one, its width, and its height where that has an end.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct ViewRoomTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var expected: [String]

    init(_ description: String, _ source: String, _ expected: String...) {
      (testDescription, self.source, self.expected) = (description, source, expected)
    }

    /// The body of the app's first screen.
    init(_ description: String, body: String, _ expected: String..., more: String = "") {
      testDescription = description
      source = """
        @main struct A: App { var body: some Scene { WindowGroup { V() } } }
        struct V: View { var body: some View {
        \(body)
        } }
        \(more)
        """
      self.expected = expected
    }

    /// The same with more declarations.
    func with(_ declarations: String) -> Self {
      var other = self
      other.source += "\n" + declarations
      return other
    }
  }

  static func lines(_ sources: String...) throws -> [String] {
    SwiftSources(try SwiftReader.trees(of: sources)).uses().map { use in
      let shown =
        use.hiding?.text ?? use.made.flatMap { line($0) } ?? use.surface.rawValue
      return "\(use.key.key): \(shown)"
    }
  }

  private static func line(_ control: CodeControl) -> String? {
    let made = control.label(
      id: "", source: control.place, text: .literal(LiteralText("")),
      screens: [375])
    guard let label = made else { return nil }
    let lines = label.setting.lines
    let limit =
      lines.atLeast == lines.atMost ? "\(lines.atMost)" : "\(lines.atLeast)–\(lines.atMost)"
    let setting = label.setting
    let words: [String?] = [
      control.font.map(text) ?? "unknown font",
      limit == "0" ? nil : "\(limit) lines",
      setting.shrinking.minimumScaleFactor.map { "scale \($0)" },
      setting.lineBreakMode == .tail ? nil : setting.lineBreakMode.rawValue,
      setting.letterSpacing == 0 ? nil : "spacing \(setting.letterSpacing)",
      setting.textCase?.rawValue,
      setting.minimumCategory.map { "from \($0.name)" },
      setting.maximumCategory.map { "to \($0.name)" },
      width(of: label.rooms[0]),
      control.grows ? "grows" : height(of: label.rooms[0]),
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }

  private static func text(_ font: FontDescriptor) -> String {
    guard case .textStyle(let style) = font.sizing, font.features.isEmpty else {
      return font.description
    }
    let words: [String?] = [
      style.name, font.weight?.description, font.traits.contains(.bold) ? "bold" : nil,
      font.isItalic ? "italic" : nil,
      font.face == .system(.rounded) ? "rounded" : nil,
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }

  private static func height(of room: Room) -> String? {
    guard let height = room.height else { return nil }
    guard let most = height.atMost else { return height.doubts.first?.text }
    let scaling = room.heightScaling.map { ", scaled as \($0.name)" } ?? ""
    return (height.atLeast.points == most.points ? "" : "at most ")
      + "\(most.points) high\(scaling)"
  }

  private static func width(of room: Room) -> String? {
    guard let width = room.width else { return nil }
    let most = width.atMost.map { "\($0.points)" } ?? "any"
    let least = "\(width.atLeast.points)"
    return least == most ? most : "\(least)–\(most)"
  }

  /// Numbers that no view has: they are unknown, and neither crash nor fail in the layout.
  @Test(arguments: [
    ".padding(.vertical, 1e999)", ".padding(EdgeInsets(leading: 1e999, trailing: -1e999))",
    ".kerning(1e300)", ".font(.system(size: -1))", ".font(.system(size: 1e30))",
    ".minimumScaleFactor(-2)", ".frame(width: 1e999)", ".frame(minWidth: 9, maxWidth: -9)",
    ".lineLimit(99999999999999)", ".padding(-1e4)", ".kerning(-9000)",
  ])
  func impossibleNumbers(modifier: String) throws {
    let example = Case("", body: #"Text("t")\#(modifier)"#)
    #expect(try Self.lines(example.source).count == 1)
  }

  @Test(
    arguments: containers + modifiers + declarations + ways + followed + given + decided + sizes
      + dead + strict + sections + nested + defaults + frames + screens + surfaces + redacted
      + labels + bars + heights + scaled + fonts + found + settled)
  func texts(_ test: Case) throws {
    let found = try Self.lines(test.source)
    #expect(found.sorted() == test.expected.sorted())
  }

  @Test(arguments: open)
  func viewsThatMayHoldOthers(_ test: Case) throws {
    let found = try Self.lines(test.source).filter { $0.hasPrefix("row: ") }
    #expect(found == test.expected)
  }

  /// Views whose initializers make the next view twice are walked once for each, not once for each way to them.
  @Test func initializersOfManyViews() throws {
    let views = (0..<24).map { number in
      """
      struct V\(number): View {
        let c: AnyView
        init() { self.c = AnyView(VStack { V\(number + 1)(); V\(number + 1)() }) }
        var body: some View { c }
      }
      """
    }
    let last = #"struct V24: View { var body: some View { Text("t").lineLimit(1) } }"#
    let app = "@main struct A: App { var body: some Scene { WindowGroup { V0() } } }"
    let found = try Self.lines((views + [last, app]).joined(separator: "\n"))
    #expect(found.count == 1)
  }

  /// A value that names the one before it twice is walked once for each place, not once for each way to it.
  @Test func valuesOfManyValues() throws {
    let values = (0..<40).map { "let v\($0 + 1) = n == \($0) ? v\($0) : v\($0)" }
    let found = try Self.lines(
      """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View {
        var body: some View {
          let v0 = Text("t").lineLimit(1)
          \(values.joined(separator: "\n"))
          return v40.font(.title)
        }
      }
      """)
    #expect(found == ["t: title1, 1 lines, 375.0"])
  }

  /// A private view is that of its own source.
  @Test func privateViews() throws {
    let found = try Self.lines(
      """
      @main struct A: App { var body: some Scene { WindowGroup { List { Row(); Own() } } } }
      private struct Row: View { var body: some View { Text("a") } }
      """,
      """
      struct Row: View { var body: some View { Text("b") } }
      struct Own: View { var body: some View { Row().font(.title) } }
      """)
    #expect(found == ["a: body, 215.0–375.0, grows", "b: title1, 215.0–375.0, grows"])
  }

  /// An extension of a private view is one of its own source's view.
  @Test func extensionsOfPrivateViews() throws {
    let row = { (text: String, font: String) in
      """
      private struct Row: View { var body: some View { label } }
      extension Row { var label: some View { Text("\(text)").font(\(font)) } }
      struct V\(text): View { var body: some View { Row() } }
      """
    }
    let app = "@main struct A: App { var body: some Scene { WindowGroup { List { Va(); Vb() } } } }"
    let found = try Self.lines(app, row("a", ".title"), row("b", ".headline"))
    #expect(found == ["a: title1, 215.0–375.0, grows", "b: headline, 215.0–375.0, grows"])
  }

  /// Nothing that a source cannot name hides a view of SwiftUI.
  @Test(arguments: [
    "private struct Text { var a = 1 }", "fileprivate struct Text { init(_ a: String) {} }",
    "private struct Text: View { let a: String; var body: some View { Image(a) } }",
    "private func Text(_ a: String) -> some View { Image(a) }",
    "private struct VStack<Content> { let content: Content }",
    "private class List { init(_ a: () -> Void) {} }",
    "private enum Outer { struct Text { init(_ a: String) {} } }",
    "struct Outer { struct View {}; struct Text { init(_ a: String) {} } }",
    "class Outer { class View { struct Text { init(_ a: String) {} } } }",
    "private extension View { func font(_ a: Int) -> some View { self } }",
    "extension View { private func font(_ a: Int) -> some View { self } }",
  ])
  func whatOtherSourcesHide(other: String) throws {
    let found = try Self.lines(
      """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { var body: some View { List { VStack { Text("a").font(.title) } } } }
      """, other)
    #expect(found == ["a: title1, 215.0–375.0, grows"])
  }

  @Test(arguments: [
    "@interface Text : UIView\n@property NSString *body;\n@end",
    "@interface List : NSObject\n- (instancetype)init:(id)a;\n@end\n@implementation List\n@end",
  ])
  func classesOfObjectiveCHideNoView(other: String) throws {
    let swift = try SwiftReader.trees(of: [
      """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { var body: some View { List { Text("a").font(.title) } } }
      """
    ])
    let objectiveC = ObjectiveCReader.tree(
      of: SwiftTreeFormat.Source(path: "T.m", content: Array(other.utf8)))
    let uses = SwiftSources(swift + [objectiveC]).uses()
    #expect(uses.compactMap { $0.made?.font?.sizing } == [.textStyle(.title1)])
  }

  /// A font, number or function that another source declares as private is not used for the view.
  @Test(arguments: [
    "private extension Font { static let caption = Font.system(size: 4) }",
    "extension Font { fileprivate static let caption = Font.system(size: 4) }",
    "private let width: CGFloat = 5", "private extension CGFloat { static let width = 5.0 }",
    "private func face() -> Font { .system(size: 4) }",
  ])
  func privateFontsAndNumbers(other: String) throws {
    let source = """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { var body: some View { VStack {
        Text("a").font(.caption)
        Text("b").font(face())
        Text("c").frame(width: width)
        Text("d").frame(width: .width)
      } } }
      """
    let known = """
      \(source)
      let width: CGFloat = 50
      extension CGFloat { static let width = 60.0 }
      func face() -> Font { .title }
      """
    #expect(try Self.lines(known, other) == Self.lines(known))
    #expect(try Self.lines(source, other) == Self.lines(source))
  }

  /// Getters of tuples that lead to each other in many ways are read once each.
  @Test func tuplesOfManyGetters() throws {
    let results = { (next: Int) in
      Array(repeating: "if x { return a\(next) }", count: 60).joined(separator: "\n")
    }
    let getters = (0..<6).map {
      "var a\($0): [(title: LocalizedStringKey, n: Int)] {\n\(results($0 + 1)) }"
    }
    let test = Case(
      "", body: #"List { Text("t"); ForEach(a0) { pair in Text(pair.title) } }"#,
      more: "extension V { \(getters.joined(separator: "\n")) }")
    #expect(try Self.lines(test.source) == ["t: body, 215.0–375.0, grows"])
  }

  /// What is kept of an earlier run gives the same rooms without the sources, and two threads find what one finds.
  @Test(
    arguments: containers + modifiers + declarations + ways + followed + given + decided + sizes
      + surfaces + bars + heights)
  func answersAreKept(_ test: Case) throws {
    let trees = try SwiftReader.trees(of: [test.source])
    let sources = KnownSources { trees }
    let uses = sources.uses()
    let facts = try #require(sources.newFacts)
    let kept = KnownSources(try #require(SourceFacts(bytes: facts.bytes[...]))) { [] }
    #expect(kept.uses() == uses)
    let parallel = KnownSources(jobs: 2) { trees }
    #expect(parallel.uses() == uses)
    #expect(parallel.mentions() == sources.mentions())
  }
}
