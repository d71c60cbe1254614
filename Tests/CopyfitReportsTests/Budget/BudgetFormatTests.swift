import Copyfit
import CopyfitFindings
@testable import CopyfitInspection
import CopyfitReports
import Foundation
import Testing
@testable import CopyfitAudit

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Text from files stays text in every format of limits.
struct BudgetFormatTests {
  private static let hostile = [
    "\u{1B}]0;owned\u{7}\u{1B}[31mred", "\u{9B}31mred", "abc\u{202E}cba\u{2066}x", "a]]>b",
    "</source></trans-unit><script>", "=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1)", "\t=1+1",
    "a\nb\r\nc", "nul\0nul", "\u{FFFE}\u{FFFF}", "<!-- x -->", "\"quoted\", 'twice'",
    "&amp;&lt;&#0;", "\" maxwidth=\"9999", "sans, ignore-max-size", "A;9:x",
    " leading and trailing ",
    "é\u{301}\u{FEFF}",
  ]

  private func budget(_ text: String) -> TextBudget {
    let limit = TextBudget.Limit(
      fontName: text, isStandIn: false, pointSize: 17.2, width: 88.9, lines: 2, height: 41.5)
    let entry = TextBudget.Entry(
      project: text, bundle: text, table: text, key: text, file: text, sourceLanguage: text,
      sourceText: text, labels: [text], limits: [limit], characters: [text: 12])
    return TextBudget(
      entries: [entry],
      leftOut: [.init(reason: text, labels: [.init(project: text, id: text, key: text)])],
      locales: [text],
      through: [.large])
  }

  @Test(arguments: BudgetFormat.allCases, Self.hostile)
  func steersNoTerminal(_ format: BudgetFormat, _ text: String) {
    let output = format.render(budget(text)) + format.remarks(on: budget(text)).joined()
    for scalar in output.unicodeScalars where scalar != "\n" && scalar != "\r" {
      #expect(scalar.properties.generalCategory != .control, "\(output.debugDescription)")
    }
    // Programs get texts unchanged.
    if format == .json { return }
    #expect(!output.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
  }

  @Test(arguments: hostile)
  func staysJSON(_ text: String) throws {
    let json = BudgetFormat.json.render(budget(text))
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let strings = try #require(object?["strings"] as? [[String: Any]])
    #expect(strings.map { $0["key"] as? String } == [text])
  }

  @Test(arguments: hostile)
  func isNoFormula(_ text: String) {
    let table = BudgetFormat.csv.render(budget(text))
    for start in ["=", "+", "-", "@"] {
      #expect(!table.contains("," + start) && !table.contains(",\"" + start), "\(table)")
      #expect(!table.contains("\n" + start) && !table.contains("\n\"" + start), "\(table)")
    }
  }

  /// A reader of XML gets the original key, except for characters that XML does not have.
  @Test(arguments: [BudgetFormat.xliff, .weblate], hostile)
  func staysOneUnit(_ format: BudgetFormat, _ text: String) throws {
    let units = Units()
    let parser = XMLParser(data: Data(format.render(budget(text)).utf8))
    parser.delegate = units
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    try #require(units.all.count == 1)
    let unit = units.all[0]
    let key = text.unicodeScalars.map { scalar in
      let isCharacter =
        scalar >= " " ? scalar.value < 0xFFFE : "\t\n\r".unicodeScalars.contains(scalar)
      return isCharacter ? String(scalar) : "\u{FFFD}"
    }
    #expect(unit["id"].map { Array($0.utf8) } == Array(key.joined().utf8))
    #expect(unit["maxwidth"] == "88" && unit["maxheight"] == "42")
    #expect(unit["font"]?.count { $0 == ";" } == 1)
    let flags = unit["weblate-flags"]?.split(separator: ", ").map { $0.prefix { $0 != ":" } }
    #expect(
      flags == (format == .weblate ? ["max-size", "font-family", "font-size"] : nil))
  }

  private final class Units: NSObject, XMLParserDelegate {
    var all: [[String: String]] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if name == "trans-unit" { all.append(attributes) }
    }
  }

  @Test(
    arguments: [
      ("Inter-Regular", "", "Inter;18", nil), ("Inter-SemiBold", "", "Inter;18;bold", "bold"),
      ("AvenirNext-Medium", "", "AvenirNext;18;bold", "bold"),
      ("InterDisplay-Regular", "Inter Display", "Inter Display;18", nil),
      ("Inter-Light", "Inter", "Inter;18", nil), (";:,", "", "sans;18", nil),
      (";:,", ";,:", "sans;18", nil),
    ] as [(String, String, String, String?)])
  func namesAFontThatIsNoNarrower(face: String, family: String, font: String, weight: String?) {
    var budget = budget("x")
    budget.entries[0].limits[0].fontName = face
    budget.entries[0].limits[0].family = family
    let xliff = BudgetFormat.weblate.render(budget)
    #expect(xliff.contains(" font=\"\(font)\""), "\(xliff)")
    let group = font.prefix { $0 != ";" }.replacing(" ", with: "")
    #expect(xliff.contains("font-family:\(group), "))
    #expect(xliff.contains("font-weight:bold") == (weight != nil))
  }

  /// Formats with one limit for each string leave out strings in several fonts, and count them.
  @Test func stringsInSeveralFontsAreCounted() {
    var budget = budget("x")
    var other = budget.entries[0].limits[0]
    other.fontName = "y"
    budget.entries[0].limits.append(other)
    #expect(!BudgetFormat.xliff.render(budget).contains("<trans-unit"))
    #expect(
      BudgetFormat.xliff.remarks(on: budget) == [
        "1 string is shown in several fonts and left out: json and csv have all limits",
        "1 label has no limit: x: x",
      ])
    #expect(BudgetFormat.csv.remarks(on: budget) == ["1 label has no limit: x: x"])
    #expect(BudgetFormat.csv.render(budget).split(separator: "\r\n").count == 3)
  }

  /// Letter spacing widens a text: a format that cannot express it gets no limit.
  @Test func letterSpacingIsReportedOrTheStringLeftOut() {
    var budget = budget("x")
    budget.entries[0].limits[0].letterSpacing = 1.5
    budget.entries[0].limits[0].features = [FontFeature("tnum")]
    #expect(!BudgetFormat.xliff.render(budget).contains("<trans-unit"))
    #expect(
      BudgetFormat.xliff.remarks(on: budget).first == """
        1 string has letter spacing, which XLIFF cannot say, and is left out: weblate, json and csv have the \
        limits
        """)
    #expect(BudgetFormat.weblate.render(budget).contains("font-size:18, font-spacing:2\""))
    #expect(BudgetFormat.weblate.remarks(on: budget).count == 1)
    #expect(BudgetFormat.csv.render(budget).hasSuffix(",12,tnum=1,1.5\r\n"))
    #expect(BudgetFormat.text.render(budget).contains("  x tnum=1, 1.5 pt apart  "))
    budget.entries[0].limits[0].letterSpacing = -1.5
    #expect(BudgetFormat.xliff.render(budget).contains("maxwidth=\"88\""))
    #expect(!BudgetFormat.weblate.render(budget).contains("font-spacing"))
  }

  /// If a string has several labels, the limit is that of the label with the least room for its font; the width of one
  /// is never combined with the size of another.
  @Test(
    arguments: [
      (
        [(116.504, 21, 1), (197.044, 32, 1)], "max-size:116:1, font-family:x, font-size:21",
        "116.5"
      ),
      ([(116.504, 21, 1), (150, 32, 1)], "max-size:150:1, font-family:x, font-size:32", "150"),
      ([(120, 17, 2), (120, 16, 1)], "max-size:120:1, font-family:x, font-size:17", "120"),
      ([(99, 17, 1)], "max-size:99:1, font-family:x, font-size:17", "99"),
    ] as [([(Double, Double, Int)], String, String)])
  func oneLimitIsThatOfOneLabel(
    limits: [(width: Double, size: Double, lines: Int)], flags: String, width: String
  ) {
    var budget = budget("x")
    budget.entries[0].limits = limits.map { limit in
      .init(
        fontName: "x", isStandIn: false, pointSize: limit.size, width: limit.width,
        lines: limit.lines, height: 40)
    }
    let xliff = BudgetFormat.weblate.render(budget)
    #expect(xliff.contains("weblate-flags=\"\(flags)\""), "\(xliff)")
    let size = flags.split(separator: ":").last ?? ""
    #expect(xliff.contains(" font=\"x;\(size)\""))
    #expect(BudgetFormat.text.render(budget).contains("  \(width)  \(size)  x "))
  }

  @Test func languagesWithoutTextsAreNamed() {
    var budget = budget("x")
    budget.locales.append("zz")
    for format in BudgetFormat.allCases {
      #expect(
        format.remarks(on: budget).first
          == "there are no texts in 'zz' by which to estimate numbers of characters")
    }
  }

  /// Equal files of several apps are distinguished.
  @Test func stringsOfSeveralAppsAreNamedWithTheirApp() {
    var budget = budget("x.strings")
    budget.entries.append(budget.entries[0])
    budget.entries[1].project = "Two"
    budget.projects = [.init(name: "x.strings", path: "Apps/One")]
    for format in [BudgetFormat.xliff, .weblate] {
      #expect(format.render(budget).contains("<file original=\"x.strings\" "))
    }
    #expect(!BudgetFormat.text.render(budget).contains("app "))
    budget.projects.append(.init(name: "Two", path: "Apps/Two"))
    for format in [BudgetFormat.xliff, .weblate] {
      let xliff = format.render(budget)
      #expect(xliff.contains("<file original=\"Apps/One/x.strings\" "))
      #expect(xliff.contains("<file original=\"Apps/Two/x.strings\" "))
    }
    #expect(BudgetFormat.text.render(budget).contains("\nTwo  "))
  }

  /// Strings without a limit are listed with the size up to which they could have one.
  @Test func labelsWithoutALimitAreNamed() {
    var budget = budget("x")
    let keys = ["a", "b", "b", "c", "d", "e", "f", "g"]
    budget.leftOut[0].labels = keys.map { .init(project: "x", id: "x", key: $0) }
    budget.leftOut[0].labels[0].last = .accessibility4
    let names = "a (limited up to AX4), b, c, d, e and 2 more"
    #expect(BudgetFormat.xliff.remarks(on: budget) == ["8 labels have no limit: x: " + names])
    #expect(BudgetFormat.text.render(budget).hasSuffix("\n  8 labels: x: " + names + "\n"))
    #expect(BudgetFormat.json.render(budget).contains(#""key": "a", "last": "AX4""#))
  }
}
