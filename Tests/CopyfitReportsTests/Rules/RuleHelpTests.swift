import Copyfit
import CopyfitReports
import Testing

@testable import CopyfitAudit

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
    let truncation = RuleHelp.suppressions(of: .truncation)
    #expect(truncation.contains { $0.contains("{ truncation: note }") })
    #expect(truncation.contains { $0.contains("[copyfit:ignore truncation -- reason]") })
    #expect(truncation.last?.contains("{ truncation: off }") == true)
    let orphan = RuleHelp.suppressions(of: .orphanKey)
    #expect(orphan.contains { $0.contains("{ orphan-key: warning }") })
  }

  /// Fonts and files have no comment in a catalog.
  @Test(arguments: [Rule.missingGlyph, .unreadableFile, .staleBaseline])
  func noCommentAcceptsWhatIsOnNoText(rule: Rule) {
    #expect(!RuleHelp.suppressions(of: rule).contains { $0.contains("copyfit:ignore") })
  }

  @Test func namesTheLargestSizeAtWhichWordsAreLookedAt() {
    let example = Rule.wordWiderThanScreen.help.example
    let named = ContentSizeCategory.allCases.filter { example.contains(" \($0.name),") }
    #expect(named == [WordCheck.largestCategory])
  }
}
