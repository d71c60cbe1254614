import CopyfitDynamicType
import CopyfitLabels
import CopyfitSourceText
import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

/// The texts that tiny sources pass to system surfaces, one line for each place.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct TextUseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var sources: [String]
    var expected: [String]

    init(_ description: String, _ sources: [String], _ expected: String...) {
      (testDescription, self.sources, self.expected) = (description, sources, expected)
    }
  }

  private static func lines(_ sources: [String]) throws -> [String] {
    SwiftSources(try SwiftReader.trees(of: sources)).uses().map { use in
      let place = "\(use.place.file):\(use.place.position.line)"
      let words = [
        use.isCertain ? nil : "uncertain", use.isWhole ? nil : "part",
        use.isOwnLayout ? "own layout" : nil, use.mayBeHidden ? "or hidden" : nil,
        use.font.map { "\($0.pointSize) pt" },
      ].compactMap { $0.map { " " + $0 } }
      return "\(use.surface.rawValue): \(use.key.key) \(place)" + words.joined()
    }
  }

  static let localized = """
    extension String { var l: String { NSLocalizedString(self, comment: "") } }
    """

  /// A statement in a function of a view controller.
  static func body(_ statement: String, _ members: String = "") -> [String] {
    ["class C: UIViewController {\nfunc f() { \(statement) }\n\(members) }", localized]
  }

  /// An app's own type for controllers, whose style has a default value.
  private static func styled(by style: String) -> [String] {
    [
      """
      class Notice { let title: String?, message: String?, style: UIAlertController.Style
        init(title: String?, message: String?, style: UIAlertController.Style = \(style)) {
          self.title = title; self.message = message; self.style = style
        }
        func make() -> UIAlertController {
          UIAlertController(title: title, message: message, preferredStyle: style)
        }
      }
      """,
      #"func f() { Notice(title: NSLocalizedString("t", comment: ""), message: NSLocalizedString("m", comment: "")) }"#,
    ]
  }

  /// A button of an action sheet of the app's own class, beside an alert.
  private static func sheet(_ name: String, _ type: String, _ declaration: String) -> Case {
    Case(
      "a button of an action sheet " + name,
      body(
        """
        let a = \(type)(title: nil, message: nil, preferredStyle: .actionSheet)
        a.addAction(UIAlertAction(title: "b".l, style: .cancel))
        """,
        "func g() { let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert) }")
        + [declaration],
      "dialogButton: b 1.swift:3")
  }

  static let surfaces: [Case] = [
    Case(
      "an alert",
      body(#"let a = UIAlertController(title: "t".l, message: "m".l, preferredStyle: .alert)"#),
      "alertTitle: t 1.swift:2", "alertMessage: m 1.swift:2"),
    Case(
      "an alert that is changed",
      body(
        """
        let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        a.title = "t".l; a.message = "m".l
        """),
      "alertMessage: m 1.swift:3", "alertTitle: t 1.swift:3"),
    Case(
      "an action sheet", body(#"let a = UIAlertController(); a.title = "t".l; a.message = "m".l"#),
      "dialogMessage: m 1.swift:2", "dialogTitle: t 1.swift:2"),
    Case(
      "a button of an alert, or of an action sheet",
      body(
        """
        let a = UIAlertController(title: "t".l, message: nil, preferredStyle: .alert)
        a.addAction(UIAlertAction(title: "b".l, style: .cancel))
        """,
        """
        func g() {
        let a = UIAlertController(title: "s".l, message: nil, preferredStyle: .actionSheet)
        a.addAction(UIAlertAction(title: "c".l, style: .cancel))
        }
        func add(to x: UIAlertController) { x.addAction(UIAlertAction(title: "d".l, style: .cancel)) }
        """),
      "alertButton: b 1.swift:3", "dialogButton: c 1.swift:6", "dialogButton: d 1.swift:8",
      "alertTitle: t 1.swift:2", "dialogTitle: s 1.swift:5"),
    Case(
      "a button of alerts that another source makes",
      body(#"a.addAction(UIAlertAction(title: "b".l, style: .cancel))"#) + [
        "let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)"
      ],
      "alertButton: b 1.swift:2"),
    sheet("of a class of the app", "Sheet", "class Sheet: UIAlertController { }"),
    sheet(
      "of a class inside of another type", "Flow.Sheet",
      "enum Flow { class Sheet: UIAlertController { } }"),
    Case(
      "a case of one of several types with the same name",
      body(
        "switch state { case .failed(let m): title = m; default: break }",
        """
        enum State { case idle, failed(message: String) }
        enum Answer { case failed(message: String), done }
        var state: State = .idle
        func g() { state = .failed(message: "s".l) }
        func h() -> Answer { .failed(message: "a".l) }
        func i() { state = State.failed(message: "t".l); send(Answer.failed(message: "b".l)) }
        """),
      "title: s 1.swift:6 uncertain", "title: t 1.swift:8 uncertain"),
    Case(
      "a case of an unknown type",
      body(
        "switch load() { case .failed(let m): title = m; default: break }",
        """
        enum State { case idle, failed(message: String) }
        enum Answer { case failed(message: String), done }
        func h() -> Answer { .failed(message: "a".l) }
        """)),
    Case(
      "a text of a model, which a notification may have",
      body(
        "let m = Message(text: \"m\".l); let n = UNMutableNotificationContent(); n.body = m.text",
        "struct Message { let text: String }"),
      "notification: m 1.swift:2 uncertain"),
    Case(
      "an alert whose style is a default value", styled(by: ".alert"),
      "alertTitle: t 2.swift:1", "alertMessage: m 2.swift:1"),
    Case(
      "a controller whose style is another default value", styled(by: ".actionSheet"),
      "dialogTitle: t 2.swift:1", "dialogMessage: m 2.swift:1"),
    Case(
      "a controller whose default style is not the only one",
      styled(by: ".alert") + ["func g() { Notice(title: nil, message: nil, style: x) }"],
      "dialogTitle: t 2.swift:1", "dialogMessage: m 2.swift:1"),
    Case(
      "a button of what is unknown",
      body(#"a.addAction(UIAlertAction(title: "b".l, style: .cancel))"#),
      "dialogButton: b 1.swift:2"),
    Case("a controller's title", body(#"title = "t".l"#), "title: t 1.swift:2"),
    Case(
      "a title that is a member of something else",
      ["class M { var title = \"\"; func f() { title = \"t\".l } }", localized]),
    Case(
      "a title that the controller shows itself",
      [
        "class C: UIViewController { func f() { title = \"t\".l; label.text = title } }", localized,
      ],
      "screen: t 1.swift:1"),
    Case("a local called title", body("let title: String; title = \"t\".l; show(title)")),
    Case("a navigation item's title", body(#"navigationItem.title = "t".l"#), "title: t 1.swift:2"),
    Case("a prompt", body(#"navigationItem.prompt = "t".l"#), "prompt: t 1.swift:2"),
    Case(
      "a prompt of an item in a variable",
      body(#"let item = UINavigationItem(); item.prompt = "t".l"#), "prompt: t 1.swift:2"),
    Case("the button of a panel of AppKit", body(#"let a = NSOpenPanel(); a.prompt = "t".l"#)),
    Case(
      "a bar button",
      body(#"toolbarItems = [UIBarButtonItem(title: "t".l, style: .plain, target: self)]"#),
      "barButton: t 1.swift:2"),
    Case(
      "a back button", body(#"navigationItem.backBarButtonItem?.title = "t".l"#),
      "backButton: t 1.swift:2"),
    Case("a tab", body(#"tabBarItem.title = "t".l"#), "tab: t 1.swift:2"),
    Case(
      "a menu", body(#"let m = UIMenu(title: "m".l, children: [UIAction(title: "a".l) { _ in }])"#),
      "menu: a 1.swift:2", "menu: m 1.swift:2"),
    Case(
      "a swipe action",
      body(#"let a = UIContextualAction(style: .normal, title: "t".l) { _, _, _ in }"#),
      "swipeAction: t 1.swift:2"),
    Case(
      "a section header",
      body(
        "",
        """
        override func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch section { case 0: return "a".l
        default: return "b".l } }
        """),
      "sectionHeader: a 1.swift:4", "sectionHeader: b 1.swift:5"),
    Case(
      "a section footer of a height of its own",
      body(
        "",
        """
        func tableView(_ t: UITableView, titleForFooterInSection section: Int) -> String? { "a".l }
        func tableView(_ t: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
        """),
      "sectionFooter: a 1.swift:3 own layout"),
    Case(
      "a section header in a view of its own",
      body(
        "",
        """
        func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? { "a".l }
        func tableView(_ t: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
        """),
      "screen: a 1.swift:3"),
    Case(
      "a search bar", body(#"searchController.searchBar.placeholder = "t".l"#),
      "searchPlaceholder: t 1.swift:2"),
    Case(
      "a notification",
      body(#"let c = UNMutableNotificationContent(); c.title = "t".l; c.body = "b".l"#),
      "notification: b 1.swift:2", "notification: t 1.swift:2"),
    Case(
      "a shortcut of the home screen",
      body(#"let i = UIApplicationShortcutItem(type: "x", localizedTitle: "t".l)"#),
      "shortcut: t 1.swift:2"),
    Case("what is spoken", body(#"view.accessibilityHint = "t".l"#), "spoken: t 1.swift:2"),
    Case(
      "what is spoken and shown",
      body(
        "make(text: \"t\".l, name: \"n\".l)",
        "func make(text: String, name: String) { view.accessibilityLabel = text; label.text = text }"
      ),
      "screen: t 1.swift:2"),
    Case("a label", body(#"label.text = "t".l"#), "screen: t 1.swift:2"),
    Case("a button", body(#"button.setTitle("t".l, for: .normal)"#), "screen: t 1.swift:2"),
    Case(
      "SwiftUI",
      [
        #"struct V: View { var body: some View { Text("t").navigationTitle("n").accessibilityLabel("s".l) } }"#,
        localized,
      ],
      "spoken: s 1.swift:1", "title: n 1.swift:1 or hidden", "swiftUI: t 1.swift:1"),
    Case(
      "a text of SwiftGen with a lookup of the app's own",
      body("label.text = L10n.t") + [
        """
        enum L10n { static var t: String { return L10n.tr("T", "t") } }
        extension String { var other: String { self } }
        extension L10n {
          static func tr(_ table: String, _ key: String, _ arguments: CVarArg...) -> String {
            String(format: Current.texts.text(key, table), arguments: arguments)
          }
        }
        """
      ],
      "screen: t 1.swift:2"),
  ]

  static let show = """
    func show(title: String, text: String) {
    present(UIAlertController(title: title, message: text, preferredStyle: .alert)) }
    """

  static let named = [
    "protocol Named { var name: String { get } }\nstruct Model: Named { var name = \"t\".l }"
  ]

  @Test(arguments: surfaces + ways + names + bars)
  func aTextIsAtItsSurface(_ example: Case) throws {
    #expect(try Self.lines(example.sources) == example.expected)
  }

  /// A call of which nothing is known makes no use more certain, and no text another's.
  @Test(arguments: surfaces + ways + names + bars)
  func anUnknownCallMakesNothingCertain(_ example: Case) throws {
    let more = "class Unknown { func run() { helper.make(title: x, text: y.title); a.title = z } }"
    let found = try Self.lines(example.sources + [more])
    #expect(
      Set(found).isSubset(of: Set(example.expected + example.expected.map { $0 + " uncertain" })))
  }

  /// A text of SwiftUI is one of the table that its view names; of an unknown table it is unknown.
  @Test(
    arguments: [
      ("", [nil]), (#", tableName: "T""#, ["T"]), (", tableName: nil", [nil]),
      (", tableName: name", []),
    ] as [(String, [String?])])
  func tablesOfViews(argument: String, tables: [String?]) throws {
    let source = #"struct V: View { var body: some View { Text("t"\#(argument)) } }"#
    let uses = SwiftSources(try SwiftReader.trees(of: [source])).uses()
    #expect(uses.map(\.key.table) == tables)
  }

  @Test func literalsAreKnownByTheirText() throws {
    let sources = SwiftSources(
      try SwiftReader.trees(of: [#"let a = [f("k"), "n \(x) m", "k"]"#]))
    let found = sources.literals().mapValues { $0.map(\.position.column) }
    #expect(found == ["k": [12, 30], "n %@ m": [18]])
  }

  /// Generated accessors have a member for each key.
  @Test(
    arguments: [
      ("enum L { static let a = tr(\"k\") }", []),
      ("enum L { static func a(_ p: Int) -> String { tr(\"k\", p) } }", []),
      ("enum L { static let a = tr(\"k\") }; let b = L.a", ["k"]),
      ("enum L { static func a(_ p: Int) -> String { tr(\"k\", p) } }; let b = L.a(2)", ["k"]),
      (
        "enum L { enum M { static var a: String { tr(\"k\") } } }; let b = \"\\(L.M.a)\"",
        ["%@", "k"]
      ),
      ("struct I: AppIntent { static let title = tr(\"k\") }", ["k"]),
      ("extension I { static let title = tr(\"k\") }", ["k"]),
      ("enum L { let a = tr(\"k\") }", ["k"]), ("let a = tr(\"k\")", ["k"]),
    ] as [(String, [String])])
  func literalsOfUnusedStaticMembersAreLeftOut(source: String, expected: [String]) throws {
    let sources = SwiftSources(try SwiftReader.trees(of: [source]))
    #expect(sources.literals().keys.sorted() == expected)
  }
}
