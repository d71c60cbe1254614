import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitDynamicType
import CopyfitFindings
import CopyfitInspection
import Foundation
import Testing

/// What a finding says beside its rule: amounts, placeholders and advice that belong together.
struct FindingDetailTests {
  private static func findings(
    _ configuration: String = "", english: String, german: String
  ) throws -> [Finding] {
    try TemporaryProject([
      "copyfit.yml": configuration.isEmpty ? "devices: [375]" : configuration,
      "App/en.lproj/App.strings": english, "App/de.lproj/App.strings": german,
    ]).audit().findings
  }

  /// An argument with an empty or no sample is not in the measured text, so it is named.
  @Test(arguments: [
    ("", ["%@"]), (#"samples: { "%@": "" }"#, ["%@"]), (#"samples: { "%@": "Ada" }"#, []),
  ])
  func placeholdersWithNothingInTheirPlace(samples: String, expected: [String]) throws {
    let found = try Self.findings(
      """
      \(samples)
      labels: [{ key: k, style: body, lines: 1, frame: { width: 60 } }]
      """, english: #""k" = "Hello, %@, come in";"#, german: #""k" = "Guten Tag, %@, herein";"#)
    let truncation = try #require(found.first { $0.rule == .truncation })
    #expect(truncation.locales.map(\.emptyPlaceholders) == [expected, expected])
    #expect(truncation.locales.allSatisfy { $0.text?.contains("%@") == false })
  }

  /// A source text that is broken itself is no example for its translations.
  @Test(arguments: [
    ("%@ of 100 %%", "%@ von 100 %", ["de by example"]),
    ("%@ of 100 %", "%@ von 100 %", ["en"]),
    ("%1$lld or %1$@", "%1$@ und 5 %", ["de", "en"]),
    ("%d of %d", "%d von %@", ["de by example"]),
  ])
  func theAdviceForFormats(english: String, german: String, expected: [String]) throws {
    let found = try Self.findings(
      english: "\"k\" = \"\(english)\";", german: "\"k\" = \"\(german)\";")
    let locales = found.filter { $0.rule == .invalidFormat }.flatMap(\.locales)
    let advice = locales.map { locale in
      let isByExample = locale.advice?.contains("as in the source text") == true
      return locale.locale + (isByExample ? " by example" : "")
    }
    #expect(advice.sorted() == expected)
    #expect(!RuleDescription.advice(of: .invalidFormat).contains("source text"))
  }

  @Test(arguments: [
    ("{n, plural, one {a}}", "{n, plural, one {b}}"), ("{", "{n, plural, one {b}}"),
  ])
  func theAdviceForMessages(english: String, german: String) throws {
    let found = try TemporaryProject([
      "l10n/app_en.arb": "{\"k\": \"\(english)\"}", "l10n/app_de.arb": "{\"k\": \"\(german)\"}",
    ]).audit().findings.filter { $0.rule == .invalidFormat }
    #expect(found.flatMap(\.locales).count == 2)
    #expect(found.flatMap(\.locales).allSatisfy { $0.advice == nil })
  }

  /// A message of ICU shows a percent sign as it is.
  @Test func theAdviceForATranslatedMessage() throws {
    let found = try TemporaryProject([
      "l10n/app_en.arb": #"{"k": "{n, plural, one {a} other {100 %}}"}"#,
      "l10n/app_de.arb": #"{"k": "{n, plural, one {b}}"}"#,
    ]).audit().findings.filter { $0.rule == .invalidFormat }
    #expect(
      found.flatMap(\.locales).map(\.advice)
        == ["write the placeholders exactly as in the source text"])
  }

  /// The excess is that of the line, and the advice counts only the ink, which is lower.
  @Test(arguments: ["20", "8"])
  func theOverflowOfAClippedTextIsThatOfItsLines(height: String) throws {
    let found = try Self.findings(
      "labels: [{ key: k, style: body, lines: 1, frame: { width: 200, height: \(height) } }]",
      english: #""k" = "Åg";"#, german: #""k" = "Åj";"#)
    let finding = try #require(found.first { $0.rule == .verticalClipping })
    // The size of the style at AX5, and the metrics of San Francisco.
    let line = 53 * (1950.0 + 494) / 2048
    for locale in finding.locales {
      let overflow = try #require(locale.overflow)
      #expect(locale.worst?.category == .accessibility5 && overflow.width == 0)
      #expect(abs(overflow.height + (Double(height) ?? 0) - line) < 0.001)
      #expect(try #require(locale.fits?.height) < line)
    }
  }

  /// A path that has nothing to check is named, rather than the folder around it.
  @Test(arguments: [
    (
      ["App/View.swift"],
      "'%/App/View.swift' has no label in a storyboard or xib and no text in a string table. "
        + "Name the project's folder to check all of it."
    ),
    ([""], "copyfit-audit-"),
  ])
  func nothingToCheckInAPath(paths: [String], expected: String) throws {
    let project = try TemporaryProject([
      "App/View.swift": "let a = 1", "copyfit.yml": "categories: [large]",
    ])
    let report = try project.audit(
      AuditOptions(paths: paths.map { $0.isEmpty ? project.path : project.path + "/" + $0 }))
    let message = try #require(report.failures.first)
    let name = expected.replacingOccurrences(of: "%", with: project.path)
    #expect(message.hasPrefix("Nothing to check: \(name)"), "\(message)")
  }
}

extension RuleDescription {
  fileprivate static func advice(of rule: Rule) -> String { rule.description.advice }
}
