/// Tiny sources with views that depend on what they are given, and what each text in them is shown in.
extension ViewRoomTests {
  static let given: [Case] = [
    Case(
      "members of a structure with another initializer in an extension",
      body: #"List { Text(info.title); Text(other.title) }"#,
      "a: body, 215.0–375.0, grows", "b: body, 215.0–375.0, grows",
      more: """
        struct Info { let title: LocalizedStringKey; let note: Int }
        extension Info { init(note: Int) { self.init(title: "", note: note) } }
        struct Other { let title: LocalizedStringKey; let note: Int }
        extension V {
          var info: Info { Info(title: "a", note: 1) }
          var other: Other { .init(title: "b", note: 2) }
        }
        """)
  ]
}
