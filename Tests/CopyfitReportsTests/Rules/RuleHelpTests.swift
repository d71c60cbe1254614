import CopyfitAudit
import CopyfitReports
import Testing

struct RuleHelpTests {
  @Test(arguments: Rule.allCases)
  func isWritten(rule: Rule) {
    let help = rule.help
    let sentences = [help.summary, help.effect, help.example] + help.remedies
    for sentence in sentences + RuleHelp.suppressions(of: rule) {
      #expect(sentence.first.map { $0.isUppercase || "`“".contains($0) } == true, "\(sentence)")
      #expect(sentence.last == ".", "\(sentence)")
    }
    for text in sentences + [help.title] {
      #expect(!text.contains { $0.isNewline || $0 == "\t" }, "\(text)")
      #expect(!text.contains("  "), "\(text)")
      #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(text)")
    }
    #expect(!help.remedies.isEmpty)
    #expect(help.title.count <= 60 && help.title.last != ".")
  }

  @Test func saysEachThingOnce() {
    for path in [\RuleHelp.title, \.summary, \.effect, \.example] {
      let texts = Rule.allCases.map { $0.help[keyPath: path] }
      #expect(Set(texts).count == texts.count)
    }
  }

  @Test func tellsHowARuleIsWeighedOtherwise() {
    #expect(RuleHelp.suppressions(of: .truncation).last?.contains("{ truncation: note }") == true)
    #expect(RuleHelp.suppressions(of: .orphanKey).last?.contains("{ orphan-key: warning }") == true)
  }
}
