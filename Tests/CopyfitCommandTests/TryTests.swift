import CopyfitTestSupport
import Foundation
import Testing

struct TryTests {
  private func attempt(_ words: String..., input: String = "") throws -> CommandRun {
    try CommandRun(["try"] + words + ["--color", "never"], input: input)
  }

  private static let app = CommandRun.sampleApp

  @Test(
    arguments: [
      // A frame of 90 points, with a font that grows to 17.
      ("badge.savings", ["15 %"], 0), ("badge.savings", ["Spare fünfzehn Prozent"], 1),
      ("badge.savings", ["15 %", "Spare fünfzehn Prozent"], 1),
      // The identity and a text select the same label.
      ("App/Localizable#label:badge.savings", ["15 %"], 0), ("Save 15%", ["15 %"], 0),
      ("no.such.key", ["x"], 2), ("badge.savings", [], 2),
    ])
  func theStatusSaysWhetherAllFit(name: String, texts: [String], status: Int32) throws {
    let run = try CommandRun(["try", name, "--locale", "de"] + texts + [Self.app])
    #expect(run.status == status, "\(run.messages)")
    #expect(run.output.isEmpty == (status == 2))
  }

  @Test(arguments: [("Ein", "✓"), ("Donaudampfschiff", "!")])
  func aSplitWordHasAMarkOfItsOwn(text: String, mark: String) throws {
    let project = try SmallProject(files: [
      "de.lproj/L.strings": #""a" = "Ein";"#,
      "labels.json": """
      {"schema": "copyfit.labels/1",
       "labels": [{"key": "a", "style": "body", "lines": 0, "frame": {"width": 120}}]}
      """,
    ])
    let run = try attempt("a", "--locale", "de", text, project.path)
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.output.contains("\n\(mark) “\(text)”"), "\(run.output)")
  }

  /// A folder alone is not a text, and neither is a path to a missing file.
  @Test(arguments: [
    ([app], "TEXT is missing"), (["15 %", "/no/such/folder"], "/no/such/folder: there is no such"),
    (["./nowhere"], "./nowhere: there is no such file or folder; put '--' before the texts"),
  ])
  func aPathIsNoText(words: [String], message: String) throws {
    let run = try CommandRun(["try", "badge.savings", "--locale", "de"] + words)
    #expect(run.status == 2)
    #expect(run.messages.hasPrefix("copyfit: error: \(message)"), "\(run.messages)")
    #expect(run.messages.contains("see 'copyfit try --help'"))
  }

  @Test(arguments: ["km/h", "/ Monat", "/"])
  func aTextWithASlashIsAText(text: String) throws {
    let run = try CommandRun(["try", "badge.savings", "--locale", "de", text, Self.app])
    #expect(run.status < 2, "\(run.messages)")
  }

  /// A key without a label: its known properties.
  @Test func aKeyOfCodeIsExplained() throws {
    let project = try SmallProject(files: [
      "App/de.lproj/Localizable.strings": #""done" = "Fertig";"#,
      "App/en.lproj/InfoPlist.strings": #""CFBundleName" = "App";"#,
    ])
    for (key, message) in [
      (
        "done",
        "the key 'done' of App/Localizable has no label: no storyboard or xib contains it, so only code can "
          + "show it; its text is “Fertig” (App/de.lproj/Localizable.strings:1), in 1 "
          + "language; describe its label under 'labels' in copyfit.yml"
      ),
      (
        "CFBundleName",
        "the key 'CFBundleName' of App/InfoPlist has no label: shown by the system (InfoPlist); its text is "
          + "“App” (App/en.lproj/InfoPlist.strings:1), in 1 language"
      ),
    ] {
      let run = try CommandRun(["try", key, "--locale", "de", "Fertig", project.path])
      #expect(run.status == 2)
      #expect(run.messages.split(separator: "\n").first ?? "" == "copyfit: error: \(message)")
    }
  }

  /// The placeholders of a spoken text still matter.
  @Test(
    .enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)),
    arguments: [("Ein sehr großer Stern", 0, "✓"), ("%@ Sterne", 1, "✗")]
      as [(String, Int32, String)])
  func aSpokenTextMayHaveAnyLength(text: String, status: Int32, mark: String) throws {
    let project = try SmallProject(files: [
      "App/de.lproj/Localizable.strings": #""stars %lld" = "%lld Sterne";"#,
      "App/V.swift": """
      import SwiftUI
      struct V: View {
        var body: some View { Image("a").accessibilityLabel("stars \\(3)") }
      }
      """,
    ])
    try Data(#""stars %lld" = "%lld stars"; "title" = "Pay";"#.utf8)
      .write(to: URL(filePath: project.path + "/App/en.lproj/Localizable.strings"))
    let run = try attempt("stars %lld", "--locale", "de", text, project.path)
    #expect(run.status == status, "\(run.messages)\(run.output)")
    #expect(
      run.output.hasPrefix(
        """
        'stars %lld' of App/Localizable is spoken by VoiceOver, so its length does not
          matter.
          spoken: App/V.swift:3:
        """), "\(run.output)")
    #expect(run.output.contains("\n\n\(mark) “\(text)”"), "\(run.output)")
    let json = try attempt("stars %lld", "--locale", "de", "--format", "json", text, project.path)
    #expect(try SchemaCheck("try").problems(in: json.output) == [])
    #expect(json.status == status)
  }

  @Test func theLanguageMustBeSaid() throws {
    let run = try attempt("badge.savings", "15 %", Self.app)
    #expect(run.status == 2)
    #expect(run.messages.contains("--locale L is missing"))
  }

  @Test(arguments: [
    ("de-", "error: 'de-' is not a language, such as de or pt-BR; did you mean 'de'?"),
    ("eñ", "error: 'eñ' is not a language, such as de or pt-BR; did you mean 'el'?"),
    ("Klingon", "error: 'Klingon' is not a language, such as de or pt-BR; the texts are in "),
    ("sv", "note: there are no texts in 'sv' yet; there are in "), ("DE", ""), ("de_DE", ""),
  ])
  func anUnknownLanguageIsReported(locale: String, message: String) throws {
    let run = try attempt("badge.savings", "--locale", locale, "15 %", Self.app)
    #expect(run.status == (message.hasPrefix("error") ? 2 : 0))
    #expect(run.messages.hasPrefix(message.isEmpty ? "" : "copyfit: " + message))
    #expect(run.messages.isEmpty == message.isEmpty)
  }

  @Test func saysByHowMuchAWordingIsTooLong() throws {
    let run = try attempt("badge.savings", "--locale", "de", "Spare 15 %", "15 % Rabatt", Self.app)
    #expect(run.output == Self.expected)
  }

  private static let expected = """
    German (de), in Localizable › badge.savings “Save 15%” at text sizes up to AX5

    ✓ “Spare 15 %”
      fits, with 6.2 pt to spare.

    ✓ “15 % Rabatt”
      fits (uncertain), with 0.4 pt to spare.

    Today: “15\u{A0}% sparen” is truncated from xxxLarge on (uncertain); to fit at AX5,
      allow 2 lines or give it a frame 91.4 pt wide; 1 character too many.

    """

  /// Apps may share keys: the answer names the app.
  @Test func appsAreDistinguished() throws {
    let table = #""title" = "Pay";"#
    func configuration(_ width: String, _ last: String) -> String {
      "gate: { through: \(last) }\nlabels: [{ key: title, style: body, frame: { \(width) } }]"
    }
    let apps = try SmallProject(files: [
      "Apps/Shop/copyfit.yml": "name: Shop\n" + configuration("width: 300", "AX2"),
      "Apps/Bank/copyfit.yml": "name: Bank\n" + configuration("width: 20", "AX5"),
      "Apps/Shop/en.lproj/Localizable.strings": table,
      "Apps/Bank/en.lproj/Localizable.strings": table,
      "Apps/copyfit.yml": "projects: ['*']",
    ])
    let words = ["title", "--locale", "en", "Buy", apps.path + "/Apps"]
    let run = try CommandRun(["try"] + words + ["--color", "never"])
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        "English (en), in 2 labels of this key in 2 apps at text sizes up to each app's"))
    for start in [
      "\n  Bank · Localizable › title “Pay”: is truncated",
      "\n  Shop · Localizable › title “Pay”: fits",
      "\nToday in Bank: “Pay”", "\nToday in Shop: “Pay”",
    ] {
      #expect(run.output.contains(start), "\(run.output)")
    }
  }

  @Test func wordingsComeFromStandardInputOneALine() throws {
    let run = try attempt(
      "badge.savings", "--locale", "de", "-", Self.app, input: "15 %\n\n  \nfünfzehn\r\n")
    let marked = run.output.split(separator: "\n").filter { "✓✗".contains($0.first ?? " ") }
    #expect(marked == ["✓ “15 %”", "✓ “fünfzehn”"])
  }

  @Test func emptyInputIsAnError() throws {
    let run = try attempt("badge.savings", "--locale", "de", "-", Self.app, input: "\n \n")
    #expect(run.status == 2)
    #expect(run.messages.contains("standard input has no wording"))
  }

  @Test func aHostileWordingIsInert() throws {
    let run = try attempt("badge.savings", "--locale", "de", "\u{1B}[31m\u{202E}x", Self.app)
    #expect(run.output.contains("“\\u{1B}[31m\\u{202E}x”"))
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
  }

  /// Two labels of one key that each fit in a different way.
  @Test(arguments: [
    (200, ["Today:"]),
    (90, ["Today, in Localizable › pay “Pay %@”:", "Today, in Localizable › small › pay “Pay"]),
  ])
  func todayIsReportedForEachLabelWhereTheyDiffer(width: Int, openings: [String]) throws {
    let project = try Self.project(
      """
      labels:
        - { key: pay, font: { name: system, size: 40 }, frame: { width: 200 } }
        - { key: pay, name: small, font: { name: system, size: 40 }, frame: { width: \(width) } }
      """)
    let run = try attempt("pay", "--locale", "de", "%@", project.path)
    let today = run.output.split(separator: "\n").drop { !$0.hasPrefix("Today") }
    #expect(today.filter { !$0.hasPrefix(" ") }.count == openings.count, "\(run.output)")
    for (line, opening) in zip(today.filter { $0.hasPrefix("Today") }, openings) {
      #expect(line.hasPrefix(opening), "\(line)")
    }
  }

  /// The findings that a check would report for such a translation.
  @Test(arguments: [
    ("%@ zahlen", "", nil, 0),
    ("Zahlen", "", "! The source takes %@, but the text in 'de' takes no argument. '%@' is not", 0),
    ("Zahlen", "rules: { placeholder-mismatch: error }", "✗ The source takes %@, but the text", 1),
    ("Zahlen", "rules: { placeholder-mismatch: off }", nil, 0),
    ("Zahlen", "ignore: [{ rule: placeholder-mismatch, keys: p*, reason: a }]", nil, 0),
    ("%d", "", "! The source takes %@, but the text in 'de' takes %d. '%d' reads an object as", 0),
    ("%@ zu 5 %", "", "✗ The format string loses a part: ", 1),
  ])
  func placeholdersAreCheckedToo(text: String, rules: String, problem: String?, status: Int32)
    throws
  {
    let project = try Self.project(
      "labels: [{ key: pay, style: body, maximumCategory: large, frame: { width: 400 } }]\n" + rules
    )
    let run = try attempt("pay", "--locale", "de", text, project.path)
    #expect(run.status == status, "\(run.output)")
    let told = run.output.split(separator: "\n").filter {
      $0.hasPrefix("  !") || $0.hasPrefix("  ✗")
    }
    #expect(told.count == (problem == nil ? 0 : 1), "\(run.output)")
    if let problem { #expect(told.first?.dropFirst(2).hasPrefix(problem) == true, "\(told)") }
    let json = try attempt("pay", "--locale", "de", "--format", "json", text, project.path)
    #expect(try SchemaCheck("try").problems(in: json.output) == [])
    #expect(json.output.contains("\"problems\": []") == (problem == nil))
    #expect(json.status == status)
  }

  /// A project with a key with an argument in two languages.
  private static func project(_ configuration: String) throws -> SmallProject {
    let project = try SmallProject(files: [
      "App/de.lproj/Localizable.strings": #""pay" = "Jetzt %@ zahlen";"#
    ])
    try Data(#""pay" = "Pay %@";"#.utf8)
      .write(to: URL(filePath: project.path + "/App/en.lproj/Localizable.strings"))
    try Data(configuration.utf8).write(to: URL(filePath: project.path + "/copyfit.yml"))
    return project
  }

  @Test(arguments: [["15 %"], ["Spare fünfzehn Prozent", ""], ["%@ %d"]])
  func jsonFollowsItsSchema(texts: [String]) throws {
    let run = try CommandRun(
      ["try", "badge.savings", "--locale", "de", "--format", "json"] + texts + [Self.app])
    #expect(run.status < 2)
    #expect(try SchemaCheck("try").problems(in: run.output) == [])
  }

  /// Each outcome has its own sizes: the one that counts for the gate, and a worse one at larger sizes.
  @Test(arguments: [
    (
      "AX2", 165,
      "is shrunk to fit from xLarge on (beyond AX2 it is truncated from AX3 on)."
    ),
    ("large", 165, "fits (beyond large it is truncated from AX3 on), with 14.2 pt to spare."),
    ("AX3", 165, "is truncated from AX3 on; 1 character too many"),
    ("AX2", 1000, "fits, with 718.3 pt to spare."),
  ])
  func anOutcomeHasItsOwnSizes(through: String, width: Int, words: String) throws {
    let project = try SmallProject(files: [
      "de.lproj/L.strings": #""pay" = "Jetzt alles bezahlen";"#
    ])
    let configuration = """
      gate: { through: \(through) }
      labels:
        - { key: pay, style: body, lines: 1, minimumScaleFactor: 0.5, frame: { width: \(width) } }
      """
    try Data(configuration.utf8).write(to: URL(filePath: project.path + "/copyfit.yml"))
    let run = try attempt("pay", "--locale", "de", "Jetzt alles bezahlen", project.path)
    let line = run.output.replacing(/\s+/, with: " ")
    #expect(line.contains("“Jetzt alles bezahlen” \(words)"), "\(run.output)")
  }

  /// A text that only fits in the label's maximum room is undecided.
  @Test func saysWhatIsUndecided() throws {
    let project = try SmallProject(files: [
      "labels.json": """
      {"schema": "copyfit.labels/2", "labels": [
        {"id": "App/A.swift:1", "name": "pay", "source": {"file": "A.swift", "line": 1, "column": 1},
         "texts": [{"bundle": "App", "table": "Localizable", "key": "title"}],
         "font": "body", "lines": 1, "rooms": [{"width": {"atLeast": 40, "atMost": 2000}}]}]}
      """
    ])
    try Data("locales: all".utf8).write(to: URL(filePath: project.path + "/copyfit.yml"))
    let run = try CommandRun(["try", "title", "--locale", "en", "Pay now", project.path])
    #expect(run.status == 0)
    #expect(
      run.output.contains("? “Pay now”\n  may or may not fit: it fits in the"), "\(run.output)")
  }
}
