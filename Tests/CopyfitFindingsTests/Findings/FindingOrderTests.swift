import CopyfitAuditTestSupport
import Copyfit
import CopyfitAudit
@testable import CopyfitFindings
import CopyfitSourceText
import Testing

/// The order in which findings are read.
struct FindingOrderTests {
  private static func finding(_ numbers: inout SeededNumbers, _ index: Int) -> Finding {
    var finding = Finding(
      rule: [Rule.truncation, .wordSplit].randomElement(using: &numbers) ?? .truncation,
      severity: Severity.allCases.randomElement(using: &numbers) ?? .error,
      message: "\(index)", fingerprint: "")
    finding.project = [nil, "", "A", "B"].randomElement(using: &numbers) ?? nil
    finding.id = [nil, "a", "b"].randomElement(using: &numbers) ?? nil
    finding.key = [nil, "a", "b"].randomElement(using: &numbers) ?? nil
    if Bool.random(using: &numbers) {
      finding.source = SourceLocation(
        file: ["f", "g"].randomElement(using: &numbers) ?? "f",
        position: .init(
          line: Int.random(in: 9...11, using: &numbers),
          column: Int.random(in: 1...2, using: &numbers)))
    }
    finding.locales = (0..<Int.random(in: 0...2, using: &numbers)).map { _ in
      var locale = LocaleFinding(locale: "de", fingerprint: "", severity: finding.severity)
      locale.status =
        [LocaleFinding.Status.new, .known, .worse].randomElement(using: &numbers) ?? .new
      locale.certainty = [nil, .certain, .uncertain].randomElement(using: &numbers) ?? nil
      locale.first = ContentSizeCategory.allCases.randomElement(using: &numbers)
      return locale
    }
    return finding
  }

  /// The terms of the order, as listed in its documentation.
  private static func terms(of finding: Finding) -> ([Int], [String]) {
    let locales = finding.locales
    let severities: [Severity] = [.error, .warning, .note]
    let isCertain = locales.isEmpty || locales.contains { $0.certainty != .uncertain }
    let source = finding.source
    return (
      [
        finding.status.isPending ? 0 : 1, severities.firstIndex(of: finding.severity) ?? 0,
        isCertain ? 0 : 1, locales.compactMap { $0.first?.distanceFromLarge }.min() ?? 0,
        -locales.count,
      ],
      [
        finding.project ?? "", source?.file ?? "", "\(100 + (source?.position.line ?? 0))",
        "\(100 + (source?.position.column ?? 0))", finding.rule.rawValue, finding.id ?? "",
        finding.key ?? "", finding.message,
      ]
    )
  }

  @Test(arguments: 0..<20)
  func isByUrgencyThenPlace(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var findings = (0..<200).map { Self.finding(&numbers, 1_000 + $0) }
    let expected = findings.sorted { lhs, rhs in
      let (left, right) = (Self.terms(of: lhs), Self.terms(of: rhs))
      if left.0 != right.0 { return left.0.lexicographicallyPrecedes(right.0) }
      return left.1.lexicographicallyPrecedes(right.1)
    }
    findings.sortForReading()
    #expect(findings == expected)
  }
}
