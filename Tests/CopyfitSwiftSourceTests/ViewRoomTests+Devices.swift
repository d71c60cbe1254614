import CopyfitTestSupport
import Testing

/// Tiny sources with conditions that seem to decide between devices, and what is still shown on a phone.
extension ViewRoomTests {
  private static let phone = "1 lines, 375.0"
  private static let other = "1 lines, 375.0–any"

  /// The rooms of the texts `a` and `b`, of which a condition shows the first.
  private static func test(
    _ name: String, _ condition: String, _ first: String, _ second: String, _ more: String = ""
  ) -> Case {
    Case(
      name,
      body: """
        VStack {
          if \(condition) { Text("a").lineLimit(1) } else { Text("b").lineLimit(1) }
        }
        """, "a: body, \(first)", "b: body, \(second)",
      more: "extension V { @Environment(\\.horizontalSizeClass) var size }\n" + more)
  }

  private static func member(
    _ name: String, _ declaration: String, _ first: String, _ second: String, _ more: String = ""
  ) -> Case {
    test(name, "wide", first, second, "extension V { \(declaration) }\n" + more)
  }

  static let devices: [Case] = [
    member("a value", "var wide: Bool { horizontalSizeClass == .regular }", other, phone),
    member(
      "a value that a condition chooses",
      "var wide: Bool { if horizontalSizeClass == .regular { return true } else { return false } }",
      other, other),
    member(
      "a value that a conditional expression chooses",
      "var wide: Bool { horizontalSizeClass == .regular ? true : false }", other, other),
    member(
      "a variable that a condition sets",
      "var wide: Bool { var is = false; if isPad { is = true }; return is }", other, other),
    member(
      "a state that a condition sets",
      "@State var wide = false; func f() { if isPad { wide = true } }", other, other),
    member(
      "a function", "func isBig() -> Bool { isPad }; var wide: Bool { isBig() }", other, other),
    member(
      "many properties before the screen",
      (0..<9).map { "var wide\($0): Bool { !wide\($0 + 1) == x };" }.joined()
        + "var wide9: Bool { isPad }; var wide: Bool { !wide0 == x }", other, other),
    member(
      "more properties than are examined",
      (0..<300).map { "var wide\($0): Bool { !wide\($0 + 1) == x };" }.joined()
        + "var wide: Bool { !wide0 == x }", other, other),
    member("a value of no screen", "var wide: Bool { x == y }", phone, phone),
    test("a pattern", "case true = isPad", other, other),
    test("a kind of number", "field.isPhone", other, other, model),
    test("a kind of computer", "field.isMac", other, other, model),
    test("a kind of an unknown object", "device.isPhone", other, other),
    test("a device", "UIDevice.current.isPad", other, phone),
    test(
      "a device that the sources describe", "UIDevice.isPad", other, phone,
      "extension UIDevice { static var isPad: Bool { current.userInterfaceIdiom == .pad } }"),
    test(
      "a property that is called as a device", "isPad", other, other,
      "extension V { var isPad: Bool { seats > 4 } }"),
    test(
      "a size class that a modifier sets", "horizontalSizeClass == .regular", other, other,
      "let sheet = EmptyView().environment(\\.horizontalSizeClass, .regular)"),
    test(
      "a size class that a controller sets", "horizontalSizeClass == .regular", other, other,
      "let traits = UITraitCollection(horizontalSizeClass: .regular)"),
    test(
      "a size class that only a preview sets", "horizontalSizeClass == .regular", other, phone,
      """
      struct P: PreviewProvider {
        static var previews: some View { V().environment(\\.horizontalSizeClass, .regular) }
      }
      """),
    Case(
      "the error of a view",
      body: #"do { AnyView(try row()) } catch { AnyView(Text("a").lineLimit(1)) }"#,
      "a: body, 1 lines, 375.0"),
  ]

  private static let model = """
    struct Field { var isPhone: Bool { kind == .phone }; var isMac = false }
    extension V { var field: Field { Field() } }
    """

  @Test(arguments: devices)
  func conditionsOnDevices(_ test: Case) throws {
    #expect(try Self.lines(test.source).sorted() == test.expected.sorted())
  }

  /// The cases of a `switch` over the size class that show the texts `a` and `b`.
  @Test(arguments: [
    ("case .regular:", "default:", true), ("case .regular?:", "case _:", false),
    ("case UserInterfaceSizeClass.regular:", "case .compact, nil:", true),
    ("case .regular, .none:", "@unknown default:", true),
    ("case .compact where x:", "default:", false), ("case let size:", "default:", false),
    ("case .some(.regular):", "default:", false), ("case .regular: fallthrough", "default:", false),
  ])
  func patternsOfScreens(first: String, second: String, isDecided: Bool) throws {
    let found = try Self.lines(
      Case(
        "",
        body: """
          switch horizontalSizeClass {
          \(first) Text("a").lineLimit(1)
          \(second) Text("b").lineLimit(1)
          }
          """
      ).source)
    #expect(found.sorted().last == "b: body, 1 lines, 375.0" + (isDecided ? "" : "–any"))
  }
}
