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
    let one: (UILabel) -> Void = { $0.tag = 1 }
    let two: (UILabel, Int) -> Void = { $0.tag = $1 }
    struct Look { let f: (UILabel) -> Void; func apply(to all: UILabel...) { all.forEach { f($0) } } }
    protocol Themed { func setUp(_ labels: [UILabel]) }
    class Colors: Themed { func setUp(_ labels: [UILabel]) { labels.forEach { $0.textColor = nil } } }
    protocol Sized { func grow(_ labels: [UILabel]) }
    class Small: Sized { func grow(_ labels: [UILabel]) {} }
    class Large: Sized { func grow(_ labels: [UILabel]) {} }
    """

  @Test(arguments: [
    ("Styles.small.apply(to: label)", 1), ("style.apply(to: label)", 1),
    ("theme.configure(self.label)", 1), ("Theme.style([label, other])", 1),
    ("label.applyHeadline()", 1), ("label.headline().centered()", 1),
    ("label.titleLabel?.applyHeadline()", 1), ("[label].forEach { Theme.style($0) }", 1),
    ("label.setValue(0, forKey: \"numberOfLines\")", 1), ("with(label) { $0.isHidden = false }", 1),
    ("let look = find() as Look; look.apply(to: other, label)", 1),
    ("label.configuration = .filled()", 1), ("label.configurationUpdateHandler = x", 1),
    ("label.configuration?.titleTextAttributesTransformer = x", 1),
    ("var c = UIButton.Configuration.plain(); label.configuration = c", 1),
    ("var c = label.configuration; c?.image = x; label.configuration = c", 1),
    ("var c = label.configuration; c?.title = x; label.configuration = c", 0),
    ("label.configuration?.title = x; label.configuration?.baseForegroundColor = x", 0),
    ("label |> style", 1), ("[other, label] |> style", 1), ("label.tag = 1 + 2", 0),
    ("one(label)", 0), ("two(label)", 1),
    ("label.styleName = \"x\"", 1), ("label.titleFont = x", 1),
    ("let theme: Themed = x(); theme.setUp([label])", 0),
    ("let theme: Sized = x(); theme.grow([label])", 1),
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

  /// A property of the app's own may set the font of all labels.
  @Test(arguments: [
    ("UILabel.appearance().fontName = x", 1), ("UILabel.appearance().font = x", 1),
    ("UILabel.appearance().brandColor = x", 0), ("UIButton.appearance().fontName = x", 0),
  ])
  func appearancesOfTheAppsOwn(statement: String, expected: Int) throws {
    var sources = SwiftSources(try OutletCase.trees([OutletCase.body(statement)]))
    #expect(sources.appearances(of: "UILabel").count == expected)
  }

  /// The only class of a protocol is what its functions are called on, through loops and functions.
  @Test(arguments: [
    ("for label in labels { set(label) }", ["numberOfLines: number(0.0)"]),
    ("labels.forEach { set($0) }", ["numberOfLines: number(0.0)"]),
    ("for label in labels { label.textColor = nil }", []),
  ])
  func functionsOfAProtocolAreRead(statement: String, expected: [String]) throws {
    let theme = """
      protocol Theme { func setUp(_ labels: [UILabel]) }
      class Plain: Theme {
        func setUp(_ labels: [UILabel]) { \(statement) }
        func set(_ label: UILabel) { label.numberOfLines = 0 }
      }
      """
    let source = OutletCase.body("theme.setUp([label])", "let theme: Theme = find()!")
    #expect(try OutletCase.settings([source, theme]) == expected)
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
