import Copyfit
@testable import CopyfitFindings
import Testing

@testable import CopyfitAudit

struct RuleDescriptionTests {
  @Test(arguments: Rule.allCases)
  func isWritten(rule: Rule) {
    let description = rule.description
    let sentences =
      [description.summary, description.effect, description.example]
      + description.remedies
    for sentence in sentences + rule.acceptances {
      #expect(sentence.first.map { $0.isUppercase || "`“".contains($0) } == true, "\(sentence)")
      #expect(sentence.last == ".", "\(sentence)")
    }
    for text in sentences + [description.title] {
      #expect(!text.contains { $0.isNewline || $0 == "\t" }, "\(text)")
      #expect(!text.contains("  "), "\(text)")
      #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(text)")
    }
    #expect(!description.remedies.isEmpty)
    #expect(description.title.count <= 60 && description.title.last != ".")
  }

  @Test func saysEachThingOnce() {
    for path in [\RuleDescription.title, \.summary, \.effect, \.example] {
      let texts = Rule.allCases.map { $0.description[keyPath: path] }
      #expect(Set(texts).count == texts.count)
    }
  }

  @Test func tellsHowARuleIsWeighedOtherwise() {
    let truncation = Rule.truncation.acceptances
    #expect(truncation.contains { $0.contains("{ truncation: note }") })
    #expect(truncation.contains { $0.contains("[copyfit:ignore truncation -- reason]") })
    #expect(truncation.last?.contains("{ truncation: off }") == true)
    let orphan = Rule.orphanKey.acceptances
    #expect(orphan.contains { $0.contains("{ orphan-key: warning }") })
  }

  /// Fonts and files have no comment in a catalog.
  @Test(arguments: [Rule.missingGlyph, .unreadableFile, .staleBaseline])
  func noCommentAcceptsWhatIsOnNoText(rule: Rule) {
    #expect(!rule.acceptances.contains { $0.contains("copyfit:ignore") })
  }

  @Test func namesTheLargestSizeAtWhichWordsAreLookedAt() {
    let description = Rule.wordWiderThanScreen.description
    for text in [description.example, description.summary] {
      let named = ContentSizeCategory.allCases.filter { size in
        [" \(size.name),", " \(size.name) are"].contains(where: text.contains)
      }
      #expect(named == [Rule.wordWiderThanScreen.largestCategory])
    }
  }
}
