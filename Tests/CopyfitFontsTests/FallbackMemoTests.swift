import CopyfitDynamicType
import CopyfitUnicode
import Testing

@testable import CopyfitFonts

struct FallbackMemoTests {
  /// Clusters that are as long as texts would fill the memory.
  @Test(arguments: [(1, 1), (32, 1), (33, 2), (10_000, 2)])
  func longClustersAreNotRemembered(_ length: Int, _ expected: Int) {
    let memo = FallbackMemo()
    let question = FallbackQuestion(
      presentation: .text, script: .common, locale: .undetermined, weight: .regular)
    let cluster = [Unicode.Scalar](repeating: "\u{1AB0}", count: length)
    var count = 0
    for _ in 0..<2 {
      _ = memo.choice(for: cluster, question) {
        count += 1
        return nil
      }
    }
    #expect(count == expected)
  }
}
