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

/// Texts of views of SwiftUI, from the sources to the findings.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct ViewLabelTests {
  private static func project(
    _ body: String, text: String = "A text that has no room in 100 points"
  ) throws -> TemporaryProject {
    try TemporaryProject([
      "App/en.lproj/Localizable.strings": "\"long\" = \"\(text)\";",
      "App/de.lproj/Localizable.strings": #""long" = "Ein Text, der in 100 Punkte nicht passt";"#,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Checkout() } } }
      struct Checkout: View {
        var body: some View { \(body) }
      }
      """,
    ])
  }

  /// A text is lost for certain only in a width that is known exactly, or in the most that there is.
  @Test(arguments: [
    (
      #"Text("long").lineLimit(1).frame(width: 100)"#,
      ["error App/Localizable#code:Checkout:long App/App.swift:4"]
    ),
    (
      #"HStack { Text("long").lineLimit(1).frame(maxWidth: 100); Image("x") }"#,
      ["warning App/Localizable#code:Checkout:long App/App.swift:4"]
    ),
    (#"List { Text("long").frame(width: 100) }"#, []),
    // Another place of the same text does not hide that it is lost in one.
    (
      #"VStack { Text("long").lineLimit(1).frame(width: 100); Text(String(localized: "long")) }"#,
      []
    ),
    // An unknown modifier may set the font of all in it.
    (#"Text("long").lineLimit(1).frame(width: 100).strange()"#, []),
    (#"Text("long").lineLimit(1).strange().frame(width: 100)"#, []),
    (#"Text("long").lineLimit(1).minimumScaleFactor(x).frame(width: 100)"#, []),
  ])
  func aTextIsMeasuredInTheRoomOfItsView(body: String, expected: [String]) throws {
    let findings = try Self.project(body).audit().findings.filter { $0.rule == .truncation }
    #expect(
      findings.map { finding in
        let place = finding.source.map { " \($0.file):\($0.position.line)" } ?? ""
        return "\(finding.severity) \(finding.id ?? "")\(place)"
      } == expected)
  }

  /// A text in a row has what SwiftUI offers it there.
  @Test(arguments: [
    // 116 less the gap and the spacer is 100.
    (#"HStack(spacing: 8) { Text("long").lineLimit(1); Spacer(minLength: 8) }"#, 116, ["error"]),
    (#"HStack(spacing: 8) { Text("long").lineLimit(1); Spacer(minLength: 8) }"#, 4_000, []),
    // A text from elsewhere takes at most half.
    (#"HStack { Text("long").lineLimit(1); Text(name) }"#, 8_000, []),
    (#"HStack(spacing: 0) { Text("long").lineLimit(1); Text(name) }"#, 100, ["error"]),
    (#"HStack(spacing: 0) { Text("long").lineLimit(1); Text(name) }"#, 1_400, ["undecided"]),
    // The space between two views is not certain.
    (#"HStack { Text("long").lineLimit(1); Text(name) }"#, 100, ["warning"]),
    (#"HStack { Text("long").lineLimit(1); Strange() }"#, 8_000, ["undecided"]),
    // Two texts of the same width have a half each.
    (#"HStack { Text("long").lineLimit(1); Text("long").lineLimit(1) }"#, 8_000, []),
  ])
  func aTextInARowIsMeasuredInWhatItIsOffered(
    row: String, width: Int, expected: [String]
  ) throws {
    // A frame that is wider than the screen shows all of its text only in what scrolls.
    let body = "ScrollView(.horizontal) { \(row).frame(width: \(width)) }"
    let report = try Self.project(body).audit()
    let lost = report.findings.filter { $0.rule == .truncation }.map { "\($0.severity)" }
    #expect(lost + (report.summary.undecidedCells > 0 ? ["undecided"] : []) == expected)
  }

  /// A text that is cut leaves the next one little more than half, so that a larger text size never decides less.
  @Test func aRowThatIsTooNarrowAtASizeIsSoAtLargerOnes() throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": """
      "away" = "Notifications when away";
      "files" = "Automatically downloaded attachments";
      """,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup {
            HStack(spacing: 8) { Text("away").lineLimit(1); Text("files").lineLimit(1) }
              .frame(width: 367)
          }
        }
      }
      """,
    ])
    let findings = try project.audit().findings.filter { $0.rule == .truncation }
    let sizes = findings.flatMap(\.locales).map { $0.categories.count }
    // The first fits at three sizes.
    #expect(sizes == [9, 12])
    #expect(findings.allSatisfy { $0.severity == .error })
  }

  /// Of alternative views, the last is shown if none fits, and then it may lose its text.
  @Test(arguments: [
    (#"Text("wide")"#, #"Text("long")"#, 100, ["long"], 0),
    (#"Text("short")"#, #"Text("long")"#, 100, [], 0),
    (#"Text("wide")"#, #"Text("long")"#, 4_000, [], 0),
    (#"Text("wide")"#, #"Text("short")"#, 100, [], 0),
    // A text from elsewhere may fit.
    ("Text(name)", #"Text("long")"#, 100, [], 1),
    (
      #"HStack { Text("wide"); Text("short") }"#, #"VStack { Text("long"); Text("short") }"#, 100,
      ["long"], 0
    ),
  ])
  func theLastAlternativeMayBeCut(
    first: String, last: String, width: Int, lost: [String], undecided: Int
  ) throws {
    for (axes, row) in [("(in: .horizontal)", false), ("", false), ("(in: .horizontal)", true)] {
      let choice = "ViewThatFits\(axes) { \(first); \(last) }.lineLimit(1)"
      let body = row ? "HStack(spacing: 0) { \(choice); Color.red.frame(width: 8) }" : choice
      let project = try TemporaryProject([
        "App/en.lproj/Localizable.strings": """
        "long" = "A text that has no room in 100 points"; "short" = "Yes";
        "wide" = "A text that is wider than the next one, and has no room";
        """,
        "App/App.swift": """
        import SwiftUI
        @main struct Shop: App {
          var body: some Scene {
            WindowGroup { ScrollView([.horizontal, .vertical]) { \(body).frame(width: \(width + (row ? 8 : 0))) } }
          }
        }
        """,
      ])
      let report = try project.audit(AuditOptions(categories: [.large]))
      let found = report.findings.filter { $0.rule == .truncation && $0.severity == .error }
      #expect(found.map(\.key) == lost, "\(body)")
      #expect(report.summary.undecidedCells == undecided * 2, "\(body)")
    }
  }

  /// No document draws the screen of a view, so an error on a narrow screen leaves nothing undecided.
  @Test func aTextThatIsLostOnOneScreenIsDecided() throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings":
        #""long" = "A text that is wider than a narrow screen is lost here";"#,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App {
        var body: some Scene { WindowGroup { ScrollView { Text("long").lineLimit(1) } } }
      }
      """,
    ])
    let report = try project.audit(AuditOptions(categories: [.large]))
    let lost = report.findings.filter { $0.rule == .truncation }
    #expect(lost.map(\.severity) == [.error])
    #expect(lost.flatMap(\.locales).map(\.devices) == [[.width(375)]])
    #expect(report.findings.allSatisfy { $0.rule != .undecidedFrame })
    #expect(
      report.coverage.places.map { "\($0.place) \($0.decided)/\($0.count)" } == ["swiftUI 1/1"])
    #expect(report.checked.devices == [.width(375), .width(440)])
  }

  /// A text with its own width may leave the screen, but nothing is lost if it is narrower.
  @Test(arguments: [
    ("A text", 0), ("A text that is much wider than the screen of any telephone", 2),
  ])
  func aFixedSizeMayLeaveTheScreen(text: String, undecided: Int) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": "\"long\" = \"\(text)\";",
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App {
        var body: some Scene { WindowGroup { ScrollView { Text("long").lineLimit(1).fixedSize() } } }
      }
      """,
    ])
    let report = try project.audit(AuditOptions(categories: [.large]))
    #expect(report.findings.allSatisfy { $0.severity < .error })
    #expect(report.summary.undecidedCells == undecided)
  }

  /// No more lines are suggested for a field, which has one.
  @Test(arguments: [
    (#"Text("long").lineLimit(1)"#, true), (#"SecureField("long", text: $x)"#, false),
    (#"TextField("long", text: $x)"#, false),
    (#"TextField("long", text: $x, axis: .vertical).lineLimit(1)"#, true),
  ])
  func aFieldHasOneLine(view: String, mayHaveLines: Bool) throws {
    let findings = try Self.project(
      "ScrollView { \(view).font(.system(size: 17)).frame(width: 100) }"
    )
    .audit().findings
    let ways = try #require(findings.first { $0.rule == .truncation }?.locales.first?.fits?.ways)
    #expect(!ways.isEmpty)
    #expect(ways.contains { $0.lines != nil } == mayHaveLines)
  }

  /// Without a source text, labels of one view are named by their keys.
  @Test func aLabelWithoutSourceTextHasItsKey() throws {
    let project = try TemporaryProject([
      "App/de.lproj/Localizable.strings": """
      "Read-only mode" = "Nur-Lesen-Modus";
      "Bracket completion" = "Klammervervollständigung";
      """,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Settings() } } }
      struct Settings: View {
        var body: some View {
          ScrollView {
            Text("Read-only mode").frame(width: 50)
            Text("Bracket completion").frame(width: 50)
          }
        }
      }
      """,
    ])
    let findings = try project.audit().findings.filter { $0.rule == .wordSplit }
    #expect(
      findings.map(\.name) == ["Settings “Read-only mode”", "Settings “Bracket completion”"])
  }

  /// In a low frame a text is cut before a word is split.
  @Test(arguments: [
    (#"ScrollView { Text("long").frame(width: 60) }"#, 1),
    (#"Text("long").frame(width: 60)"#, 1),
    (#"Text("long").frame(width: 60, height: 30)"#, 0),
  ])
  func aWordIsSplitWhereTwoLinesHaveRoom(body: String, count: Int) throws {
    let findings = try Self.project(body).audit().findings
    #expect(findings.count { $0.rule == .wordSplit } == count)
  }

  /// A line may end behind a hyphen, so the word that is split is not the one with hyphens.
  @Test(arguments: [
    ("State-of-the-art Warteschlange", "Warteschlange"), ("Pre-Warteschlange", "Warteschlange"),
    ("Warteschlange", nil),
  ])
  func theWordThatIsSplitIsNamed(text: String, word: String?) throws {
    let report = try Self.project(
      #"ScrollView { Text("long").frame(width: 80) }"#, text: text
    ).audit(AuditOptions(categories: [.large]))
    let found = report.findings.filter { $0.rule == .wordSplit }.flatMap(\.locales)
    #expect(found.first { $0.locale == "en" }.map(\.word) == .some(word))
  }

  /// Below the size from which a text is lost it may be undecided.
  @Test(arguments: [("40", false), ("190", true)])
  func aTextFitsUpToADecidedSize(least: String, isSaid: Bool) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay at the counter";"#,
      "labels.json": """
      {"schema": "copyfit.labels/2", "labels": [
        {"id": "a", "name": "pay", "source": {"file": "A.swift", "line": 1, "column": 1},
         "texts": [{"bundle": "App", "table": "Localizable", "key": "pay"}], "font": "body", "lines": 1,
         "rooms": [{"width": {"atLeast": \(least), "atMost": 200}}]}]}
      """,
    ])
    var options = AuditOptions()
    options.categories = [.large, .accessibility5]
    let finding = try project.audit(options).findings.first { $0.rule == .truncation }
    let largest = finding?.locales.first?.fits?.largestCategory
    #expect(finding != nil && largest == (isSaid ? .large : nil))
  }

  /// Markdown is shown as styles and links, so the width of its text is not that of what is written.
  @Test(arguments: [
    ("A text that has no room", "error"), ("A **text** that has no room", "warning"),
  ])
  func markdownIsUncertain(text: String, expected: String) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": "\"long\" = \"\(text) in 100 points\";",
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App {
        var body: some Scene { WindowGroup { Text("long").lineLimit(1).frame(width: 100) } }
      }
      """,
    ])
    let findings = try project.audit().findings.filter { $0.rule == .truncation }
    #expect(findings.map { "\($0.severity)" } == [expected])
  }

  /// A text that cannot be cut is decided; without a known room it is counted.
  @Test(arguments: [
    (#"List { Text("long") }"#, "swiftUI 2/2"),
    (#"List { Text("long").font(.unknown) }"#, "swiftUI 2/2"),
    (#"Text("long")"#, "swiftUI 0/2"),
    (#"Strange { Text("long") }"#, "swiftUI 0/2"),
    (#"List { Text("long").lineLimit(n) }"#, "swiftUI 0/2"),
    (#"Color.red.alert("long", isPresented: $x) { }"#, "alert 2/2"),
  ])
  func whatGrowsIsDecided(body: String, expected: String) throws {
    let coverage = try Self.project(body).audit().coverage
    #expect(coverage.places.map { "\($0.place) \($0.decided)/\($0.count)" } == [expected])
  }

  /// One line of SwiftUI is shown whatever the height, unless a frame is cut at its height.
  @Test(arguments: [
    (#"VStack { Text("long").font(.system(size: 9)) }"#, "swiftUI 2/2"),
    (#"VStack { Text("long") }"#, "swiftUI 0/2"),
    (#"VStack { Text("long").font(.system(size: 9)).frame(width: 100) }"#, "swiftUI 0/2"),
    (#"Text("long").font(.system(size: 9)).frame(height: 40)"#, "swiftUI 2/2"),
    (#"Text("long").font(.system(size: 9)).frame(height: 40).clipped()"#, "swiftUI 0/2"),
    (#"Color.red.overlay { Text("long").font(.system(size: 9)) }"#, "swiftUI 0/2"),
    (#"ScrollView(.horizontal) { HStack { Text("long"); Text(name) } }"#, "swiftUI 2/2"),
  ])
  func oneLineIsWhole(body: String, expected: String) throws {
    let coverage = try Self.project(body).audit().coverage
    #expect(coverage.places.map { "\($0.place) \($0.decided)/\($0.count)" } == [expected])
  }

  /// A text that grows fits for certain only where its words do in the least width.
  @Test(arguments: [
    (#"ScrollView { Text("long") }"#, "fits"), (#"List { Text("long") }"#, "fits"),
    (#"List { Text("long").font(.system(size: 90)) }"#, "grows"),
    (#"Form { Toggle("long", isOn: $isOn).font(.system(size: 60)) }"#, "grows"),
    (#"List { HStack { Text("long"); Stepper("", value: $count) } }"#, "grows"),
    (#"List { Section("long") { Color.red } }"#, "grows"),
    (#"List { Text("long").font(.unknown) }"#, "grows"),
    (#"List { Text("long").lineLimit(1).frame(maxWidth: 320) }"#, "undecided"),
    // Texts of SwiftUI shrink in several lines, too.
    (#"ScrollView { Text("long").lineLimit(2).frame(width: 110) }"#, "truncates"),
    (
      #"ScrollView { Text("long").lineLimit(2).minimumScaleFactor(0.5).frame(width: 110) }"#,
      "shrinks"
    ),
    (
      #"ScrollView { Text("long").lineLimit(2).minimumScaleFactor(0.5).frame(width: 60) }"#,
      "truncates"
    ),
    (#"ScrollView { Text("long").minimumScaleFactor(0.5).frame(width: 150) }"#, "fits"),
    // Three lines of body are 61 to 65 points high.
    (#"ScrollView { Text("long").frame(width: 120, height: 90) }"#, "fits"),
    (#"ScrollView { Text("long").frame(width: 120, height: 60) }"#, "undecided"),
    (#"ScrollView { Text("long").frame(width: 120, height: 40) }"#, "truncates"),
    // One line is shown in any height.
    (#"ScrollView { Text("long").frame(height: 4) }"#, "fits"),
    (#"ScrollView { Text("long").lineLimit(1).frame(height: 4) }"#, "fits"),
    (#"VStack { Text("long"); Color.red }.frame(width: 120, height: 90)"#, "undecided"),
    (#"VStack { Text("long"); Color.red }.frame(width: 120, height: 40)"#, "truncates"),
  ])
  func aFitIsThatOfAllRooms(body: String, expected: String) throws {
    var options = AuditOptions(categories: [.large], devices: [.width(375)])
    options.textDetail = .cells
    let verdicts = try Self.project(body).audit(options).texts.flatMap(\.cells).map { cell in
      cell.decision == .decided ? cell.verdict.rawValue : cell.decision.rawValue
    }
    #expect(Set(verdicts) == [expected])
  }

  /// In a frame of a fixed height, and on a screen that does not scroll, a word may be cut in place of split.
  @Test(arguments: [
    ("ScrollView", "width: 60", "warning"), ("ScrollView", "width: 60, height: 200", "note"),
    ("VStack", "width: 60", "note"),
  ])
  func aWordIsSplitOnlyWhereThereIsRoom(holder: String, frame: String, severity: String) throws {
    let report = try Self.project(#"\#(holder) { Text("long").frame(\#(frame)) }"#)
      .audit(AuditOptions(categories: [.accessibility5]))
    let found = report.findings.filter { $0.rule == .wordSplit }.flatMap(\.locales)
    #expect(Set(found.map { "\($0.severity)" }).isSubset(of: [severity]))
    #expect(found.allSatisfy { ($0.certainty == .uncertain) == (severity == "note") })
  }

  @Test func theModelNamesTheReason() throws {
    let project = try Self.project(#"VStack { Text("long") }"#)
    let list = try LabelList(
      #require(try Audit(AuditOptions(paths: [project.path])).inspect().first))
    let label = try #require(list.document.labels.first)
    #expect(label.surface == .swiftUI)
    #expect(label.rooms.first?.height?.doubts == [.sharedScreen])
  }
}
