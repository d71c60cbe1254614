import CopyfitAudit
import CopyfitReports
import Foundation
import Testing

struct RuleGuideTests {
  @Test func explainsARule() {
    let text = RuleGuide([.duplicateKey], style: PrettyStyle(columns: 80)).text
    #expect(
      text.hasPrefix(
        """
        duplicate-key: A key stands twice in a file (warning)

        A file has two texts for one key, and only one of them is ever shown; or a table
        is in a String Catalog and in older files, or two objects of a storyboard have
        one ID.

        The last one wins, so whoever corrects the first sees no change. Xcode builds no
        app with a table that both kinds of files make, and Interface Builder does not
        open a document with one ID twice.

        Example:
          `"ok" = "OK";` in line 12 and `"ok" = "Okay";` in line 340.

        To mend it:
          - Delete the entry that is not meant.
          - Keep either the String Catalog or the older files; give one of the objects
            another ID.

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
    #expect(one.rules.map(\.title) == ["Text is cut off"])
  }
}
