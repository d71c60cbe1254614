/// Tiny sources with several views in the labels of controls.
extension ViewRoomTests {
  static let labels: [Case] = [
    Case(
      "prompts of fields that are never empty, or may be",
      body: """
        List {
          TextField("a", text: .constant("x")); TextField("b", text: .constant(""))
          TextField("c", text: .constant(x ? NSLocalizedString("y", comment: "") : "z"))
          TextField("d", text: Binding.constant("\\(count) z")); TextField("e", text: .constant(name))
        }
        """,
      "a: spoken", "b: body, 1 lines, 183.0–375.0",
      "c: spoken",
      "d: spoken", "e: unknown font, 1–0 lines, 0.0–any, 'TextField' in the code decides its room"),
    Case(
      "labels of buttons",
      body: """
        List {
          Button { } label: { Text("a").lineLimit(1) }
          Button { } label: { Image("x"); Text("b").lineLimit(1) }
          Button(action: f) { if on { Text("c").lineLimit(1) } else { Image("x") } }
          Button { } label: { VStack { Text("d").lineLimit(1); Text("e").lineLimit(1) } }
          Button { } label: { Group { Text("f").lineLimit(1); Image("x") } }
          NavigationLink { } label: { Pair() }
          Link(destination: url) { One() }
          Label { Text("i").lineLimit(1); Text("j").lineLimit(1) } icon: { Image("x") }
        }
        """,
      "a: body, 1 lines, 215.0–375.0", "b: body, 1 lines, 0.0–375.0",
      "c: body, 1 lines, 215.0–375.0", "d: body, 1 lines, 215.0–375.0",
      "e: body, 1 lines, 215.0–375.0", "f: body, 1 lines, 0.0–375.0",
      "g: body, 1 lines, 0.0–375.0", "h: body, 1 lines, 215.0–375.0",
      "i: body, 1 lines, 0.0–375.0", "j: body, 1 lines, 0.0–375.0",
      more: """
        struct Pair: View { var body: some View { Text("g").lineLimit(1); Image("x") } }
        struct One: View { var body: some View { Text("h").lineLimit(1).bold().font(.body) } }
        """.replacing(".bold().font(.body)", with: ".font(.body)")),
    Case(
      "subtitles",
      body: """
        Form {
          Toggle(isOn: $x) { Text("a").lineLimit(1); Text("b").lineLimit(1) }
          LabeledContent { Text("v") } label: { Text("c"); Text("d").font(.caption) }
          Stepper(value: $x) { Text("e").lineLimit(1); Text("f").lineLimit(1) }
          Picker(selection: $x) { } label: { Text("g").lineLimit(1); Text("h").lineLimit(1) }
        }
        """,
      "a: body, 1 lines, 0.0–375.0", "b: unknown font, 1 lines, 0.0–375.0",
      "v: body, 0.0–375.0, grows", "c: body, 0.0–375.0, grows", "d: caption1, 0.0–375.0, grows",
      "e: body, 1 lines, 0.0–375.0", "f: unknown font, 1 lines, 0.0–375.0",
      "g: body, 1 lines, 0.0–375.0", "h: unknown font, 1 lines, 0.0–375.0"),
    Case(
      "views of which the first may be several",
      body: #"Form { Toggle(isOn: $x) { ForEach(all) { Text("a").lineLimit(1) } } }"#,
      "a: unknown font, 1 lines, 0.0–375.0"),
    Case(
      "labels that views are given",
      body: #"List { Row { Text("a").lineLimit(1) }; Named(title: Text("b").lineLimit(1)) }"#,
      "a: body, 1 lines, 0.0–375.0", "b: body, 1 lines, 215.0–375.0",
      more: """
        struct Row<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { Button { } label: { content() } }
        }
        struct Named: View {
          let title: Text
          var body: some View { Button { } label: { title } }
        }
        """),
  ]
}
