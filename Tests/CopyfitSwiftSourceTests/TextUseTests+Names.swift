/// Tiny sources with texts of types and properties whose names several declarations have.
extension TextUseTests {
  private static func texts(_ key: String) -> String {
    "private struct Texts { static let a = \"\(key)\".l }"
  }

  private static func inner(_ key: String) -> String {
    "private struct Texts { struct Some { static let a = \"\(key)\".l } }"
  }

  private static let twoModels = """
    struct M { struct Model { var title: String } }
    struct N { struct Model { var title: String
    init(title: String) { self.title = title } } }
    class D: UIViewController { func f(model: N.Model) { title = model.title } }
    class E: UIViewController { func f(model: M.Model) { navigationItem.title = model.title } }
    """

  static let names: [Case] = [
    Case(
      "a private type of a name that many sources have",
      ["class C: UIViewController { func f() { title = Texts.a } }\n" + texts("t"), localized]
        + (1...9).map { texts("\($0)") },
      "title: t 1.swift:1"),
    Case(
      "a type inside of a private type",
      [
        "class C: UIViewController { func f() { title = Texts.Some.a } }\n" + inner("t"), localized,
        inner("u"),
      ],
      "title: t 1.swift:1"),
    Case(
      "a type of the last name", body(#"let m = M.Model(title: "t".l)"#) + [twoModels],
      "title: t 1.swift:2"),
    Case(
      "an initializer of the last name", body(#"let m = N.Model(title: "t".l)"#) + [twoModels],
      "title: t 1.swift:2"),
    Case(
      "another type of the last name",
      body(#"let m = O.Model(title: "t".l)"#)
        + [twoModels, "struct O { struct Model { var title: String } }"]),
    Case(
      "an alias of a type of the last name",
      [
        "class C: UIViewController { typealias Model = M.Model\nfunc f() { let m = Model(title: \"t\".l) } }",
        localized, twoModels, "private struct Model { var title: String }",
      ],
      "title: t 1.swift:2"),
    Case(
      "an app's own type of a system's name",
      body(#"let a = UIAlertAction(title: "b".l); a.title = "c".l"#)
        + ["class UIAlertAction { var title: String? }"]),
    Case(
      "a type of a system's name that is inherited",
      [
        #"class C: B { func f() -> Any { Section(header: "t") } }"#,
        "class B { struct Section { var header: String } }",
      ]),
    Case(
      "a system's type where another one has its name",
      [
        #"class C { func f() -> Any { Section(header: "t") } }"#,
        "class B { struct Section { var header: String } }",
      ],
      "swiftUI: t 1.swift:1"),
    Case(
      "only literals and constants of a type for keys are looked up",
      [
        """
        struct V: View {
          let text = "s"
          let key: LocalizedStringKey = "k"
          var body: some View { Group { Text(text); Text(key); Text("l"); Button(text) {} } }
        }
        """
      ],
      "swiftUI: k 1.swift:4", "swiftUI: l 1.swift:4"),
    Case(
      "a type of another module", [#"let a = [Eureka.Section(header: "s"), SwiftUI.Text("t")]"#],
      "swiftUI: t 1.swift:1"),
  ]
}
