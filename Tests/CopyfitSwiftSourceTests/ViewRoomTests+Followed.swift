/// Tiny sources in which views and texts are found through what other code declares.
extension ViewRoomTests {
  static let followed: [Case] = [
    Case(
      "a modifier that another one of its name calls",
      body: #"Text("a").lineLimit(1).cover(x) { Text("b").lineLimit(1) }"#,
      "a: body, 1 lines, 375.0", "b: body, 1 lines, 375.0",
      more: """
        extension View {
          func cover<C: View>(_ item: Binding<Item?>, @ViewBuilder content: () -> C) -> some View {
            modifier(Cover(item: item, screen: content))
          }
          func cover<C: View>(_ isShown: Binding<Bool>, @ViewBuilder content: () -> C) -> some View {
            modifier(PlainCover(isShown: isShown, screen: content))
          }
        }
        struct Cover<C: View>: ViewModifier {
          let item: Binding<Item?>
          let screen: () -> C
          func body(content: Content) -> some View { content.sheet(item: item) { screen() } }
        }
        struct PlainCover<C: View>: ViewModifier {
          let isShown: Binding<Bool>
          let screen: () -> C
          func body(content: Content) -> some View { content.cover(isShown.item) { screen() } }
        }
        """),
    Case(
      "a view that a modifier puts over what it extends",
      body: #"List { Text("a") }.hud(x)"#, "a: body, 215.0–375.0, grows",
      more: """
        extension View {
          func hud(_ x: Binding<Bool>) -> some View { ZStack { self; PackageHUD(x, config: y) } }
        }
        """),
    Case(
      "values of a loop",
      body: """
        List {
          ForEach(Kind.allCases.sorted(by: order)) { Text($0.title) }
          ForEach(kinds, id: \\.self) { kind in kind.row }
        }
        """, "a: body, 215.0–375.0, grows", "b: body, 215.0–375.0, grows",
      "c: body, 215.0–375.0, grows",
      more: """
        enum Kind: CaseIterable {
          case one, two
          var title: LocalizedStringKey { switch self { case .one: "a"; case .two: "b" } }
          var row: some View { Text("c") }
        }
        extension V { var kinds: [Kind] { [.one] } }
        """),
    Case(
      "views that only observe a state",
      body: """
        WithPerceptionTracking {
          List {
            Text("a")
            WithViewStore(store, observe: { $0 }) { viewStore in Text("b").lineLimit(1) }
            IfLetStore(store.scope(state: x)) { store in Text("c") } else: { Text("d") }
          }
        }
        """, "a: body, 215.0–375.0, grows", "b: body, 1 lines, 215.0–375.0",
      "c: body, 215.0–375.0, grows", "d: body, 215.0–375.0, grows"),
    Case(
      "a view of the app with the name of one that only observes",
      body: #"WithPerceptionTracking { Text("a").lineLimit(1) }"#,
      "a: caption1, 1 lines, 375.0",
      more: """
        struct WithPerceptionTracking<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { content().font(.caption) }
        }
        """),
    Case(
      "what implements a protocol",
      body: #"NavigationStack { module.coordinator?.shown() }"#, "a: body, 215.0–375.0, grows",
      more: """
        protocol Coordinator { func shown() -> AnyView }
        struct Module { var coordinator: Coordinator? }
        extension V { var module: Module { x() } }
        class Own: Coordinator { func shown() -> AnyView { AnyView(List { Text("a") }) } }
        """),
    Case(
      "a view with a screen that lists and menus show",
      body: #"List { Row("a") }.contextMenu { Row("b") }"#,
      "a: unknown font, 1–0 lines, 0.0–any, it differs among the places that show the text",
      "b: unknown font, 1–0 lines, 0.0–any, it differs among the places that show the text",
      more: """
        struct Row: View {
          let title: LocalizedStringKey
          init(_ title: LocalizedStringKey) { self.title = title }
          var body: some View { Text(title).sheet(isPresented: $x) { Color.red } }
        }
        """),
    Case(
      "optional texts",
      body: """
        List { Row(title: L.a, text: L.b, note: L.c) }
        """, "a: body, 215.0–375.0, grows", "b: body, 215.0–375.0, grows",
      "c: body, 215.0–375.0, grows",
      more: """
        struct Row: View {
          let title: String?, text: String?, note: String?
          var body: some View {
            title.map(Text.init)
            text.map { Text($0) }
            if let note { Text(note) }
          }
        }
        enum L {
          static let a = NSLocalizedString("a", comment: "")
          static let b = NSLocalizedString("b", comment: "")
          static let c = NSLocalizedString("c", comment: "")
        }
        """),
    Case(
      "a modifier that a view is given",
      body: #"Page(style: Large())"#, "a: title1, 1 lines, 375.0",
      more: """
        struct Page<M: ViewModifier>: View {
          let style: M
          init(style: M) { self.style = style }
          var body: some View { Text("a").lineLimit(1).modifier(style) }
        }
        struct Large: ViewModifier {
          func body(content: Content) -> some View { content.font(.title) }
        }
        """),
    Case(
      "a limit around any view",
      """
      struct V: View { var body: some View { router.screen.lineLimit(2) } }
      class C { func f() { other(W()) } }
      struct W: View { var body: some View { List { Text("a") } } }
      """, "a: body, 2–0 lines, 0.0–any"),
  ]
}
