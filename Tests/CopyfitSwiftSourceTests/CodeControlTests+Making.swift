import CopyfitLabels
import CopyfitSourceText
import CopyfitSwiftSource
import Testing

extension CodeControlTests {
  /// An Objective-C class with a property and a method that runs statements.
  private static func objectiveC(_ statements: String, _ more: String = "") -> [String] {
    [
      """
      //m
      @interface C ()
      @property (readonly, nonatomic) UILabel *label;
      @end
      @implementation C
      - (instancetype)initWithFrame:(CGRect)frame {
        if ((self = [super initWithFrame:frame])) { \(statements) }
        return self;
      }
      - (void)show { self.label.text = NSLocalizedString(@"t", nil); }
      \(more)
      @end
      """
    ]
  }

  private static let local = """
    UILabel *label = [[UILabel alloc] init];
    label.numberOfLines = 0;
    label.font = [UIFont systemFontOfSize:9];
    [self addSubview:label];
    """

  /// Ways in which code makes a control: what sets it up there applies, and what is not read is a doubt.
  static let makings: [Case] = [
    Case(
      "a local of Objective-C that the property of its name keeps",
      objectiveC(local + "_label = label;"), "t: C › label grows, ?...400, 9 pt"),
    Case(
      "a local behind the test of the object",
      objectiveC(
        "",
        "- (id)init { if (!(self = [super init])) { return nil; } " + local
          + "_label = label; return self; }"),
      "t: C › label grows, ?...400, 9 pt"),
    Case(
      "a local that is set up on a condition",
      objectiveC("if (x) { " + local + "_label = label; }"),
      "t: C › label ? lines, ?...400, no font"),
    Case(
      "a local of another name",
      objectiveC(local.replacing("label", with: "made") + "_label = made;"),
      "t: C › label grows, ?...400, 9 pt"),
    Case(
      "a local of Swift with the property's name",
      controller(
        "var a: UILabel!",
        #"let a = UILabel(); a.numberOfLines = 0; view.addSubview(a); self.a = a; self.a.text = "t".l"#
      ),
      "t: C › a grows, ?...400, 17 pt"),
    Case(
      "UIKit's initializers",
      controller(
        "let a = UILabel(frame: .zero), b = UIButton(type: .system)",
        #"a.text = "t".l; b.setTitle("u".l, for: .normal)"#),
      "t: C › a 1 lines, ?...400, 17 pt", "u: C › b 1 lines, ?...400, 15 pt"),
    Case(
      "an initializer that is not in the sources",
      controller("let a = UILabel(style: .small)", #"a.text = "t".l"#),
      "t: C › a ? lines, ?...400, no font, doubted"),
    Case(
      "a function on the new label that is not in the sources",
      controller("let a: UILabel = UILabel().small()", #"a.text = "t".l"#),
      "t: C › a ? lines, ?...400, no font, doubted"),
    Case(
      "a label that another object gives",
      controller("var a = UILabel()", #"a = other.label; a.text = "t".l"#),
      "t: C › a ? lines, ?...400, no font, doubted"),
    Case(
      "a label that is given, whose lines and font are set afterwards",
      controller(
        "var a = UILabel()",
        #"a = other.label; a.text = "t".l; a.numberOfLines = 2; a.font = .systemFont(ofSize: 9)"#),
      "t: C › a 2 lines, ?...400, 9 pt, doubted"),
    Case(
      "a factory with more calls than are followed",
      controller(
        (1...401).map { "let b\($0) = C.make()" }.joined(separator: "; ") + """

          let a = C.make()
          static func make() -> UILabel { let l = UILabel(); l.numberOfLines = 0; return l }
          """, #"a.text = "t".l"#), "t: C › a ? lines, ?...400, no font, doubted"),
  ]

  /// Controls that the system lays out, or whose text sizes are limited.
  static let parts: [Case] = [
    Case(
      "a configuration in a local variable",
      controller(
        "let a = UIButton()",
        """
        var c = UIButton.Configuration.filled()
        if x { c.title = "t".l } else { c.title = "u".l }
        a.configuration = c
        """),
      "t: C › a grows, ?...400, no font", "u: C › a grows, ?...400, no font"),
    Case(
      "a configuration that an initializer takes",
      controller(
        "var a: UIButton!",
        #"var c = UIButton.Configuration.plain(); c.title = "t".l; a = UIButton(configuration: c)"#),
      "t: C › a grows, ?...400, no font"),
    Case(
      "the second text of a cell's content",
      controller(
        "", "var content = cell.defaultContentConfiguration(); content.secondaryText = \"t\".l"),
      "t: C › content grows, ?...400, no font"),
    Case(
      "a view that limits the text sizes of those in it",
      controller("let a = UILabel()", #"a.text = "t".l; view.maximumContentSizeCategory = .large"#),
      "t: C › a 1 lines, ?...400, 17 pt, doubted"),
  ]

  /// How the system lays out the labels of its cells at accessibility sizes is not published.
  @Test(arguments: [
    (
      "let cell = UITableViewCell(); cell.textLabel?.font = f; cell.textLabel?.text = \"t\".l", true
    ),
    ("let a = UILabel(); a.text = \"t\".l", false),
  ])
  func aLabelOfTheSystemsCellIsKnown(statements: String, expected: Bool) throws {
    let source = Self.controller("let f = UIFont.systemFont(ofSize: 12)", statements)
    let control = try #require(SwiftSources(try OutletCase.trees(source)).uses().first?.made)
    let label = control.label(
      id: "a", source: SourceLocation(file: "C.swift", position: .start),
      text: .literal(LiteralText("t")), screens: [])
    #expect(label?.isInBuiltInCell == expected)
  }

  /// A function of an extension that another one calls without `self`, a setter, and a function of a protocol.
  @Test(arguments: [
    (
      "extension UILabel { func polish() { more() }; func more() { numberOfLines = 0 } }",
      "a.polish()"
    ),
    (
      "extension UILabel { func polish() { more() }; func more() { polish(); numberOfLines = 0 } }",
      "a.polish()"
    ),
    (
      "extension UILabel { var wraps: Bool { get { true } set { numberOfLines = 0 } } }",
      "a.wraps = true"
    ),
    (
      "protocol P {}; extension UILabel: P {}; extension P where Self: UILabel { func polish() { numberOfLines = 0 } }",
      "a.polish()"
    ),
    (
      "extension UILabel { convenience init(x: Int) { self.init(); more() }; func more() { numberOfLines = 0 } }",
      "a = UILabel(x: 1)"
    ),
  ])
  func statementsOfExtensionsAreFound(declarations: String, statement: String) throws {
    let source = Self.controller("var a = UILabel()", statement + #"; a.text = "t".l"#)
    let found = try Self.lines(source + [declarations])
    #expect(
      found == ["t: C › a grows, ?...400, 17 pt"] || found == ["t: C › a ? lines, ?...400, 17 pt"])
  }

  /// Large apps call their own initializer or function hundreds of times.
  @Test(arguments: ["UILabel(font: f)", "UILabel.make(f)"], [1, 120])
  func ownInitializersAreReadHoweverOftenTheyAreCalled(making: String, count: Int) throws {
    let maker = """
      extension UILabel {
        convenience init(font: UIFont) { self.init(); self.font = font }
        static func make(_ font: UIFont) -> UILabel { let l = UILabel(); l.font = font; return l }
      }
      """
    let others = (1..<count).map { "final class D\($0) { let b = \(making) }" }
    let source = Self.controller(
      "let f = UIFont.systemFont(ofSize: 9); let a = \(making)", #"a.text = "t".l"#)
    let found = try Self.lines(source + [maker + others.joined(separator: "\n")])
    #expect(found == ["t: C › a 1 lines, ?...400, 9 pt"])
  }
}
