/// Tiny sources with values that nothing replaces.
extension ViewRoomTests {
  static let defaults: [Case] = [
    Case(
      "private variables and parameters that nothing sets",
      body: "Item()",
      "a: never shown: a condition around it is never true",
      "b: never shown: a condition around it is never true", "c: body, 375.0, grows",
      "d: body, 375.0, grows", "e: body, 375.0, grows", "f: body, 375.0, grows",
      more: """
        struct Item: View {
          private var isNew = false
          private var wasOpen = false
          private var wasShown = false
          var body: some View {
            ScrollView { if isNew { Text("a") }; row(); others; if wasOpen { Text("d") }; if wasShown { Text("f") } }
          }
          mutating func open() { wasOpen = true; (wasShown, x) = (true, 1) }
          mutating func reopen() { open() }
          private func row(isLong: Bool = false, isShort: Bool = true) -> some View {
            if isLong { Text("b") } else { Text("c") }
          }
          private func other(isLong: Bool = false) -> some View { if isLong { Text("e") } }
          var others: some View { VStack { other(); other(isLong: true) } }
        }
        """),
    Case(
      "an alert that a constant of the view rules out",
      body: """
        ScrollView {
          Option(NSLocalizedString("a", comment: ""), kind: .menu)
          Option(NSLocalizedString("b", comment: ""))
        }
        """,
      "a: body, 375.0, grows", "a: never shown: a condition around it is never true",
      "b: body, 375.0, grows", "b: alertTitle",
      more: """
        enum Kind { case menu, counter }
        let kinds = items.map(\\.kind)
        struct Option: View {
          var name: String
          var kind: Kind
          init(_ name: String, kind: Kind = .counter) {
            self.name = name
            self.kind = kind
          }
          var body: some View {
            VStack { Text(name); if kind == .counter { Button { pick() } label: { Image("i") } } }
          }
          func pick() {
            let alert = UIAlertController(title: name, message: nil, preferredStyle: .alert)
          }
        }
        """),
  ]
}
