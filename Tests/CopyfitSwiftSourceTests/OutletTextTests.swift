import CopyfitSourceText
import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

/// The texts that tiny sources set on the outlet `label` of the class `C`, one line for each statement.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct OutletTextTests {
  typealias Case = OutletCase

  private static func body(_ statement: String, _ members: String = "") -> String {
    OutletCase.body(statement, members)
  }

  private static let localized = OutletCase.localized
  private static let named = #"named("text"): "#
  private static let tr = """
    enum L10n { static let buy = L10n.tr("Shop", "buy.title", fallback: "Buy")
    enum `Self` { static var `default`: String { return L10n.tr("Shop", "default") } }
    static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String = "") -> String {
      let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
      return String(format: format, locale: Locale.current, arguments: args) } }
    """
  static let expressions: [Case] = [
    Case("a literal", [body("label.text = \"0:00\"")], named + "\"0:00\""),
    Case(
      "NSLocalizedString",
      [body(#"self.label.text = NSLocalizedString("a", tableName: "T", value: "A", comment: "")"#)],
      named + "T/a (A)"),
    Case(
      "String(localized:) with arguments", [body(#"label.text = String(localized: "Hi \(name)")"#)],
      named + "Hi %@"),
    Case(
      "a key that is made at run time",
      [body(#"label.text = NSLocalizedString("a\(b)", comment: "")"#)],
      named + "unknown"),
    Case(
      "generated accessors", [body("label.text = L10n.buy"), tr], named + "Shop/buy.title (Buy)"),
    Case(
      "names in backticks", [body("label.text = L10n.`Self`.`default`"), tr],
      named + "Shop/default ()"),
    Case("a property of String", [body("label.text = \"a\".localized"), localized], named + "a"),
    Case(
      "a function of String", [body("label.text = \"a\".localized(in: \"T\")"), localized],
      named + "T/a"),
    Case(
      "a raw value",
      [
        body("label.text = K.b.rawValue.localized"), localized,
        "enum K: String { case a, b = \"bb\" }",
      ],
      named + "bb"),
    Case(
      "two by a condition", [body("label.text = x ? \"a\".localized : nil"), localized], named + "a"
    ),
    Case("a local", [body("let t = \"a\".localized\nlabel.text = t"), localized], named + "a"),
    Case(
      "a local that is assigned",
      [body("var t = \"a\".localized\nif x { t = \"b\".localized }\nlabel.text = t"), localized],
      named + "a, b"),
    Case(
      "a leading dot, and the case that is meant",
      [
        body(
          "label.text = text(.b)",
          "func text(_ k: K) -> String { switch k { case .a: return \"a\".localized\ncase .b: return \"b\".localized } }"
        ), localized, "enum K { case a, b }",
      ],
      named + "b"),
    Case(
      "a helper that returns one of several",
      [
        body(
          "label.text = text(k)",
          "func text(_ k: K) -> String { switch k { case .a: return \"a\".localized\ncase .b: return \"b\".localized } }"
        ), localized, "enum K { case a, b }",
      ],
      named + "a?, b?"),
    Case(
      "more than eight alternatives",
      [
        body("label.text = [\"1\",\"2\",\"3\",\"4\",\"5\",\"6\",\"7\",\"8\",\"9\"][i].localized"),
        localized,
      ],
      named + "unknown"),
    Case(
      "an attributed text",
      [
        body("label.attributedText = NSAttributedString(string: \"a\".localized, attributes: x)"),
        localized,
      ],
      named + "a?"),
    Case(
      "an attributed text of another color",
      [
        body(
          "label.attributedText = NSAttributedString(string: \"a\".localized, attributes: [.link: x])"
        ),
        localized,
      ],
      named + "a"),
    Case("another helper", [body("label.text = compute(\"a\")")], named + "unknown"),
  ]

  static let places: [Case] = [
    Case(
      "before it is seen",
      [body("", "override func viewDidLoad() { label.text = \"a\".localized }"), localized],
      #"named("text") always: a"#),
    Case(
      "in a function that is called before it is seen",
      [
        body(
          "", "override func viewDidLoad() { set() }\nfunc set() { label.text = \"a\".localized }"),
        localized,
      ],
      #"named("text") always: a"#),
    Case(
      "on a condition",
      [
        body("", "override func viewDidLoad() { if x { label.text = \"a\".localized } }"),
        localized,
      ],
      named + "a"),
    Case(
      "behind guard",
      [
        body(
          "",
          "override func viewDidLoad() { guard x else { return }; label.text = \"a\".localized }"),
        localized,
      ],
      named + "a"),
    Case(
      "behind a branch that returns",
      [
        body(
          "", "override func viewDidLoad() { if x { y(); return }; label.text = \"a\".localized }"),
        localized,
      ],
      named + "a"),
    Case(
      "behind a nested branch that returns",
      [
        body(
          "",
          "override func viewDidLoad() { if x { switch y { case 1: return; default: break } }; label.text = \"a\".localized }"
        ), localized,
      ],
      named + "a"),
    Case(
      "behind a branch that throws",
      [
        body(
          "", "override func viewDidLoad() { if x { throw E() }; label.text = \"a\".localized }"),
        localized,
      ],
      named + "a"),
    Case(
      "behind a loop that ends",
      [
        body(
          "",
          "override func viewDidLoad() { for y in z { if y { break } }; label.text = \"a\".localized }"
        ), localized,
      ],
      #"named("text") always: a"#),
    Case(
      "behind a switch",
      [
        body(
          "",
          "override func viewDidLoad() { switch x { case 1: break; default: f() }; label.text = \"a\".localized }"
        ), localized,
      ],
      #"named("text") always: a"#),
    Case(
      "behind guard of the object itself",
      [
        body(
          "",
          "override func viewDidLoad() { guard let self = self else { return }; label.text = \"a\".localized }"
        ), localized,
      ],
      #"named("text") always: a"#),
    Case(
      "behind guard that ends the app",
      [
        body(
          "",
          "override func viewDidLoad() { guard x else { fatalError() }; label.text = \"a\".localized }"
        ), localized,
      ],
      #"named("text") always: a"#),
    Case(
      "behind a closure that returns",
      [
        body("", "override func viewDidLoad() { f { return 1 }; label.text = \"a\".localized }"),
        localized,
      ],
      #"named("text") always: a"#),
    Case(
      "in a function that is called behind guard",
      [
        body(
          "",
          "override func viewDidLoad() { guard x else { return }; set() }\nfunc set() { label.text = \"a\".localized }"
        ), localized,
      ],
      named + "a"),
    Case(
      "in a loop that may go on",
      [
        body(
          "",
          "override func viewDidLoad() { for l in [label] { if x { continue }; l.text = \"a\".localized } }"
        ), localized,
      ],
      named + "a"),
    Case(
      "when the outlet is set",
      [
        "class C { @IBOutlet var label: UILabel! { didSet { label.text = \"a\".localized } } }",
        localized,
      ],
      #"named("text") always: a"#),
    Case(
      "in an extension of another file",
      [
        "class C { @IBOutlet var label: UILabel! }",
        "extension C { func f() { label.text = \"a\".localized } }", localized,
      ], named + "a"),
    Case(
      "in the superclass",
      [
        "class C: B {}",
        "class B { @IBOutlet var label: UILabel!\nfunc f() { label?.text = \"a\".localized } }",
        localized,
      ], named + "a"),
    Case(
      "in another class",
      ["class C {}", "class B { func f() { label.text = \"a\".localized } }", localized]),
    Case(
      "of a cell",
      [
        "class C: UITableViewCell { @IBOutlet var label: UILabel! }",
        "class B { func f() { let cell = t.dequeue(\"x\") as! C\ncell.label.text = \"a\".localized } }",
        localized,
      ],
      named + "a"),
    Case(
      "of a variable that hides it",
      [body("let label = UILabel()\nlabel.text = \"a\".localized"), localized]),
    Case(
      "of the outlet, unwrapped",
      [body("if let label = label { label.text = \"a\".localized }"), localized], named + "a"),
    Case(
      "of the outlet, unwrapped in short",
      [body("guard let label else { return }\nlabel.text = \"a\".localized"), localized],
      named + "a"),
    Case(
      "in an extension of another module's class",
      [
        "class C: UIView {}", "extension UIView { func f() { self.label.text = \"a\".localized } }",
        localized,
      ],
      named + "a?"),
    Case(
      "two classes of the name", [body("label.text = \"a\".localized"), "class C {}", localized],
      named + "a?"),
    Case(
      "by a parameter",
      [
        body("", "func set(title: String) { label.text = title }"),
        "class B { let c = C()\nfunc f() { c.set(title: \"a\".localized); c.set(title: \"b\".localized) } }",
        localized,
      ],
      named + "a, b"),
    Case(
      "by a property",
      [
        body("", "var title: String? { didSet { label.text = title } }"),
        "class B { func f(c: C) { c.title = \"a\".localized } }", localized,
      ],
      named + "a"),
    Case(
      "by a model",
      [
        body("", "func show(_ m: Model) { label.text = m.title }"),
        "struct Model { let title: String }\nlet m = Model(title: \"a\".localized)", localized,
      ],
      named + "a"),
    Case(
      "by a function of the superclass, which another subclass calls, too",
      [
        "class B: UIViewController { @IBOutlet var label: UILabel!\nfunc set(_ k: String) { label.text = k.localized } }",
        "class C: B { func f() { set(\"a\") } }\nclass E: B { func f() { set(\"b\") } }",
        localized,
      ],
      named + "a"),
    Case(
      "by a property of the superclass, in the place of which this class has its own",
      [
        "class B: UIViewController { @IBOutlet var label: UILabel!\nvar k: String { \"b\" }\nfunc f() { label.text = k.localized } }",
        "class C: B { override var k: String { \"a\" } }", localized,
      ],
      named + "a"),
    Case(
      "of a button",
      [
        body(
          "label.setTitle(\"a\".localized, for: .normal); label.setTitle(\"b\".localized, for: .selected); label.configuration?.title = \"c\".localized"
        ), localized,
      ],
      "configurationTitle: c", #"stateTitle("normal"): a"#, #"stateTitle("selected"): b"#),
    Case(
      "on another platform",
      [body("#if os(tvOS)\nlabel.text = \"a\".localized\n#endif"), localized]),
  ]

  @Test(arguments: expressions + places)
  func textIsFound(_ example: Case) throws {
    #expect(try OutletCase.lines(example.sources) == example.expected)
  }

  @Test func aViewControllersTitleIsThatOfItsBar() throws {
    let source =
      "class C { func viewDidLoad() { title = NSLocalizedString(\"a\", comment: \"\") } }"
    #expect(try OutletCase.lines([source], outlet: "navigationItem") == ["title always: a"])
    #expect(try OutletCase.lines([source], outlet: "") == ["title always: a"])
  }

  /// A local variable with the name of a member is not the member.
  @Test func aLocalVariableIsNoTitle() throws {
    let source = "class C { func f() { var title = \"b\"; title = \"a\"; self.title = title } }"
    #expect(try OutletCase.lines([source], outlet: "navigationItem") == ["title: \"b\", \"a\""])
  }

  @Test func aLocalVariableDoesNotHideWhatSelfNames() throws {
    let sources = [Self.body("let label = label!; self.label.text = \"a\"")]
    #expect(try OutletCase.lines(sources) == [Self.named + "\"a\""])
  }

  @Test func stepsLeadToTheKey() throws {
    var index = SwiftSources(
      try SwiftReader.trees(of: [Self.body("label.text = L10n.buy"), Self.tr]))
    let text = try #require(index.statements(about: "label", of: "C").texts.first?.texts.first)
    #expect(
      text.steps.map { "\($0.file):\($0.position.line)" } == [
        "1.swift:2", "2.swift:1", "2.swift:3", "2.swift:4",
      ])
  }

  /// Neither the order of the files nor an unused name changes the results.
  @Test(arguments: expressions + places)
  func orderOfFilesDoesNotMatter(_ example: Case) throws {
    let reversed = try OutletCase.lines(example.sources.reversed() + ["func unrelated() {}"])
    #expect(reversed.sorted() == example.expected.sorted())
  }
}
