import CopyfitLabels
import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

/// Why the font of a text in SwiftUI is unknown.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct FontDoubtTests {
  private static let settings = """
    extension Font {
      private static let body = 17.0
      static var footnote: Double { 13 }
      static var sized: Font { .system(size: body * Theme.shared.scale) }
      static var chosen: Font { made(by: Theme.shared.name).bold() }
      static var stored: Font { .system(size: UserDefaults.standard.double(forKey: "size")) }
      static var plain: Font { .headline }
      static var other: Font { Maker.make() }
      private static func made(by name: String) -> Font { .custom(name, size: 17) }
    }
    class Theme {
      static let shared = Theme()
      var scale = 1.0
      @AppStorage("font") var name: String
    }
    class Model { static var font = Font.body }
    let size = 20.0
    var globalSize = 20.0
    """

  @Test(
    arguments: [
      (".body", nil), (".footnote", nil), (".plain", nil), (".system(size: size)", nil),
      (".sized", "it depends on a setting of the app"),
      (".chosen.weight(.bold)", "it depends on a setting of the app"),
      ("Font.stored", "it depends on a setting of the app"),
      ("Model.font", "it depends on a setting of the app"),
      (".system(size: globalSize)", "it depends on a setting of the app"),
      (".other", "'font' in the code decides it"),
      (".system(size: ownSize)", "'font' in the code decides it"),
    ] as [(String, String?)])
  func nameTheirCause(font: String, expected: String?) throws {
    let source = """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View {
        @State var ownSize = 20.0
        var body: some View { Text("a").font(\(font)) }
      }
      """
    let trees = try SwiftReader.trees(of: [source, Self.settings])
    let control = try #require(SwiftSources(trees).uses().first?.made)
    #expect((control.font == nil) == (expected != nil))
    #expect(control.fontDoubt?.textOfFont == expected)
  }

  /// The case of letters is no property of a font, but the width depends on it in the same way.
  @Test func theCaseOfLettersIsNoFont() {
    #expect(
      Doubt.decided(by: "textCase").textOfFont == "'textCase' in the code decides its letters")
  }

  /// The font of a footer is likely, but no finding about it is certain unless code sets another one.
  ///
  /// Without limits, a footer has no font, because it certainly cannot be cut.
  @Test(
    arguments: [
      ("", [], .footerFont), (".font(.caption)", [], nil), (".bold()", [], .footerFont),
      (".lineLimit(1)", [.footerFont], nil), (".lineLimit(1).font(.caption)", [], nil),
    ] as [(String, [Doubt], Doubt?)])
  func footersAreUncertain(modifier: String, doubts: [Doubt], fontDoubt: Doubt?) throws {
    let source = """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View {
        var body: some View { List { Section { } footer: { Text("a")\(modifier) } } }
      }
      """
    let control = try #require(SwiftSources(try SwiftReader.trees(of: [source])).uses().first?.made)
    #expect(control.doubts == doubts && control.fontDoubt == fontDoubt)
    #expect((control.font == nil) == (fontDoubt != nil))
  }
}
