import Testing

@testable import Copyfit

struct ParallelTests {
  @Test(arguments: [nil, 0, -1, Int.min])
  func noNumberOfThreadsIsOneForEachProcessor(jobs: Int?) {
    #expect(Parallel.threads(jobs) == Parallel.processorCount)
    #expect(Parallel.threads(3) == 3)
  }

  @Test(arguments: [1, 2, 7, 64])
  func keepsTheOrder(jobs: Int) {
    let items = Array(0..<1000)
    #expect(Parallel.map(items, jobs: jobs) { $0 * $0 } == items.map { $0 * $0 })
  }

  /// The first items take long, so that other workers take some of them.
  @Test(arguments: [2, 7])
  func keepsTheOrderOfStolenItems(jobs: Int) {
    let items = Array(0..<300)
    let results = Parallel.map(items, jobs: jobs) { item in
      item < 100 ? (0..<2_000).reduce(item) { $0 ^ ($1 &* 2) } : item
    }
    #expect(results == items.map { $0 < 100 ? (0..<2_000).reduce($0) { $0 ^ ($1 &* 2) } : $0 })
  }

  @Test func hasNothingToDo() {
    #expect(Parallel.map([Int](), jobs: 4) { $0 }.isEmpty)
  }
}
