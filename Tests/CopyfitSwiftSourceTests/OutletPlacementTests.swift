import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

/// Statements that place an outlet's object, or find it by its tag.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct OutletPlacementTests {
  private static func lines(_ statements: String, outlet: String = "label") throws -> [String] {
    try OutletCase.settings([OutletCase.body(statements)], outlet: outlet).map {
      $0.replacing(": unknown", with: "")
    }
  }

  @Test(arguments: [
    ("label.frame = r", ["rectangle"]), ("label.bounds.size.width = 3", ["rectangle"]),
    ("self.label!.center.x = 3", ["rectangle"]), ("label.layer.frame = r", []),
    ("label.titleLabel?.frame = r", ["rectangle"]), ("label.imageView!.frame = r", ["rectangle"]),
    ("label.widthAnchor.constraint(equalToConstant: 3).isActive = true", ["horizontalConstraint"]),
    ("box.topAnchor.constraint(equalTo: label.bottomAnchor)", ["verticalConstraint"]),
    (
      "NSLayoutConstraint(item: label, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 3)",
      ["horizontalConstraint"]
    ),
    (
      """
      let views = ["l": label, "o": other]
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-[l(120)]-|", metrics: nil, views: views)
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-[o]-|", metrics: nil, views: views)
      """, ["horizontalConstraint"]
    ),
    (
      #"NSLayoutConstraint.constraints(withVisualFormat: "V:|-[l]", views: ["l": self.label])"#,
      ["verticalConstraint"]
    ),
    ("label.snp.makeConstraints { $0.width.equalTo(3) }", ["horizontalConstraint"]),
  ])
  func aPlaceIsFound(statements: String, expected: [String]) throws {
    #expect(try Self.lines(statements) == expected)
  }

  @Test(arguments: [
    ("self.label.frame = r;", "rectangle always"),
    (
      "[NSLayoutConstraint constraintWithItem:self.label attribute:NSLayoutAttributeWidth relatedBy:r toItem:nil attribute:a multiplier:1 constant:3];",
      "horizontalConstraint always"
    ),
    (
      "[NSLayoutConstraint constraintsWithVisualFormat:@\"V:[_label(3)]\" options:0 metrics:nil views:NSDictionaryOfVariableBindings(_label)];",
      "verticalConstraint always"
    ),
    (
      "[NSLayoutConstraint constraintsWithVisualFormat:@\"|-[l(3)]-|\" options:0 metrics:nil views:@{@\"l\": _label}];",
      "horizontalConstraint always"
    ),
  ])
  func aPlaceIsFoundInObjectiveC(statement: String, expected: String) throws {
    #expect(
      try OutletCase.settings([ObjectiveCTests.early(statement)]) == [expected + ": unknown"])
  }

  private static let text = #"named("text")"#

  @Test(arguments: [
    ("(view.viewWithTag(7) as? UILabel)?.text = \"a\"", "#7", [text + ": \"a\""]),
    ("let l = view.viewWithTag(tag) as! UILabel\nl.text = \"a\"", "#7", [text + ": \"a\""]),
    ("(view.viewWithTag(x) as? UILabel)?.text = \"a\"", "#7", []),
    (
      "let cell = t.dequeueReusableCell(withIdentifier: \"Title\", for: i)\n(cell.viewWithTag(7) as! UILabel).text = \"a\"",
      "Title#7", [text + " always: \"a\""]
    ),
    (
      "let cell = t.dequeueReusableCell(withIdentifier: \"Title\", for: i)\nif x { return }\n(cell.viewWithTag(7) as! UILabel).text = \"a\"",
      "Title#7", [text + ": \"a\""]
    ),
    (
      "if x { return }\nlet cell = t.dequeueReusableCell(withIdentifier: \"Title\", for: i)\n(cell.viewWithTag(7) as! UILabel).text = \"a\"",
      "Title#7", [text + " always: \"a\""]
    ),
    (
      "let cell = t.dequeueReusableCell(withIdentifier: \"Title\", for: i)\nif x { (cell.viewWithTag(7) as! UILabel).text = \"a\" }",
      "Title#7", [text + ": \"a\""]
    ),
  ])
  func aTagIsFound(statements: String, outlet: String, expected: [String]) throws {
    let source = OutletCase.body(statements, "let tag = 7")
    #expect(try OutletCase.lines([source], outlet: outlet) == expected)
  }

  /// What a class says of its own does not count for others that are asked for next.
  @Test func theOrderOfQuestionsDoesNotMatter() throws {
    let statements = """
      let cell = t.dequeueReusableCell(withIdentifier: "Title", for: i)
      (cell.viewWithTag(7) as! UILabel).text = name
      """
    let trees = try OutletCase.trees([
      "class B: D { var name: String { \"b\" }\nfunc f() { \(statements) } }",
      "class C: B { override var name: String { \"c\" } }",
    ])
    var alone = SwiftSources(trees)
    var other = SwiftSources(trees)
    let ofC = other.statements(about: "Title#7", of: "C")
    let ofAny = other.statements(about: "Title#7", of: "")
    #expect(ofAny == alone.statements(about: "Title#7", of: ""))
    #expect(ofAny.texts.count == 1 && ofC != ofAny)
  }

  @Test func aTagIsFoundInObjectiveC() throws {
    let source = ObjectiveCTests.early(
      """
      UITableViewCell *cell = [t dequeueReusableCellWithIdentifier:@"Title" forIndexPath:i];
      UILabel *label = (UILabel *)[cell viewWithTag:TitleTag];
      label.text = @"a";
      """
    ).replacing("#define L", with: "static NSInteger const TitleTag = 7;\n#define L")
    #expect(try OutletCase.lines([source], outlet: "Title#7") == [Self.text + " always: \"a\""])
  }

  /// A cell that is asked for behind its declaration, by an identifier that is chosen before.
  @Test(arguments: [
    ("cell = [t dequeueReusableCellWithIdentifier:name];", "Title#7", [text + " always: \"a\""]),
    (
      "if (x) { name = @\"Other\"; }\ncell = [t dequeueReusableCellWithIdentifier:name];",
      "Other#7",
      [text + ": \"a\"?"]
    ),
    (
      "if (x) { cell = [t dequeueReusableCellWithIdentifier:name]; }", "Title#7", [text + ": \"a\""]
    ),
    ("", "Title#7", []),
  ])
  func aCellIsAskedForLater(statement: String, outlet: String, expected: [String]) throws {
    let source = ObjectiveCTests.early(
      """
      UITableViewCell *cell = nil;
      NSString *name = @"Title";
      \(statement)
      UILabel *label = (UILabel *)[cell viewWithTag:7];
      label.text = @"a";
      """)
    #expect(try OutletCase.lines([source], outlet: outlet) == expected)
  }

  /// The identifier of a cell says enough, whatever class asks for it.
  @Test func aCellIsKnownByItsIdentifier() throws {
    let statements = """
      let cell = t.dequeueReusableCell(withIdentifier: "Title", for: i)
      (cell.viewWithTag(7) as! UILabel).text = "a"
      """
    var sources = SwiftSources(try OutletCase.trees([OutletCase.body(statements)]))
    #expect(sources.statements(about: "Title#7", of: "").texts.count == 1)
    #expect(sources.statements(about: "Title#8", of: "").texts.isEmpty)
  }

  @Test(arguments: [
    ("return UITableView.automaticDimension", RowHeight.automatic), ("return 60", .other),
    ("if x { return 60 }\nreturn UITableView.automaticDimension", .other),
    ("if x { return 60 }\nreturn super.tableView(tableView, heightForRowAt: i)", .document),
  ])
  func aDelegateSaysHowHighRowsAre(body: String, expected: RowHeight) throws {
    let function =
      "func tableView(_ tableView: UITableView, heightForRowAt i: IndexPath) -> CGFloat { \(body) }"
    let sources = SwiftSources(try OutletCase.trees(["class C: D { \(function) }\nclass E: D {}"]))
    #expect(sources.rowHeight(byDelegate: "C") == expected)
    #expect(sources.rowHeight(byDelegate: "E") == nil)
  }

  /// A button's label that a function of all buttons sets up by another name.
  @Test(arguments: [
    "guard let title = self.titleLabel else { return }\ntitle.numberOfLines = 0",
    "if true { }\nlet title = titleLabel\ntitle?.numberOfLines = 0",
    "titleLabel?.numberOfLines = 0", "self.titleLabel?.numberOfLines = 0",
  ])
  func aHelperSetsUpTheLabelOfAButton(statements: String) throws {
    let sources = [
      "class C: D { @IBOutlet var button: UIButton!\nfunc viewDidLoad() { button.wrap() } }",
      "extension UIButton { func wrap() { \(statements) } }",
    ]
    let found = try OutletCase.settings(sources, outlet: "button")
    #expect(found == ["numberOfLines always: number(0.0)"])
  }

  /// A function sets up all labels by a style: its statements for other styles do not concern the label.
  @Test(arguments: [
    ("label.style(.title)", ["numberOfLines always: number(2.0)"]),
    ("label.style(.text)", ["numberOfLines always: number(0.0)", "numberOfLines: number(5.0)"]),
    ("[label].forEach { $0?.style(.other) }", ["numberOfLines always: number(3.0)"]),
    (
      "label.style(x)",
      [
        "numberOfLines always: number(2.0)", "numberOfLines always: number(0.0)",
        "numberOfLines: number(5.0)", "numberOfLines always: number(3.0)",
      ]
    ),
  ])
  func aStyleIsKnown(statement: String, expected: [String]) throws {
    let sources = [
      "class C: D { @IBOutlet var label: UILabel!\nfunc viewDidLoad() { \(statement) } }",
      """
      enum Style { case title, text, other }
      extension UILabel { func style(_ style: Style) { switch style {
      case .title: numberOfLines = 2
      case .text:
        numberOfLines = 0
        if x { numberOfLines = 5 }
      default: numberOfLines = 3 } } }
      """,
    ]
    #expect(try OutletCase.settings(sources) == expected)
  }

  /// A table that a function of all tables sets up.
  @Test func aHelperSaysHowHighRowsAre() throws {
    let sources = [
      "class C: D { @IBOutlet var table: UITableView!\nfunc viewDidLoad() { table.grow() } }",
      "extension UITableView { func grow() { rowHeight = UITableView.automaticDimension } }",
    ]
    #expect(try OutletCase.settings(sources, outlet: "table") == ["rowHeight always: automatic"])
  }

  /// What the answer about one part of a circle leaves out is in the answer about another part.
  @Test(arguments: [
    ("var a: String { x ? b : \"a\" }\nvar b: String { x ? a : \"b\" }", #""b"?, "a"?"#),
    (
      """
      var a: String { x ? c : "a" }
      var b: String { x ? c : "b" }
      var c: String { x ? d : "c" }
      var d: String { x ? a : b }
      """, #""b"?, "c"?, "a"?"#
    ),
  ])
  func circlesAreFollowedFromAllSides(members: String, expected: String) throws {
    let source = OutletCase.body("label.text = a; label.text = b", members)
    #expect(
      try OutletCase.lines([source]) == [
        Self.text + ": " + expected, Self.text + ": " + expected,
      ])
  }

  /// Code that is only compiled for tests is not in a released app.
  @Test func buildsForTestsAreLeftOut() throws {
    let source = OutletCase.body(
      "#if !RELEASE\nlabel.text = \"a\"\n#else\nlabel.text = \"b\"\n#endif")
    #expect(try OutletCase.lines([source]) == [Self.text + ": \"b\""])
  }

  @Test(arguments: [
    ("Show", true), ("Own", false), ("Other", false), ("A1Cell", true), ("Kind", true),
    ("MessageCell", false),
  ])
  func wordsAreNamed(word: String, isNamed: Bool) throws {
    let source = """
      class Own { let own = Own.self }
      enum Identifier: String { case Kind }
      class C { func f() { show("Show"); show("\\(kind)Cell") } }
      """
    let sources = SwiftSources(try OutletCase.trees([source]))
    #expect(NamedWords([word], in: sources).contains(word) == isNamed)
  }

  /// A class whose own code names its xib is not made by that: its subclasses load other xibs.
  @Test(arguments: [
    ("let row: Row = .loaded()", true), ("let row = load() as! Row", true),
    ("Row.loaded()", true), ("let row: Row", false), ("let row: Row = other", false),
    ("row.isKind(of: Row.self)", false), ("func g() -> Row { other }", false),
  ])
  func classesAreMade(statement: String, isMade: Bool) throws {
    let source = """
      class Row: UIView { class func loaded() -> Self { UINib(nibName: "Row", bundle: nil) } }
      class Other: Row { func f() { \(statement) } }
      """
    let sources = SwiftSources(try OutletCase.trees([source]))
    #expect(NamedWords(["Row"], in: sources).makes("Row") == isMade)
  }
}
