import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

/// The statements of tiny sources that may change how the outlet `label` shows its text.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct StylingTests {
  private static let styles = """
    struct Style<View> { let f: (View) -> Void; func apply(to view: View) { f(view) } }
    enum Styles { static let small = Style<UILabel> { $0.font = nil } }
    extension UILabel { func read() { tag = 1 } }
    """

  @Test(arguments: [
    ("Styles.small.apply(to: label)", 1), ("style.apply(to: label)", 1),
    ("theme.configure(self.label)", 1), ("Theme.style([label, other])", 1),
    ("label.applyHeadline()", 1), ("label.headline().centered()", 1),
    ("label.titleLabel?.applyHeadline()", 1), ("[label].forEach { Theme.style($0) }", 1),
    ("label.setValue(0, forKey: \"numberOfLines\")", 1), ("with(label) { $0.isHidden = false }", 1),
    ("label.styleName = \"x\"", 1), ("label.titleFont = x", 1),
    ("label.read()", 0), ("label.then { $0.tag = 1 }", 0), ("view.addSubview(label)", 0),
    ("view.addSubviews([label])", 0),
    ("stack.put(.view(label))", 0), ("let stack = UIStackView(arrangedSubviews: [label])", 0),
    ("label.setContentHuggingPriority(.required, for: .vertical)", 0),
    ("label.addTarget(self, action: x, for: y)", 0), ("label.pinToSuperview()", 0),
    ("delegate?.didTap(label)", 0), ("let size = label.intrinsicContentSize()", 0),
    ("NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: view.topAnchor)])", 0),
  ])
  func unknownFunctionsMayStyleALabel(statement: String, expected: Int) throws {
    let settings = try OutletCase.settings([OutletCase.body(statement), Self.styles])
    #expect(settings.filter { $0 == "styling: unknown" }.count == expected)
  }

  /// A class's code is known if its superclasses lead to the system's.
  @Test(arguments: [
    ("Own", false), ("Base", false), ("UILabel", false), ("FancyHeir", true), ("Fancy", true),
    ("FancyDelegate", true),
  ])
  func aSuperclassOfAPackageHasUnknownCode(name: String, expected: Bool) throws {
    let source =
      "class Base: UILabel {}; class Own: Base, Themed {}; class FancyHeir: Fancy {}; extension Fancy {}"
      + "; class FancyDelegate: Fancy, UIGestureRecognizerDelegate {}"
    #expect(SwiftSources(try OutletCase.trees([source])).hasUnknownCode(name) == expected)
  }
}
