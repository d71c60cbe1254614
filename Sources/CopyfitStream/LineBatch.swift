internal import Copyfit
internal import Synchronization

/// The complete lines after one read.
struct LineBatch: Sendable {
  let bytes: [UInt8]
  let lines: [LineSplitter.Line]

  /// The indices of the lines, divided into slices.
  func slices(ofLength length: Int) -> [Range<Int>] {
    stride(from: 0, to: lines.count, by: length).map { $0..<min($0 + length, lines.count) }
  }
}

/// The slices of a batch, shared by several workers.
///
/// Each worker takes neighboring slices, because the texts of one language follow each other and share words.
final class SliceQueue: Sendable {
  private let slices: [Range<Int>]
  /// The numbers of the slices that are left for each worker.
  private let shares: Mutex<WorkShares>

  /// Creates a queue for workers that are numbered from 0.
  init(_ slices: [Range<Int>], for workers: Int) {
    self.slices = slices
    shares = Mutex(WorkShares(of: slices.count, among: workers))
  }

  /// The next slice for a worker with its number, or `nil` if there are no more.
  ///
  /// - Parameter takesFirst: Whether the worker takes the first slice of all that are left: answers wait for it.
  func next(for worker: Int, takesFirst: Bool) -> (number: Int, slice: Range<Int>)? {
    let taken = shares.withLock { shares in
      shares.take(atMost: 1, by: takesFirst ? shares.firstWorker ?? worker : worker)
    }
    return taken.map { ($0.lowerBound, slices[$0.lowerBound]) }
  }
}

/// A worker that is used by one task at a time, so that its memory is reused for all batches.
final class SharedWorker: Sendable {
  private let worker: Mutex<RequestWorker>

  init(fonts: FontLibrary, wordCacheBytes: Int) {
    worker = Mutex(RequestWorker(fonts: fonts, wordCacheBytes: wordCacheBytes))
  }

  /// Answers lines until the queue is empty or writing fails.
  func answer(
    _ batch: LineBatch, from queue: SliceQueue, as number: Int, to answers: OrderedAnswers
  ) {
    worker.withLock { worker in
      while let (slice, lines) = queue.next(for: number, takesFirst: answers.tooManyWait) {
        var writer = JSONWriter()
        var isComplete = true
        for line in batch.lines[lines] {
          isComplete = worker.answer(line, of: batch, to: &writer) && isComplete
        }
        let answer = SliceAnswer(slice: slice, bytes: writer.bytes, isComplete: isComplete)
        guard answers.add(answer) else { return }
      }
    }
  }

  /// Answers all lines, and writes in between.
  func answer(_ batch: LineBatch, to output: ByteStream) throws(ByteStream.Failure) -> Bool {
    try worker.withLock { (worker) throws(ByteStream.Failure) in
      var writer = JSONWriter()
      var isComplete = true
      for line in batch.lines {
        isComplete = worker.answer(line, of: batch, to: &writer) && isComplete
        guard writer.bytes.count >= Self.flushSize else { continue }
        try output.write(writer.bytes)
        writer.bytes.removeAll(keepingCapacity: true)
      }
      try output.write(writer.bytes)
      return isComplete
    }
  }

  /// The number of bytes of answers to write at once.
  private static let flushSize = 1 << 18
}

extension RequestWorker {
  mutating func answer(
    _ line: LineSplitter.Line, of batch: LineBatch, to writer: inout JSONWriter
  ) -> Bool {
    guard line.isTooLong else {
      return answer(batch.bytes, in: line.range, number: line.number, to: &writer)
    }
    let id = RequestParser.identifier(in: Array(batch.bytes[line.range]))
    writer.writeError(
      .lineTooLong(limit: RequestLimits.lineLength), id: id?[...], line: line.number)
    return false
  }
}
