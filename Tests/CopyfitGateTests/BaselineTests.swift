import CopyfitAuditTestSupport
import CopyfitDynamicType
import CopyfitFindings
@testable import CopyfitGate
import Foundation
import Testing

/// Reading, writing and comparing baselines.
struct BaselineTests {
  private static func entry(
    _ rule: String, _ id: String, _ locale: String? = nil, first: ContentSizeCategory? = nil
  ) -> Baseline.Entry {
    var entry = Baseline.Entry(rule: rule, fingerprint: "\(rule)-\(id)-\(locale ?? "")")
    (entry.id, entry.locale, entry.first) = (id, locale, first)
    return entry
  }

  private static func read(_ text: String) throws -> Baseline {
    let folder = try TemporaryProject(["b.json": text])
    return try Baseline.read(folder.path + "/b.json")
  }

  private static let golden = """
    {
    "schema": "copyfit.baseline/1",
    "entries": [
    {"rule": "catalog-syntax", "id": "de.lproj/A \\"b\\".strings", "fingerprint": "catalog-syntax-de.lproj/A \\"b\\".strings-"},
    {"rule": "truncation", "id": "App/Main#a.text", "locale": "de", "first": "AX1", "fingerprint": "truncation-App/Main#a.text-de"},
    {"rule": "truncation", "id": "App/Main#a.text", "locale": "el", "first": "large", "fingerprint": "truncation-App/Main#a.text-el"}
    ]
    }

    """

  private static let entries = [
    entry("truncation", "App/Main#a.text", "el", first: .large),
    entry("catalog-syntax", "de.lproj/A \"b\".strings"),
    entry("truncation", "App/Main#a.text", "de", first: .accessibility1),
  ]

  @Test func isWrittenSortedAndOneLineEach() throws {
    #expect(Baseline(entries: Self.entries).text == Self.golden)
    #expect(try Self.read(Self.golden).text == Self.golden)
    #expect(Baseline().text == "{\n\"schema\": \"copyfit.baseline/1\",\n\"entries\": [\n]\n}\n")
  }

  /// Remains of a merge in the lines have no effect.
  @Test(arguments: [
    (["{A},", "{B},"], 1), (["{B}", "{A}"], 1), (["{A},", "{B},", "{A}"], 0),
    (["{A}", "{A}", "{B},"], 3),
  ])
  func readsWhatMergesLeave(lines: [String], looseCommas: Int) throws {
    let text = lines.joined(separator: "\n")
      .replacing("{A}", with: #"{"rule":"truncation","fingerprint":"1","locale":"de"}"#)
      .replacing("{B}", with: #"{"rule":"truncation","fingerprint":"2"}"#)
    let baseline = try Self.read(#"{"schema":"copyfit.baseline/1","entries":["# + text + "]}")
    #expect(baseline.looseCommas.count == looseCommas)
    #expect(Set(baseline.entries.map(\.fingerprint)) == ["1", "2"])
    #expect(try Self.read(baseline.text).entries.count == 2)
  }

  /// A file of 64 MiB may have 32,000,000.
  @Test func fewLooseCommasAreListed() throws {
    let text = String(repeating: "{}", count: 1_200)
    let baseline = try Self.read(
      #"{"schema":"copyfit.baseline/1","entries":[],"x":["# + text + "]}")
    let account = Baselines.account(of: baseline.looseCommas, in: "b.json")
    #expect(account.count == Baselines.maximumCommas + 1)
    #expect(account.first == "b.json:1:52: a comma is missing or too many")
    #expect(account.last == "b.json: 1,099 more commas are missing or too many")
  }

  @Test(arguments: [
    ("{\n<<<<<<< HEAD\n", ":2:1: ", "a merge left its conflict here"),
    ("{\"schema\": \"copyfit.baseline/1\",\n=======\n", ":2:1: ", "a merge left its conflict here"),
    ("{}", ":1:1: ", "expected \"schema\": \"copyfit.baseline/1\""),
    (#"{"schema": "copyfit.baseline/2"}"#, ":1:12: ", "expected \"schema\""),
    (#"{"schema": "copyfit.baseline/1"}"#, ":1:1: ", "expected a list in 'entries'"),
    (
      #"{"schema": "copyfit.baseline/1", "entries": [3]}"#, ":1:46: ", "expected an entry in braces"
    ),
    (
      #"{"schema": "copyfit.baseline/1", "entries": [{"rule": "a"}]}"#, ":1:46: ",
      "expected a text in 'fingerprint'"
    ),
    (
      #"{"schema":"copyfit.baseline/1","entries":[{"rule":"a","fingerprint":"b","first":"AX6"}]}"#,
      ":1:81: ", "unknown category 'AX6'"
    ),
    (#"{"schema": "copyfit.baseline/1", "entries": ["#, ":1:46: ", "expected a value"),
    ("", ":1:1: ", "expected a value"),
  ])
  func saysWhereItCannotBeRead(text: String, place: String, message: String) {
    let error = #expect(throws: AuditError.self) { try Self.read(text) }
    #expect(error?.messages.first?.contains("b.json" + place) == true, "\(error?.messages ?? [])")
    #expect(error?.messages.first?.contains(message) == true, "\(error?.messages ?? [])")
  }

  @Test func findsWhatChanged() {
    let old = Baseline(entries: [
      Self.entry("truncation", "a", "de", first: .accessibility2),
      Self.entry("truncation", "a", "el", first: .xxLarge),
      Self.entry("truncation", "a", "fr", first: .large),
      Self.entry("word-split", "b", "de"),
    ])
    let new = Baseline(entries: [
      Self.entry("truncation", "a", "de", first: .accessibility1),
      Self.entry("truncation", "a", "el", first: .accessibility5),
      Self.entry("truncation", "a", "fr", first: .large),
      Self.entry("truncation", "c", "de", first: .large),
    ])
    let difference = old.difference(to: new)
    #expect(difference.added.map(\.title) == ["truncation c de"])
    #expect(difference.gone.map(\.title) == ["word-split b de"])
    #expect(difference.worse.map(\.new.locale) == ["de"])
    #expect(difference.better.map(\.new.locale) == ["el"])
    #expect(old.difference(to: old).isEmpty)
  }

  /// If a merge leaves two lines for one finding, the one that accepts more counts.
  @Test func ofDuplicatesTheNearestToLargeCounts() {
    let pair = [
      Self.entry("truncation", "a", "de", first: .accessibility2),
      Self.entry("truncation", "a", "de", first: .xxLarge),
    ]
    for entries in [pair, pair.reversed()] {
      #expect(Baseline(entries: entries).text.contains(#""first": "xxLarge""#))
    }
  }

  /// Stale entries in a report are not known findings: they would stay stale forever.
  @Test func aReportsStaleEntriesAreNone() throws {
    let project = try TemporaryProject([
      "report.json": """
      { "schema": "copyfit.report/1", "projects": [{ "name": "A" }], "findings": [
        { "rule": "truncation", "fingerprint": "1", "locales": [] },
        { "rule": "stale-baseline", "fingerprint": "2", "locales": [] }] }
      """
    ])
    let baseline = try Baseline.read(project.path + "/report.json")
    #expect(baseline.entries.map(\.rule) == ["truncation"])
  }
}
