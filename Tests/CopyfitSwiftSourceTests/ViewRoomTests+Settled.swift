/// Tiny sources with private properties that keep their first value, so that what depends on them is never shown.
extension ViewRoomTests {
  private static let shown = "a: body, 215.0–375.0, grows"
  private static let never = "a: never shown: a condition around it is never true"
  private static let absent = "a: never shown: no code of a published app presents it"

  static let settled: [Case] = items + flags + called + presented

  private static let items: [Case] = [
    item("an item that nothing sets", state, never),
    item("an item that is only set to nil", state + "func f() { error = nil }", never),
    item("an item with nil", "@State private var error: String? = nil", never),
    item("an item without a wrapper", "private var error: String?", never),
    item("an item that code sets", state + "func f() { self.error = x }", shown, call: "f"),
    item("an item that a closure sets", state + "var b: () -> Void { { error = x } }", shown),
    item("an item that an unused function sets", state + "func f() { error = x }", never),
    item("an item that a public function sets", state + "public func f() { error = x }", shown),
    item("an item of another file", "@State var error: String?", shown),
    item("an item of another wrapper", "@Binding private var error: String?", shown),
    item("an item in a binding", state + "var b: some View { Other(error: $error) }", shown),
    item("an item that a function may change", state + "var b: Int { set(&error) }", shown),
    item("an item in a key path", state + #"var b: Any { \Self.error }"#, shown),
    item(
      "an item that an initializer sets",
      state + "init(_ x: String?) { _error = State(initialValue: x) }",
      shown),
    item(
      "an item that an argument gives", state + "static func make() -> V { V(error: x) }",
      "a: body, grows"),
    item("an item in a tuple", state + "var b: Int { (error, _) = x }", shown),
    Case(
      "an item that is compared with nil",
      body: #"List { if error != nil { Text("a") }; if error == nil { Text("b") } }"#, never,
      "b: body, 215.0–375.0, grows", more: "extension V { @State private var error: String? }"),
    Case(
      "the item of an object that a decoder makes",
      body: "List { M() }", shown,
      more: """
        struct M: View, Codable {
          private var error: String?
          var body: some View { if let error { Text("a") } }
        }
        """),
  ]

  private static let flags: [Case] = [
    flag("a flag that nothing sets", state, never),
    flag("a flag that is only set to its value", state + "var b: Void { isOn = false }", never),
    flag("a flag that is toggled", state + "var b: Void { isOn.toggle() }", shown),
    flag(
      "a flag that a function of the app's own changes", state + "var b: Void { isOn.set() }", shown
    ).with("extension Bool { mutating func set() { self = true } }"),
    flag("a flag that another function reads", state + "var b: Int { isOn.count() }", never),
    flag("a flag in a control", state + #"var b: some View { Toggle("", isOn: $isOn) }"#, shown),
    flag("a flag that is computed", state + "var b: Void { isOn = x }", shown),
  ]

  /// Functions that no code names, but that SwiftUI or Swift calls.
  private static let called: [Case] = [
    ("a style's body", "ButtonStyle", "func makeBody(configuration: Configuration) -> some View"),
    ("an update", "DynamicProperty", "mutating func update()"),
    ("a call of the object", "View", "func callAsFunction()"),
    ("a hash", "Hashable", "func hash(into hasher: inout Hasher)"),
  ].map { name, inherited, function in
    Case(
      "a flag that \(name) sets", body: "List { M().label }", shown,
      more: """
        struct M: \(inherited) {
          private var isOn = false
          \(function) { isOn = true }
          var label: some View { VStack { if isOn { Text("a") } } }
        }
        """)
  }

  private static let presented: [Case] = [
    alert("an alert whose flag nothing sets", state, absent),
    alert(
      "an alert whose flag only an unused function sets", state + "func f() { isOn = true }", absent
    ),
    alert("an alert whose flag code sets", state + "var b: Void { isOn = true }", "a: alertTitle"),
    Case(
      "a sheet whose flag nothing sets",
      body: "Color.red.sheet(isPresented: $isOn) { List { Row() } }", absent,
      more: """
        extension V { @State private var isOn = false }
        struct Row: View { var body: some View { Text("a") } }
        """),
    Case(
      "a sheet whose item nothing sets",
      body: #"Color.red.sheet(item: $item) { _ in List { Text("a") } }"#, absent,
      more: "extension V { @State private var item: Item? }"),
    Case(
      "the item of a package's alert",
      body: #"Color.red.alert(unwrapping: $item, title: { _ in Text("a") }, actions: { _ in })"#,
      absent, more: "extension V { @State private var item: Item? }"),
    Case(
      "a sheet of the project's own whose flag nothing sets",
      body: #"List { Text("a").sheet(isPresented: $isOn) { List { } } }"#, shown,
      more: """
        extension V { @State private var isOn = false }
        extension View {
          func sheet(isPresented: Binding<Bool>, content: () -> some View) -> some View { self }
        }
        """),
  ]

  private static let state = "@State private var error: String?; @State private var isOn = false\n"

  private static func item(
    _ name: String, _ members: String, _ expected: String, call: String = ""
  ) -> Case {
    Case(
      name,
      body: #"List { if let error { Text("a") } }"# + (call.isEmpty ? "" : ".task { \(call)() }"),
      expected, more: "extension V { \(members) }")
  }

  private static func flag(_ name: String, _ members: String, _ expected: String) -> Case {
    Case(
      name, body: #"List { if isOn { Text("a") } }"#, expected, more: "extension V { \(members) }")
  }

  private static func alert(_ name: String, _ members: String, _ expected: String) -> Case {
    Case(
      name, body: #"Color.red.alert("a", isPresented: $isOn) { }"#, expected,
      more: "extension V { \(members) }")
  }
}
