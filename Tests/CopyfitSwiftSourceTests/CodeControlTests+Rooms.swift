import CopyfitTestSupport
import Testing

extension CodeControlTests {
  static func laidOut(_ statements: String) -> [String] {
    controller(
      "let a = UILabel(), b = UIView(), s = UIStackView()", #"a.text = "t".l; "# + statements)
  }

  static func activated(_ constraints: String...) -> [String] {
    laidOut("NSLayoutConstraint.activate([\(constraints.joined(separator: ", "))])")
  }

  static let rooms: [Case] = [
    Case(
      "from side to side of the screen",
      activated(
        "a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)",
        "a.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24)"),
      "t: C › a 1 lines, 360...360, 17 pt"),
    Case(
      "written from the view's side",
      activated(
        "a.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor, constant: 16)",
        "view.rightAnchor.constraint(equalTo: a.rightAnchor, constant: 24)"),
      "t: C › a 1 lines, 360...360, 17 pt"),
    Case(
      "within margins of the system",
      activated(
        "a.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)",
        "a.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor)"),
      "t: C › a 1 lines, 360...384, 17 pt"),
    Case(
      "one side alone",
      activated("a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)"),
      "t: C › a 1 lines, ?...400, 17 pt"),
    Case(
      "a constraint that is turned on by something",
      laidOut(
        """
        a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = x
        a.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        """),
      "t: C › a 1 lines, ?...400, 17 pt"),
    Case(
      "a width", activated("a.widthAnchor.constraint(equalToConstant: 120)"),
      "t: C › a 1 lines, 120...120, 17 pt"),
    Case(
      "a greatest width", activated("a.widthAnchor.constraint(lessThanOrEqualToConstant: 120)"),
      "t: C › a 1 lines, ?...120, 17 pt"),
    Case(
      "the lesser of a number and a part of the screen",
      activated(
        "a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30)",
        "a.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30)",
        "a.widthAnchor.constraint(lessThanOrEqualToConstant: 320)"),
      "t: C › a 1 lines, ?...320, 17 pt"),
    Case(
      "in a view that has a width",
      activated(
        "b.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40)",
        "a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 10)",
        "a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -10)"),
      "t: C › a 1 lines, 340...340, 17 pt"),
    Case(
      "in a vertical stack",
      laidOut(
        """
        s.axis = .vertical; s.addArrangedSubview(a)
        s.widthAnchor.constraint(equalToConstant: 100).isActive = true
        """),
      "t: C › a 1 lines, 100...100, 17 pt"),
    Case(
      "in a stack that a condition makes vertical",
      laidOut(
        """
        if x { s.axis = .vertical }; s.addArrangedSubview(a)
        s.widthAnchor.constraint(equalToConstant: 100).isActive = true
        """),
      "t: C › a 1 lines, ?...100, 17 pt"),
    Case(
      "in a stack that is turned",
      laidOut(
        """
        s.axis = .vertical; s.addArrangedSubview(a); if x { s.axis = .horizontal }
        s.widthAnchor.constraint(equalToConstant: 100).isActive = true
        """),
      "t: C › a 1 lines, ?...100, 17 pt"),
    Case(
      "in a row",
      laidOut(
        """
        s.addArrangedSubview(a)
        s.widthAnchor.constraint(equalToConstant: 100).isActive = true
        """),
      "t: C › a 1 lines, ?...100, 17 pt"),
    Case(
      "in a frame", laidOut("a.frame = CGRect(x: 0, y: 0, width: 10, height: 10)"),
      "t: C › a limited height, 1 lines, 10...10, 17 pt"),
  ]

  /// Views that constraints make as wide as their texts; another constraint may give them a width.
  static let natural: [Case] = [
    Case(
      "one side alone, so that a text of any lines has one",
      laidOut(
        """
        a.numberOfLines = 0; view.addSubview(a)
        a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
        """),
      "t: C › a ? lines, 383...384, 17 pt"),
    Case(
      "the centre alone, so that a text of any lines has one",
      laidOut(
        """
        a.numberOfLines = 0; view.addSubview(a)
        a.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        """),
      "t: C › a ? lines, 399...400, 17 pt"),
    Case(
      "the side of another view alone",
      laidOut(
        """
        a.numberOfLines = 0; view.addSubview(a)
        a.leadingAnchor.constraint(equalTo: b.trailingAnchor).isActive = true
        """),
      "t: C › a ? lines, ?...400, 17 pt"),
    Case(
      "one side and the width at which lines break",
      laidOut(
        """
        a.numberOfLines = 0; view.addSubview(a); a.preferredMaxLayoutWidth = 200
        a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
        """),
      "t: C › a grows, ?...400, 17 pt"),
    Case(
      "one side, in an unknown font",
      laidOut(
        """
        a.numberOfLines = 0; view.addSubview(a); a.font = font
        a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
        """),
      "t: C › a grows, ?...400, no font, doubted"),
    Case(
      "both sides of what scrolls",
      controller(
        "let a = UILabel(), c = UIScrollView()",
        """
        a.text = "t".l; c.addSubview(a)
        a.leadingAnchor.constraint(equalTo: c.leadingAnchor).isActive = true
        a.trailingAnchor.constraint(equalTo: c.trailingAnchor).isActive = true
        """),
      "t: C › a 1 lines, ?...any, 17 pt"),
    Case(
      "both sides of what scrolls as wide as the screen",
      controller(
        "let a = UILabel(), c = UIScrollView()",
        """
        a.text = "t".l; view.addSubview(c); c.addSubview(a)
        a.leadingAnchor.constraint(equalTo: c.leadingAnchor).isActive = true
        a.trailingAnchor.constraint(equalTo: c.trailingAnchor).isActive = true
        a.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        """),
      "t: C › a 1 lines, 400...400, 17 pt"),
  ]
}
