/// Tiny sources with code that never runs in a published app.
extension ViewRoomTests {
  private static let shown = "a: body, 215.0–375.0, grows"
  private static let never = "b: never shown: a condition around it is never true"
  private static let unused = "b: never shown: no code of a published app creates Row"

  static let dead: [Case] = views + conditions + hidden

  private static let views: [Case] = [
    Case(
      "a view that nothing creates", body: #"List { Text("a") }"#, shown, unused,
      more: row),
    Case(
      "a view that only a preview creates", body: #"List { Text("a") }"#, shown, unused,
      more: row + "#Preview { Row() }"),
    Case(
      "a view in another one that nothing creates", body: #"List { Text("a") }"#, shown, unused,
      "c: never shown: no code of a published app creates Page",
      more: row + #"struct Page: View { var body: some View { List { Row(); Text("c") } } }"#),
    Case(
      "views that only create each other", body: #"List { Text("a") }"#, shown, unused,
      more: """
        struct Row: View { var body: some View { Text("b").lineLimit(1).sheet { Page() } } }
        struct Page: View { var body: some View { Row() } }
        """),
    Case(
      "a view that is created in one that nothing creates, and elsewhere",
      body: #"List { Row() }"#, "b: body, 1 lines, 215.0–375.0",
      more: row + "struct Page: View { var body: some View { Row() } }"),
    Case(
      "titles and alerts of a view that nothing creates", body: #"List { Text("a") }"#, shown,
      unused, "c: never shown: no code of a published app creates Row",
      more: """
        struct Row: View {
          var body: some View { List { }.navigationTitle("b").alert("c", isPresented: $x) { } }
        }
        """),
    Case(
      "the name of a type in an argument of another one", body: #"List { Text("a") }"#, shown,
      "b: body, 1 lines, 0.0–any",
      more: row + "final class Host: UIHostingController<Row> { }"),
    Case(
      "the name of a type in a requirement", body: #"List { Text("a") }"#, shown,
      "b: body, 1 lines, 0.0–any",
      more: row + "extension Box where Content == Row { init() { self.init(.init()) } }"),
    Case(
      "a public view", body: #"List { Text("a") }"#, shown, "b: body, 1 lines, 0.0–any",
      more: "public " + row),
    Case(
      "a view with an attribute", body: #"List { Text("a") }"#, shown,
      "b: body, 1 lines, 0.0–any", more: "@Registered " + row),
    Case(
      "a view with a protocol of another module", body: #"List { Text("a") }"#, shown,
      "b: body, 1 lines, 0.0–any", more: row + "extension Row: Screen { }"),
    // Another place, which is not known, may show it.
    Case(
      "a text of a type in a view that nothing creates", body: #"List { Text("a") }"#, shown,
      more: """
        enum Kind { case x; var title: LocalizedStringKey { "b" } }
        struct Row: View { var kind: Kind; var body: some View { Text(kind.title) } }
        """),
    Case(
      "declarations that are unavailable on iOS",
      body: """
        List { Text("a"); old; later; Row() }
        """, "a: body, 215.0–375.0, grows", "d: body, 215.0–375.0, grows",
      more: """
        extension V {
          @available(iOS, unavailable) var old: some View { Text("b") }
          @available(*, unavailable, message: "c") func page() -> some View { Text("c") }
          @available(iOS 17, macOS 14, *) var later: some View { Text("d") }
        }
        @available(macOS 13, *) @available(iOS, unavailable)
        struct Row: View { var body: some View { Text("e") } }
        """),
    Case(
      "sources without the start of an app", row, "b: body, 1 lines, 0.0–any"),
  ]

  private static let row =
    #"struct Row: View { var body: some View { Text("b").lineLimit(1) } }"# + "\n"

  private static let conditions: [Case] = [
    condition("a literal", "false"),
    condition("a literal in a longer condition", "isOn && !true"),
    condition("a constant of a type", "Platform.isMac"),
    condition("a constant of the view", "isOld"),
    condition("a global constant", "showsTests"),
    condition("a getter", "Platform.isDesktop"),
    condition("a getter that depends on the system", "Platform.isCatalyst"),
    Case(
      "what is certainly true", body: #"List { if !isOld { Text("a") } else { Text("b") } }"#,
      shown, never, more: constants),
    Case(
      "one of two texts", body: #"List { Text(Platform.isMac ? "b" : "a") }"#, shown, never,
      more: constants),
    Case(
      "a view in such a condition", body: #"List { Text("a"); if isOld { Row() } }"#, shown, never,
      more: constants + row),
    Case(
      "a view in such a condition and elsewhere", body: "List { Row(); if isOld { Row() } }",
      "b: body, 1 lines, 215.0–375.0", more: constants + row),
    Case(
      "a sheet in such a condition",
      body: #"List { Text("a"); if isOld { Color.red.sheet { List { Text("b") } } } }"#, shown,
      never, more: constants),
    Case(
      "flags that may change",
      body: """
        List {
          if isOn { Text("a") }
          if Platform.isNew { Text("b") }
          if Platform.isTest { Text("c") }
          if base.isSmall { Text("d") }
        }
        """, shown, "b: body, 215.0–375.0, grows", "c: body, 215.0–375.0, grows",
      "d: body, 215.0–375.0, grows", more: constants),
  ]

  private static func condition(_ name: String, _ condition: String) -> Case {
    Case(
      name, body: #"List { Text("a"); if \#(condition) { Text("b") } }"#, shown, never,
      more: constants)
  }

  private static let constants = """
    let showsTests = false
    enum Platform {
      static let isMac = false
      static var isDesktop: Bool { isMac }
      static var isNew = false
      #if OWN
      static let isTest = true
      #else
      static let isTest = false
      #endif
      static var isCatalyst: Bool {
        #if targetEnvironment(macCatalyst)
        return true
        #else
        return false
        #endif
      }
    }
    class Base { var isSmall: Bool { false } }
    class Heir: Base { override var isSmall: Bool { true } }
    extension V {
      var isOld: Bool { false }
      var base: Base { Base() }
    }

    """

  private static let hidden: [Case] = [
    Case(
      "a hidden text, and the same where it is visible",
      body: #"List { Text("a"); Text("a").lineLimit(1).hidden(); Text("a").opacity(0) }"#,
      shown, "a: code hides it", "a: code hides it"),
    Case(
      "content that one view hides and another shows",
      body: #"List { Both { Text("a") } }"#, shown,
      more: """
        struct Both<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { content().hidden(); content() }
        }
        """),
    Case(
      "what is hidden on some screens",
      body: #"List { Text("a").hidden(isSmall); Text("b").hidden(true) }"#, shown,
      "b: code hides it"),
    Case(
      "the sheet of a hidden view", body: #"Color.red.hidden().sheet { List { Text("a") } }"#,
      shown),
  ]
}
