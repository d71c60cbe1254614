/// Tiny sources with headers and footers of sections, whose fonts the container decides.
extension ViewRoomTests {
  static let sections: [Case] = [
    Case(
      "sections of lists in grouped styles",
      body: """
        VStack {
          List { Section { } header: { Text("a") } footer: { Text("b").lineLimit(1) } }
          Form { Section(footer: Text("c").bold()) { } }.formStyle(.grouped)
          List { Section { } footer: { VStack { Text("d"); Text("e").font(.caption) } } }
            .listStyle(GroupedListStyle())
          List { Group { Section { } footer: { Text("f") } } }.listStyle(.insetGrouped)
        }
        """, "a: unknown font, grows", "b: footnote, 1 lines, 215.0–375.0",
      "c: unknown font, grows", "d: unknown font, grows",
      "e: caption1, 215.0–375.0, grows", "f: unknown font, grows"),
    Case(
      "sections of other lists",
      body: """
        VStack {
          List { Section { } footer: { Text("a") } }.listStyle(.plain)
          List { Section { } footer: { Text("b") } }.listStyle(own)
          List { Section { } footer: { Text("c") } }.font(.title)
          Form { Section { } footer: { Text("d") } }.formStyle(.columns)
          NavigationSplitView { List { Section { } footer: { Text("e") } } }
          Unknown { List { Section { } footer: { Text("f") } } }
          ScrollView { Section { } footer: { Text("g") } }
        }
        """, "a: unknown font, grows", "b: unknown font, grows", "c: unknown font, grows",
      "d: unknown font, grows", "e: unknown font, grows", "f: unknown font, 1–0 lines, 0.0–any",
      "g: body, 375.0, grows"),
    Case(
      "sections outside of lists",
      body: """
        ScrollView {
          LazyVStack { Section { } header: { Text("a") } footer: { Text("b").lineLimit(1) } }
            .font(.title)
          List { VStack { Section("c") { } } }
        }
        """, "a: title1, 375.0, grows", "b: title1, 1 lines, 375.0",
      "c: body, 215.0–375.0, grows"),
  ]
}
