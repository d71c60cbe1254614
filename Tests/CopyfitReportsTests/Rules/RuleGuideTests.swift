import CopyfitAudit
import CopyfitFindings
import CopyfitReports
import Foundation
import Testing

struct RuleGuideTests {
  @Test func explainsARule() {
    let text = RuleGuide([.duplicateKey], style: PrettyStyle(columns: 80)).text
    #expect(
      text.hasPrefix(
        """
        duplicate-key: A key is defined twice (warning)

        A file has two texts for one key, a String Catalog and a strings file define the
        same table, two files of a language do so with different texts, or two objects
        of a storyboard have the same ID.

        The app shows only one of the texts, so a correction of the other has no effect.
        Android, `msgfmt` and Xcode reject some of these files.

        Example:
          `"ok" = "OK";` in line 12 and `"ok" = "Okay";` in line 340.

        To fix it:
          - Delete the entry that is wrong.
          - Keep one of the two files of a table; give one of the objects another ID.

        To accept it:

        """))
    #expect(text.contains("\n    `rules: { duplicate-key: note }`.\n"))
  }

  @Test func listsAllRulesOnce() {
    let lines = RuleGuide([]).text.split(separator: "\n")
    for rule in Rule.allCases {
      #expect(lines.count { $0.hasPrefix("  \(rule.rawValue)  ") } == 1, "\(rule)")
    }
  }

  @Test(arguments: Rule.allCases)
  func staysWithinTheColumns(rule: Rule) {
    for line in RuleGuide([rule], style: PrettyStyle(columns: 80)).text.split(separator: "\n") {
      #expect(line.count <= 80 || line.contains("`"), "\(line)")
    }
  }

  @Test func hasASectionForEachRuleInMarkdown() {
    let lines = RuleGuide([]).markdown.split(separator: "\n")
    for rule in Rule.allCases {
      #expect(lines.contains { $0 == "## \(rule.rawValue)" })
      #expect(lines.contains { $0.hasPrefix("| [`\(rule.rawValue)`](#\(rule.rawValue)) | ") })
    }
    let one = RuleGuide([.truncation]).markdown
    #expect(one.contains("## truncation\n\n**Text is truncated** (error). A text needs"))
    #expect(!one.contains("## word-split"))
  }

  @Test func speaksJSON() throws {
    struct Document: Decodable {
      struct Entry: Decodable {
        var rule, severity, title, summary, effect, example: String
        var remedies, suppressions: [String]
      }
      var schema: String
      var rules: [Entry]
    }
    let all = try JSONDecoder().decode(Document.self, from: Data(RuleGuide([]).json.utf8))
    #expect(all.schema == "copyfit.rules/1")
    #expect(all.rules.map(\.rule) == Rule.allCases.map(\.rawValue))
    #expect(all.rules.map(\.severity) == Rule.allCases.map(\.defaultSeverity.rawValue))
    let one = try JSONDecoder().decode(
      Document.self, from: Data(RuleGuide([.truncation]).json.utf8))
    #expect(one.rules.map(\.title) == ["Text is truncated"])
  }
}
