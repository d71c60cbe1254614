import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

extension TextUseTests {
  /// A view controller in a bar, with a title and more statements when its view is loaded.
  private static func titled(_ statements: String, _ members: String = "") -> [String] {
    [
      """
      class C: UIViewController {
      override func viewDidLoad() { title = "t".l; \(statements) }
      \(members)
      }
      func push(_ n: UINavigationController) { n.pushViewController(C(), animated: true) }
      """, localized,
    ]
  }

  private static let shown = "title: t 1.swift:2"
  private static let notShown = "title: t 1.swift:2 own layout"
  private static let unknown = "title: t 1.swift:2 uncertain"
  private static let small = "[.font: UIFont.systemFont(ofSize: 8)]"

  /// Titles that the bar does not show, or in another font, and items that no bar has.
  static let bars: [Case] = covered + titles + fonts + items

  private static let covered: [Case] = [
    Case("nothing else", titled(""), shown),
    Case("a view in the place of the title", titled("navigationItem.titleView = v"), notShown),
    Case("no view in its place", titled("navigationItem.titleView = nil"), shown),
    Case(
      "a view in its place by a function that runs at the start",
      titled("setUp()", "private func setUp() { self.navigationItem.titleView = v }"), notShown),
    Case(
      "a view in its place by another function",
      titled("", "@objc func tap() { navigationItem.titleView = v }"), unknown),
    Case("perhaps a view in its place", titled("if x { navigationItem.titleView = v }"), unknown),
    Case("a view in another's place", titled("other.navigationItem.titleView = v"), shown),
    Case(
      "a hidden bar", titled("navigationController?.setNavigationBarHidden(true, animated: false)"),
      notShown),
    Case(
      "a hidden bar by a property", titled("navigationController?.isNavigationBarHidden = true"),
      notShown),
    Case(
      "a hidden view of the bar", titled("navigationController?.navigationBar.isHidden = true"),
      notShown),
    Case(
      "a bar that is hidden until the end",
      titled(
        "navigationController?.isNavigationBarHidden = true",
        """
        func viewWillDisappear(_ a: Bool) { navigationController?.isNavigationBarHidden = false }
        """),
      notShown),
    Case(
      "a bar that is hidden at the end only",
      titled(
        "",
        "func viewWillDisappear(_ a: Bool) { navigationController?.isNavigationBarHidden = true }"),
      shown),
    Case(
      "a bar that is hidden and shown",
      titled(
        "navigationController?.isNavigationBarHidden = true",
        "func show() { navigationController?.isNavigationBarHidden = false }"), unknown),
    Case(
      "a bar that may be hidden", titled("navigationController?.isNavigationBarHidden = x"),
      unknown),
    Case(
      "a bar that a superclass hides",
      [
        titled("")[0].replacing(": UIViewController", with: ": B"), localized,
        """
        class B: UIViewController {
        override func viewDidLoad() { navigationController?.isNavigationBarHidden = true } }
        """,
      ], notShown),
  ]

  private static let titles: [Case] = [
    Case("no title afterwards", titled("title = nil"), notShown),
    Case("an empty title afterwards", titled("navigationItem.title = \"\""), notShown),
    Case("perhaps no title afterwards", titled("if x { title = nil }"), shown),
    Case(
      "no title when it appears", titled("", "func viewDidAppear(_ a: Bool) { title = nil }"),
      unknown),
    Case(
      "no title at the end", titled("", "func viewWillDisappear(_ a: Bool) { title = nil }"),
      shown),
    Case("another object's title afterwards", titled("other.title = nil"), shown),
    Case(
      "another object's title and view",
      titled("", "func f() { let d = D(); d.title = \"d\".l; navigationItem.titleView = v }")
        + ["class D: UIViewController { func f() { navigationItem.prompt = x } }"],
      unknown, "title: d 1.swift:3"),
  ]

  private static let fonts: [Case] = [
    Case(
      "a font of the item",
      titled(
        """
        let a = UINavigationBarAppearance(); a.titleTextAttributes = \(small)
        navigationItem.standardAppearance = a
        """), shown + " 8.0 pt"),
    Case(
      "a font of another object's item",
      titled(
        """
        let a = UINavigationBarAppearance(); a.titleTextAttributes = \(small)
        other.navigationItem.standardAppearance = a
        """), unknown + " 8.0 pt"),
    Case(
      "a font of another type's item",
      titled("") + [
        """
        class D: UIViewController { func viewDidLoad() {
        let a = UINavigationBarAppearance(); a.titleTextAttributes = \(small)
        navigationItem.standardAppearance = a } }
        """
      ], shown),
    Case(
      "a font of the bar",
      titled("navigationController?.navigationBar.titleTextAttributes = \(small)"),
      shown + " 8.0 pt"),
    Case(
      "a font of the bar by its key",
      titled(
        "navigationController?.navigationBar.titleTextAttributes?[.font] = UIFont.systemFont(ofSize: 8)"
      ),
      shown + " 8.0 pt"),
    Case(
      "a color of the bar by its key",
      titled("navigationController?.navigationBar.titleTextAttributes?[.foregroundColor] = x"),
      shown),
    Case(
      "an unknown font of the bar",
      titled("navigationController?.navigationBar.titleTextAttributes = [.font: theme.font]"),
      unknown),
    Case(
      "perhaps a font of the bar",
      titled("if x { navigationController?.navigationBar.titleTextAttributes = \(small) }"),
      unknown + " 8.0 pt"),
    Case(
      "a font of all bars",
      titled("") + ["func f() { UINavigationBar.appearance().titleTextAttributes = \(small) }"],
      unknown + " 8.0 pt"),
    Case(
      "the labels of all bars",
      titled("") + [
        """
        func f() {
          let label = UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
          label.adjustsFontSizeToFitWidth = true
        }
        """
      ], unknown),
    Case(
      "labels outside of bars, and their colors",
      titled("") + [
        """
        func f() {
          UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).numberOfLines = 2
          UILabel.appearance().textColor = x
        }
        """
      ], shown),
    Case(
      "two fonts of all bars",
      titled("") + [
        """
        func f() { UINavigationBar.appearance().titleTextAttributes = \(small) }
        extension UINavigationController { func g() { navigationBar.titleTextAttributes = [.font: x] } }
        """
      ], unknown),
    Case(
      "a font of large titles",
      titled("") + [
        """
        func f() { UINavigationBar.appearance().largeTitleTextAttributes =
        [.font: UIFont.systemFont(ofSize: 30)] }
        """
      ], shown),
    Case(
      "large titles",
      titled(
        """
        navigationItem.largeTitleDisplayMode = .always
        navigationController?.navigationBar.prefersLargeTitles = true
        """), shown),
  ]

  private static let button = "UIBarButtonItem(title: \"b\".l, style: .plain, target: x)"

  private static let items: [Case] = [
    Case(
      "a button in a property that nothing uses",
      body("item = \(button)", "var item: UIBarButtonItem?"), "barButton: b 1.swift:2 own layout"),
    Case(
      "a button in a property that another source uses",
      body("item = \(button)", "var item: UIBarButtonItem?") + [
        "func f(c: C) { c.navigationItem.rightBarButtonItem = c.item }"
      ], "barButton: b 1.swift:2"),
    Case(
      "a button in a property of another module", body("item = \(button)"),
      "barButton: b 1.swift:2"),
    Case(
      "a tab", body("let t = UITabBarItem(title: \"t\".l, image: x, tag: 0)"), "tab: t 1.swift:2"),
    Case(
      "an action of a row",
      body("let a = UITableViewRowAction(style: .normal, title: \"t\".l) { _, _ in }"),
      "swipeAction: t 1.swift:2"),
    Case(
      "a shortcut that is changed",
      body("shortcut.localizedTitle = \"t\".l; shortcut.localizedSubtitle = \"s\".l"),
      "shortcut: s 1.swift:2", "shortcut: t 1.swift:2"),
    Case(
      "a notification's action",
      body("let a = UNNotificationAction(identifier: x, title: \"t\".l, options: [])"),
      "notification: t 1.swift:2"),
  ]

  /// A class whose objects are only in navigation controllers without bars has no title in one.
  @Test(arguments: [
    ("n.pushViewController(C(), animated: true)", false),
    ("show(UINavigationController(rootViewController: C()))", false),
    (
      "UINavigationController(rootViewController: C()).then { $0.isNavigationBarHidden = true }",
      true
    ),
    (
      "UINavigationController(rootViewController: D()).then { $0.isNavigationBarHidden = true }; n.push(C())",
      false
    ),
    (
      "let m = UINavigationController(rootViewController: C()); m.setNavigationBarHidden(true, animated: x)",
      true
    ),
    (
      "let m = UINavigationController(rootViewController: C()); m.isNavigationBarHidden = false",
      false
    ),
    (
      "let m = UINavigationController(rootViewController: C()); n.isNavigationBarHidden = true",
      false
    ),
  ])
  func aHiddenBarShowsNoTitle(_ statement: String, lacksBar: Bool) throws {
    let sources = [
      "class C: UIViewController { func f() { title = \"t\".l } }", "func f() { \(statement) }",
    ]
    let uses = SwiftSources(try SwiftReader.trees(of: sources + [Self.localized])).uses()
    #expect(uses.map(\.lacksBar) == [lacksBar])
  }
}
