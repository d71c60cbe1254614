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

/// A queue of slices for several workers.
final class SliceQueue: Sendable {
  private let slices: [Range<Int>]
  private let taken = Atomic(0)

  init(_ slices: [Range<Int>]) { self.slices = slices }

  /// The next slice with its number, or `nil` if there are no more.
  func next() -> (number: Int, slice: Range<Int>)? {
    let number = taken.add(1, ordering: .relaxed).oldValue
    return number < slices.count ? (number, slices[number]) : nil
  }
}

/// The answers to a slice.
struct SliceAnswer: Sendable {
  let slice: Int
  let bytes: [UInt8]
  /// Whether every line has a result.
  let isComplete: Bool
}

/// A worker that one task at a time uses, so that its memory is reused for all batches.
final class SharedWorker: Sendable {
  private let worker: Mutex<RequestWorker>

  init(fonts: FontLibrary, wordCacheBytes: Int) {
    worker = Mutex(RequestWorker(fonts: fonts, wordCacheBytes: wordCacheBytes))
  }

  /// Answers lines until the queue is empty.
  func answer(_ batch: LineBatch, from queue: SliceQueue) -> [SliceAnswer] {
    worker.withLock { worker in
      var answers: [SliceAnswer] = []
      while let (number, slice) = queue.next() {
        var writer = JSONWriter()
        var isComplete = true
        for line in batch.lines[slice] {
          isComplete = worker.answer(line, of: batch, to: &writer) && isComplete
        }
        answers.append(SliceAnswer(slice: number, bytes: writer.bytes, isComplete: isComplete))
      }
      return answers
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
      .lineTooLong(limit: RequestLimits.lineLength), id: id, line: line.number)
    return false
  }
}
