@testable import CopyfitFindings
import Testing

struct BoundedFailuresTests {
  @Test(arguments: [
    (0, 0, nil), (1_000, 1_000, "Problem 1000."), (1_001, 1_000, "And 2 more problems."),
    (5_000, 1_000, "And 4,001 more problems."),
  ])
  func countsWhatIsLeftOut(failures: Int, kept: Int, last: String?) {
    let bounded = AuditReport.bounded((0..<failures).map { "Problem \($0 + 1)." })
    #expect(bounded.count == kept)
    #expect(bounded.last == last)
  }
}
