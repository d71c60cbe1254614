/// Tiny sources in which texts and views reach a screen in other ways than by their own names.
extension ViewRoomTests {
  static let ways: [Case] = [
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
      "what is spoken",
      body: #"List { Image("x").accessibilityLabel("a").accessibilityHint("b").help("c") }"#,
      "a: spoken", "b: spoken", "c: spoken"),
  ]
}
