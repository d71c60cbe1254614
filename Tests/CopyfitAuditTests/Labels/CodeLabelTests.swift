import Copyfit
import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitDynamicType
import CopyfitFindings
import CopyfitInspection
import CopyfitLabels
import CopyfitSourceText
import CopyfitTestSupport
import Testing

/// Labels that code creates, from the sources to the findings.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct CodeLabelTests {
  private static let long = "A text that has no room in 100 points"

  private static func project(
    _ statements: String, app: String = "", document: String = ""
  ) throws -> TemporaryProject {
    try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""long" = "\#(long)";"#,
      "App/de.lproj/Localizable.strings": #""long" = "\#(long)!";"#,
      "App/Checkout.swift": """
      class Checkout: UIViewController {
        let hint = UILabel()
        override func viewDidLoad() {
          hint.text = NSLocalizedString("long", comment: "")
          \(statements)
        }
      }
      """,
      "App/App.swift": app,
      "App/Base.lproj/\(document.isEmpty ? "None.txt" : "Main.storyboard")": document,
    ])
  }

  private static func constrained(_ constraints: String...) -> String {
    "NSLayoutConstraint.activate([\(constraints.joined(separator: ", "))])"
  }

  @Test(arguments: [
    (
      "hint.widthAnchor.constraint(equalToConstant: 100).isActive = true",
      ["error App/Localizable#code:Checkout › hint:long"]
    ),
    // Only the maximum is known.
    (
      "hint.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true",
      ["warning App/Localizable#code:Checkout › hint:long"]
    ),
    ("hint.numberOfLines = 0", []),
    (constrained("hint.leadingAnchor.constraint(equalTo: view.leadingAnchor)"), []),
  ])
  func aTextIsMeasuredInTheRoomThatCodeGives(statement: String, expected: [String]) throws {
    let findings = try Self.project(statement).audit().findings
    #expect(
      findings.filter { $0.rule == .truncation }.map { "\($0.severity) \($0.id ?? "")" }
        == expected)
  }

  /// A document may create a class, or a subclass of it.
  @Test(arguments: ["Checkout", "Heir"])
  func aClassOfADocumentIsCreated(name: String) throws {
    let controller = #"id="vc1-aa-001" sceneMemberID="viewController">"#
    let document = StoryboardText(labels: []).xml
      .replacing(controller, with: #"customClass="\#(name)" "# + controller)
    let project = try Self.project(
      "hint.widthAnchor.constraint(equalToConstant: 100).isActive = true",
      app: "class AppDelegate: UIResponder, UIApplicationDelegate {}; class Heir: Checkout {}",
      document: document)
    let findings = try project.audit().findings.filter { $0.rule == .truncation }
    #expect(findings.map { "\($0.severity)" } == ["error"])
  }

  /// A class that nothing creates may never be seen.
  @Test(arguments: [
    ("", "warning"), ("show(Checkout())", "error"), ("let next: Checkout = .init()", "error"),
    ("view.register(Checkout.self)", "warning"),
    ("view.register(Checkout.self, forCellReuseIdentifier: Checkout.name)", "warning"),
    ("view.register(Checkout.self, forCellReuseIdentifier: \"x\")", "error"),
    ("_ = view.dequeue() as! Checkout", "error"), ("_ = next as? Checkout", "warning"),
    ("if next is Checkout { }", "warning"), ("show(Heir())", "error"),
    ("_ = Registration { (next: Checkout, _: Int) in }", "error"),
    ("view.register(Checkout.self, Checkout.self, forCellReuseIdentifier: \"x\")", "error"),
    (
      "view.register(Checkout.self, Checkout.self, forCellReuseIdentifier: Checkout.name)",
      "warning"
    ),
  ])
  func aClassThatNothingCreatesIsUncertain(statement: String, severity: String) throws {
    let app = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start(_ other: Checkout?) { \(statement) }
      }
      class Heir: Checkout {}
      """
    let project = try Self.project(
      "hint.widthAnchor.constraint(equalToConstant: 100).isActive = true", app: app)
    let findings = try project.audit().findings.filter { $0.rule == .truncation }
    #expect(findings.map { "\($0.severity)" } == [severity])
  }

  /// Text grows only up to the maximum text size of its label.
  @Test(arguments: [
    ("", "AX5"),
    ("hint.maximumContentSizeCategory = .large", "none"),
    ("if x { hint.maximumContentSizeCategory = .large }", "AX5?"),
  ])
  func aLabelMayLimitTheTextSize(statement: String, expected: String) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""short" = "Short text";"#,
      "App/Checkout.swift": """
      class Checkout: UIViewController {
        let hint = UILabel()
        override func viewDidLoad() {
          hint.text = NSLocalizedString("short", comment: "")
          hint.font = .preferredFont(forTextStyle: .body)
          hint.widthAnchor.constraint(equalToConstant: 100).isActive = true
          \(statement)
        }
      }
      """,
    ])
    let cut = try project.audit().findings.filter { $0.rule == .truncation }.flatMap(\.locales)
    let last = cut.compactMap { locale in
      locale.categories.max().map { $0.name + (locale.certainty == .uncertain ? "?" : "") }
    }
    #expect((last.first ?? "none") == expected)
  }

  /// A helper reads the tables of the app that uses it, whose own declaration counts; one that names its bundle reads
  /// those beside it.
  @Test(arguments: [
    ("", "", []),
    (#", bundle: .main"#, "LOCAL", []),
    (#", tableName: "Other""#, "LOCAL", []),
    (#", bundle: .module"#, "", ["error Core/Localizable#code:Checkout › hint:long"]),
    (#", bundle: .module"#, "LOCAL", []),
  ])
  func aHelperReadsTheTablesOfItsUser(bundle: String, own: String, expected: [String]) throws {
    let helper = "extension String { var l: String { NSLocalizedString(self, comment: \"\") } }"
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""long" = "OK";"#,
      "App/Checkout.swift": """
      class Checkout: UIViewController {
        let hint = UILabel()
        override func viewDidLoad() {
          hint.text = "long".l
          hint.widthAnchor.constraint(equalToConstant: 100).isActive = true
        }
      }
      \(own.isEmpty ? "" : helper)
      """,
      "Core/en.lproj/Localizable.strings": #""long" = "\#(Self.long)";"#,
      "Core/String.swift": helper.replacing("self,", with: "self\(bundle),"),
    ])
    let findings = try project.audit().findings.filter { $0.rule == .truncation }
    #expect(findings.map { "\($0.severity) \($0.id ?? "")" } == expected)
  }

  /// Of two tables that are equally near, neither is certain.
  @Test func aTextOfTwoAppsIsUncertain() throws {
    let project = try TemporaryProject([
      "One/en.lproj/Localizable.strings": #""long" = "\#(Self.long)";"#,
      "Two/en.lproj/Localizable.strings": #""long" = "OK";"#,
      "Shared/Checkout.swift": """
      class Checkout: UIViewController {
        let hint = UILabel()
        override func viewDidLoad() {
          hint.text = NSLocalizedString("long", comment: "")
          hint.widthAnchor.constraint(equalToConstant: 100).isActive = true
        }
      }
      """,
    ])
    let findings = try project.audit().findings.filter { $0.rule == .truncation }
    #expect(
      findings.map { "\($0.severity) \($0.id ?? "")" } == [
        "warning One/Localizable#code:Checkout › hint:long"
      ])
  }

  /// A text that grows is decided, and one with unknown room is counted.
  @Test(arguments: [
    ("hint.numberOfLines = 0", "code 2/2"), ("hint.numberOfLines = 1", "code 0/2"),
    // It fits in the width of any screen.
    (
      constrained(
        "hint.leadingAnchor.constraint(equalTo: view.leadingAnchor)",
        "hint.trailingAnchor.constraint(equalTo: view.trailingAnchor)"),
      "code 2/2"
    ),
    // It is lost on a narrow screen, and fits on a wide one.
    (
      constrained(
        "hint.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 120)",
        "hint.trailingAnchor.constraint(equalTo: view.trailingAnchor)"),
      "code 2/2"
    ),
  ])
  func whatGrowsOrFitsIsDecided(statement: String, expected: String) throws {
    let coverage = try Self.project(statement).audit().coverage
    #expect(coverage.places.map { "\($0.place) \($0.decided)/\($0.count)" } == [expected])
  }

  /// The findings from the model as JSON equal those from the sources.
  @Test func theModelWrittenDownHasTheSameLabel() throws {
    let project = try Self.project(
      "hint.widthAnchor.constraint(equalToConstant: 100).isActive = true")
    let list = try LabelList(
      #require(try Audit(AuditOptions(paths: [project.path])).inspect().first))
    #expect(list.document.labels.map(\.surface.rawValue) == ["code"])
    #expect(list.document.labels.map(\.source.position.line) == [4])
    let again = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""long" = "\#(Self.long)";"#,
      "App/de.lproj/Localizable.strings": #""long" = "\#(Self.long)!";"#,
      "labels.json": list.document.json, "copyfit.yml": "labelFiles: [labels.json]",
    ])
    #expect(try again.audit().findings.map(\.id) == project.audit().findings.map(\.id))
  }

  /// A project whose only screen shows a view with a text of the table.
  private static func screen(_ view: String, configuration: String) throws -> TemporaryProject {
    try TemporaryProject([
      "copyfit.yml": configuration,
      "App/en.lproj/Localizable.strings": #""short" = "Short text";"#,
      "App/Checkout.swift": """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { Checkout() } } }
      struct Checkout: View {
        var body: some View {
          \(view)
        }
      }
      """,
    ])
  }

  /// Whether each label is measured, or skipped.
  private static func treatments(of project: TemporaryProject) throws -> [String] {
    let inspected = try #require(try Audit(AuditOptions(paths: [project.path])).inspect().first)
    return inspected.labels.map { label in
      if case .skipped = label.treatment { "skipped" } else { "\(label.treatment)" }
    }
  }

  /// The messages about entries of the configuration that match nothing.
  private static func unmatched(in project: TemporaryProject) throws -> [String] {
    try project.audit().findings.filter { $0.rule == .unmatchedEntry }.map(\.message)
  }

  /// A font of a package that is not there is the configuration's, which a wrong name is reported for.
  @Test(arguments: [
    ("", ["skipped"], []),
    ("DesignSystem.body: body", ["measured"], []),
    (
      "DesignSytem.body: body", ["skipped"],
      [
        "No code names the font 'DesignSytem.body' of 'fonts.helpers'; did you mean "
          + "'DesignSystem.body'?"
      ]
    ),
  ])
  func aFontOfAPackageIsTheConfigurations(
    entry: String, treatments: [String], messages: [String]
  ) throws {
    let project = try Self.screen(
      #"Text("short").font(DesignSystem.body).lineLimit(1).frame(width: 80)"#,
      configuration: "fonts: { helpers: { \(entry) } }")
    #expect(try Self.treatments(of: project) == treatments)
    #expect(try Self.unmatched(in: project) == messages)
  }

  /// A modifier of a package that the configuration calls neutral leaves the text measured; a wrong name is reported.
  @Test(arguments: [
    ("", ["skipped"], []),
    ("shimmer", ["measured"], []),
    ("shimer", ["skipped"], ["No code names the modifier 'shimer' of 'neutralModifiers'."]),
  ])
  func aNeutralModifierOfAPackageChangesNothing(
    name: String, treatments: [String], messages: [String]
  ) throws {
    let project = try Self.screen(
      #"Text("short").font(.body).lineLimit(1).frame(width: 80).shimmer(active: true)"#,
      configuration: "neutralModifiers: [\(name)]")
    #expect(try Self.treatments(of: project) == treatments)
    #expect(try Self.unmatched(in: project) == messages)
  }

  /// A literal of a preview stands for an unknown argument, but makes nothing certain.
  @Test func aPreviewsArgumentIsAnExample() throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""%@ has %lld bikes" = "%1$@ has %2$lld bikes";"#,
      "App/de.lproj/Localizable.strings": #""%@ has %lld bikes" = "%2$lld Räder von %1$@";"#,
      "App/Row.swift": """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { List { Row(name: load(), count: 1) } } } }
      struct Row: View {
        let name: String
        let count: Int
        var body: some View {
          Text("\\(name) has \\(count) bikes").lineLimit(1).frame(width: 240)
        }
      }
      #Preview { Row(name: "Wilhelmina of Orange", count: 7) }
      """,
    ])
    let label = try #require(
      try Audit(AuditOptions(paths: [project.path])).inspect().first?.labels.first)
    #expect(
      label.texts.map { "\($0.locale) \($0.filling) \($0.text)" } == [
        "de guessed 7 Räder von Wilhelmina of Orange", "de emptied Räder von",
        "en guessed Wilhelmina of Orange has 7 bikes", "en emptied has  bikes",
      ])
    #expect(
      label.texts[0].samples.map { "\($0.origin) \($0.source?.position.line ?? 0)" }
        == ["code 10", "code 10"])
    let findings = try project.audit().findings
    #expect(
      findings.filter { $0.rule == .truncation }.flatMap(\.locales).map {
        "\($0.severity) \($0.certainty.map { "\($0)" } ?? "none")"
      } == ["warning uncertain", "warning uncertain"])
    #expect(!findings.contains { $0.rule == .placeholderWithoutSample })
  }
}
