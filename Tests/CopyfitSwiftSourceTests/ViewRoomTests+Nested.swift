/// Tiny sources with types of one name in several types.
extension ViewRoomTests {
  static let nested: [Case] = [
    Case(
      "types with one name in several types",
      body: "ScrollView { First(); Second(); Row(t: \"c\") }",
      "c: body, 375.0, grows", "a: title1, 375.0, grows", "b: caption1, 375.0, grows",
      more: """
        struct First: View {
          var body: some View { Row(t: "a") }
          struct Row: View { let t: LocalizedStringKey; var body: some View { Text(t).font(.title) } }
        }
        struct Second: View { var body: some View { Row(t: "b") } }
        extension Second {
          struct Row: View { let t: LocalizedStringKey; var body: some View { Text(t).font(.caption) } }
        }
        struct Row: View { let t: LocalizedStringKey; var body: some View { Text(t) } }
        """),
    Case(
      "views of other types by their full names",
      body: #"List { First.Row(t: "a"); Second.Row(t: "b").lineLimit(1); Second.Row.make("c") }"#,
      "a: title1, 215.0–375.0, grows", "b: caption1, 1 lines, 215.0–375.0",
      "c: caption1, 215.0–375.0, grows",
      more: """
        enum First {
          struct Row: View { let t: LocalizedStringKey; var body: some View { Text(t).font(.title) } }
        }
        enum Second {
          struct Row: View {
            let t: LocalizedStringKey
            var body: some View { Text(t).font(.caption) }
            static func make(_ t: LocalizedStringKey) -> some View { Row(t: t) }
          }
        }
        """),
    Case(
      "a view of another type with content",
      body: "ScrollView { First.Box(title: \"a\") { Text(\"b\") } }",
      "b: caption1, 335.0, grows", "a: title1, 375.0, grows",
      more: """
        enum First {
          struct Box<Content: View>: View {
            let title: LocalizedStringKey
            @ViewBuilder let content: () -> Content
            var body: some View {
              VStack { Text(title).font(.title); content().font(.caption).padding(20) }
            }
          }
        }
        enum Second {
          struct Box<Content: View>: View {
            let content: () -> Content
            var body: some View { content().font(.headline) }
          }
        }
        """),
    Case(
      "a name of types in several others",
      body: "Other()",
      "a: unknown font, 0.0–any, the place that shows the text is unknown",
      "a: unknown font, 0.0–any, the place that shows the text is unknown",
      more: """
        class Base { struct Row: View { let t: LocalizedStringKey; var body: some View { Text(t).font(.title) } } }
        enum Second { struct Row: View { let t: LocalizedStringKey; var body: some View { Text(t) } } }
        struct Other: View { var body: some View { Row(t: "a") } }
        """),
    Case(
      "texts of types with one name",
      body: "ScrollView { Text(First.Texts.title); Text(Second.Texts.title).font(.title) }",
      "a: body, 375.0, grows", "b: title1, 375.0, grows",
      more: """
        enum First { enum Texts { static let title: LocalizedStringKey = "a" } }
        enum Second { enum Texts { static let title: LocalizedStringKey = "b" } }
        """),
  ]
}
