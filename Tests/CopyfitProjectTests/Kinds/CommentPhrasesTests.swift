import Testing

@testable import CopyfitProject

struct CommentPhrasesTests {
  private let phrases = CommentPhrases(["push notification", "voiceover"])

  @Test(arguments: [
    ("Title of a Push Notification", true),
    ("VOICEOVER", true),
    ("Read by VoiceOver.", true),
    ("pupush notification", true),
    ("push  notification", false),
    ("push notificatio", false),
    ("v", false),
    ("Übersicht – voice over", false),
    ("", false),
  ])
  func phrasesAreFoundWhateverTheirCase(comment: String, isFound: Bool) {
    #expect(phrases.isInside(comment) == isFound)
  }

  @Test func noCommentHoldsNone() {
    #expect(!phrases.isInside(nil))
    #expect(!CommentPhrases([]).isInside("voiceover"))
  }
}
