import Testing

@testable import CopyfitAudit
@testable import CopyfitInterfaceBuilder

/// Statements about objects of documents, whose number is limited.
struct StatementBudgetTests {
  private static func budget(_ limit: Int, _ taken: [(String, String, Int)]) -> StatementBudget {
    var budget = StatementBudget(limit)
    for (owner, outlet, count) in taken {
      budget.take(
        count, by: OutletConnection(owner: owner, outlet: outlet, destination: "d"),
        in: "A.storyboard")
    }
    return budget
  }

  @Test(arguments: [
    ([("V", "a", 2), ("V", "b", 3), ("V", "a", 2)], "4 of them are about 'a' of 'V'"),
    ([("V", "", 9)], "9 of them are about objects of 'V'"),
    ([("", "Title#7", 9)], "9 of them are about 'Title#7'"),
    // The first name counts if several have as many.
    ([("W", "a", 4), ("V", "a", 4)], "4 of them are about 'a' of 'V'"),
  ])
  func namesTheOutletWithMostStatements(taken: [(String, String, Int)], words: String) {
    let error = Self.budget(6, taken).error
    #expect(error?.contains(" more than 6 statements ") == true)
    #expect(error?.contains("in this file, \(words);") == true, "\(error ?? "")")
  }

  @Test func isNotExceededByTheMaximum() {
    let budget = Self.budget(6, [("V", "a", 3), ("V", "a", 3), ("V", "b", 0)])
    #expect(!budget.isExceeded && budget.error == nil)
  }
}
