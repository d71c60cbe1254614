import CopyfitTestSupport
import Testing

/// The outlets of statements that use another name for them.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct OutletObjectTests {
  private static let named = #"named("text"): "#
  private static let localized = OutletCase.localized

  /// A class with two outlets, and statements that run before it is visible.
  private static func early(_ statements: String, _ members: String = "") -> String {
    """
    class C: UIViewController { @IBOutlet var label: UILabel!
    @IBOutlet var other: UILabel!
    override func viewDidLoad() { \(statements) }
    \(members) }
    """
  }

  static let cases: [OutletCase] = [
    OutletCase(
      "a loop over outlets",
      [early("for l in [label, other] { l.text = \"a\".localized }"), localized],
      #"named("text") always: a"#),
    OutletCase(
      "a closure for each outlet",
      [early("[label, other].forEach { $0?.text = \"a\".localized }"), localized],
      #"named("text") always: a"#),
    OutletCase(
      "a collection of outlets",
      ["class C { @IBOutlet var label: [UILabel]!\nfunc f() { label[1].text = \"a\" } }"],
      named + "\"a\"?"),
    OutletCase(
      "a local", [early("let l = label!\nl.text = \"a\".localized"), localized],
      #"named("text") always: a"#),
    OutletCase(
      "a local that is assigned again", [early("var l = label!\nl = other\nl.text = \"a\"")]),
    OutletCase(
      "a helper with the label and the key",
      [
        early(
          "set(label, \"a\"); set(other, \"b\")",
          "func set(_ l: UILabel, _ key: String) { l.text = key.localized }"), localized,
      ],
      #"named("text") always: a"#),
    OutletCase(
      "a function of all labels",
      [
        early("label.show(\"a\"); other.show(\"b\")"),
        "extension UILabel { func show(_ key: String) { text = key.localized } }", localized,
      ],
      #"named("text") always: a"#),
    OutletCase(
      "a function of all labels for each of some",
      [
        early(
          "[label, other].forEach { $0?.show(\"a\") }; [other].forEach { l in l?.show(\"b\") }"),
        "extension UILabel { func show(_ key: String) { text = key.localized } }", localized,
      ],
      #"named("text") always: a"#),
    OutletCase(
      "a function of all views, by another one",
      [
        early("label.style(\"a\")"),
        "extension UIView { func style(_ k: String) { apply(k) }\nfunc apply(_ k: String) { (self as? UILabel)?.text = k.localized } }",
        localized,
      ],
      #"named("text") always: a"#),
    OutletCase(
      "a property of all labels",
      [
        early("label.key = \"a\"; other.key = \"b\""),
        "extension UILabel { var key: String { get { \"\" } set { text = newValue.localized } } }",
        localized,
      ],
      #"named("text") always: a"#),
    OutletCase(
      "of a button of the app's own class",
      [
        """
        class C { @IBOutlet var label: Round!
        @IBOutlet var other: Round!
        func f() { label.show("a"); other.show("b") } }
        class Round: UIButton { func show(_ k: String) { setTitle(k.localized, for: .normal) } }
        """, localized,
      ],
      #"stateTitle("normal"): a"#),
    OutletCase(
      "a property of a button of the app's own class",
      [
        """
        class C { @IBOutlet var label: Round!
        @IBOutlet var other: Round!
        func f() { label.key = "a"; other.key = "b" } }
        class Round: UIButton { var key = "" { didSet { setTitle(key.localized, for: .normal) } } }
        """, localized,
      ],
      #"stateTitle("normal"): a"#),
    OutletCase(
      "another case of its own letters",
      [early("label.text = label.text?.uppercased()")], #"named("text") always derived: unknown"#),
    OutletCase(
      "a text that is called like its own",
      [
        """
        class C { @IBOutlet var label: UILabel!
        var text: String = "a" { didSet { label.text = text } } }
        """
      ],
      named + "\"a\""),
  ]

  @Test(arguments: cases)
  func objectIsFound(_ example: OutletCase) throws {
    #expect(try OutletCase.lines(example.sources) == example.expected)
  }

  @Test(arguments: [
    ("self.item.textLabel?.text = \"a\"", "item.textLabel", ["named(\"text\"): \"a\""]),
    (
      "navigationItem.rightBarButtonItem?.title = \"a\"", "navigationItem.rightBarButtonItem",
      ["title: \"a\""]
    ),
    ("textLabel?.text = \"a\"", "textLabel", ["named(\"text\"): \"a\""]),
    ("title = \"a\"", "tabBarItem", ["title: \"a\""]),
    (
      "var c = label.configuration; c?.title = \"a\"; label.configuration = c", "label",
      ["configurationTitle: \"a\""]
    ),
  ])
  func partIsFound(_ statement: String, outlet: String, expected: [String]) throws {
    let source =
      "class C: UIViewController { @IBOutlet var label: UIButton!\nfunc f() { \(statement) } }"
    #expect(try OutletCase.lines([source], outlet: outlet) == expected)
  }

  @Test func aSenderIsWhatCallsTheAction() throws {
    let source =
      "class C { @IBAction func buy(_ sender: UIButton) { sender.setTitle(\"a\", for: .normal) } }"
    #expect(try OutletCase.lines([source], outlet: "@buy") == ["stateTitle(\"normal\"): \"a\""])
  }

  /// An object from an initializer that no document calls is not in a document.
  @Test func whatCodeMakesIsInNoDocument() throws {
    let source = """
      class C: UILabel { init(key: String) { super.init(frame: .zero)
      text = key } }
      let c = C(key: "a")
      """
    #expect(try OutletCase.lines([source], outlet: "") == [])
  }

  @Test(arguments: [
    ("label.isHidden = true", ["isHidden always: boolean(true)"]),
    ("label.isHidden = x", ["isHidden always: unknown"]),
    ("[label, other].forEach { $0.numberOfLines = 0 }", ["numberOfLines always: number(0.0)"]),
    ("style(label)", ["numberOfLines always: number(2.0)"]),
    ("label.tall()", ["numberOfLines always: number(3.0)"]),
    ("wrap(label)", ["numberOfLines always: number(0.0)"]),
    ("Look.high(label)", ["numberOfLines always: number(4.0)"]),
    ("if x { wrap(label) }", ["numberOfLines: number(0.0)"]),
    ("joined(label)", ["styling always: unknown"]),
  ])
  func settingIsFound(_ statement: String, expected: [String]) throws {
    let source = Self.early(
      statement, "func style(_ l: UILabel) { l.numberOfLines = 2 }")
    let helper = """
      extension UILabel { func tall() { numberOfLines = 3 } }
      let wrap: (UILabel) -> Void = { label in label.numberOfLines = 0 }
      enum Look { static let high: (UILabel) -> Void = { $0.numberOfLines = 4 } }
      let joined = both(wrap, Look.high)
      """
    #expect(try OutletCase.settings([source, helper]) == expected)
  }
}
