import CopyfitAuditTestSupport
@testable import CopyfitFindings
@testable import CopyfitGate
@testable import CopyfitProject
import CopyfitSourceText
import Testing

/// The entries of `ignore` for findings, found without comparing every entry with every finding.
struct SuppressionIndexTests {
  private static func entry(
    _ rule: Rule, id: String?, keys: String?, reason: String?
  ) -> Configuration.Suppression {
    var entry = Configuration.Suppression(rule: rule, position: .start)
    entry.id = id.map { TextPattern($0) }
    entry.keys = keys.map { TextPattern($0) }
    entry.reason = reason
    return entry
  }

  private static func finding(_ rule: Rule, subject: String?, key: String?) -> Finding {
    var finding = Finding(rule: rule, severity: .error, message: "", fingerprint: "")
    (finding.subject, finding.key) = (subject, key)
    return finding
  }

  /// Compared with the slow way: every entry is checked.
  @Test(arguments: 0..<40)
  func findsWhatAskingEveryEntryFinds(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    func optional(_ letters: String) -> String? {
      Bool.random(using: &numbers) ? nil : numbers.text(of: letters, upTo: 4)
    }
    let rules: [Rule] = [.truncation, .wordSplit]
    func rule() -> Rule { rules.randomElement(using: &numbers) ?? .truncation }
    let entries = (0..<80).map { _ in
      Self.entry(rule(), id: optional("ab*?"), keys: optional("ab*?"), reason: optional("r"))
    }
    let index = SuppressionIndex(entries)
    var comparisons = 0
    for _ in 0..<200 {
      let finding = Self.finding(rule(), subject: optional("ab"), key: optional("ab"))
      let expected = entries.indices.filter {
        entries[$0].reason?.isEmpty == false && entries[$0].speaks(of: finding)
      }
      #expect(index.entries(on: finding, comparisons: &comparisons) == expected)
    }
  }

  /// Thousands of entries are each compared with their own finding only.
  @Test func entriesAreAskedAboutFewFindings() {
    var configuration = Configuration()
    configuration.suppressions = (0..<1_000).map {
      Self.entry(
        .truncation, id: $0 % 2 == 0 ? "App/T#label:k\($0)x" : nil,
        keys: $0 % 2 == 0 ? nil : "k\($0)x*", reason: "known")
    }
    var findings = (0..<1_000).map {
      Self.finding(.truncation, subject: "App/T#label:k\($0)x", key: "k\($0)x")
    }
    var suppressions = Suppressions(configuration, comments: CommentSuppressions([]))
    suppressions.apply(to: &findings)
    #expect(findings.allSatisfy { $0.status == .suppressed && $0.acceptances.count == 1 })
    #expect(suppressions.comparisons == 1_000)
  }

  /// Each of many entries without a literal part matches all findings, which would have as many acceptances.
  @Test func aFindingHasFewAcceptances() {
    var configuration = Configuration()
    configuration.suppressions = (0..<100).map {
      Self.entry(.truncation, id: "*", keys: nil, reason: "\($0)")
    }
    var findings = (0..<10).map { Self.finding(.truncation, subject: "a\($0)", key: "k") }
    var suppressions = Suppressions(configuration, comments: CommentSuppressions([]))
    suppressions.apply(to: &findings)
    #expect(findings.allSatisfy { $0.acceptances.count == Suppressions.maximumAcceptances })
    #expect(suppressions.exhaustion(in: configuration) == nil)
  }

  /// What is beyond the maximum is not accepted, and an error says so.
  @Test(arguments: [(1_000, false), (999, true)])
  func comparisonsAreLimited(maximum: Int, isExhausted: Bool) {
    var configuration = Configuration()
    configuration.suppressions = (0..<100).map { _ in
      Self.entry(.truncation, id: "*", keys: nil, reason: "r")
    }
    var findings = (0..<10).map { Self.finding(.truncation, subject: "a\($0)", key: "k") }
    var suppressions = Suppressions(
      configuration, comments: CommentSuppressions([]), maximum: maximum)
    suppressions.apply(to: &findings)
    let accepted = findings.prefix { $0.status == .suppressed }.count
    #expect(accepted == (isExhausted ? 9 : 10))
    let error = suppressions.exhaustion(in: configuration)
    #expect(
      error?.messages[0].contains("take more than 999 comparisons") == (isExhausted ? true : nil))
  }
}
