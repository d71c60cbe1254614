import Testing

@testable import CopyfitAudit

struct MissingTranslationsTests {
  /// Each key names at least one language, so that no finding is lost.
  @Test(arguments: [
    (10, [3, 4], [3, 4], 0), (5, [3, 4], [3, 2], 2), (2, [3, 4, 1], [2, 1, 1], 4),
    (0, [2, 0], [1, 0], 1),
  ])
  func listsSomeLanguagesOfEachKey(left: Int, lacking: [Int], listed: [Int], unlisted: Int) {
    var missing = MissingTranslations(left: left)
    #expect(lacking.map { missing.take($0) } == listed)
    #expect(missing.unlisted == unlisted)
  }
}
