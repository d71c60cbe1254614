import CopyfitTestSupport
import Testing

extension CodeControlTests {
  static let localized = """
    extension String { var l: String { NSLocalizedString(self, comment: "") } }
    """

  /// A view controller with members, and statements that load its view.
  static func controller(_ members: String, _ statements: String) -> [String] {
    [
      """
      class C: UIViewController {
        \(members)
        override func viewDidLoad() {
          \(statements)
        }
      }
      """, localized,
    ]
  }

  static let controls: [Case] = [
    Case(
      "a property", controller("let a = UILabel()", #"a.text = "t".l"#),
      "t: C › a 1 lines, ?...400, 17 pt"),
    Case(
      "a style of the app, which may set the font",
      controller("let a = UILabel()", #"a.text = "t".l; a.setFontStyle(.regular14)"#),
      "t: C › a ? lines, ?...400, no font, doubted"),
    Case(
      "a style of the app by a property, and by a function that takes the label",
      controller(
        "let a = UILabel(), b = UILabel()",
        #"a.text = "one".l; a.styleName = "x"; b.text = "two".l; Theme.style(b)"#),
      "one: C › a ? lines, ?...400, no font, doubted",
      "two: C › b ? lines, ?...400, no font, doubted"),
    Case(
      "a style of the app beside a font",
      controller(
        "let a = UILabel()", #"a.text = "t".l; a.styleName = "x"; a.font = .systemFont(ofSize: 12)"#
      ),
      "t: C › a ? lines, ?...400, 12 pt, doubted"),
    Case(
      "a style that a closure applies after the font is set",
      controller(
        """
        lazy var a: UILabel = {
          let label = UILabel()
          label.font = .systemFont(ofSize: 20)
          return label
        }()
        """, #"a.text = "t".l; Looks.small.apply(to: a)"#) + [
          """
          struct Look<T: UIView> { let f: (T) -> Void; func apply(to v: T) { f(v) } }
          enum Looks { static let small = Look<UILabel> { $0.font = .systemFont(ofSize: 8) } }
          """
        ],
      "t: C › a ? lines, ?...400, no font, doubted"),
    Case(
      "a function that takes the label and its lines",
      controller(
        "let a = UILabel()", #"a.text = "t".l; a.numberOfLines = 0; with(a) { $0.x() }"#),
      "t: C › a grows, ?...400, no font"),
    Case(
      "functions that arrange the label",
      controller(
        "let a = UILabel()",
        """
        a.text = "t".l; view.addSubviews(a); a.pinToEdges(); stack.setCustomSpacing(8, after: a)
        delegate?.made(a); a.sizeToFit(); add(a)
        """) + ["extension C { func add(_ label: UILabel) { label.tag = 1 } }"],
      "t: C › a 1 lines, ?...400, 17 pt"),
    Case(
      "a function for the labels of buttons, beside one for fields",
      controller(
        "let a = UIButton()", #"a.setTitle("t".l, for: .normal); a.applyStyle()"#) + [
          """
          extension UIButton { func applyStyle() { titleLabel?.applyHeadline() } }
          extension UILabel { func applyHeadline() { font = .systemFont(ofSize: 9) } }
          extension UITextField { func applyHeadline() { font = .systemFont(ofSize: 8) } }
          """
        ],
      "t: C › a 1 lines, ?...400, 9 pt"),
    Case(
      "a font for other traits, which may limit the text size",
      controller(
        "let a = UILabel(), b = UILabel()",
        """
        a.text = "one".l; b.text = "two".l
        a.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection.clamped())
        b.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        """),
      "one: C › a 1 lines, ?...400, no font", "two: C › b 1 lines, ?...400, 17 pt"),
    Case(
      "a lazy property that a closure makes",
      controller(
        """
        lazy var a: UILabel = {
          let label = UILabel()
          label.numberOfLines = 0
          label.text = "t".l
          return label
        }()
        """, ""),
      "t: C › a grows, ?...400, 17 pt"),
    Case(
      "a local", controller("", #"let a = UILabel(); a.numberOfLines = 2; a.text = "t".l"#),
      "t: C › a 2 lines, ?...400, 17 pt"),
    Case(
      "a local that a property keeps",
      controller("var a: UILabel!", #"let b = UILabel(); b.text = "t".l; self.a = b"#),
      "t: C › a 1 lines, ?...400, 17 pt"),
    Case(
      "a factory, with the text of each call",
      controller(
        """
        let a = C.make("one".l), b = C.make("two".l)
        static func make(_ text: String) -> UILabel {
          let label = UILabel()
          label.text = text
          return label
        }
        """, ""),
      "one: C › a 1 lines, ?...400, 17 pt", "two: C › b 1 lines, ?...400, 17 pt"),
    Case(
      "a factory of the control's type",
      controller("let a = UILabel.small()", #"a.text = "t".l"#) + [
        """
        extension UIView { class func new() -> Self { let view = self.init(); return view } }
        extension UILabel {
          class func small() -> UILabel { let label = UILabel.new(); label.numberOfLines = 0; return label }
        }
        """
      ],
      "t: C › a grows, ?...400, 17 pt"),
    Case(
      "a helper that sets each of several",
      controller(
        """
        let a = UILabel(), b = UILabel()
        func set(_ label: UILabel, _ text: String) { label.text = text; label.numberOfLines = 0 }
        """, #"set(a, "one".l); set(b, "two".l)"#),
      "one: C › a grows, ?...400, 17 pt", "two: C › b grows, ?...400, 17 pt"),
    Case(
      "a loop over several",
      controller(
        "let a = UILabel(), b = UILabel()",
        #"a.text = "t".l; for label in [a, b] { label.numberOfLines = 0 }"#),
      "t: C › a grows, ?...400, 17 pt"),
    Case(
      "a closure that gets each of several",
      controller(
        "let a = UILabel(), b = UILabel()",
        #"a.text = "t".l; [a, b].forEach { $0.numberOfLines = 0 }"#),
      "t: C › a grows, ?...400, 17 pt"),
    Case(
      "an outlet is the document's",
      controller("@IBOutlet var a: UILabel!", #"a.text = "t".l"#)),
    Case(
      "a label that is found in a view",
      controller("", #"let a = view.viewWithTag(1) as? UILabel; a?.text = "t".l"#)),
    Case("no control", controller("var a = Model()", #"a.text = "t".l"#)),
    Case(
      "a text field's placeholder",
      controller("let a = UITextField()", #"a.placeholder = "t".l; a.text = "u".l"#),
      "t: C › a 1 lines, ?...400, 17 pt"),
    Case(
      "a text view", controller("let a = UITextView()", #"a.text = "t".l"#),
      "t: C › a grows, ?...400, no font"),
    Case(
      "a button", controller("let a = UIButton()", #"a.setTitle("t".l, for: .normal)"#),
      "t: C › a 1 lines, ?...400, 18 pt"),
    Case(
      "a cell's content",
      controller(
        "", "var content = cell.defaultContentConfiguration(); content.text = \"t\".l"),
      "t: C › content grows, ?...400, no font"),
    Case(
      "a label of a cell",
      controller("", #"let cell = UITableViewCell(); cell.textLabel?.text = "t".l"#),
      "t: C › cell › textLabel 1 lines, ?...400, no font"),
    Case(
      "a label of a cell of an own class",
      controller(
        "func show(_ cell: Row) { cell.textLabel?.text = \"t\".l }", "") + [
          "class Row: UITableViewCell { func set() { textLabel?.numberOfLines = 0 } }"
        ],
      "t: C › cell › textLabel grows, ?...400, no font"),
    Case(
      "a label of a cell in a table whose rows have a height",
      controller(
        "func show(_ cell: Row) { cell.textLabel?.text = \"t\".l; table.rowHeight = 44 }", "") + [
          "class Row: UITableViewCell { func set() { textLabel?.numberOfLines = 0 } }"
        ],
      "t: C › cell › textLabel limited height, 0 lines, ?...400, no font"),
    Case(
      "a cell's content of one line",
      controller(
        "",
        """
        var content = cell.defaultContentConfiguration(); content.text = "t".l
        content.textProperties.numberOfLines = 1
        """),
      "t: C › content 1 lines, ?...400, no font"),
    Case(
      "a text with fonts of its own",
      controller("let a = UILabel()", #"a.attributedText = NSAttributedString(string: "t".l)"#),
      "t: C › a 1 lines, ?...400, no font"),
    Case(
      "an initializer that takes the text",
      controller("let a = UILabel(\"one\".l), b = Heading(title: \"two\".l)", "") + [
        "extension UILabel { convenience init(_ text: String) { self.init(); self.text = text } }",
        "class Heading: UILabel { init(title: String) { super.init(); text = title } }",
      ],
      "one: C › a 1 lines, ?...400, 17 pt", "two: C › b 1 lines, ?...400, 17 pt"),
    Case(
      "an own class",
      controller("let a = Heading()", #"a.text = "t".l"#) + [
        "class Heading: UILabel { func set() { numberOfLines = 0; font = compute() } }"
      ],
      "t: C › a grows, ?...400, no font"),
  ]

  static let settings: [Case] = [
    Case(
      "a font",
      controller(
        "let a = UILabel()", #"a.text = "t".l; a.font = .preferredFont(forTextStyle: .body)"#),
      "t: C › a 1 lines, ?...400, 17 pt"),
    Case(
      "a font that is not known",
      controller("let a = UILabel()", #"a.text = "t".l; a.font = theme.font"#),
      "t: C › a 1 lines, ?...400, no font"),
    Case(
      "lines that depend on something",
      controller("let a = UILabel()", #"a.text = "t".l; if x { a.numberOfLines = 0 }"#),
      "t: C › a ? lines, ?...400, 17 pt"),
    Case(
      "a text that shrinks as far as it must",
      controller("let a = UILabel()", #"a.text = "t".l; a.adjustsFontSizeToFitWidth = true"#),
      "t: C › a 1 lines, ?...400, no font"),
    Case(
      "a height",
      controller(
        "let a = UILabel()",
        """
        a.text = "t".l; a.numberOfLines = 0
        a.heightAnchor.constraint(equalToConstant: 20).isActive = true
        """),
      "t: C › a limited height, 0 lines, ?...400, 17 pt"),
    Case(
      "a height by a function that is not known",
      controller(
        "let a = UILabel()",
        #"a.text = "t".l; a.numberOfLines = 0; a.pin.top().height(28)"#),
      "t: C › a limited height, 0 lines, ?...400, 17 pt"),
    Case(
      "a constraint of the older form",
      controller(
        "let a = UILabel()",
        """
        a.text = "t".l; a.numberOfLines = 0
        let c = NSLayoutConstraint(item: a, attribute: .height, constant: 20)
        """),
      "t: C › a limited height, 0 lines, ?...400, 17 pt"),
    Case(
      "many lines between the ends of another view",
      controller(
        "let a = UILabel()",
        """
        a.text = "t".l; a.numberOfLines = 0
        a.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        """),
      "t: C › a limited height, 0 lines, ?...400, 17 pt"),
    Case(
      "one line between the ends of another view",
      controller(
        "let a = UILabel()",
        """
        a.text = "t".l
        a.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        """),
      "t: C › a 1 lines, ?...400, 17 pt"),
    Case(
      "the height of what holds it",
      controller(
        "let a = UILabel(), b = UIView()",
        """
        a.text = "t".l; a.numberOfLines = 0; b.addSubview(a)
        b.heightAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true
        """),
      "t: C › a limited height, 0 lines, ?...400, 17 pt"),
  ]
}
