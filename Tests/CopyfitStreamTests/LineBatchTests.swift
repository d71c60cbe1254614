import Foundation
import Testing

@testable import CopyfitStream

/// Slices are shared by workers, and answers to them keep their order.
struct LineBatchTests {
  private static func queue(_ slices: Int, for workers: Int) -> SliceQueue {
    SliceQueue((0..<slices).map { $0 * 8..<$0 * 8 + 8 }, for: workers)
  }

  @Test(arguments: [(1, 1), (2, 5), (5, 2), (7, 3), (8, 8)])
  func everySliceIsTakenOnce(slices: Int, workers: Int) {
    let queue = Self.queue(slices, for: workers)
    var taken: [Int] = []
    for turn in 0..<slices + workers {
      guard let next = queue.next(for: turn % workers, takesFirst: turn % 5 == 4) else { continue }
      #expect(next.slice == next.number * 8..<next.number * 8 + 8)
      taken.append(next.number)
    }
    #expect(taken.sorted() == Array(0..<slices))
    #expect(queue.next(for: 0, takesFirst: true) == nil)
  }

  /// A worker takes its own slices in order, then half of those of another.
  @Test func workersTakeNeighboringSlices() {
    let queue = Self.queue(7, for: 2)
    let turns = [(0, false), (1, false), (0, false), (0, false), (0, false), (1, false), (1, true)]
    let taken = turns.map { queue.next(for: $0.0, takesFirst: $0.1)?.number }
    #expect(taken == [0, 3, 1, 2, 5, 4, 6])
  }

  /// The first slice of all is taken if answers wait for it.
  @Test func theFirstSliceIsTakenIfAnswersWait() {
    let queue = Self.queue(6, for: 3)
    #expect(queue.next(for: 2, takesFirst: true)?.number == 0)
    #expect(queue.next(for: 2, takesFirst: false)?.number == 4)
  }

  @Test func answersAreWrittenInOrder() throws {
    let pipe = Pipe()
    let answers = OrderedAnswers(
      to: ByteStream(descriptor: pipe.fileHandleForWriting.fileDescriptor))
    for slice in [2, 0, 3, 1] {
      let bytes = Array("\(slice)\n".utf8)
      #expect(answers.add(SliceAnswer(slice: slice, bytes: bytes, isComplete: slice != 3)))
    }
    try pipe.fileHandleForWriting.close()
    #expect(pipe.fileHandleForReading.readDataToEndOfFile() == Data("0\n1\n2\n3\n".utf8))
    #expect(try answers.areComplete() == false)
  }

  /// After a failure nothing is written, and no more answers are wanted.
  @Test func aFailureEndsTheAnswers() {
    let answers = OrderedAnswers(to: ByteStream(descriptor: -1))
    #expect(answers.add(SliceAnswer(slice: 1, bytes: [49], isComplete: true)))
    #expect(!answers.add(SliceAnswer(slice: 0, bytes: [48], isComplete: true)))
    #expect(!answers.add(SliceAnswer(slice: 2, bytes: [50], isComplete: true)))
    #expect(throws: ByteStream.Failure.self) { try answers.areComplete() }
  }
}
