import CopyfitTestSupport
import Testing

/// The rooms and fonts of controls that code lays out by packages, formats and rectangles.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct CodeRoomTests {
  /// What is said of a label `a` of a view controller that also has a view `b`, which is in the controller's view.
  private static func lines(
    _ statements: String, control: String = "UILabel()", text: String = #"a.text = "t".l"#
  ) throws -> [String] {
    try CodeControlTests.lines([
      """
      extension String { var l: String { NSLocalizedString(self, comment: "") } }
      class C: UIViewController {
        static let width = 90.0
        let a = \(control), b = UIView()
        override func viewDidLoad() {
          \(text)
          view.addSubview(b)
          \(statements)
        }
      }
      """
    ])
  }

  private static func snapped(_ sentences: String) throws -> [String] {
    try lines("view.addSubview(a); a.snp.makeConstraints { make in \(sentences) }")
  }

  @Test(arguments: [
    ("make.leading.trailing.equalToSuperview().inset(16)", "1 lines, 368...368"),
    ("make.edges.equalToSuperview()", "1 lines, 400...400"),
    (
      "make.left.equalToSuperview().offset(16); make.right.equalTo(view).offset(-24)",
      "1 lines, 360...360"
    ),
    (
      "make.leading.equalTo(view.snp.leading).offset(10); make.trailing.equalTo(-10)",
      "1 lines, 380...380"
    ),
    (
      "make.leading.equalTo(16); make.trailing.lessThanOrEqualTo(view.safeAreaLayoutGuide)",
      "1 lines, 384...384"
    ),
    ("make.leading.trailing.equalTo(view.layoutMarginsGuide)", "1 lines, 360...384"),
    ("make.width.equalTo(120)", "1 lines, 120...120"),
    ("make.width.equalTo(C.width)", "1 lines, 90...90"),
    (
      "make.width.lessThanOrEqualTo(120); make.height.equalTo(20)",
      "limited height, 1 lines, ?...120"
    ),
    ("make.size.equalTo(40)", "limited height, 1 lines, 40...40"),
    // What is not always so, and what is not known.
    ("make.width.equalTo(120).priority(500)", "1 lines, ?...400"),
    ("make.width.equalTo(b).priority(500)", "1 lines, ?...400"),
    ("make.leading.trailing.equalToSuperview().inset(margin)", "1 lines, ?...400"),
    ("make.leading.equalTo(b.snp.trailing); make.trailing.equalToSuperview()", "1 lines, ?...400"),
    ("if x { make.width.equalTo(120) }", "limited height, 1 lines, ?...400"),
    ("height = make.height.equalTo(0).constraint", "limited height, 1 lines, ?...400"),
  ])
  func snapKit(sentences: String, expected: String) throws {
    #expect(try Self.snapped(sentences) == ["t: C › a \(expected), 17 pt"])
  }

  @Test func snapKitInAViewThatHasAWidth() throws {
    let lines = try Self.lines(
      """
      b.addSubview(a)
      a.snp.makeConstraints { $0.left.right.equalToSuperview().inset(5) }
      b.snp.makeConstraints { $0.width.equalTo(200) }
      """)
    #expect(lines == ["t: C › a 1 lines, 190...190, 17 pt"])
  }

  /// Constraints that are made anew are not read.
  @Test(arguments: ["remakeConstraints", "updateConstraints"])
  func otherFunctionsOfSnapKit(function: String) throws {
    let lines = try Self.lines("view.addSubview(a); a.snp.\(function) { $0.width.equalTo(120) }")
    #expect(lines == ["t: C › a limited height, 1 lines, ?...400, 17 pt"])
  }

  @Test(arguments: [
    ("H:|-16-[a]-24-|", "1 lines, 360...360"), ("H:|[a]|", "1 lines, 400...400"),
    ("H:|-0-[a]-0-|", "1 lines, 400...400"), ("H:|-[a]-|", "1 lines, 360...384"),
    ("H:|-16-[a]", "1 lines, ?...400"), ("[a(120)]", "1 lines, 120...120"),
    ("H:|-8-[b]-8-[a(<=90)]-8-|", "1 lines, ?...90"), ("V:|-8-[a]-8-|", "1 lines, ?...400"),
    ("V:[a(20)]", "limited height, 1 lines, ?...400"), ("H:|-m-[a]-m-|", "1 lines, ?...400"),
    ("H:|-16-[c]|", "limited height, 1 lines, ?...400"),
  ])
  func visualFormats(format: String, expected: String) throws {
    let constraints =
      "NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\", options: [], metrics: nil, "
      + "views: [\"a\": a, \"b\": b])"
    let lines = try Self.lines("view.addSubview(a); view.addConstraints(\(constraints))")
    #expect(lines == ["t: C › a \(expected), 17 pt"])
  }

  @Test(arguments: [
    ("UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))", "", "120...120"),
    ("UILabel(frame: .zero)", "a.frame = CGRect(x: 0, y: 0, width: 120, height: 20)", "120...120"),
    ("UILabel()", "a.frame = CGRect(x: 0, y: 0, width: w, height: 20)", "?...400"),
    (
      "UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))", "table.tableHeaderView = a",
      "?...400"
    ),
    (
      "UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))",
      "let item = UIBarButtonItem(customView: a)", "?...400"
    ),
    (
      "UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))", "a.frame.size.width = 200",
      "?...400"
    ),
    ("UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))", "a.sizeToFit()", "?...400"),
    // Code finds it by its tag, or among the views of its view.
    (
      "UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))",
      "a.tag = 7; let c = b.viewWithTag(7) as! UILabel; c.frame = r", "?...400"
    ),
    (
      "UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))",
      "a.tag = 7; b.viewWithTag(8)?.frame = r", "120...120"
    ),
    (
      "UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))",
      "b.addSubview(a); for c in b.subviews { c.frame = r }", "?...400"
    ),
  ])
  func rectangles(control: String, statement: String, expected: String) throws {
    #expect(
      try Self.lines(statement, control: control)
        == ["t: C › a limited height, 1 lines, \(expected), 17 pt"])
  }

  /// The rectangle of a button's label is the room of its title; its image takes some of it.
  @Test(arguments: [
    ("titleLabel", "UIButton()", "63...63"),
    ("imageView", "UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))", "?...400"),
  ])
  func rectanglesInAButton(part: String, control: String, expected: String) throws {
    let lines = try Self.lines(
      "a.\(part)?.frame = CGRect(x: 0, y: 28, width: 63, height: 14)",
      control: control, text: #"a.setTitle("t".l, for: .normal)"#)
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains(expected) }, "\(lines)")
  }

  /// The rectangle of what holds a label limits its height.
  @Test func aRectangleAroundALabel() throws {
    let lines = try Self.lines(
      """
      b.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      b.addSubview(a)
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
      """)
    #expect(lines == ["t: C › a limited height, 1 lines, ?...400, 17 pt"])
  }

  /// The rectangle of a view with constraints does not count.
  @Test func aRectangleBesideConstraints() throws {
    let lines = try Self.lines(
      "a.widthAnchor.constraint(equalToConstant: 90).isActive = true",
      control: "UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))")
    #expect(lines == ["t: C › a 1 lines, 90...90, 17 pt"])
  }

  @Test(arguments: [
    ("UIButton(type: .system)", "", "15 pt"), ("UIButton()", "", "18 pt"),
    ("UIButton(type: .close)", "", "no font"),
    ("UIButton(configuration: .filled())", "", "no font"),
    ("UIButton(type: .system)", "a.configuration = .filled()", "no font"),
    ("UIButton(type: .system)", "a.titleLabel?.font = .systemFont(ofSize: 11)", "11 pt"),
    ("UIButton(type: .system)", "a.titleLabel?.font = theme.font", "no font"),
    ("UITextField()", "", "17 pt"), ("UITextView()", "", "no font"),
  ])
  func fontsOfNewControls(control: String, statement: String, expected: String) throws {
    let text =
      control.hasPrefix("UIButton")
      ? #"a.setTitle("t".l, for: .normal)"#
      : control.hasPrefix("UITextField") ? #"a.placeholder = "t".l"# : #"a.text = "t".l"#
    let lines = try Self.lines(statement, control: control, text: text)
    #expect(lines.count == 1 && lines.allSatisfy { $0.hasSuffix(", " + expected) }, "\(lines)")
  }

  /// A class of the app's may have any font.
  @Test func anOwnButton() throws {
    let lines = try CodeControlTests.lines([
      """
      extension String { var l: String { NSLocalizedString(self, comment: "") } }
      class Pill: UIButton {}
      class C: UIViewController {
        let a = Pill(type: .system)
        override func viewDidLoad() { a.setTitle("t".l, for: .normal) }
      }
      """
    ])
    #expect(lines == ["t: C › a 1 lines, ?...400, no font"])
  }
}
