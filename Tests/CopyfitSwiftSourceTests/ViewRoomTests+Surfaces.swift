/// Tiny sources with texts that several surfaces show, in all orders.
extension ViewRoomTests {
  static let surfaces: [Case] =
    permutations + [
      Case(
        "a row and what is spoken",
        body: #"List { Row(); Image("x").accessibilityLabel(row.text) }"#,
        "a: body, 1 lines, 80.0", more: row + "\nextension V { var row: Row { Row() } }"),
      Case(
        "a menu and what is spoken", body: #"List { Menu("m") { text }.accessibilityLabel(text) }"#,
        "m: body, 1–0 lines, 215.0–375.0", "a: menu",
        more: #"extension V { var text: Text { Text("a") } }"#),
      Case(
        "what is spoken and a menu",
        body: #"List { Color.red.accessibilityLabel(text).contextMenu { text } }"#,
        "a: menu", more: #"extension V { var text: Text { Text("a") } }"#),
      Case(
        "a title and a menu", body: "List { }.navigationTitle(text).contextMenu { text }",
        "a: menu", more: #"extension V { var text: Text { Text("a") } }"#),
    ]

  private static let row = """
    struct Row: View {
      var text: Text { Text("a") }
      var body: some View { text.lineLimit(1).frame(width: 80) }
    }
    """

  /// A view in a list, a menu and an alert, one after the other.
  private static let permutations: [Case] = {
    let list = "Row()"
    let menu = #"Menu("m") { Row() }"#
    let swipe = "Color.red.swipeActions { Row() }"
    let orders = [
      [list, menu, swipe], [list, swipe, menu], [menu, list, swipe], [menu, swipe, list],
      [swipe, list, menu], [swipe, menu, list],
    ]
    return orders.map { order in
      Case(
        "a view in a list and menus, as \(order.joined(separator: ", "))",
        body: "List { \(order.joined(separator: "; ")) }",
        "m: body, 1–0 lines, 215.0–375.0", "a: body, 1 lines, 0.0–80.0", more: row)
    } + [
      Case(
        "a view without a limit in a list and a menu",
        body: #"List { Row() }.contextMenu { Row() }"#,
        "a: title1, 0.0–375.0, it differs among the places that show the text",
        more: #"struct Row: View { var body: some View { Text("a").font(.title) } }"#)
    ]
  }()
}
