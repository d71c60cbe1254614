/// Tiny sources with tabs, and with items of bars that have their own letters.
extension ViewRoomTests {
  private static func item(_ name: String, _ item: String, _ expected: String) -> Case {
    Case(name, body: "List { }.toolbar { ToolbarItem { \(item) } }", expected)
  }

  private static func any(_ name: String) -> String {
    "a: unknown font, 1–0 lines, 0.0–any, '\(name)' in the code decides its room"
  }

  static let bars: [Case] = [
    Case(
      "tabs",
      body: """
        TabView {
          Tab("a", systemImage: "x") { List { Text("b") } }
          Tab(value: 1) { List { Text("c") } } label: { Label("d", systemImage: "x") }
          TabSection("e") { Tab("f", systemImage: "x") { List { Text("g") } } }
          TabSection { Tab("h", systemImage: "x") { Color.red } } header: { Text("i") }
          Text("j").tabItem { Text("k"); Image("x") }
        }
        """,
      "a: tab", "b: body, 215.0–375.0, grows", "c: body, 215.0–375.0, grows", "d: tab", "e: tab",
      "f: tab", "g: body, 215.0–375.0, grows", "h: tab", "i: tab",
      "j: body, 375.0, its screen does not scroll, and other views share the height", "k: tab"),
    item("a button", #"Button("a") { }"#, "a: barButton"),
    item("a button with a color", #"Button("a") { }.foregroundStyle(.red)"#, "a: barButton"),
    item("a button in the system's style", #"Button("a") { }.buttonStyle(.plain)"#, "a: barButton"),
    item("a text with padding", #"Text("a").padding()"#, "a: barButton"),
    item("a text in its own font", #"Text("a").font(.caption)"#, any("ToolbarItem")),
    item(
      "a text in its own frame", #"Text("a").font(.caption).lineLimit(1).frame(width: 60)"#,
      "a: unknown font, 1 lines, 60.0"),
    item("a button with a bold title", #"Button("a") { }.bold()"#, any("ToolbarItem")),
    item("a view that is not known", #"Strange { Text("a") }"#, any("Strange")),
    item("a modifier that is not known", #"Text("a").strange()"#, any("strange")),
    item("an icon in its own font", #"Label("a", systemImage: "x").font(.caption)"#, "a: spoken"),
  ]
}
