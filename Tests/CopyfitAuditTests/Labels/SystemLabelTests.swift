import Copyfit
import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitInspection
import CopyfitLabels
import CopyfitSourceText
import CopyfitTestSupport
import Testing

/// Texts that code passes to system views, from the sources to the findings.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct SystemLabelTests {
  private static let long = String(
    repeating: "A title that no bar of any phone has room for. ", count: 2)

  private static func project(_ statements: String, before: String = "") throws -> TemporaryProject
  {
    try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay"; "long" = "\#(long)"; "made" = "Made";"#,
      "App/de.lproj/Localizable.strings": #""pay" = "Zahlen"; "long" = "\#(long)!";"#,
      "App/Checkout.swift": """
      \(before)
      class Checkout: UIViewController {
        override func viewDidLoad() {
          \(statements)
        }
        func leave() { navigationController?.popViewController(animated: true) }
      }
      """,
    ])
  }

  private static func found(_ report: AuditReport, _ rule: Rule) -> [String] {
    report.findings.filter { $0.rule == rule }.map { finding in
      "\(finding.severity) \(finding.id ?? ""): "
        + finding.locales.map { $0.locale + ($0.certainty == .uncertain ? "?" : "") }
        .joined(separator: " ")
    }
  }

  private static func localized(_ key: String) -> String {
    #"NSLocalizedString("\#(key)", comment: "")"#
  }

  @Test(arguments: [
    ("title = TEXT", ["error App/Localizable#title:long: de en"]),
    ("if x { title = other } else { title = TEXT }", ["error App/Localizable#title:long: de en"]),
    (
      "title = [TEXT, other].randomElement().map { $0 }", []
    ),
    ("UIAlertController(title: TEXT, message: TEXT)", []),
    ("UIAction(title: TEXT) { _ in }", []),
  ])
  func aTextThatNoScreenHasRoomForIsAnError(statement: String, expected: [String]) throws {
    let project = try Self.project(statement.replacing("TEXT", with: Self.localized("long")))
    #expect(Self.found(try project.audit(), .truncation) == expected)
  }

  /// A title is in a bar only if something puts its view controller there.
  @Test(arguments: [
    ("host.pushViewController(Scan(), animated: true)", "error"),
    ("let scan = Scan(); scan.x = 1; show(scan, sender: self)", "error"),
    ("present(UINavigationController(rootViewController: Scan()), animated: true)", "error"),
    ("host.setViewControllers([made()], animated: true)", "error"),
    ("wrap(Scan())", "warning"), ("", "warning"),
    ("let scan = Scan(); scan.x = 1; present(scan, animated: true)", "warning"),
    ("let scan = Scan(); addChild(scan); view.addSubview(scan.view)", "warning"),
    ("present(Scan(), animated: true); kept = Scan()", "warning"),
    ("present(made(), animated: true)", "warning"),
  ])
  func aTitleNeedsABar(statement: String, severity: String) throws {
    let made = statement.contains("made") ? "func made() -> UIViewController { Scan() }" : ""
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""long" = "\#(Self.long)";"#,
      "App/Scan.swift": """
      class Scan: UIViewController {
        override func viewDidLoad() { title = \(Self.localized("long")) }
      }
      class Host: UIViewController {
        func go() { \(statement) }
        \(made)
      }
      extension UIViewController {
        func leave() { navigationController?.popViewController(animated: true) }
      }
      """,
    ])
    let found = Self.found(try project.audit(), .truncation)
    let expected = severity + " App/Localizable#title:long: en" + (severity == "error" ? "" : "?")
    #expect(found == [expected])
  }

  /// A property of other subclasses is not the one that a title is taken from.
  @Test(arguments: [("review", 0), ("intro", 1)])
  func aTitleOfAnotherSubclassIsNotShown(object: String, count: Int) throws {
    let project = try Self.project(
      "title = \(object).name",
      before: """
        class Step { var name = "" }
        class Intro: Step { func f() { name = \(Self.localized("long")) } }
        class Review: Step {}
        let review = Review()
        let intro = Intro()
        """)
    #expect(Self.found(try project.audit(), .truncation).count == count)
  }

  /// A bar has one line and its own width, so that only a shorter text helps.
  @Test func aTitleCanOnlyBeShorter() throws {
    let found = try Self.project("title = \(Self.localized("long"))").audit().findings
      .filter { $0.rule == .truncation }.flatMap(\.locales)
    #expect(found.map(\.locale) == ["de", "en"])
    #expect(found.allSatisfy { $0.fits?.ways.isEmpty == true && $0.excess != nil })
  }

  /// A title that fits only on wide phones.
  @Test func theNarrowScreensAreNamed() throws {
    let statement =
      "title = NSLocalizedString(\"A title that only the widest of all phones shows\", comment: \"\")"
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings":
        #""A title that only the widest of all phones shows" = "A title that only the widest of all phones shows";"#,
      "App/Checkout.swift":
        "class Checkout: UIViewController { override func viewDidLoad() { \(statement) } }",
    ])
    let messages = try project.audit().findings.filter { $0.rule == .truncation }.map(\.message)
    #expect(
      messages == [
        "The text is truncated in English. It may fit on screens wider than 375 points."
      ])
  }

  @Test func textsCountWhereTheyAreUsed() throws {
    let project = try Self.project(
      """
      title = \(Self.localized("pay"))
      let alert = UIAlertController(title: \(Self.localized("long")), message: nil)
      """)
    let coverage = try project.audit().coverage
    #expect(
      coverage.places.map { "\($0.place) \($0.decided)/\($0.count)" } == [
        "alert 2/2", "title 2/2", "notFound 0/1",
      ])
    #expect(
      coverage.uses.map { "\($0.place) \($0.table) \($0.count)" } == ["notFound App/Localizable 1"])
  }

  /// A text that fits beside everything that the bar may contain is decided.
  @Test(arguments: [
    ("", "title 2/2"), ("navigationItem.titleView = x", "title 0/2"),
    ("navigationItem.rightBarButtonItem = UIBarButtonItem(image: x)", "title 2/2"),
    ("navigationItem.rightBarButtonItem = UIBarButtonItem(customView: x)", "title 0/2"),
    ("navigationItem.rightBarButtonItems = items()", "title 0/2"),
    ("navigationBar.prefersLargeTitles = true", "title 2/2"),
    (
      "navigationBar.prefersLargeTitles = true; navigationItem.largeTitleDisplayMode = .never",
      "title 2/2"
    ),
    ("navigationItem.rightBarButtonItem = UIBarButtonItem(title: x)", "title 0/2"),
    ("navigationItem.rightBarButtonItem = x ? UIBarButtonItem(image: x) : nil", "title 2/2"),
    (
      "let b: UIBarButtonItem; b = UIBarButtonItem(image: x); navigationItem.rightBarButtonItem = b",
      "title 2/2"
    ),
    ("navigationItem.rightBarButtonItem = other.navigationItem.rightBarButtonItem", "title 0/2"),
    ("other.navigationItem.rightBarButtonItem = button()", "title 0/2"),
    // The other screen shows no title.
    ("other.navigationItem.titleView = x", "title 2/2"),
    ("UINavigationBar.appearance().titleTextAttributes = [.font: x]", "title 0/2"),
    ("UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: x]", "title 2/2"),
    ("UINavigationBar.appearance().titleTextAttributes = x", "title 0/2"),
    ("UITabBarItem.appearance().setTitleTextAttributes([.font: x], for: .normal)", "title 2/2"),
  ])
  func aTitleThatFitsBesideAllButtonsIsDecided(statement: String, expected: String) throws {
    let coverage = try Self.project("title = \(Self.localized("pay"))\n\(statement)").audit()
      .coverage
    #expect(
      coverage.places.first.map { "\($0.place) \($0.decided)/\($0.count)" } == expected)
  }

  /// The texts of a document's bar, beside what the document and code place there.
  @Test(arguments: [
    ("", "", "document 2/2"),
    (#"<barButtonItem key="rightBarButtonItem" id="b" systemItem="add"/>"#, "", "document 2/2"),
    (#"<barButtonItem key="rightBarButtonItem" id="b" title="Other"/>"#, "", "document 2/4"),
    ("", "navigationItem.rightBarButtonItem = UIBarButtonItem(image: x)", "document 2/2"),
    ("", "navigationItem.rightBarButtonItem = other()", "document 0/2"),
  ])
  func aTextInADocumentsBarThatFitsIsDecided(
    items: String, statement: String, expected: String
  ) throws {
    let button = { (title: String) -> String in
      items.contains("title=") ? "\"b.title\" = \"\(title)\";" : ""
    }
    let project = try TemporaryProject([
      "App/en.lproj/Main.strings": #""n.title" = "Pay"; \#(button("Other"))"#,
      "App/de.lproj/Main.strings": #""n.title" = "Zahlen"; \#(button("Andere"))"#,
      "App/Base.lproj/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/><scenes>\
      <scene sceneID="s"><objects><viewController id="c" customClass="Checkout" \
      sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" \
      width="375" height="667"/></view><navigationItem key="navigationItem" id="n" title="Pay">\
      \(items)</navigationItem></viewController></objects></scene></scenes></document>
      """,
      "App/Checkout.swift": """
      class Checkout: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { \(statement) }
      }
      """,
    ])
    let place = try project.audit().coverage.places.first
    #expect(place.map { "\($0.place) \($0.decided)/\($0.count)" } == expected)
  }

  /// A title that fits beside the buttons, and may be too wide as a large one.
  @Test(arguments: ["Your orders and bills": "title 0/1", "Orders": "title 1/1"])
  func aLargeTitleHasLessRoom(text: String, expected: String) throws {
    let storyboard = "<navigationBar key=\"navigationBar\" id=\"a\" largeTitles=\"YES\"/>"
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "\#(text)";"#,
      "App/Base.lproj/Main.storyboard": StoryboardText(labels: [storyboard]).xml,
      "App/Checkout.swift": """
      class Checkout: UIViewController {
        override func viewDidLoad() { title = \(Self.localized("pay")) }
        func leave() { navigationController?.popViewController(animated: true) }
      }
      """,
    ])
    let places = try project.audit().coverage.places
    #expect(places.map { "\($0.place) \($0.decided)/\($0.count)" } == [expected])
  }

  /// Buttons share a bar with each other and its title.
  @Test(arguments: [
    ("rightBarButtonItem = BUTTON", "bar 2/2"),
    ("rightBarButtonItems = [BUTTON, UIBarButtonItem(image: x)]", "bar 2/2"),
    ("rightBarButtonItems = [BUTTON, other]", "bar 0/2"),
    ("titleView = x; navigationItem.rightBarButtonItem = BUTTON", "bar 0/2"),
    ("rightBarButtonItem = BUTTON; toolbarItems = [BUTTON]", "bar 0/2"),
    ("rightBarButtonItems = [BUTTON, UIBarButtonItem(customView: x)]", "bar 0/2"),
  ])
  func aButtonThatFitsBesideAllOthersIsDecided(statement: String, expected: String) throws {
    let button = "UIBarButtonItem(title: \(Self.localized("pay")), style: .plain)"
    let coverage = try Self.project(
      "navigationItem." + statement.replacing("BUTTON", with: button)
    ).audit().coverage
    #expect(
      coverage.places.first.map { "\($0.place) \($0.decided)/\($0.count)" } == expected)
  }

  /// An item that code gives to something else may be shown in any way.
  @Test(arguments: [
    ("super.learnMoreItem = BUTTON", 0), ("show(BUTTON)", 0),
    ("let item = BUTTON; header.item = item", 0),
    ("let item = BUTTON; navigationItem.rightBarButtonItem = item", 1),
    ("let item = BUTTON; item.isEnabled = x; setToolbarItems([item], animated: x)", 1),
    ("let items = [BUTTON]; toolbar.items = items", 1), ("items.append(BUTTON)", 1),
  ])
  func aButtonThatNoBarGetsIsNotMeasured(statement: String, labels: Int) throws {
    let button = "UIBarButtonItem(title: \(Self.localized("pay")), style: .plain)"
    let project = try Self.project(statement.replacing("BUTTON", with: button))
    let found = try Audit(AuditOptions(paths: [project.path])).inspect().flatMap(\.labels)
    #expect(found.count { $0.id.contains("barButton:") } == labels)
  }

  @Test(arguments: [
    ("search.searchBar.placeholder = TEXT", "search 2/2"),
    ("searchBar.placeholder = TEXT", "search 0/2"),
    (
      "navigationItem.titleView = search.searchBar; search.searchBar.placeholder = TEXT",
      "search 0/2"
    ),
  ])
  func aPlaceholderThatFitsIsDecided(statement: String, expected: String) throws {
    let coverage = try Self.project(
      statement.replacing("TEXT", with: Self.localized("pay")),
      before: "let search = UISearchController()"
    ).audit().coverage
    #expect(
      coverage.places.first.map { "\($0.place) \($0.decided)/\($0.count)" } == expected)
  }

  /// Identities and fingerprints stay as lines are added.
  @Test func linesMoveNoFingerprint() throws {
    let statement = "title = \(Self.localized("long"))"
    let reports = try ["", "// One\n// Two\nlet other = 1"].map {
      try Self.project(statement, before: $0).audit()
    }
    #expect(reports[0].findings.map(\.fingerprint) == reports[1].findings.map(\.fingerprint))
    #expect(!reports[0].findings.isEmpty)
  }

  /// The findings from the model as JSON equal those from the sources.
  @Test func theModelWrittenDownHasTheSameFindings() throws {
    let project = try Self.project("title = \(Self.localized("long"))")
    let list = try LabelList(
      #require(try Audit(AuditOptions(paths: [project.path])).inspect().first))
    #expect(list.document.labels.map(\.surface.rawValue) == ["title"])
    let uses = list.document.uses.map { use in
      "\(use.key.key) \(use.surface?.rawValue ?? "-") \(use.source?.file ?? "-")"
    }
    #expect(uses == ["pay - -", "made - -"])
    let again = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay"; "long" = "\#(Self.long)";"#,
      "App/de.lproj/Localizable.strings": #""pay" = "Zahlen"; "long" = "\#(Self.long)!";"#,
      "labels.json": list.document.json, "copyfit.yml": "labelFiles: [labels.json]",
    ])
    #expect(
      Self.found(try again.audit(), .truncation) == ["error App/Localizable#title:long: de en"])
  }
}
