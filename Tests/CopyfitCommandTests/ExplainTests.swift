import CopyfitAuditTestSupport
import CopyfitTestSupport
import Foundation
import Testing

struct ExplainTests {
  private func explain(_ words: String...) throws -> CommandRun {
    try CommandRun(["explain"] + words + [CommandRun.sampleApp, "--color", "never"])
  }

  @Test func showsALabelInOneLanguage() throws {
    let run = try explain("badge.savings", "--locale", "de", "--category", "large,AX5")
    #expect(run.messages.isEmpty)
    #expect(run.status == 0)
    #expect(
      run.output == """
        Localizable › badge.savings “Save 15%”
        App/Localizable#label:badge.savings
        copyfit.yml:49:5

        ✗ The text is truncated at AX5 (uncertain); to fit at AX5, allow 2 lines or give
          it a frame 91.4 pt wide; without its last character it fits up to AX5.

        Frame    90 pt wide (configured), any height, on the screen of the storyboard
                 and screens 375 pt wide
        Lines    at most 1, line break mode tail
        Font     Inter-Regular in place of the system font, 11 pt to 17 pt, follows the
                 reader's text size

        German (de)
          “15\u{A0}% sparen”
          App/Localizable.xcstrings:845:23

          On the screen of the storyboard and screens 375 pt wide:
            text size  points  lines  width  height  to spare  verdict
            large          11      1   62.8    13.1      27.2  fits
            AX5            17      2     52    42.3      -1.4  truncates (uncertain)

          At AX5, on the screen of the storyboard:
          ┌───────────┐
          │15\u{A0}% spar… │en
          └───────────┘
          It shows “15\u{A0}% spar…” and hides 2 characters.

        """)
  }

  /// A label that is left out has no verdict, and does not make the name of a measured one ambiguous.
  @Test func takesTheMeasuredOneOfTwoLabels() throws {
    func label(_ file: String, _ font: String) -> String {
      """
      {"id": "App/\(file):1", "name": "pay", "source": {"file": "\(file)", "line": 1, "column": 1},
       "texts": [{"bundle": "App", "table": "Localizable", "key": "title"}], \(font)
       "lines": 1, "rooms": [{"width": {"atLeast": 400, "atMost": 400}}]}
      """
    }
    let project = try SmallProject(files: [
      "labels.json": """
      {"schema": "copyfit.labels/2", "labels": [
        \(label("A.swift", #""unknown": ["font"],"#)), \(label("B.swift", #""font": "body","#))
      ]}
      """
    ])
    try Data("locales: all".utf8).write(to: URL(filePath: project.path + "/copyfit.yml"))
    let run = try CommandRun(["explain", "pay", project.path, "--color", "never"])
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.output.contains("App/B.swift:1"), "\(run.output)")
    let other = try CommandRun(["explain", "App/A.swift:1", project.path, "--color", "never"])
    #expect(other.output.contains("\n\n? Not checked: the font is unknown.\n\n"), "\(other.output)")
    #expect(!other.output.contains("fits"), "\(other.output)")
  }

  /// A label in an unknown font has no outcome in any language; its reason comes first.
  @Test(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
  func saysWhyAFontIsUnknown() throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay";"#,
      "App/de.lproj/Localizable.strings": #""pay" = "Zahlen";"#,
      "App/App.swift": """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      class Theme { static var size = 17.0 }
      struct V: View {
        var body: some View {
          Text("pay").lineLimit(1).font(.system(size: Theme.size)).frame(width: 80)
        }
      }
      """,
    ])
    let run = try CommandRun(["explain", "pay", project.path, "--no-cache", "--color", "never"])
    let reason = "the font is unknown: it depends on a setting of the app"
    #expect(run.output.contains("\n\n? Not checked: \(reason).\n\n"), "\(run.output)")
    #expect(run.output.contains("  de        “Zahlen”\n"), "\(run.output)")
    #expect(run.output.contains("Font     unknown, so it is not checked: "), "\(run.output)")
    #expect(!run.output.contains("fits"), "\(run.output)")
    let json = try CommandRun(["explain", "pay", project.path, "--no-cache", "--format", "json"])
    #expect(json.output.contains(#""fontDoubt": "it depends on a setting of the app""#))
    #expect(json.output.contains(#""outcome": null"#), "\(json.output)")
  }

  /// The views around a text have the lengths that each of them changes; a label in an unknown room has no outcome.
  @Test(
    .enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)),
    arguments: [
      (
        #"Color.red.frame(width: 80).overlay { Text("pay").lineLimit(1) }"#,
        [
          "overlay, App/App.swift:4: 80 pt wide (by views of SwiftUI), a height that is not known"
        ],
        ["lineLimit, App/App.swift:4:", "Not checked"]
      ),
      (
        #"Text("pay").lineLimit(1).frame(width: 80)"#,
        ["frame, App/App.swift:4: 80 pt wide (by views of SwiftUI) "],
        ["not known", "an unknown height"]
      ),
      (
        #"Text("pay").frame(width: 80, height: 40)"#,
        ["frame, App/App.swift:4: 80 pt wide (by views of SwiftUI), 40 pt high"],
        ["an unknown height"]
      ),
      (
        #"ScrollView(.horizontal) { Strange { Text("pay").font(.body) } }"#,
        ["? Not checked: ", "Its texts language"], ["outcome", "fits", "text size"]
      ),
    ])
  func listsTheViewsAroundAText(body: String, shown: [String], absent: [String]) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay";"#,
      "App/de.lproj/Localizable.strings": #""pay" = "Zahlen";"#,
      "App/App.swift": """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View {
        var body: some View {
          \(body)
        }
      }
      """,
    ])
    let run = try CommandRun(["explain", "pay", project.path, "--no-cache", "--color", "never"])
    let output = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for words in shown { #expect(output.contains(words), "\(run.output)") }
    for words in absent { #expect(!output.contains(words), "\(run.output)") }
  }

  /// A key without a label is explained by its findings in a report.
  @Test func showsTheFindingOfAKeyWithoutALabel() throws {
    let project = try SmallProject(files: [
      "App/de.lproj/Localizable.strings": #""title" = "Los"; "other" = "A"; "other" = "B";"#
    ])
    for name in ["other", "other [duplicate-key]", "! other [duplicate-key]"] {
      let run = try CommandRun(["explain", name, project.path, "--color", "never"])
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("! other [duplicate-key]\n"), "\(run.output)")
      #expect(run.output.hasSuffix("To read how to fix it: copyfit rules duplicate-key\n"))
    }
    let attempt = try CommandRun(["try", "other", "--locale", "de", "C", project.path])
    #expect(attempt.status == 2)
    #expect(!attempt.messages.contains("did you mean"), "\(attempt.messages)")
  }

  /// The frame contains the visible text; lost text is shown beside and below it, if its place is known.
  @Test(
    arguments: [
      ("lines: 1", ["│Some long te…  │xt here that breaks twice"]),
      ("lines: 1, mode: clip", ["│Some long text │ here that breaks twice"]),
      ("lines: 1, mode: head", ["│…breaks twice"]), ("lines: 1, mode: middle", ["│Some l…s twice"]),
      (
        "lines: 0, height: 50, mode: wordWrap",
        ["│Some long text", "│here that", "breaks twice"]
      ),
    ] as [(String, [String])])
  func drawsWhatShows(limits: String, rows: [String]) throws {
    let frame = limits.contains("height") ? "{ width: 120, height: 50 }" : "{ width: 120 }"
    let others = limits.replacing(", height: 50", with: "")
    let project = try SmallProject(files: [
      "Sub/en.lproj/Localizable.strings": #""k" = "Some long text here that breaks twice";"#,
      "Sub/copyfit.yml":
        "labels: [{ key: k, font: { name: system, size: 17 }, frame: \(frame), \(others) }]",
    ])
    let run = try CommandRun(["explain", "k", project.path + "/Sub", "--color", "never"])
    let drawing = run.output.split(separator: "\n").drop { !$0.contains("┌") }
      .prefix { !$0.contains("It shows") }.map { $0.drop { $0 == " " } }
    let lines = drawing.filter { !$0.hasPrefix("┌") && !$0.hasPrefix("└") }
    #expect(lines.count == rows.count, "\(run.output)")
    for (line, row) in zip(lines, rows) { #expect(line.hasPrefix(row), "\(run.output)") }
  }

  @Test func theWorstLanguageComesFirst() throws {
    let lines = try explain("badge.savings").output.split(separator: "\n")
    let table = lines.drop { !$0.contains("the worst first") }.dropFirst(2).prefix(3)
    #expect(table.map { $0.split(separator: " ").first } == ["ta", "pt-BR", "fr"])
  }

  /// Texts with the same outcome from the same size on are listed by the room to spare, then by language.
  @Test func theListIsInTheOrderOfItsNumbers() throws {
    let project = try SmallProject(files: [
      "Sub/en.lproj/L.strings": #""k" = "WWWWWW WWW";"#,
      "Sub/de.lproj/L.strings": #""k" = "llllllllllllllllllllllllllllllll";"#,
      "Sub/ca.lproj/L.strings": #""k" = "WWWWWW WWW";"#,
      "Sub/ja.lproj/L.strings": #""k" = "WWWWWWWWWWWWWWWWWWWW";"#,
      "Sub/copyfit.yml":
        "labels: [{ key: k, font: { name: system, size: 17 }, lines: 1, frame: { width: 70 } }]",
    ])
    let run = try CommandRun(["explain", "k", project.path + "/Sub", "--color", "never"])
    let rows = run.output.split(separator: "\n").drop { !$0.contains("the worst first") }
      .dropFirst(2).prefix(4).map { $0.split(separator: " ") }
    #expect(rows.map(\.first) == ["ja", "ca", "en", "de"], "\(run.output)")
  }

  @Test(arguments: [
    ("badge.saving", "  badge.savings"),
    ("Save 15", "did you mean one of these?"),
    ("Nothing at all like this", "'Nothing at all like this'; 'copyfit labels' lists all labels\n"),
    ("w", "labels are called 'w'; which one?\ncopyfit:   App/"),
  ])
  func saysWhatMayBeMeant(name: String, message: String) throws {
    let run = try explain(name)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test func aLanguageThatTheLabelLacksIsAnError() throws {
    let run = try explain("badge.savings", "--locale", "sw")
    #expect(run.status == 2)
    #expect(run.messages.contains("has no text in 'sw'; it has ar, de, el, en"))
  }

  @Test(arguments: [
    ["badge.savings"], ["badge.savings", "--locale", "ar"], ["review.title", "--category", "AX5"],
    ["nji-Y6-bC1"],
  ])
  func jsonFollowsItsSchema(words: [String]) throws {
    let run = try CommandRun(
      ["explain"] + words + [CommandRun.sampleApp, "--format", "json"])
    #expect(run.status == 0)
    #expect(try SchemaCheck("explain").problems(in: run.output) == [])
  }

  /// The first line is about all languages, not only the one whose text is first in the order.
  @Test(arguments: [
    ("en", "", "✓ Everything fits"), ("de", "", "? Undecided"),
    ("all", " in German", "? Undecided"),
  ])
  func saysWhichLanguagesAreUndecided(locales: String, place: String, verdict: String) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "OK";"#,
      "App/de.lproj/Localizable.strings": #""pay" = "Jetzt bezahlen";"#,
      "copyfit.yml": "locales: \(locales == "all" ? "all" : "[\(locales)]")\ndevices: [375]",
      "labels.json": """
      {"schema": "copyfit.labels/2", "labels": [
        {"id": "a", "name": "pay", "source": {"file": "A.swift", "line": 1, "column": 1},
         "texts": [{"bundle": "App", "table": "Localizable", "key": "pay"}], "font": "system(size: 17)",
         "lines": 1, "rooms": [{"width": {"atLeast": 40, "atMost": 2000}}]}]}
      """,
    ])
    let run = try CommandRun(["explain", "pay", project.path, "--color", "never"])
    #expect(run.output.contains("\n" + verdict + place), "\(run.output)")
  }

  /// The sizes and the only screen on which a text fails are two parts of a sentence.
  @Test func namesTheScreenAfterTheSizes() throws {
    let project = try TemporaryProject([
      "App/en.lproj/Here.strings": #""a" = "WWWW";"#,
      "labels.json": """
      {"schema": "copyfit.labels/2", "labels": [
        {"id": "App/Here#a", "texts": [{"bundle": "App", "table": "Here", "key": "a"}], "font": "body",
         "rooms": [{"device": "canvas", "width": {"atLeast": 900, "atMost": 900}},
                   {"device": 375, "width": {"atLeast": 100, "atMost": 100}}]}
      ]}
      """,
    ])
    let words = ["explain", "App/Here#a", project.path, "--color", "never"]
    let page = try CommandRun(words).output.replacing(/\s+/, with: " ")
    #expect(page.contains("is truncated from AX1 on, on screens 375 pt wide"), "\(page)")
  }

  /// A text in a row of SwiftUI has what the row offers it, at each text size.
  @Test(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
  func showsWhatARowOffers() throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": """
      "ok" = "OK"; "files" = "Automatically downloaded attachments";
      """,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup {
            HStack(spacing: 0) { Color.red.frame(width: 40); Text("files"); Spacer(minLength: 0) }
              .lineLimit(1).frame(width: 240)
          }
        }
      }
      """,
    ])
    let run = try CommandRun([
      "explain", "files", project.path, "--category", "large", "--color", "never",
    ])
    #expect(
      run.output.contains("Frame    200 pt wide (what its row offers), any height"), "\(run.output)"
    )
    #expect(run.output.contains("points  offered  lines"), "\(run.output)")
    #expect(run.output.contains("    17      200      2"), "\(run.output)")
  }
}
