/// Tiny sources with a view that another place creates, and a modifier of views that may have it in them: its font is
/// unknown if they may, and otherwise the screen's.
extension ViewRoomTests {
  static let open: [Case] = [
    open("a function of a package", "AnyView(factory.make()).font(.caption)", isOpen: true),
    open("a closure of an object", "AnyView(router.build()).font(.caption)", isOpen: true),
    open("an element", "AnyView(pages[index]).font(.caption)", isOpen: true),
    open("a choice", "AnyView(a ?? b).font(.caption)", isOpen: true),
    open("a view", #"AnyView(Text("a").bold()).font(.caption)"#, isOpen: false),
    open("content of a view", "Box { Color.red }", isOpen: false),
    open(
      "a part of a value that is named like that of a style", "Sheet(configuration: x)",
      isOpen: true,
      more: """
        struct SheetConfiguration { let content: AnyView }
        struct Sheet: View {
          let configuration: SheetConfiguration
          var body: some View { configuration.content.font(.caption) }
        }
        """),
    open(
      "content with the label of an action", "Info(value: { item.view }).font(.caption)",
      isOpen: true),
    open("the action of a button", #"Button("a") { item.show() }.font(.caption)"#, isOpen: false),
    open(
      "an action of a modifier", #"Text("a").onAppear { item.show() }.font(.caption)"#,
      isOpen: false),
    open("a menu", #"Text("a").contextMenu { item.view }.font(.caption)"#, isOpen: false),
    open("a sheet", #"Text("a").overlay { item.view }.font(.caption)"#, isOpen: true),
    open("a modifier of a wrapper", "item.view.backport.font(.title)", isOpen: true),
    open("a modifier of a wrapper of a view", "Color.red.backport.font(.title)", isOpen: false),
    open("a view of a package", "item.name.font(.caption)", isOpen: true),
    open(
      "a part of a text", #"item.name.font(.caption).bold() + Text("a")"#, isOpen: false),
    open(
      "an alternative part of a text", #"Text("a") + (a ? item.name : item.tag.font(size))"#,
      isOpen: false),
    open(
      "views that the app adds", "item.name.font(.caption) + item.tag", isOpen: true,
      more: "func + (a: some View, b: some View) -> some View { HStack { a; b } }"),
    open(
      "a property that is a text", "item.title", isOpen: false,
      more: "extension Item { var title: Text { return name.font(size) } }"),
    open(
      "a property with any view", "item.title", isOpen: true,
      more: "extension Item { var title: some View { name.font(size) } }"),
    open(
      "a text of the app's own", "item.title", isOpen: true,
      more: """
        extension Item {
          struct Text: View { let a: AnyView; var body: some View { a } }
          var title: Text { name.font(size) }
        }
        """),
  ]

  private static func open(_ name: String, _ body: String, isOpen: Bool, more: String = "") -> Case
  {
    Case(
      name,
      """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View {
        let item: Item
        var body: some View { \(body) }
      }
      class Registry { func make() { pages.append(Row()) } }
      struct Row: View { var body: some View { List { Text("row") } } }
      struct Item { let view: AnyView }
      class Router { let build: () -> AnyView }
      struct Box<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { AnyView(content()).font(.caption) }
      }
      struct Info<Value: View>: View {
        @ViewBuilder let value: () -> Value
        var body: some View { value() }
      }
      struct Backport<Content> { let content: Content }
      extension View { var backport: Backport<Self> { Backport(content: self) } }
      extension UIColor { var backport: Int { 1 } }
      extension Backport where Content: View {
        func font(_ font: Font) -> some View { content.font(.headline) }
      }
      \(more)
      """, "row: \(isOpen ? "unknown font" : "body"), grows")
  }
}
