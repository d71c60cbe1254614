import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import Testing

/// How texts are counted, and their share of an app.
struct CoverageTests {
  private typealias Coverage = AuditReport.Coverage

  /// A label with a width that the document does not determine: it is pinned on one side.
  private static let pinned = """
    <label opaque="NO" contentMode="left" text="Pay" lineBreakMode="tailTruncation" \
    numberOfLines="LINES" translatesAutoresizingMaskIntoConstraints="NO" id="bbb-22-bbb">
    <rect key="frame" x="16" y="200" width="28" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """

  private static func report(lines: Int = 1) throws -> AuditReport {
    let pinned = pinned.replacing("LINES", with: String(lines))
    return try TemporaryProject([
      "App/Base.lproj/Main.storyboard": StoryboardText(
        labels: [
          StoryboardText.label("aaa-11-aaa", "Pay", width: 120), pinned,
          StoryboardText.label("ccc-33-ccc", "Label"),
        ]
      ).xml,
      "App/en.lproj/Localizable.strings": #""a" = "Yes"; "b" = "No";"#,
      "App/de.lproj/Localizable.strings": #""a" = "Ja"; "b" = "Nein";"#,
      "App/de.lproj/Main.strings": """
      "aaa-11-aaa.text" = "Zahlen"; "bbb-22-bbb.text" = "Zahlen"; "gone-1.text" = "Weg";
      """,
      "App/de.lproj/InfoPlist.strings": #""CFBundleName" = "App";"#,
      "App/Messages/app_de.arb": #"{"@@locale": "de", "a": "Ja"}"#,
      "Android/res/values-de/strings.xml": #"<resources><string name="a">Ja</string></resources>"#,
    ]).audit()
  }

  /// Threads take 4,096 entries at once; the forms of a plural are several entries.
  @Test(arguments: [1, 3])
  func aPluralIsCountedOnceWhereverItIs(jobs: Int) throws {
    let forms = ["one", "few", "many"].map { #"<item quantity="\#($0)">%d</item>"# }.joined()
    let plurals = (0..<1_400).map { #"<plurals name="k\#($0)">\#(forms)</plurals>"# }.joined()
    var options = AuditOptions()
    options.jobs = jobs
    let report = try TemporaryProject([
      "res/values-pl/strings.xml": "<resources>\(plurals)</resources>"
    ]).audit(options)
    #expect(report.coverage.strings == 1_400)
  }

  /// A label with one tied side, or a tied center, takes the width of its text.
  @Test(arguments: [
    (#"firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20""#, 2),
    (#"firstAttribute="centerX" secondItem="v" secondAttribute="centerX""#, 2),
    (#"firstAttribute="centerX" secondItem="v" secondAttribute="centerX" constant="9""#, 2),
    (#"firstAttribute="leading" secondItem="w" secondAttribute="trailing" constant="20""#, 0),
  ])
  func aTextThatGivesItsLabelTheWidthIsDecided(constraint: String, decided: Int) throws {
    let constraint = #"<constraint firstItem="l" \#(constraint) id="k"/>"#
    try Self.expect(decided, Self.short, constraint)
  }

  /// A label in a vertical stack that does not fill it takes the width of its text.
  @Test(arguments: [
    (#"firstItem="s" firstAttribute="width" constant="300""#, 2),
    (#"firstItem="s" firstAttribute="width" relation="lessThanOrEqual" constant="300""#, 0),
  ])
  func aTextInAStackIsDecided(constraint: String, decided: Int) throws {
    let stack = """
      <stackView opaque="NO" axis="vertical" alignment="center" id="s" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="0.0" \
      width="300" height="40"/><subviews>\(Self.short)</subviews></stackView>
      """
    try Self.expect(decided, stack, "<constraint \(constraint) id=\"k\"/>")
  }

  private static let short = """
    <label text="Pay" lineBreakMode="tailTruncation" id="l" \
    translatesAutoresizingMaskIntoConstraints="NO">\
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """

  private static func expect(_ decided: Int, _ view: String, _ constraint: String) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Main.strings": #""l.text" = "Pay";"#,
      "App/de.lproj/Main.strings": #""l.text" = "Zahlen";"#,
      "App/Base.lproj/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/><scenes>\
      <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">\
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\
      <view translatesAutoresizingMaskIntoConstraints="NO" id="w">\
      <rect key="frame" x="0.0" y="0.0" width="40" height="40"/></view>\
      \(view)</subviews>\
      <constraints>\(constraint)</constraints></view>\
      </viewController></objects></scene></scenes></document>
      """,
    ])
    let coverage = try project.audit().coverage
    #expect(coverage.decided == decided)
    #expect(coverage.measured == 2)
  }

  @Test(arguments: [(1, 2), (0, 4)])
  func aTextThatFitsInTheMostRoomAloneIsNotDecided(lines: Int, decided: Int) throws {
    let coverage = try Self.report(lines: lines).coverage
    #expect(coverage.measured == 4)
    #expect(coverage.decided == decided)
    #expect(coverage.translations == Coverage.Translations(decided: decided / 2, total: 7))
    #expect(coverage.sourceOnly == 0)
  }

  @Test func textsWithoutALabelAreListedByWhatUsesThem() throws {
    let coverage = try Self.report().coverage
    #expect(
      coverage.uses.map { "\($0.place) \($0.table) \($0.count)" } == [
        "code App/Localizable 4", "android Android/res/strings 1", "document App/Main 1",
        "flutter App/Messages/app 1",
      ])
    #expect(coverage.withoutFrame == 7)
    #expect(
      coverage.step
        == Coverage.Step(
          kind: .describeLabels, subject: "App/Localizable", count: 4, isConfigured: false))
  }

  /// What fits with nothing in the place of an argument may not fit with its value, unless the label grows.
  @Test(arguments: [
    (#"lines: 1"#, 0), (#"lines: 0"#, 1), (#"lines: 2"#, 0),
    (#"lines: 1, samples: { "%@": "Wilhelmina" }"#, 1),
  ])
  func aTextWithAnUnknownArgumentIsDecidedIfItGrows(setting: String, decided: Int) throws {
    let coverage = try TemporaryProject([
      "copyfit.yml": "labels: [{ key: a, style: body, frame: { width: 900 }, \(setting) }]",
      "App/en.lproj/Localizable.strings": #""a" = "%@ rides";"#,
    ]).audit().coverage
    #expect(coverage.measured == 1)
    #expect(coverage.decided == decided)
    // The room is known, so that no frame helps.
    #expect(coverage.step?.kind == (decided == 1 ? nil : .giveSamples))
    #expect(coverage.unfilled == 1 - decided)
  }

  /// A text in only one language does not affect the others.
  @Test func aTextInTheSourceLanguageAloneIsCounted() throws {
    let report = try TemporaryProject([
      "App/Base.lproj/Main.storyboard": StoryboardText(
        labels: [StoryboardText.label("aaa-11-aaa", "Pay", width: 120)]
      ).xml,
      "App/de.lproj/Localizable.strings": #""a" = "Ja";"#,
    ]).audit()
    #expect(report.coverage.sourceOnly == 1)
    #expect(report.coverage.translations == Coverage.Translations(decided: 0, total: 1))
  }

  @Test func theGateCountsDecidedTexts() throws {
    let project = try TemporaryProject([
      "copyfit.yml": "gate: { minimumCoverage: 60% }",
      "App/Base.lproj/Main.storyboard": StoryboardText(
        labels: [StoryboardText.label("aaa-11-aaa", "Pay", width: 120), Self.pinned]
      ).xml.replacing("LINES", with: "1"),
    ])
    let report = try project.audit()
    #expect(report.coverage.measured == 2)
    #expect(report.gate.reason?.hasPrefix("1 of 2 texts were decided, fewer than the 60%") == true)
  }

  /// Configurations in subfolders of a folder without one are not used, and a warning says so.
  @Test func configurationsBelowAreNamed() throws {
    let label = "labels: [{ key: a, style: body, frame: { width: 200 } }]"
    let project = try TemporaryProject([
      "Shop/copyfit.yml": label, "Shop/en.lproj/Localizable.strings": #""a" = "Yes";"#,
      "Till/copyfit.yml": label, "Till/en.lproj/Localizable.strings": #""a" = "Yes";"#,
      "Pods/Other/copyfit.yml": label,
    ])
    let report = try project.audit()
    #expect(
      report.warnings == [
        "Shop and Till have a copyfit.yml each, which are not used here: name them, or list them under "
          + "'projects' in a copyfit.yml here"
      ])
    #expect(report.coverage.step?.kind == .nameProjects)
    #expect(report.coverage.step?.subject == "Shop and Till")
    var options = AuditOptions()
    options.paths = [project.path + "/Shop"]
    #expect(try project.audit(options).warnings.isEmpty)
  }

  /// The configuration's name has one spelling.
  @Test(arguments: [("copyfit.yaml", true), (".copyfit.yaml", true), ("copyfit.yml", false)])
  func aConfigurationWithAnotherNameIsNamed(name: String, isWarned: Bool) throws {
    let project = try TemporaryProject([
      name: "name: App", "en.lproj/Localizable.strings": #""a" = "Yes";"#,
    ])
    let file = project.path + "/" + name
    #expect(
      try project.audit().warnings
        == (isWarned ? ["'\(file)' is not read: its name must be copyfit.yml"] : []))
  }

  /// The label has a frame, so that no advice is about frames.
  @Test func aTextThatIsTooLong() throws {
    let text = String(repeating: "word ", count: MeasuringLimit.textLength / 5 + 1)
    let label =
      #"{"text": "\#(text)", "style": "body", "frame": {"width": 100, "height": 50}}"#
    let report = try TemporaryProject([
      "labels.json": #"{"schema": "copyfit.labels/1", "labels": [\#(label)]}"#
    ]).audit()
    #expect(report.failures == ["0 of 1 string was measured; the report says why."])
  }

  /// A label that may lose a text is named, although another label of the text is decided.
  @Test(arguments: [(0, []), (1, ["App/Localizable#other:a"])] as [(Int, [String])])
  func anUndecidedLabelOfADecidedTextIsNamed(lines: Int, labels: [String]) throws {
    let coverage = try TemporaryProject([
      "copyfit.yml": """
      labels:
        - { keys: "*", style: body, lines: 0, frame: { width: 300 } }
        - { key: a, name: other, style: body, lines: \(lines), frame: { width: 300 } }
      """,
      "App/en.lproj/Localizable.strings": #""a" = "Yes %@"; "b" = "No";"#,
      "App/de.lproj/Localizable.strings": #""a" = "Ja %@"; "b" = "Nein";"#,
    ]).audit().coverage
    #expect(coverage.decided == 4)
    let skipped = coverage.skipped.filter { $0.why == .undecidedBesideDecided }
    #expect(skipped.flatMap(\.names) == labels)
  }
}
