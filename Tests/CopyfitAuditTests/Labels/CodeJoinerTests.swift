import Copyfit
import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitTestSupport
import Testing

/// Texts that code sets on labels of storyboards, from the sources to the findings.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct CodeJoinerTests {
  private static let long = "A text that has no room in a label of one hundred points"

  private static let setsText = "first.text = NSLocalizedString(\"long\", comment: \"\")"

  /// A screen with a view controller with two outlets, and tables in two folders.
  private static func project(
    _ statements: String, text: String = "Label", attributes: String = "", key: String = "long",
    other: String = "", changing change: (String) -> String = { $0 }
  ) throws -> TemporaryProject {
    let labels = [
      StoryboardText.label("lb1-aa-001", text, width: 100),
      StoryboardText.label("lb2-aa-001", "Hello", width: 100),
    ]
    let outlets = """
      <connections><outlet property="first" destination="lb1-aa-001" id="o1"/>
      <outlet property="width" destination="wlb1-aa-001" id="o3"/>
      <outletCollection property="both" destination="lb2-aa-001" id="o2"/></connections>
      """
    let controller = #"id="vc1-aa-001" sceneMemberID="viewController">"#
    let xml = StoryboardText(labels: labels).xml
      .replacing("</label>", with: attributes + "</label>", maxReplacements: 1)
      .replacing(controller, with: #"customClass="Checkout" "# + controller + outlets)
    return try TemporaryProject([
      "App/Base.lproj/Main.storyboard": change(xml),
      "App/en.lproj/Localizable.strings": #""pay" = "Pay"; "\#(key)" = "\#(long)";"#,
      "App/de.lproj/Localizable.strings": #""pay" = "Zahlen"; "\#(key)" = "\#(long)!";"#,
      "Other/en.lproj/Localizable.strings": #""pay" = "\#(long)";"#,
      "App/Checkout.swift": """
      class Checkout: UIViewController {
        @IBOutlet var first: UILabel!
        @IBOutlet var width: NSLayoutConstraint!
        override func viewDidLoad() {
          \(statements)
        }
      }
      """,
      "App/Other.swift": "class Other { func f() { \(other) } }",
    ])
  }

  private static func truncated(_ report: AuditReport) -> [String] {
    report.findings.filter { $0.rule == .truncation }.map { finding in
      "\(finding.id ?? ""): \(finding.locales.map(\.locale).joined(separator: ", "))"
        + (finding.locales.allSatisfy { $0.certainty == .uncertain } ? " uncertain" : "")
    }
  }

  @Test func aTextOfCodeIsMeasuredInTheRoomOfItsLabel() throws {
    let project = try Self.project("first.text = NSLocalizedString(\"long\", comment: \"\")")
    let report = try project.audit()
    #expect(Self.truncated(report) == ["App/Main#lb1-aa-001.text:long: de, en"])
    // The two translations, and the text of the other label.
    #expect(report.coverage.measured == 3)
  }

  /// Of tables with the same name, the one in the nearest bundle counts.
  @Test func theNearestTableCounts() throws {
    let project = try Self.project("first.text = NSLocalizedString(\"pay\", comment: \"\")")
    #expect(Self.truncated(try project.audit()) == [])
  }

  @Test(arguments: [
    ("first.text = name", []),
    ("if isLong { first.text = name }", ["App/Main#lb1-aa-001.text: en uncertain"]),
    ("if isLong { first.text = name } else { self.first.text = other }", []),
    ("if a { first.text = b } else if c { first.text = d } else { first.text = e }", []),
    (
      "if a { first.text = b } else if c { first.text = d }",
      ["App/Main#lb1-aa-001.text: en uncertain"]
    ),
    (
      "if a { first.text = b } else { both[0].text = c }",
      ["App/Main#lb1-aa-001.text: en uncertain"]
    ),
    ("switch a { case .one: first.text = b; default: first.text = c }", []),
    (
      "switch a { case .one: first.text = b; default: break }",
      ["App/Main#lb1-aa-001.text: en uncertain"]
    ),
  ])
  func aTextThatCodeReplacesIsNotMeasured(statement: String, expected: [String]) throws {
    let report = try Self.project(statement, text: Self.long).audit()
    #expect(Self.truncated(report) == expected)
  }

  /// A text that code sets on an object with a key in an attribute may be the text of that key.
  @Test(arguments: [
    ("name", " uncertain"), (#"NSLocalizedString("long", comment: "")"#, ""),
  ])
  func aKeyInAnAttributeIsKept(value: String, certainty: String) throws {
    let attributes = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="localizationKey" value="long"/></userDefinedRuntimeAttributes>
      """
    let project = try Self.project("first.text = \(value)", attributes: attributes)
    #expect(
      Self.truncated(try project.audit()) == ["App/Main#lb1-aa-001.text: de, en" + certainty])
  }

  /// A style of the app's own says nothing that a document does not say, too.
  @Test(arguments: [
    ("styleName", " uncertain"), ("titleFont", " uncertain"), ("layer.cornerRadius", ""),
    ("adjustsFontForContentSizeCategory", ""),
  ])
  func aStyleInAnAttributeIsUncertain(keyPath: String, certainty: String) throws {
    let attributes = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="\(keyPath)" value="x"/></userDefinedRuntimeAttributes>
      """
    let project = try Self.project(Self.setsText, attributes: attributes)
    #expect(
      Self.truncated(try project.audit())
        == ["App/Main#lb1-aa-001.text:long: de, en" + certainty])
  }

  /// A label that code finds by its tag.
  @Test(arguments: [
    ("(view.viewWithTag(7) as? UILabel)?.text = name", []),
    (
      "if isLong { (view.viewWithTag(7) as? UILabel)?.text = name }",
      ["App/Main#lb1-aa-001.text: en uncertain"]
    ),
  ])
  func aTagLeadsToALabel(statement: String, expected: [String]) throws {
    let project = try Self.project(statement, text: Self.long) {
      $0.replacing("id=\"lb1-aa-001\"", with: "tag=\"7\" id=\"lb1-aa-001\"")
    }
    #expect(Self.truncated(try project.audit()) == expected)
  }

  /// A screen that no code requests.
  @Test(arguments: [
    (true, "", ""), (false, "", " uncertain"), (false, "show(\"Checkout\")", ""),
    (false, "Checkout.show()", ""),
  ])
  func whatNothingShowsIsUncertain(isInitial: Bool, other: String, certainty: String) throws {
    let project = try Self.project(Self.setsText, other: other) {
      isInitial ? $0 : $0.replacing("initialViewController=\"vc1-aa-001\"", with: "")
    }
    #expect(
      Self.truncated(try project.audit())
        == ["App/Main#lb1-aa-001.text:long: de, en" + certainty])
  }

  /// A view that is hidden in the document, but may be shown by code.
  @Test(arguments: [
    ("", " uncertain"), ("first.isHidden = x", ""), ("[first].forEach { $0?.isHidden = x }", ""),
  ])
  func whatTheDocumentHidesIsUncertain(statement: String, certainty: String) throws {
    let project = try Self.project(Self.setsText + "\n" + statement) {
      $0.replacing("id=\"lb1-aa-001\"", with: "hidden=\"YES\" id=\"lb1-aa-001\"")
    }
    #expect(
      Self.truncated(try project.audit())
        == ["App/Main#lb1-aa-001.text:long: de, en" + certainty])
  }

  /// The same where a part of a source was not read.
  @Test(arguments: ["", "let x = [(\n"])
  func whatTheDocumentHidesIsUncertainWithoutAllSources(other: String) throws {
    let project = try Self.project(Self.setsText, other: other) {
      $0.replacing("id=\"lb1-aa-001\"", with: "hidden=\"YES\" id=\"lb1-aa-001\"")
    }
    #expect(
      Self.truncated(try project.audit())
        == ["App/Main#lb1-aa-001.text:long: de, en uncertain"])
  }

  /// A xib that code loads by its name, or by the class of an object in it.
  @Test(arguments: [
    ("", " uncertain"), ("Card.load()", ""), ("load(\"Card\")", ""), ("R.nib.card()", ""),
    ("let card: Card = x", " uncertain"), ("x.isKind(of: Card.self)", " uncertain"),
    ("type(of: x) == Card.self", " uncertain"), ("f(card)", " uncertain"),
  ])
  func aXibThatNoCodeLoadsIsUncertain(other: String, certainty: String) throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="vw2-aa-001" customClass="Card"><subviews>
      \(StoryboardText.label("lb3-aa-001", Self.long, width: 100))
      </subviews></view></objects></document>
      """
    let project = try TemporaryProject([
      "App/Base.lproj/Card.xib": xml,
      "App/Card.swift": "class Card: UIView { func f() { Card.f() } }",
      "App/Other.swift": "class Other { func f() { \(other) } }",
    ])
    #expect(
      Self.truncated(try project.audit()) == ["App/Card#lb3-aa-001.text: en" + certainty])
  }

  /// A prototype with an identifier that no code contains.
  @Test(arguments: [("", " uncertain"), ("show(\"Old\")", "")])
  func aPrototypeThatNoCodeUsesIsUncertain(other: String, certainty: String) throws {
    let label = StoryboardText.label("lb3-aa-001", Self.long, width: 100)
    let table = """
      <tableView id="tbl"><rect key="frame" x="0" y="0" width="375" height="100"/><prototypes>\
      <tableViewCell reuseIdentifier="Old" id="cel"><tableViewCellContentView key="contentView" id="con">\
      <subviews>\(label)</subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
      """
    let project = try Self.project("", other: other) {
      $0.replacing("</subviews>", with: table)
    }
    #expect(
      Self.truncated(try project.audit()) == ["App/Main#lb3-aa-001.text: en" + certainty])
  }

  @Test func alternativesOfAHelperAreNeverCertain() throws {
    let project = try Self.project(
      """
      func name() -> String { if x { return NSLocalizedString("long", comment: "") }
        return NSLocalizedString("pay", comment: "") }
      first.text = name()
      """)
    #expect(
      Self.truncated(try project.audit()) == ["App/Main#lb1-aa-001.text:long: de, en uncertain"])
  }

  /// If code can change a width, its value is unknown.
  @Test(arguments: [
    ("width.constant = 100", ""), ("width.constant = x", " uncertain"),
    ("first.font = font", " uncertain"), ("first.numberOfLines = 1", ""),
    ("first.numberOfLines = -1e300", " uncertain"),
    ("first.lineBreakMode = .byMagic", " uncertain"), ("first.frame = r", " uncertain"),
    ("first.widthAnchor.constraint(equalToConstant: 9).isActive = true", " uncertain"),
    ("first.topAnchor.constraint(equalTo: x.topAnchor).isActive = true", ""),
  ])
  func whatCodeMaySetIsUncertain(statement: String, certainty: String) throws {
    let report = try Self.project(
      "first.text = NSLocalizedString(\"long\", comment: \"\"); " + statement
    ).audit()
    #expect(Self.truncated(report) == ["App/Main#lb1-aa-001.text:long: de, en" + certainty])
  }

  /// A label whose font code may set is not said to keep its size.
  @Test(arguments: [
    ("first.tag = 1", ["lb1-aa-001", "lb2-aa-001"]), ("theme.apply(to: first)", ["lb2-aa-001"]),
    ("first.font = font", ["lb2-aa-001"]),
  ])
  func anUnknownFontIsNotFixed(statement: String, expected: [String]) throws {
    let fixed = try Self.project(statement).audit().findings.filter { $0.rule == .doesNotScale }
    #expect(fixed.compactMap(\.id).sorted() == expected.map { "App/Main#\($0).text" })
  }

  /// A label with as many lines as its text needs loses nothing.
  @Test(arguments: ["0", "1e300"])
  func whatCodeSetsCounts(_ number: String) throws {
    let report = try Self.project(
      "first.text = NSLocalizedString(\"long\", comment: \"\"); first.numberOfLines = " + number
    ).audit()
    #expect(Self.truncated(report) == [])
  }

  /// Without a reader of Swift, the sources are counted.
  @Test func aSourceThatIsNestedTooDeeplyIsAFinding() throws {
    let project = try Self.project("x = " + String(repeating: "(", count: 300))
    let report = try project.audit()
    let skipped = report.coverage.skipped.filter { $0.what == .file }
    let found = report.findings.filter { $0.rule == .unreadableFile }
    if skipped.map(\.why) == [.noSwiftReader] {
      #expect(skipped.map(\.names) == [["App/Checkout.swift"]] && found.isEmpty)
    } else {
      #expect(skipped.map(\.why) == [.unreadable] && skipped.map(\.count) == [1])
      #expect(found.map(\.severity) == [.error])
      #expect(found.first?.message.contains("nested too deeply") == true)
    }
  }

  @Test func aKeyThatNoTableHasIsNoText() throws {
    let project = try Self.project("first.text = NSLocalizedString(\"gone\", comment: \"\")")
    let report = try project.audit()
    #expect(Self.truncated(report) == [])
    #expect(report.coverage.measured == 1)
  }

  @Test func theNameEndsWithTheWordsThatAreShown() throws {
    let project = try Self.project("first.text = NSLocalizedString(\"long\", comment: \"\")")
    let names = try project.audit().findings.filter { $0.rule == .truncation }.map(\.name)
    #expect(names == ["Main › Checkout › first “A text that has no room in a label of…”"])
  }

  @Test(arguments: [
    ("first.isHidden = true", false), ("first.isHidden = x", true),
    // Other code may show it.
    ("first.isHidden = true; first.show(x)", true), ("first.isHidden = true; show(first)", true),
    ("first.isHidden = true; first.text = x", false),
  ])
  func whatCodeHidesIsNotMeasured(statement: String, isMeasured: Bool) throws {
    let report = try Self.project(statement, text: Self.long).audit()
    #expect(Self.truncated(report).isEmpty == !isMeasured)
  }

  /// A text of the document that code only changes to capitals is still shown.
  @Test func anotherCaseOfTheTextIsNoOtherText() throws {
    let report = try Self.project("first.text = first.text?.uppercased()", text: Self.long).audit()
    #expect(Self.truncated(report) == ["App/Main#lb1-aa-001.text: en uncertain"])
  }

  /// Controls without a text in the document that get one from code: a button, a field and a title.
  @Test(arguments: [
    ("<constraint firstAttribute=\"width\" constant=\"80\" id=\"wbtn\"/>", "", 1),
    // As many lines as needed.
    ("<constraint firstAttribute=\"width\" constant=\"80\" id=\"wbtn\"/>", "pay.wrap()", 0),
    // As wide as its title, whatever its drawn width is.
    ("", "", 0),
  ])
  func aTextThatTheDocumentLacksIsMeasured(
    constraint: String, statement: String, errors: Int
  ) throws {
    let button = """
      <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="btn-aa-001">
      <rect key="frame" x="16" y="10" width="80" height="30"/><constraints>
      \(constraint)</constraints></button>
      """
    let controller = #"id="vc1-aa-001" sceneMemberID="viewController">"#
    let outlet =
      #"<connections><outlet property="pay" destination="btn-aa-001" id="o1"/></connections>"#
    let xml = StoryboardText(labels: [StoryboardText.label("lb1-aa-001", "Hello", width: 100)]).xml
      .replacing("</label>", with: "</label>" + button, maxReplacements: 1)
      .replacing(controller, with: #"customClass="Checkout" "# + controller + outlet)
    let project = try TemporaryProject([
      "App/Base.lproj/Main.storyboard": xml,
      "App/en.lproj/Localizable.strings": #""long" = "\#(Self.long)";"#,
      "App/Checkout.swift": """
      class Checkout: UIViewController { @IBOutlet var pay: UIButton!
      override func viewDidLoad() { pay.setTitle(NSLocalizedString("long", comment: ""), for: .normal); \(statement) } }
      extension UIButton { func wrap() { titleLabel?.lineBreakMode = .byWordWrapping } }
      """,
    ])
    let found = try project.audit().findings.filter { $0.id?.contains("btn-aa-001") ?? false }
    #expect(found.count { $0.rule == .truncation && $0.severity == .error } == errors)
  }

  /// Generated names refer to their keys even if the generated sources are missing.
  @Test(arguments: [
    "R.string.localizable.aLong()", "L10n.A.long", "L10n.Localizable.A.long",
    "String(localized: .aLong)", "String(localized: .Localizable.aLong)",
    "L10n.A.long(3)", "ShopStrings.A.long", "ShopStrings.Localizable.aLong", "Localizations.aLong",
    "LocalString.a_long", "String(localized: .localizable(.aLong))",
    "String(localized: LocalizedStringResource.localizable(.aLong(3)))",
  ])
  func generatedNamesMeanTheirKeys(expression: String) throws {
    let project = try Self.project("first.text = " + expression, key: "a.long")
    #expect(Self.truncated(try project.audit()) == ["App/Main#lb1-aa-001.text:a.long: de, en"])
  }
}
