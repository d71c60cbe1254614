extension TextUseTests {
  /// Items that no bar has, and items with texts that bars do not judge.
  static let bars: [Case] = items

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
}
