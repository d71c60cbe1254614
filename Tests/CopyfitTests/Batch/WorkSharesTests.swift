import Testing

@testable import Copyfit

struct WorkSharesTests {
  @Test(arguments: [(0, 1), (1, 1), (7, 3), (100, 1), (100, 2), (1000, 7)])
  func everyItemIsTakenOnce(count: Int, workers: Int) {
    var shares = WorkShares(of: count, among: workers)
    var taken = [Int](repeating: 0, count: count)
    var turn = 0
    var isLeft = Set(0..<workers)
    // Uneven workers: one takes a share while the others wait.
    while let worker = isLeft.min(by: { ($0 * 7 + turn) % 5 < ($1 * 7 + turn) % 5 }) {
      turn += 1
      guard let range = shares.take(atMost: 3, by: worker) else {
        isLeft.remove(worker)
        continue
      }
      #expect(!range.isEmpty && range.count <= 3)
      for index in range { taken[index] += 1 }
    }
    #expect(taken.allSatisfy { $0 == 1 })
  }

  @Test func workersBeginApartAndHelpEachOther() {
    var shares = WorkShares(of: 100, among: 2)
    #expect(shares.take(atMost: 8, by: 0) == 0..<8)
    #expect(shares.take(atMost: 8, by: 1) == 50..<58)
    var last = 0..<0
    while let range = shares.take(atMost: 8, by: 1), range.lowerBound >= 50 { last = range }
    #expect(last.upperBound == 100)
    #expect(shares.take(atMost: 8, by: 0) == 8..<16)
  }

  @Test func theFirstItemOfAllIsFound() {
    var shares = WorkShares(of: 6, among: 3)
    #expect(shares.firstWorker == 0)
    #expect(shares.take(atMost: 2, by: 0) == 0..<2)
    #expect(shares.firstWorker == 1)
    // The later half of the share of another worker.
    #expect(shares.take(atMost: 1, by: 0) == 3..<4)
    #expect(shares.firstWorker == 1)
    #expect(shares.take(atMost: 1, by: 1) == 2..<3)
    #expect(shares.firstWorker == 2)
    #expect(WorkShares(of: 0, among: 2).firstWorker == nil)
  }
}
