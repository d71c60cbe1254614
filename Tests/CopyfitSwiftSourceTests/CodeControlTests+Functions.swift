import Testing

extension CodeControlTests {
  private static let styles = """
    let plain: (UILabel) -> Void = { $0.font = .systemFont(ofSize: 9); $0.numberOfLines = 0 }
    let centered: (UILabel) -> Void = { label in plain(label); label.textAlignment = .center }
    let grown: (UILabel, CGFloat) -> Void = { label, size in label.font = .systemFont(ofSize: size) }
    let joined = concat(plain, and: { $0.tag = 1 })
    """

  private static func styled(_ statement: String) -> [String] {
    controller("let a = UILabel()", #"a.text = "t".l; "# + statement) + [styles]
  }

  /// Functions in constants that set up a label: they are read, or what they may change is unknown.
  static let functions: [Case] = [
    Case("a closure that a constant holds", styled("plain(a)"), "t: C › a grows, ?...400, 9 pt"),
    Case(
      "a closure that hands the label to another", styled("centered(a)"),
      "t: C › a grows, ?...400, 9 pt"),
    Case(
      "a closure that is called on a condition", styled("if x { plain(a) }"),
      "t: C › a ? lines, ?...400, no font"),
    Case(
      "a closure that another calls on a condition", styled("if x { centered(a) }"),
      "t: C › a ? lines, ?...400, no font"),
    Case(
      "a closure with two parameters", styled("grown(a, 20)"),
      "t: C › a ? lines, ?...400, no font, doubted"),
    Case(
      "a function that a package makes", styled("joined(a)"),
      "t: C › a ? lines, ?...400, no font, doubted"),
    Case(
      "two closures with one name",
      styled("plain(a)") + ["let plain: (UILabel) -> Void = { $0.tag = 1 }"],
      "t: C › a ? lines, ?...400, no font, doubted"),
    Case(
      "a closure in a type",
      styled("Looks.small(a)") + [
        "enum Looks { static let small: (UILabel) -> Void = { $0.numberOfLines = 2 } }"
      ], "t: C › a 2 lines, ?...400, 17 pt"),
    Case(
      "a local closure",
      styled("let small: (UILabel) -> Void = { $0.numberOfLines = 2 }; small(a)"),
      "t: C › a ? lines, ?...400, no font, doubted"),
    Case(
      "an operator of a package", styled("a |> plain"),
      "t: C › a ? lines, ?...400, no font, doubted"),
    Case(
      "a function of all views that calls a closure with itself",
      styled("a.dress(plain)") + [
        "extension UIView { func dress(_ f: (Self) -> Void) { f(self) } }"
      ],
      "t: C › a ? lines, ?...400, no font, doubted"),
    Case(
      "a function of all labels that calls a closure with itself",
      styled("a.dress(plain)") + [
        "extension UILabel { func dress(_ f: (UILabel) -> Void) { f(self) } }"
      ], "t: C › a ? lines, ?...400, no font, doubted"),
  ]

  private static func local(_ statements: String) -> [String] {
    controller("", #"let a = UILabel(); a.text = "t".l; "# + statements)
  }

  /// Labels of a function that only measures them, and those that it may show.
  static let measured: [Case] = [
    Case("a measured label", local("a.font = x; height = a.sizeThatFits(size).height")),
    Case("a label without a place", local("a.sizeToFit(); height = a.frame.height")),
    Case(
      "a label in a view", local("a.sizeToFit(); view.addSubview(a)"),
      "t: C › a 1 lines, ?...400, 17 pt"),
    Case(
      "a label whose function is not read", local("a.sizeToFit(); a.decorate()"),
      "t: C › a ? lines, ?...400, no font, doubted"),
    Case(
      "a label whose layer is handed over", local("a.sizeToFit(); draw(a.layer)"),
      "t: C › a 1 lines, ?...400, 17 pt"),
    Case(
      "a label whose layer is drawn", local("a.sizeToFit(); a.layer.render(in: x)"),
      "t: C › a 1 lines, ?...400, 17 pt"),
    Case(
      "a measured label of a very long function",
      local("a.sizeToFit()\n" + String(repeating: "f()\n", count: 3_000)),
      "t: C › a 1 lines, ?...400, 17 pt"),
    Case(
      "a label that a function returns",
      [
        """
        class C: UIViewController {
          func make() -> UILabel { let a = UILabel(); a.text = "t".l; a.sizeToFit(); return a }
        }
        """, localized,
      ], "t: C › a 1 lines, ?...400, 17 pt"),
  ]

  private static func models(_ statements: String, _ members: String = "") -> [String] {
    [
      """
      struct Model { var title: String }
      class V: UIView { let a = UILabel(); func set(_ model: Model) { a.text = model.title } }
      class C: UIViewController {
        \(members)
        func start() { \(statements) }
      }
      """, localized,
    ]
  }

  /// Texts of models that one view or several show.
  static let models: [Case] = [
    Case(
      "a model that one view shows",
      models(#"v.set(Model(title: "one".l)); v.set(Model(title: "two".l))"#),
      "one: V › a 1 lines, ?...400, 17 pt", "two: V › a 1 lines, ?...400, 17 pt"),
    Case(
      "a model that two views show",
      models(#"v.set(Model(title: "one".l)); w.set(Model(title: "two".l))"#) + [
        "class W: UIView { let b = UILabel(); func set(_ model: Model) { b.text = model.title } }"
      ],
      "one: V › a uncertain, 1 lines, ?...400, 17 pt",
      "one: W › b uncertain, 1 lines, ?...400, 17 pt",
      "two: V › a uncertain, 1 lines, ?...400, 17 pt",
      "two: W › b uncertain, 1 lines, ?...400, 17 pt"),
    Case(
      "a model with one text",
      models(#"v.set(Model(title: "one".l))"#) + [
        "class W: UIView { let b = UILabel(); func set(_ model: Model) { b.text = model.title } }"
      ], "one: V › a 1 lines, ?...400, 17 pt", "one: W › b 1 lines, ?...400, 17 pt"),
    Case(
      "a view with two models",
      models(#"v.set(All(first: Model(title: "one".l), last: Model(title: "two".l)))"#) + [
        "struct All { var first: Model; var last: Model }",
        """
        extension V {
          func set(_ all: All) { a.text = all.first.title; print(all.last.title) }
        }
        """,
      ],
      "one: V › a uncertain, 1 lines, ?...400, 17 pt",
      "two: V › a uncertain, 1 lines, ?...400, 17 pt"),
  ]
}
