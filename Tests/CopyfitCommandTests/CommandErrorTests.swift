import Testing

@testable import CopyfitCommand

struct CommandErrorTests {
  /// A file of labels from a stranger may have an error in each of a million labels.
  @Test(arguments: [(0, 0), (1, 1), (1_000, 1_000), (1_001, 1_000), (100_000, 1_000)])
  func printsAtMostAThousandProblems(count: Int, lines: Int) {
    let messages = CommandError.failed((0..<count).map { "problem \($0)" }).messages
    #expect(messages.count == lines)
    #expect(messages.first == (count > 0 ? "error: problem 0" : nil))
    #expect((messages.last?.hasPrefix("error: And ") == true) == (count > 1_000))
  }
}
