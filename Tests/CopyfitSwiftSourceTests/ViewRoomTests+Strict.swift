/// Tiny sources that seem to decide a room, but leave it open.
extension ViewRoomTests {
  static let strict: [Case] = layers + layouts + ownNames + lengths + styles

  private static let layers: [Case] = [
    Case(
      "an own size over a view that a screen bounds",
      body: #"Color.red.overlay { Text("a").fixedSize(horizontal: false, vertical: true) }"#,
      "a: body, 0.0–375.0, 'overlay' in the code decides its room"),
    Case(
      "an own size over a view of a fixed height",
      body: """
        ScrollView {
          Color.red.frame(height: 40).background(Text("a").fixedSize(horizontal: false, vertical: true))
        }
        """, "a: body, 0.0–375.0, 'fixedSize' in the code decides its room"),
    Case(
      "an own size over a view that scrolls",
      body: """
        ScrollView { Color.red.overlay { Text("a").fixedSize(horizontal: false, vertical: true) } }
        """, "a: body, 0.0–375.0, grows"),
    Case(
      "what scrolls over a view", body: #"Color.red.overlay { ScrollView { Text("a") } }"#,
      "a: body, 0.0–375.0, grows"),
  ]

  private static let layouts: [Case] = [
    layout(
      "a layout in a variable",
      "let layout = x ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())\n"),
    layout(
      "a layout in a property", "",
      more:
        "extension V { var layout: AnyLayout { x ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()) } }"
    ),
  ]

  private static func layout(_ name: String, _ variable: String, more: String = "") -> Case {
    Case(
      name, body: variable + #"return layout { Text("a").font(.title) }"#,
      "a: title1, 0.0–any, 'AnyLayout' in the code decides its room", more: more)
  }

  private static let ownNames: [Case] = [
    Case(
      "a badge of the project's own", body: #"List { Text("a").badge("b") }"#,
      "a: body, 1 lines, 215.0–375.0", "b: caption1, 1 lines, 215.0–375.0",
      more: """
        extension View {
          func badge(_ text: LocalizedStringKey) -> some View {
            VStack { lineLimit(1); Text(text).font(.caption).lineLimit(1) }
          }
        }
        """),
    Case(
      "a badge with other arguments", body: #"List { Text("a").badge("b") }"#,
      "a: body, 0.0–375.0, grows", "b: swiftUI",
      more: """
        extension View { func badge(_ text: String, color: Color) -> some View { self } }
        """),
    Case(
      "an alert of the project's own",
      body: #"List { Text("a").alert("b", isPresented: $x) { Text("c") } }"#,
      "a: body, 215.0–375.0, grows", "b: body, 215.0–375.0, grows",
      "c: headline, 215.0–375.0, grows",
      more: """
        extension View {
          func alert<Content: View>(
            _ title: LocalizedStringKey, isPresented: Binding<Bool>,
            @ViewBuilder content: () -> Content
          ) -> some View {
            VStack { self; Text(title); content().font(.headline) }
          }
        }
        """),
    Case(
      "a member of another type",
      body: #"List { Text(credits.title) }"#,
      more: """
        struct Credits { let title: String }
        enum Strings { enum Credits { static let title = NSLocalizedString("a", comment: "") } }
        extension V { var credits: Strings.Credits { load() } }
        """),
  ]

  private static let lengths: [Case] = [
    Case(
      "a width that a view is given", body: #"List { Row(title: "a", width: 120) }"#,
      "a: body, 1 lines, 120.0", more: row),
    Case(
      "several widths that views are given",
      body: #"List { Row(title: "a", width: 120); Row(title: "b", width: 80) }"#,
      "a: body, 1 lines, 120.0", "b: body, 1 lines, 80.0", more: row),
    Case(
      "a width that is computed", body: #"List { Row(title: "a", width: x) }"#,
      "a: body, 1 lines, 0.0–any", more: row),
    Case(
      "a width that changes", body: #"List { Row(title: "a", width: 120) }"#,
      "a: body, 1 lines, 0.0–any",
      more: row.replacing("let width", with: "@State var width")),
    Case(
      "a width and padding that a function is given",
      body: #"List { row("a", 200, 10) }"#, "a: body, 1 lines, 180.0",
      more: """
        extension V {
          func row(_ title: LocalizedStringKey, _ width: CGFloat, _ inset: CGFloat) -> some View {
            Text(title).lineLimit(1).padding(.horizontal, inset).frame(width: width)
          }
        }
        """),
  ]

  private static let row = """
    struct Row: View {
      let title: LocalizedStringKey
      let width: CGFloat
      var body: some View { Text(title).lineLimit(1).frame(width: width) }
    }
    """

  private static let styles: [Case] = [
    Case(
      "the style of buttons around a menu",
      body: #"List { Menu("a") { }.buttonStyle(Big()) }"#,
      "a: unknown font, 1–0 lines, 215.0–375.0",
      more: """
        struct Big: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.font(.largeTitle)
          }
        }
        """)
  ]
}
