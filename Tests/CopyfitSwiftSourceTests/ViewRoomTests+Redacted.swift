/// Tiny sources with texts in whose place a placeholder is shown.
extension ViewRoomTests {
  private static let never = "a: never shown: code shows a placeholder in its place"
  private static let shown = "a: body, 215.0–375.0, grows"

  static let redacted: [Case] = [
    Case("a placeholder", body: #"List { Text("a").redacted(reason: .placeholder) }"#, never),
    Case(
      "a placeholder around views",
      body: #"List { VStack { Text("a") } }.redacted(reason: [.placeholder, .privacy])"#, never),
    Case(
      "by its full name",
      body: #"List { Text("a") }.redacted(reason: RedactionReasons.placeholder)"#,
      never),
    Case(
      "on a condition",
      body: #"List { Text("a").redacted(reason: isLoading ? .placeholder : []) }"#,
      shown),
    Case("for another reason", body: #"List { Text("a").redacted(reason: .privacy) }"#, shown),
    Case("nothing", body: #"List { Text("a").redacted(reason: []) }"#, shown),
    Case(
      "what is shown in it all the same",
      body: #"List { VStack { Text("a").unredacted() } }.redacted(reason: .placeholder)"#, shown),
    Case(
      "another place that shows it",
      body: #"List { row; row.redacted(reason: .placeholder) }"#, shown,
      more: #"extension V { var row: some View { Text("a") } }"#),
    Case(
      "menus, fields and screens",
      body: """
        List {
          Menu("a") { Text("b") }
          TextField("c", text: $x)
          Color.red.sheet(isPresented: $x) { List { Text("d") } }.navigationTitle("e")
        }.redacted(reason: .placeholder)
        """,
      never, "b: menu", "c: body, 1 lines, 183.0–375.0", "d: body, 215.0–375.0, grows", "e: title"),
    Case(
      "what is hidden, too",
      body: #"List { Text("a").hidden().redacted(reason: .placeholder) }"#, "a: code hides it"),
    Case(
      "the app's own modifier", body: #"List { Text("a").redacted(reason: .placeholder) }"#, shown,
      more: """
        enum Reason { case placeholder }
        extension View { func redacted(reason: Reason) -> some View { self } }
        """),
  ]
}
