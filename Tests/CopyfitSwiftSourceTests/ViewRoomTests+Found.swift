/// Tiny sources with texts that reach a view in ways of their own.
extension ViewRoomTests {
  static let found: [Case] = made + changed + parts + typed + barItems + replaced

  private static let made: [Case] = [
    shown("a text that is shown as it is", #"Text(verbatim: String(localized: "a"))"#),
    shown("an initializer without its type", #"Text(.init("a"))"#),
    shown("an initializer of a key", #"Text(LocalizedStringKey.init("a"))"#),
    shown("an initializer for a view of the app", #"Row(title: .init("a"))"#),
    shown("an initializer for a resource", #"Page(title: .init("a"))"#),
    shown("a name that Xcode makes of a key", "Text(.a)"),
    shown("a name of a key with an argument", "Text(.a(3))"),
    shown("a name with its table", "Text(.Shop.a)"),
    shown("a name in a function of its table", "Text(.shop(.a))"),
    shown("a name for a view of the app", "Page(title: .shop(.a(3)))"),
    Case("a name of a text that is no key", body: "List { Note(title: .a) }", more: types),
    shown("a text that an initializer looks up", #"Note(title: .init(localized: "a"))"#),
    Case(
      "an initializer of a text that is no key", body: #"List { Note(title: .init("a")) }"#,
      more: types),
    Case("a literal that is shown as it is", body: #"List { Text(verbatim: "a") }"#),
    Case(
      "literals that are strings",
      body: """
        List {
          Text("a" as String); Text(String("b")); Text("c".uppercased())
          Text("d" as LocalizedStringKey); Text(LocalizedStringKey("e"))
          Text(String(localized: "f").uppercased())
        }
        """,
      "d: body, 215.0–375.0, grows", "e: body, 215.0–375.0, grows",
      "f: body, 0.0–375.0, grows"),
  ]

  private static let changed: [Case] = [
    change("in capitals", #"Text(String(localized: "a").uppercased())"#),
    change("in capitals, by a property", #"Text(String(localized: "a").localizedUppercase)"#),
    change("with another one", #"Text(String(localized: "a") + ": ")"#),
    change("without some letters", #"Text(String(localized: "a").prefix(3))"#),
    change("in a text that is no key", #"Text(verbatim: "\(String(localized: "a")): \(x)")"#),
    change("in a text of a view", #"Note(title: "\(String(localized: "a")): \(x)")"#),
    Case(
      "one that is changed and whole",
      body: #"List { Text("a"); Text(String(localized: "a").uppercased()) }"#,
      "a: body, 215.0–375.0, grows", "a: swiftUI"),
    Case(
      "an argument of a key", body: ##"List { Text("\(String(localized: "a")) b") }"##,
      "%@ b: body, 215.0–375.0, grows", "a: swiftUI"),
    Case(
      "a literal in an argument of a key", body: ##"List { Text("\(x ? "c" : "d") b") }"##,
      "%@ b: body, 215.0–375.0, grows"),
  ]

  private static let parts: [Case] = [
    parts(
      "elements with their numbers",
      #"Array(names.enumerated()), id: \.offset) { number, name in Text(name)"#),
    parts(
      "elements with their numbers, in a pair",
      #"Array(names.enumerated()), id: \.offset) { Text($0.element)"#),
    parts(
      "elements of two arrays",
      #"Array(zip(numbers, names)), id: \.0) { number, name in Text(name)"#),
    parts("parts of tuples", #"pairs, id: \.0) { pair in Text(pair.1)"#),
    parts("named parts of tuples", #"pairs, id: \.icon) { Text($0.title)"#),
    Case(
      "parts of tuples that are no keys",
      body: #"List { ForEach(pairs, id: \.0) { Text($0.icon) } }"#,
      more: types),
    parts("parts of tuples of a getter", #"chosen, id: \.0) { pair in Text(pair.1)"#),
    Case(
      "more names than an expression may have",
      body: "List { ForEach(many, id: \\.self) { Text($0) } }",
      "1: body, 215.0–375.0, grows", "2: body, 215.0–375.0, grows", "3: body, 215.0–375.0, grows",
      "4: body, 215.0–375.0, grows", "5: body, 215.0–375.0, grows", "6: body, 215.0–375.0, grows",
      "7: body, 215.0–375.0, grows", "8: body, 215.0–375.0, grows", "9: body, 215.0–375.0, grows",
      more: """
        let many: [LocalizedStringKey] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
        """),
    Case(
      "raw values that are keys",
      body:
        "List { ForEach(Kind.allCases, id: \\.self) { Text(LocalizedStringKey($0.rawValue)) } }",
      "a: body, 215.0–375.0, grows", "b: body, 215.0–375.0, grows", "c: body, 215.0–375.0, grows",
      "d: body, 215.0–375.0, grows", "e: body, 215.0–375.0, grows", "f: body, 215.0–375.0, grows",
      "g: body, 215.0–375.0, grows", "h: body, 215.0–375.0, grows", "i: body, 215.0–375.0, grows",
      more: """
        enum Kind: String, CaseIterable { case a, b, c, d, e, f, g, h, other = "i" }
        """),
  ]

  private static let typed: [Case] = [
    Case(
      "a literal for a generic text, which is no key", body: #"List { Row(title: "a") }"#,
      more: """
        struct Row<S: StringProtocol>: View { let title: S; var body: some View { Text(title) } }
        """),
    Case(
      "a literal for a generic text of a function", body: #"List { row("a") }"#,
      more: """
        extension V { func row<S>(_ title: S) -> some View where S: StringProtocol { Text(title) } }
        """),
    Case(
      "a generic text that is looked up", body: #"List { Row(title: String(localized: "a")) }"#,
      "a: body, 215.0–375.0, grows",
      more: """
        struct Row<S: StringProtocol>: View { let title: S; var body: some View { Text(title) } }
        """),
    Case(
      "an object of the environment", body: "List { Text(model.title) }",
      "a: body, 215.0–375.0, grows",
      more: """
        extension V { @Environment(Model.self) private var model }
        @Observable class Model { var title: LocalizedStringKey = "a" }
        """),
  ]

  private static let barItems: [Case] = [
    Case(
      "an item that cancels",
      body: """
        List { }.toolbar { ToolbarItem(placement: .cancellationAction) { Button("a") { } } }
        """,
      "a: barButton"),
    Case(
      "an item that confirms, with other letters",
      body: """
        List { }.toolbar { ToolbarItem(placement: .confirmationAction) { Button("a") { } } }
        """,
      "a: unknown font, 1–0 lines, 0.0–any, 'confirmationAction' in the code decides its room"),
  ]

  /// A literal behind `??` has the type of the value in front of it.
  private static let replaced: [Case] = [
    Case("a literal in place of a text of the system", body: #"List { Text(url.host() ?? "a") }"#),
    Case(
      "a literal in place of a text", body: #"List { Text(name ?? "a") }"#,
      more: "extension V { var name: String? { x ? nil : y } }"),
    Case(
      "a literal in place of a key", body: #"List { Text(name ?? "a") }"#,
      "a: body, 215.0–375.0, grows",
      more: "extension V { var name: LocalizedStringKey? { x ? nil : y } }"),
    Case(
      "a literal in place of a key that a choice makes",
      body: #"List { let name = x ? LocalizedStringKey("b") : nil; Text(name ?? "a") }"#,
      "a: body, 215.0–375.0, grows", "b: body, 215.0–375.0, grows"),
    Case(
      "a literal in place of a local key",
      body: #"List { let name: LocalizedStringKey? = x; Text(name ?? "a") }"#,
      "a: body, 215.0–375.0, grows"),
  ]

  private static let types = """
    let names: [LocalizedStringKey] = ["a", "b"]
    let numbers = [1, 2]
    let pairs: [(icon: String, title: LocalizedStringKey)] = [("x", "a"), (icon: "y", title: "b")]
    var chosen: [(icon: String, title: LocalizedStringKey)] { if x { return pairs }; return pairs }
    struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
    struct Page: View { let title: LocalizedStringResource; var body: some View { Text(title) } }
    struct Note: View { let title: String; var body: some View { Text(title) } }
    """

  private static func shown(_ name: String, _ view: String) -> Case {
    Case(name, body: "List { \(view) }", "a: body, 215.0–375.0, grows", more: types)
  }

  private static func change(_ name: String, _ view: String) -> Case {
    Case(
      name, body: "List { \(view).lineLimit(1) }", "a: body, 1 lines, 0.0–375.0", more: types)
  }

  private static func parts(_ name: String, _ content: String) -> Case {
    Case(
      name, body: "List { ForEach(\(content) } }", "a: body, 215.0–375.0, grows",
      "b: body, 215.0–375.0, grows", more: types)
  }
}
