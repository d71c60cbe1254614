import Testing

@testable import Copyfit

struct ParallelTests {
  @Test(arguments: [1, 2, 7, 64])
  func keepsTheOrder(jobs: Int) {
    let items = Array(0..<1000)
    #expect(Parallel.map(items, jobs: jobs) { $0 * $0 } == items.map { $0 * $0 })
  }

  @Test func hasNothingToDo() {
    #expect(Parallel.map([Int](), jobs: 4) { $0 }.isEmpty)
  }
}
