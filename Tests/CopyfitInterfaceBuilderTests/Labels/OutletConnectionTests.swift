import CopyfitInterfaceBuilder
import Testing

/// Objects that code of the app's classes accesses by name.
struct OutletConnectionTests {
  private static func connections(_ objects: String) -> [String] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>\(objects)</objects></document>
      """
    guard case .document(let document) = read(text, file: "App/A.xib") else { return [] }
    return document.connections.map { connection in
      "\(connection.owner).\(connection.outlet) → \(connection.destination)"
        + (connection.constraint.map { " (\($0.constant)\($0.isHorizontal ? " wide" : ""))" } ?? "")
        + (connection.isTable ? " (row)" : "") + (connection.isAround ? " (around)" : "")
        + (connection.isAmbiguous ? "?" : "")
    }
  }

  @Test(arguments: [
    (
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"C\"><connections>"
        + "<outlet property=\"a\" destination=\"x\" id=\"o\"/>"
        + "<outletCollection property=\"b\" destination=\"y\" id=\"p\"/></connections></placeholder>",
      ["C. → -1", "C.a → x", "C.b → y"]
    ),
    // UIKit's own classes have no code in the app.
    (
      "<view id=\"v\"><connections><outlet property=\"a\" destination=\"x\" id=\"o\"/>"
        + "</connections></view>", []
    ),
    (
      "<viewController id=\"c\" customClass=\"C\"><navigationItem key=\"navigationItem\" id=\"n\"/>"
        + "<tabBarItem key=\"tabBarItem\" id=\"t\"/></viewController>",
      ["C. → c", "C.navigationItem → n", "C.tabBarItem → t"]
    ),
    (
      "<view id=\"v\" customClass=\"C\"><connections><outlet property=\"w\" destination=\"k\" id=\"o\"/>"
        + "<outlet property=\"t\" destination=\"m\" id=\"p\"/></connections><subviews><label id=\"x\">"
        + "<constraints><constraint firstAttribute=\"width\" constant=\"80\" id=\"k\"/></constraints>"
        + "</label></subviews><constraints><constraint firstItem=\"x\" firstAttribute=\"top\" "
        + "secondItem=\"v\" secondAttribute=\"top\" id=\"m\"/></constraints></view>",
      [
        "C. → v", "C.w → k", "C.w → x (80.0 wide)", "C.t → m", "C.t → x (0.0)",
      ]
    ),
    // A view beside another one gets what that leaves.
    (
      "<view id=\"v\" customClass=\"C\"><connections><outlet property=\"w\" destination=\"k\" id=\"o\"/>"
        + "</connections><subviews><imageView id=\"x\"><constraints>"
        + "<constraint firstAttribute=\"width\" constant=\"14\" id=\"k\"/></constraints></imageView>"
        + "<label id=\"y\"/></subviews><constraints><constraint firstItem=\"y\" firstAttribute=\"leading\" "
        + "secondItem=\"x\" secondAttribute=\"trailing\" id=\"m\"/><constraint firstItem=\"x\" "
        + "firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\" id=\"n\"/>"
        + "</constraints></view>",
      ["C. → v", "C.w → k", "C.w → x (14.0 wide)", "C.w → y (14.0 wide)"]
    ),
    // The content of a view moves with it.
    (
      "<view id=\"v\" customClass=\"C\"><connections><outlet property=\"w\" destination=\"k\" id=\"o\"/>"
        + "</connections><subviews><view id=\"box\"><subviews><label id=\"x\"/></subviews><constraints>"
        + "<constraint firstAttribute=\"width\" constant=\"80\" id=\"k\"/></constraints></view>"
        + "<label id=\"y\"/></subviews></view>",
      ["C. → v", "C.w → k", "C.w → box (80.0 wide)", "C.w → x (80.0 wide)"]
    ),
    // The labels of a cell with a built-in style, by an outlet to the cell and in the cell's own class.
    (
      "<tableViewController id=\"c\" customClass=\"C\"><connections>"
        + "<outlet property=\"cell\" destination=\"b\" id=\"o\"/></connections>"
        + "<tableViewCell id=\"b\" customClass=\"B\"><tableViewCellContentView key=\"contentView\"><subviews>"
        + "<label key=\"textLabel\" id=\"x\"/></subviews></tableViewCellContentView></tableViewCell>"
        + "</tableViewController>",
      ["C. → c", "C.cell → b", "C.cell.textLabel → x", "B. → b", "B.textLabel → x"]
    ),
    (
      "<viewController id=\"c\" customClass=\"C\"><navigationItem key=\"navigationItem\" id=\"n\">"
        + "<barButtonItem key=\"rightBarButtonItem\" id=\"r\"><connections><action selector=\"done:\" "
        + "destination=\"c\" id=\"a\"/></connections></barButtonItem></navigationItem></viewController>",
      ["C. → c", "C.navigationItem → n", "C.navigationItem.rightBarButtonItem → r", "C.@done → r"]
    ),
    // A view is found by its tag from any view around it, and in a cell by the cell's identifier.
    (
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"C\"/>"
        + "<tableViewCell reuseIdentifier=\"Title\" customClass=\"B\" id=\"b\"><subviews>"
        + "<label tag=\"7\" id=\"x\"/><label tag=\"0\" id=\"y\"/></subviews></tableViewCell>",
      [
        "C. → -1", "B. → b", "B.#7 → x", "C.#7 → x", "B.Title#7 → x", "C.Title#7 → x",
        ".Title#7 → x?",
      ]
    ),
    (
      "<view customClass=\"C\" id=\"v\"><subviews><label tag=\"7\" id=\"x\"/><label tag=\"7\" id=\"y\"/>"
        + "</subviews></view>",
      ["C. → v", "C.#7 → x?", "C.#7 → y?"]
    ),
    // The content of a view moves with it.
    (
      "<view id=\"v\" customClass=\"C\"><connections><outlet property=\"w\" destination=\"k\" id=\"o\"/>"
        + "</connections><subviews><view id=\"k\"><subviews><label id=\"x\"/></subviews></view></subviews></view>",
      ["C. → v", "C.w → k", "C.w → x (around)"]
    ),
    // A row of a static table with its own height keeps it.
    (
      "<tableViewController id=\"c\" customClass=\"C\"><tableView key=\"view\" dataMode=\"static\" id=\"t\">"
        + "<sections><tableViewSection id=\"s\"><cells><tableViewCell id=\"a\"><label id=\"x\"/></tableViewCell>"
        + "<tableViewCell rowHeight=\"60\" id=\"b\"><label id=\"y\"/></tableViewCell></cells>"
        + "</tableViewSection></sections></tableView></tableViewController>",
      [
        "C. → c", "C.tableView → s (row)", "C.@ → s (row)", "C.tableView → x (row)",
        "C.@ → x (row)",
      ]
    ),
  ])
  func connectionsAreRead(objects: String, expected: [String]) {
    #expect(Self.connections(objects) == expected)
  }

  /// However much else a view holds, all its texts are found.
  @Test func noTextOfALargeViewIsLeftOut() {
    let objects =
      "<view id=\"v\" customClass=\"C\"><connections><outlet property=\"w\" destination=\"k\" id=\"o\"/>"
      + "</connections><subviews><view id=\"k\"><subviews><label id=\"x\"/>"
      + String(repeating: "<view/>", count: 3_000)
      + "<label id=\"y\"/></subviews></view></subviews></view>"
    #expect(
      Self.connections(objects) == ["C. → v", "C.w → k", "C.w → x (around)", "C.w → y (around)"])
  }
}
