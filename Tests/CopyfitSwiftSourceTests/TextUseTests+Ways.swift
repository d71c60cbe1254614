extension TextUseTests {
  static let ways: [Case] = [
    Case(
      "titles of dialogs, which iPhones hide unless they are visible",
      [
        #"import SwiftUI"#,
        """
        struct V: View { var body: some View { VStack {
          Color.red.confirmationDialog("a", isPresented: $x) { }
          Color.red.confirmationDialog("b", isPresented: $x, titleVisibility: .hidden) { }
          Color.red.confirmationDialog("c", isPresented: $x, titleVisibility: .visible) { } } } }
        """,
      ],
      "dialogTitle: a 2.swift:2 own layout", "dialogTitle: b 2.swift:3 own layout",
      "dialogTitle: c 2.swift:4"),
    Case(
      "through a function", body(#"show(title: "t".l, text: "m".l)"#, show),
      "alertTitle: t 1.swift:2", "alertMessage: m 1.swift:2"),
    Case(
      "through a function of something unknown",
      body(#"helper.show(title: "t".l, text: "m".l)"#) + ["extension UIViewController { \(show) }"],
      "alertTitle: t 1.swift:2 uncertain", "alertMessage: m 1.swift:2 uncertain"),
    Case(
      "through more than eight calls",
      body((1...9).map { "show(title: \"\($0)\".l, text: x)" }.joined(separator: "\n"), show)
        .map { $0 },
      "alertTitle: 1 1.swift:2", "alertTitle: 2 1.swift:3", "alertTitle: 3 1.swift:4",
      "alertTitle: 4 1.swift:5", "alertTitle: 5 1.swift:6", "alertTitle: 6 1.swift:7",
      "alertTitle: 7 1.swift:8", "alertTitle: 8 1.swift:9", "alertTitle: 9 1.swift:10"),
    Case(
      "not through a function that is called for another text",
      body(
        #"title = own(subtitle); other(own("b".l))"#, "func own(_ key: String) -> String { key }")),
    Case(
      "through a model",
      body(
        "let model = Model(title: \"t\".l)\nUIAlertController(title: model.title, message: nil)")
        + ["struct Model { var title: String }"],
      "dialogTitle: t 1.swift:2"),
    Case(
      "one of two", body(#"title = x ? "a".l : "b".l"#), "title: a 1.swift:2", "title: b 1.swift:2"),
    Case(
      "a part of a text", body(##"title = "\("a".l): \(x)""##), "title: a 1.swift:2 part"),
    Case("in capitals", body(#"title = "a".l.uppercased()"#), "title: a 1.swift:2 part"),
    Case(
      "in capitals, by a property", body(#"title = "a".l.localizedCapitalized"#),
      "title: a 1.swift:2 part"),
    Case(
      "through a function with a closure behind what may be left out",
      body(
        #"show("t".l) { }"#,
        "func show(_ t: String, _ isBold: Bool = false, then: () -> Void) { title = t }"),
      "title: t 1.swift:2"),
    Case(
      "through a protocol",
      body("title = model.name", "let model: Named") + [
        "protocol Named { var name: String { get }\nfunc text() -> String }",
        "struct Model: Named { var name: String { x ? \"t\".l : y } }",
      ],
      "title: t 4.swift:1 uncertain"),
    Case(
      "through a protocol, then through its type",
      body("if x { title = model.name }; title = own.name", "let model: Named, own: Model") + named,
      "title: t 3.swift:2"),
    Case(
      "through a type, then through its protocol",
      body("title = own.name; if x { title = model.name }", "let model: Named, own: Model") + named,
      "title: t 3.swift:2"),
    Case(
      "through a function of a protocol",
      body("title = model.text()", "let model: Named") + [
        "protocol Named { func text() -> String }",
        "struct Model: Named { func text() -> String { \"t\".l } }",
      ],
      "title: t 4.swift:1 uncertain"),
    Case(
      "a function of another module's", body(#"title = "k".localized"#),
      "title: k 1.swift:2 uncertain"),
    Case(
      "through an attributed text of more than eight",
      body(
        (1...9).map { "show(text: \"\($0)\".l, x: 0)" }.joined(separator: "\n"),
        """
        let label = UILabel()
        func show(text: String, x: Int) { label.attributedText = NSAttributedString(string: text) }
        """),
      "screen: 1 1.swift:2", "screen: 2 1.swift:3", "screen: 3 1.swift:4", "screen: 4 1.swift:5",
      "screen: 5 1.swift:6", "screen: 6 1.swift:7", "screen: 7 1.swift:8", "screen: 8 1.swift:9",
      "screen: 9 1.swift:10"),
    Case(
      "through an initializer without its type",
      body("show(.init(name: \"t\".l, count: 1))") + [
        "struct Model { var name: String; var count: Int }",
        "class D: UIViewController { func show(_ model: Model) { title = model.name } }",
      ],
      "title: t 1.swift:2 uncertain"),
    Case(
      "with a fallback to another language of the app",
      body("title = own(\"k\")") + [
        """
        func own(_ key: String) -> String {
        let value = NSLocalizedString(key, comment: "")
        if value != key { return value }
        guard let path = Bundle.main.path(forResource: "en", ofType: "lproj"),
          let english = Bundle(path: path)
        else { return value }
        return NSLocalizedString(key, bundle: english, comment: "") }
        """
      ],
      "title: k 1.swift:2"),
    Case(
      "not through an initializer of a type of another module",
      body("let own: Setting = .init(name: \"t\".l, count: 1)\nshow(own)") + [
        "struct Model { var name: String; var count: Int }",
        "class D: UIViewController { func show(_ model: Model) { title = model.name } }",
      ]),
    Case(
      "through a property that passes the text on",
      body("bar.message = \"t\".l", "let bar = Bar()") + [
        """
        class Bar: UIView { let label = UILabel()
        var message: String? { get { label.text } set { label.text = newValue } } }
        """
      ],
      "screen: t 1.swift:2", "screen: t 3.swift:2"),
    Case(
      "an accessor", body("title = L10n.a") + ["enum L10n { static let a = \"k\".l }"],
      "title: k 1.swift:2"),
  ]
}
