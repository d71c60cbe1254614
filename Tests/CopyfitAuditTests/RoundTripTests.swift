import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import CopyfitInspection
import CopyfitTestSupport
import Foundation
import Testing

/// The output of `copyfit labels`, read back with the project's tables, gives equal findings in all fields.
struct RoundTripTests {
  /// A project, given by its files.
  struct Fixture: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var files: [String: String]
    /// The minimum number of findings, so that the comparison is meaningful.
    var count = 1

    /// A project with a screen.
    init(_ name: String, labels: [String], _ files: [String: String] = [:]) {
      testDescription = name
      self.files = Self.tables.merging(files) { $1 }
      self.files["App/Base.lproj/Main.storyboard"] = StoryboardText(labels: labels).xml
      self.files["copyfit.yml"] =
        "sourceLanguage: en\ndevices: [canvas, 320]\n" + (files["copyfit.yml"] ?? "")
    }

    /// A project with a file of labels.
    init(_ name: String, model: String, rows: String = "") {
      testDescription = name
      files = Self.tables
      files["copyfit.yml"] = "sourceLanguage: en\ndevices: [canvas, 320]\nboldText: [false, true]\n"
      files["labels.json"] = """
        {"schema": "copyfit.labels/2", "labels": [\(model)], "rows": [\(rows)],
         "documents": [{"file": "Pay.xib", "width": 375, "objects": {"aaa-11-aaa": "label"}}]}
        """
    }

    private static let tables = [
      "App/en.lproj/Localizable.strings": #""pay" = "Pay now"; "back" = "Back"; "fee" = "Fee";"#,
      "App/de.lproj/Localizable.strings":
        #""pay" = "Jetzt zahlungspflichtig bestellen"; "back" = "Zurück";"#,
      "App/de.lproj/Main.strings": """
      "aaa-11-aaa.text" = "Jetzt zahlungspflichtig bestellen";
      "aaa-11-aaa.placeholder" = "Zahlung";
      "zzz-11-zzz.text" = "Zahlung";
      """,
    ]
  }

  private static func label(
    _ id: String, _ text: String = "Pay now", font: String = #"type="system" pointSize="17""#,
    inside: String = "", width: Double = 120, lines: Int = 1, constraint: Bool = true
  ) -> String {
    StoryboardText.label(
      id, text, width: width, lines: lines, font: font, constraint: constraint
    ).replacing("</label>", with: inside + "</label>")
  }

  private static let style = #"style="UICTFontTextStyleBody""#

  private static let documents: [Fixture] = [
    Fixture("a constraint, and keys of no object", labels: [label("aaa-11-aaa")]),
    Fixture(
      "a text that follows the text size",
      labels: [label("aaa-11-aaa", font: style, lines: 2)],
      ["copyfit.yml": "boldText: [false, true]"]),
    Fixture("a placeholder", labels: [label("aaa-11-aaa"), label("bbb-11-bbb", "Label")]),
    Fixture(
      "a width of the text's own", labels: [label("aaa-11-aaa", width: 60, constraint: false)]),
    Fixture(
      "a width of the canvas", labels: [label("aaa-11-aaa", width: 110, constraint: false)]),
    Fixture(
      "several fonts",
      labels: [
        label(
          "aaa-11-aaa",
          inside: """
            <attributedString key="attributedText"><fragment content="Pay "><attributes>
            <font key="NSFont" size="17" name="Helvetica"/></attributes></fragment>
            <fragment content="now"><attributes><font key="NSFont" size="20" name="Helvetica"/>
            </attributes></fragment></attributedString>
            """)
      ]),
    Fixture(
      "a key in an attribute",
      labels: [
        label(
          "aaa-11-aaa", "Label",
          inside: """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
            keyPath="localizedText" value="pay"/></userDefinedRuntimeAttributes>
            """),
        label(
          "bbb-11-bbb", "Label",
          inside: """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
            keyPath="localizedText" value="fee"/></userDefinedRuntimeAttributes>
            """),
      ]),
    Fixture(
      "corrections and entries", labels: [label("aaa-11-aaa")],
      [
        "copyfit.yml": """
        elements: [{ id: aaa-11-aaa, frame: { width: 90, height: { scaled: 44 } }, lines: 2 }]
        labels: [{ key: pay, style: body, frame: { width: 70 } }, { text: Something, style: body, frame: { width: 70 } }]
        """
      ]),
    Fixture(
      "a document for each language", labels: [label("aaa-11-aaa")],
      [
        "App/de.lproj/Main.storyboard":
          StoryboardText(labels: [label("aaa-11-aaa", "Zahlungspflichtig", width: 80)]).xml
      ]),
  ]

  private static func model(_ members: String, width: String = #"{"atLeast": 90, "atMost": 90}"#)
    -> String
  {
    #"{"id": "App/Pay#a", "font": "body", "rooms": [{"width": \#(width)}], \#(members)}"#
  }

  private static let pay = #"{"bundle": "App", "key": "pay"}"#
  private static let back = #"{"bundle": "App", "key": "back"}"#

  private static let models: [Fixture] = [
    Fixture("several texts", model: model(#""texts": [\#(pay), \#(back)]"#)),
    Fixture(
      "one of several", model: model(#""texts": [{"oneOf": [\#(pay), {"literal": "Pay"}]}]"#)),
    Fixture(
      "an unknown text",
      model: model(#""texts": [{"unknown": "code sets it", "bundle": "App", "key": "fee"}]"#) + ","
        + #"{"id": "b", "font": "body", "texts": [\#(pay)], "rooms": [{"width": {"atMost": 60}}]}"#),
    Fixture("a doubt", model: model(#""texts": [\#(pay)], "doubts": ["code sets the font"]"#)),
    Fixture(
      "no font",
      model: model(#""texts": [\#(pay)]"#) + ","
        + #"{"id": "b", "unknown": ["font"], "texts": [\#(pay)], "rooms": [{}]}"#),
    Fixture(
      "between one line and three",
      model: model(#""texts": [\#(pay)], "lines": 1, "linesAtMost": 3"#)),
    Fixture(
      "a size that stays, and one that the system decides",
      model: model(#""texts": [\#(pay)], "scales": false"#) + ","
        + #"{"id": "b", "font": "body", "sizedBySystem": true, "element": "tabBarItem", "texts": [\#(pay)], "rooms": [{"width": {"atLeast": 0, "atMost": 60, "because": ["a share"]}}]}"#
    ),
    Fixture(
      "heights",
      model: model(#""texts": [\#(pay)], "lines": 0"#).replacing(
        #""rooms": [{"#,
        with:
          #""rooms": [{"device": 320, "height": {"atLeast": 0, "atMost": null, "because": ["unknown"]}}, {"height": {"atLeast": 22, "atMost": 22, "because": ["constraint", "table row"]}, "#
      )),
    Fixture(
      "a row",
      model: model(#""texts": [\#(pay)]"#, width: #"{"atMost": null, "because": ["a row"]}"#) + ","
        + #"{"id": "b", "font": "body", "texts": [\#(back)], "rooms": [{"width": {"atMost": null, "because": ["a row"]}}]}"#,
      rows: """
        {"id": "r", "room": {"atLeast": 200, "atMost": 200, "because": ["constraint"]}, "spacing": 8,
         "members": [{"label": "App/Pay#a", "priority": 750}, {"label": "b", "priority": 751},
          {"size": {"least": 20, "most": 20}}], "doubts": ["code may turn it"]}
        """),
    Fixture(
      "a row of SwiftUI",
      model: model(#""texts": [\#(pay)]"#, width: #"{"atMost": null, "because": ["a row"]}"#) + ","
        + #"{"id": "b", "font": "body", "texts": [\#(back)], "rooms": [{"width": {"atMost": null, "because": ["a row"]}}]}"#,
      rows: """
        {"id": "r", "room": {"atLeast": 120, "atMost": 120, "because": ["constraint"]}, "spacing": 8,
         "rule": "swiftui", "members": [{"label": "App/Pay#a"},
          {"size": {"least": 0, "most": 30}, "scaledBy": "body", "mayHide": true}, {"row": "r2"}]},
        {"id": "r2", "room": {"atLeast": 0, "atMost": null}, "axis": "vertical", "rule": "swiftui",
         "members": [{"label": "b", "priority": 1}, {"spacer": {"least": 4}}, {"row": "r3"}]},
        {"id": "r3", "room": {"atLeast": 0, "atMost": null}, "axis": "firstThatFits", "rule": "swiftui",
         "members": [{"label": "b", "constrained": true}, {"size": {"least": 10, "most": 10}}]}
        """),
  ]

  private static func compare(_ fixture: Fixture) throws {
    let project = try TemporaryProject(fixture.files)
    let (own, read) = (try project.audit(), try project.byItsLabels().audit())
    #expect(own.findings.count >= fixture.count)
    #expect(essence(of: read) == essence(of: own))
    #expect(read.summary.cells == own.summary.cells)
    #expect(read.summary.undecidedCells == own.summary.undecidedCells)
    #expect(read.coverage.measured == own.coverage.measured)
    #expect(read.coverage.decided == own.coverage.decided)
    #expect(read.coverage.undecided == own.coverage.undecided)
    #expect(read.coverage.withoutFrame == own.coverage.withoutFrame)
    #expect(read.coverage.skipped.filter { $0.what != .document } == own.coverage.skipped)
  }

  /// The findings without the projects' names and with numbers in hundredths, because lengths are written with three
  /// decimals.
  private static func essence(of report: AuditReport) -> [Finding] {
    report.findings.map { finding in
      var finding = finding
      finding.project = nil
      for index in finding.frames.indices {
        finding.frames[index].width = rounded(finding.frames[index].width)
        finding.frames[index].height = rounded(finding.frames[index].height)
      }
      for index in finding.locales.indices { round(&finding.locales[index]) }
      return finding
    }
  }

  private static func round(_ locale: inout LocaleFinding) {
    if var overflow = locale.overflow {
      overflow.width = rounded(overflow.width) ?? 0
      overflow.height = rounded(overflow.height) ?? 0
      locale.overflow = overflow
    }
    if var fits = locale.fits {
      (fits.width, fits.height, fits.ways) = (rounded(fits.width), rounded(fits.height), [])
      locale.fits = fits
    }
  }

  private static func rounded(_ points: Double?) -> Double? {
    points.map { ($0 * 100).rounded() / 100 }
  }

  @Test(arguments: documents)
  func aProject(_ fixture: Fixture) throws { try Self.compare(fixture) }

  @Test(arguments: models)
  func aFileOfLabels(_ fixture: Fixture) throws { try Self.compare(fixture) }

  @Test func theSampleApp() throws {
    let sample = SampleAppTests.folder.path(percentEncoded: false)
    let own = try Audit(AuditOptions(paths: [sample])).check().report
    let read = try TemporaryProject.byLabels(ofProject: sample).audit()
    // The configuration's pattern for storyboards matches none.
    let found = Self.essence(of: read).filter { $0.rule != .unmatchedEntry }
    #expect(found == Self.essence(of: own))
    #expect(own.findings.count > 50)
  }
}
