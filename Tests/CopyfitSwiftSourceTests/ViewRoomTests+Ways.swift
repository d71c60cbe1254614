/// Tiny sources in which texts and views reach a screen in other ways than by their own names.
extension ViewRoomTests {
  static let ways: [Case] = [
    Case(
      "a modifier in a function that is called on a text only",
      """
      @main struct A: App { var body: some Scene { WindowGroup { Text("a").short() } } }
      extension View {
        func short() -> some View { self.smaller().lineLimit(1) }
        func smaller() -> some View { minimumScaleFactor(0.5) }
      }
      public struct Elsewhere: View { var body: some View { List { Text("b") } } }
      """, "a: body, 1 lines, scale 0.5, 375.0", "b: body, grows"),
    Case(
      "a modifier in a function that is called on any view",
      """
      @main struct A: App { var body: some Scene { WindowGroup { AnyView(x).short() } } }
      extension View { func short() -> some View { lineLimit(1) } }
      public struct Elsewhere: View { var body: some View { List { Text("b") } } }
      """, "b: body, 1–0 lines, 0.0–any"),
    Case(
      "texts that are given as keys, or as they are",
      body: """
        List {
          Plain(title: "a"); Keyed(title: "b"); Made(title: "c")
          Text(Self.e); Text(own); Text(verbatim: "g")
          Plain(title: NSLocalizedString("h", comment: "")); plain("i"); keyed("j")
        }
        """, "b: body, 215.0–375.0, grows", "c: body, 215.0–375.0, grows",
      "h: body, 215.0–375.0, grows", "j: body, 215.0–375.0, grows",
      more: """
        struct Plain: View { let title: String; var body: some View { Text(title) } }
        struct Keyed: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
        struct Made: View { let title: String; var body: some View { Text(LocalizedStringKey(title)) } }
        extension V {
          static let e = "e"
          var own: String { "f" }
          func plain(_ title: String) -> some View { Text(title) }
          func keyed(_ title: LocalizedStringKey) -> some View { Text(title) }
        }
        """),
    Case(
      "texts of functions that begin with a dot",
      body: #"List { Text(.localized("a")); Button(.localized("b")) { }; Row(.localized("c")) }"#,
      "a: body, 215.0–375.0, grows", "b: body, 215.0–375.0, grows", "c: body, 215.0–375.0, grows",
      more: """
        extension String {
          static func localized(_ name: String) -> String { NSLocalizedString(name, comment: "") }
        }
        extension LocalizedStringKey {
          static func localized(_ key: String) -> LocalizedStringKey { LocalizedStringKey(key) }
        }
        struct Row: View {
          let title: String
          init(_ title: String) { self.title = title }
          var body: some View { Text(title) }
        }
        """),
    Case(
      "initializers of the project's own that take other values",
      body: #"List { Text("a"); Text(L.b); Text(attributed) }"#, "a: body, 215.0–375.0, grows",
      "b: body, 215.0–375.0, grows",
      more: """
        enum L { static let b = NSLocalizedString("b", comment: "") }
        extension Text { init(_ text: NSAttributedString) { self.init("") } }
        """),
    Case(
      "links of the project's own",
      body: """
        List {
          NavigationLink(unwrapping: route) { _ in ScrollView { Text("a").lineLimit(1) } }
          NavigationLink(large: route) { ScrollView { Text("b").lineLimit(1) } }
        }
        """, "a: body, 1 lines, 375.0", "b: unknown font, 1 lines, 0.0–any",
      more: """
        extension NavigationLink {
          init<T>(unwrapping value: Binding<T?>, @ViewBuilder destination: (T) -> Destination) {
            self.init("", destination: value.map(destination), isActive: .init(value))
          }
          init<T>(large value: Binding<T?>, @ViewBuilder destination: () -> Destination) {
            self.init("", destination: destination().font(.title), isActive: .init(value))
          }
        }
        """),
    Case(
      "screens by the name of what makes them",
      body: #"Pane { Text("a").lineLimit(1) }"#, "a: body, 1 lines, 375.0",
      more: """
        struct Pane<Content: View>: View {
          let content: () -> Content
          var body: some View {
            Color.red.navigationDestination(for: Int.self, destination: content)
          }
        }
        """),
    Case(
      "optional values that become views",
      body: #"List { name.map { _ in Text("a") } }"#, "a: body, 215.0–375.0, grows"),
    Case(
      "the first that fits in the height",
      body: """
        ViewThatFits(in: .vertical) {
          VStack { Text("a").lineLimit(2); Text("b") }
          VStack { Text("c"); Text("d").lineLimit(1) }
        }
        """, "a: body, 2 lines, 375.0–any", "b: body, grows",
      "c: body, 375.0–any, 'ViewThatFits' in the code decides its room",
      "d: body, 1 lines, 375.0–any"),
    Case(
      "the first that fits in both directions",
      body: """
        List { ViewThatFits {
          Text("a").lineLimit(1)
          Text("b").lineLimit(1).frame(maxWidth: 100)
          Text("c").lineLimit(1)
          Text("d").lineLimit(1).frame(maxWidth: 100)
        } }
        """, "a: body, 1 lines", "b: body, 1 lines, 0.0–any", "c: body, 1 lines",
      "d: body, 1 lines, 100.0–any"),
    Case(
      "views beside what a bar or a package adds",
      body: """
        TabView { List { Text("a") } }.tabViewBottomAccessory { Text("b") }.enableInjection()
        List { Text("c") }.navigationBarItems(trailing: Button("d") { })
        """, "a: body, 215.0–375.0, grows",
      "b: unknown font, 1–0 lines, 0.0–any, 'tabViewBottomAccessory' in the code decides its room",
      "c: body, 215.0–375.0, grows", "d: barButton"),
    Case(
      "ranges without an end",
      body: """
        List {
          Text("a").lineLimit(2...)
          Text("b").lineLimit(1).dynamicTypeSize(.accessibility1...)
        }.lineLimit(1)
        """, "a: body, 215.0–375.0, grows", "b: body, 1 lines, from AX1, 215.0–375.0"),
    Case(
      "what is spoken",
      body: #"List { Image("x").accessibilityLabel("a").accessibilityHint("b").help("c") }"#,
      "a: spoken", "b: spoken", "c: spoken"),
  ]
}
