import CopyfitAuditTestSupport
import Copyfit
import CopyfitAudit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitSourceText
import Testing

/// Labels of storyboards with the tables beside them.
struct AuditInterfaceTests {
  private static let wide = "Zahlungsbestätigung herunterladen"
  private static let bodyStyle = #"style="UICTFontTextStyleBody""#

  private static func project(
    _ labels: [String], _ tables: [String: String]
  ) throws -> TemporaryProject {
    var files = ["App/Base.lproj/Main.storyboard": StoryboardText(labels: labels).xml]
    for (locale, text) in tables { files["App/\(locale).lproj/Main.strings"] = text }
    return try TemporaryProject(files)
  }

  /// A document for iPads is not on a phone's screen.
  @Test(arguments: [("iOS.CocoaTouch", 1), ("iOS.CocoaTouch.iPad", 0)])
  func aDocumentForTabletsIsOnNoPhone(runtime: String, errors: Int) throws {
    let text = "A text of one line on wider screens only"
    let label = StoryboardText.label("lb1-aa-001", text, width: 343)
      .replacing(
        #"<constraint firstAttribute="width" constant="343.0" id="wlb1-aa-001"/>"#, with: "")
    let ties = ["leading", "trailing"].map { edge in
      """
      <constraint firstItem="lb1-aa-001" firstAttribute="\(edge)" secondItem="vw1-aa-001" \
      secondAttribute="\(edge)" constant="\(edge == "leading" ? 16 : -16)" id="\(edge)"/>
      """
    }
    let xml = StoryboardText(labels: [label]).xml
      .replacing("iOS.CocoaTouch\"", with: runtime + "\"")
      .replacing(
        "</view></viewController>",
        with: "<constraints>\(ties.joined())</constraints></view></viewController>")
    let project = try TemporaryProject(["App/Base.lproj/Main.storyboard": xml])
    let report = try project.audit(AuditOptions(devices: [.canvas, .width(320)]))
    #expect(report.findings.count { $0.rule == .truncation && $0.severity == .error } == errors)
  }

  @Test func joinsALabelToEveryLocale() throws {
    let project = try Self.project(
      [StoryboardText.label("aaa-11-aaa", "Pay now", width: 120)],
      [
        "de": #""aaa-11-aaa.text" = "\#(Self.wide)";"#,
        "fr": #""aaa-11-aaa.text" = "Payer";"#,
      ])
    let report = try project.audit()
    let found = report.findings.filter { $0.rule == .truncation }
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.id == "App/Main#aaa-11-aaa.text")
    #expect(finding.name == "Main › Checkout › aaa-11-aaa “Pay now”")
    #expect(finding.severity == .error)
    #expect(finding.source?.file == "App/Base.lproj/Main.storyboard")
    #expect(finding.frames.map(\.width) == [120, 120])
    #expect(finding.frames.map(\.widthOrigin) == [.constraint, .constraint])
    #expect(finding.locales.map(\.locale) == ["de"])
    let german = try #require(finding.locales.first)
    #expect(german.certainty == .certain)
    #expect(german.devices == [.canvas, .width(375)])
    #expect(german.categories.isEmpty)
    #expect(german.first == .large)
    #expect(german.string?.file == "App/de.lproj/Main.strings")
    #expect(german.visibleText?.hasSuffix("…") == true)
    #expect((german.hiddenCharacters ?? 0) > 5)
    #expect(german.fingerprint != finding.fingerprint)
    #expect(report.summary.labels == 1)
    #expect(report.summary.strings == 3)
    #expect(report.coverage.measured == 3)
    #expect(report.checked.locales == ["de", "en", "fr"])
    #expect(report.exitStatus == 1)
  }

  /// Findings in a text with several fonts, only one of which is measured, are uncertain and at most warnings.
  @Test(arguments: [
    "", "elements: [{ id: aaa-11-aaa, frame: { width: 100 } }]",
    "elements: [{ id: aaa-11-aaa, frame: { width: 100, height: 20 } }]",
  ])
  func severalFontsAreNoError(configuration: String) throws {
    let fragments = [("Small text then a lot of it here ", 12), ("BIG", 40)].map {
      #"<fragment content="\#($0.0)"><attributes><font key="NSFont" metaFont="system" size="\#($0.1)"/>"#
        + "</attributes></fragment>"
    }
    let label = StoryboardText.label("aaa-11-aaa", "", width: 150).replacing(
      "</constraints>",
      with: #"<constraint firstAttribute="height" constant="20" id="h1"/></constraints>"#
        + #"<attributedString key="attributedText">\#(fragments.joined())</attributedString>"#)
    var files = ["App/Base.lproj/Main.storyboard": StoryboardText(labels: [label]).xml]
    files["copyfit.yml"] = configuration
    let report = try TemporaryProject(files).audit()
    let found = report.findings.filter { $0.rule == .truncation || $0.rule == .verticalClipping }
    #expect(Set(found.map(\.rule)) == [.truncation, .verticalClipping])
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(found.flatMap(\.locales).allSatisfy { $0.certainty == .uncertain })
  }

  @Test func aFontForTheWholeTextIsCertain() throws {
    let fragments = [12, 40].map {
      #"<fragment content="Some text "><attributes><font key="NSFont" metaFont="system" size="\#($0)"/>"#
        + "</attributes></fragment>"
    }
    let label = StoryboardText.label("aaa-11-aaa", "", width: 50).replacing(
      "</label>",
      with: "<attributedString key=\"attributedText\">\(fragments.joined())"
        + "</attributedString></label>")
    let report = try TemporaryProject([
      "App/Base.lproj/Main.storyboard": StoryboardText(labels: [label]).xml,
      "copyfit.yml": "elements: [{ id: aaa-11-aaa, style: body, frame: { width: 50 } }]",
    ]).audit()
    #expect(report.findings.first { $0.rule == .truncation }?.severity == .error)
  }

  @Test func atextStyleFailsFromACategoryOn() throws {
    let project = try Self.project(
      [StoryboardText.label("aaa-11-aaa", "Pay", width: 200, font: Self.bodyStyle)],
      ["de": #""aaa-11-aaa.text" = "Jetzt bezahlen";"#])
    let report = try project.audit()
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    let german = try #require(finding.locales.first)
    let first = try #require(german.first)
    #expect(first > .large)
    #expect(german.categories == ContentSizeCategory.allCases.filter { $0 >= first })
    #expect(german.worst?.category == .accessibility5)
    #expect(german.fits?.largestCategory.map { $0.rawValue + 1 } == first.rawValue)
    #expect(finding.font?.scales == true)
    #expect(report.findings.contains { $0.rule == .doesNotScale })
  }

  @Test func aTextStyleThatFollowsChangesScales() throws {
    let project = try Self.project(
      [
        StoryboardText.label(
          "aaa-11-aaa", "Pay", font: Self.bodyStyle,
          attributes: #"adjustsFontForContentSizeCategory="YES""#)
      ], [:])
    #expect(!(try project.audit().findings.contains { $0.rule == .doesNotScale }))
  }

  @Test func assumesScaling() throws {
    let project = try Self.project(
      [StoryboardText.label("aaa-11-aaa", "Pay", width: 200)],
      ["de": #""aaa-11-aaa.text" = "Jetzt bezahlen";"#])
    #expect(!(try project.audit().findings.contains { $0.rule == .truncation }))
    let report = try project.audit(AuditOptions(assumesScaling: true))
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.locales.first?.categories.contains(.accessibility5) == true)
    #expect(finding.font?.scalesByAssumption == true)
    #expect(report.checked.assumesScaling)
    #expect(report.findings.contains { $0.rule == .doesNotScale })
  }

  /// A stored width that only an autoresizing mask keeps is a limit, unless the base text fills it.
  @Test(arguments: [("Pay", LimitOrigin.canvas, 120.0), (Self.wide, .undecided, 375.0)])
  func aWidthThatTheBaseTextFillsIsItsOwn(text: String, origin: LimitOrigin, width: Double) throws {
    let longest = String(repeating: "Zahlungsbestätigung ", count: 4)
    let project = try Self.project(
      [StoryboardText.label("aaa-11-aaa", text, width: 120, constraint: false)],
      ["de": #""aaa-11-aaa.text" = "\#(longest)";"#])
    let report = try project.audit()
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.frames.map(\.widthOrigin) == [origin, origin])
    #expect(finding.frames.map(\.width) == [width, width])
    #expect(finding.severity == (origin == .canvas ? .error : .warning))
    #expect(report.findings.contains { $0.rule == .undecidedFrame } == (origin == .undecided))
  }

  @Test func aWidthThatVariesBindsInTheCanvassSizeClass() throws {
    let label = StoryboardText.label("aaa-11-aaa", "Pay", width: 120).replacing(
      #"id="waaa-11-aaa"/>"#,
      with: #"id="waaa-11-aaa"><variation key="widthClass=regular" constant="300"/></constraint>"#)
    let project = try Self.project([label], ["de": #""aaa-11-aaa.text" = "\#(Self.wide)";"#])
    let report = try project.audit(AuditOptions(devices: [.canvas, .width(402), .width(820)]))
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.frames.map(\.widthOrigin) == [.constraint, .constraint, .undecided])
    #expect(finding.frames.map(\.width) == [120, 120, 820])
    #expect(finding.severity == .error)
    let note = try #require(report.findings.first { $0.rule == .undecidedFrame })
    #expect(note.message.contains("the width depends on the size class"))
    let phones = try project.audit(AuditOptions(devices: [.canvas, .width(402)]))
    #expect(!phones.findings.contains { $0.rule == .undecidedFrame })
  }

  @Test func notesWhatIsNotJoined() throws {
    let project = try Self.project(
      [
        StoryboardText.label("aaa-11-aaa", "Pay now"),
        StoryboardText.label("bbb-11-bbb", "Cancel"),
      ],
      [
        "de": """
        "aaa-11-aaa.text" = "Zahlen";
        "zzz-99-zzz.text" = "Alt";
        "vc1-aa-001.title" = "Kasse";
        """,
        "fr": #""bbb-11-bbb.text" = "Annuler";"#,
      ])
    let report = try project.audit()
    let missing = report.findings.filter { $0.rule == .missingTranslation }
    #expect(missing.map(\.key) == ["aaa-11-aaa.text", "bbb-11-bbb.text"])
    #expect(missing.map { $0.locales.map(\.locale) } == [["fr"], ["de"]])
    let orphans = report.findings.filter { $0.rule == .orphanKey }
    #expect(orphans.map(\.key) == ["zzz-99-zzz.text"])
    #expect(orphans.first?.source?.position.line == 2)
    // Two base texts and two translations are measured; a controller's title has no label, and an orphaned string no
    // object.
    #expect(report.coverage.measured == 4)
    #expect(report.coverage.withoutFrame == 1)
    #expect(report.coverage.skipped.contains { $0.why == .missingObject && $0.count == 1 })
  }

  /// Misspelled keys, and keys that code or an entry of `labels` may show.
  @Test(
    arguments: [
      ("aaa-11-aaa.txt", "'aaa-11-aaa' of Main.storyboard has no 'txt', but 'text'."),
      (
        "aaa-11-aaa.normalTitle",
        "'aaa-11-aaa' of Main.storyboard has no 'normalTitle', but 'text'."
      ),
      ("welcome", "Main.storyboard asks for no key 'welcome': its keys are ObjectID.property."),
      ("aaa-11-aaa.accessibilityLabel", nil), ("vw1-aa-001.title", nil), ("shown", nil),
    ] as [(String, String?)])
  func misspeltKeysAreOrphans(key: String, message: String?) throws {
    let report = try TemporaryProject([
      "App/Base.lproj/Main.storyboard": StoryboardText(
        labels: [StoryboardText.label("aaa-11-aaa", "Pay now")]
      ).xml,
      "App/de.lproj/Main.strings": "\"\(key)\" = \"Text\";",
      "copyfit.yml": "labels: [{ key: shown, style: body, frame: { width: 300 } }]",
    ]).audit()
    let orphans = report.findings.filter { $0.rule == .orphanKey }
    #expect(orphans.map(\.message) == [message].compactMap { $0 })
  }

  @Test(
    arguments: [
      (["aaa-11-aaa", "bbb-22-bbb"], nil),
      (["aaa-11-aaa", "aaa-11-aaa"], ("on line 10 and on line 16", ".")),
      (["a", "aaa-11-aaa", "b", "aaa-11-aaa"], ("on line 16 and on line 28", ".")),
      (
        ["aaa-11-aaa", "aaa-11-aaa", "aaa-11-aaa"],
        ("on line 10 and on line 16", ". Also in line 22.")
      ),
    ] as [([String], (places: String, ending: String)?)])
  func objectsWithOneIdentifierAreReported(
    identifiers: [String], told: (places: String, ending: String)?
  ) throws {
    let labels = identifiers.map {
      StoryboardText.label($0, "Pay", width: 120, constraint: false)
    }
    let found = try Self.project(labels, [:]).audit().findings.filter { $0.rule == .duplicateKey }
    let expected = told.map {
      "The object ID \"aaa-11-aaa\" is \($0.places): Interface Builder does not open a document with two such "
        + "objects, whose texts have the same keys. Give one of them another ID\($0.ending)"
    }
    #expect(found.map(\.message) == (expected.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.key == "aaa-11-aaa" && $0.severity == .warning })
  }

  @Test func whatIsAcceptedIsNotCounted() throws {
    let project = try TemporaryProject([
      "App/Base.lproj/Main.storyboard": StoryboardText(
        labels: [StoryboardText.label("aaa-11-aaa", "Pay", width: 120)]
      ).xml,
      "App/de.lproj/Main.strings": #""aaa-11-aaa.text" = "Zahlungsbestätigung herunterladen";"#,
      "copyfit.yml": """
      rules: { does-not-scale: error }
      ignore: [{ rule: truncation, id: "*", reason: x }, { rule: does-not-scale, id: "*", reason: x }]
      """,
    ])
    let report = try project.audit()
    let accepted = report.findings.filter { [.truncation, .doesNotScale].contains($0.rule) }
    #expect(accepted.map(\.status) == [.suppressed, .suppressed])
    #expect(report.summary.findings[.error] == 0)
    #expect(report.exitStatus == 0)
    let font = try #require(accepted.first { $0.rule == .doesNotScale }?.font)
    #expect(font.size == 17)
    #expect(!font.scales)
    #expect(font.standIn)
  }

  @Test func countsTextsThatAreNotMeasured() throws {
    let project = try Self.project(
      [
        StoryboardText.label("aaa-11-aaa", "Pay"), #"<textView text="Terms" id="bbb-11-bbb"/>"#,
        #"<searchBar placeholder="Search" prompt="Shop" id="ccc-11-ccc"/>"#,
      ], [:])
    let skipped = try project.audit().coverage.skipped
    #expect(
      skipped.map { "\($0.count) \($0.what.rawValue) \($0.why.text)" } == [
        "2 label in a search bar, which is not measured",
        "1 label in a text view, which is not measured",
      ])
  }

  @Test func leavesOutTextThatCodeSets() throws {
    let project = try Self.project(
      [
        StoryboardText.label("aaa-11-aaa", "Label"), StoryboardText.label("bbb-11-bbb", "Pay"),
      ], ["de": #""aaa-11-aaa.text" = "Bezeichnung";"#])
    let report = try project.audit()
    #expect(report.summary.labels == 2)
    #expect(report.coverage.skipped.contains { $0.what == .label && $0.count == 1 })
    #expect(report.coverage.skipped.contains { $0.what == .string && $0.count == 2 })
    #expect(report.coverage.measured == 1)
  }

  @Test func aDocumentWithoutATableIsCheckedInTheSourceLanguage() throws {
    let project = try TemporaryProject([
      "App/Main.storyboard": StoryboardText(
        labels: [StoryboardText.label("aaa-11-aaa", Self.wide, width: 120)]
      ).xml,
      "App/de.lproj/Main.strings": #""aaa-11-aaa.text" = "Nie gezeigt";"#,
    ])
    let report = try project.audit()
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.locales.map(\.locale) == ["en"])
    #expect(finding.id == "App/Main#aaa-11-aaa.text")
  }

  @Test func aLanguagesOwnDocumentServesItAlone() throws {
    let own = StoryboardText(labels: [StoryboardText.label("aaa-11-aaa", Self.wide, width: 120)])
    let base = StoryboardText(labels: [StoryboardText.label("aaa-11-aaa", "Pay", width: 120)])
    let project = try TemporaryProject([
      "App/Base.lproj/Main.storyboard": base.xml, "App/de.lproj/Main.storyboard": own.xml,
      "App/fr.lproj/Main.strings": #""aaa-11-aaa.text" = "Payer";"#,
    ])
    let report = try project.audit()
    let found = report.findings.filter { $0.rule == .truncation }
    #expect(found.map { $0.locales.map(\.locale) } == [["de"]])
    #expect(found.first?.source?.file == "App/de.lproj/Main.storyboard")
    #expect(report.summary.strings == 3)
  }

  @Test func keysOfACatalogForSeveralLanguagesJoin() throws {
    let project = try TemporaryProject([
      "App/Base.lproj/Main.storyboard": StoryboardText(
        labels: [StoryboardText.label("aaa-11-aaa", "Pay", width: 120)]
      ).xml,
      "App/mul.lproj/Main.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"aaa-11-aaa.text": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "\(Self.wide)"}},
        "sv": {"stringUnit": {"state": "translated", "value": "Betala"}}}}}}
      """,
    ])
    let report = try project.audit()
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.locales.map(\.locale) == ["de"])
    #expect(report.checked.locales == ["de", "en", "sv"])
  }

  @Test func correctionsTakeThePlaceOfWhatIsRead() throws {
    let project = try TemporaryProject([
      "copyfit.yml": """
      elements:
        - id: "aaa-11-aaa"
          frame: { width: 120 }
        - id: "no-such-label"
          frame: { width: 10 }
      """,
      "App/Base.lproj/Main.storyboard": StoryboardText(
        labels: [StoryboardText.label("aaa-11-aaa", Self.wide, width: 600)]
      ).xml,
    ])
    let report = try project.audit()
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.frames.map(\.width) == [120, 120])
    #expect(finding.frames.first?.widthOrigin == .configured)
    let unmatched = try #require(report.findings.first { $0.rule == .unmatchedEntry })
    #expect(unmatched.source?.position.line == 4)
  }
}
