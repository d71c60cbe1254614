public import Copyfit

/// Answers a stream of requests: each line of input and output is one JSON object, in the same order.
///
/// All complete lines are answered before more input is read, so that interactive clients get their answers. Memory is
/// bounded by the limits of a line and an answer, independent of the stream's length.
public struct RequestStream: Sendable {
  /// The end of the stream that failed.
  public enum Failure: Error, Hashable, Sendable {
    case input(ByteStream.Failure)
    case output(ByteStream.Failure)
  }

  private let fonts: FontLibrary
  private let jobs: Int
  private let wordCacheBytes: Int

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - fonts: The fonts for measurements.
  ///   - jobs: The number of requests to answer at once; it does not affect the answers.
  ///   - wordCacheBytes: The size of each job's word cache; it does not affect the answers.
  public init(
    fonts: FontLibrary, jobs: Int, wordCacheBytes: Int = LabelFitter.defaultWordCacheBytes
  ) {
    self.fonts = fonts
    self.wordCacheBytes = wordCacheBytes
    self.jobs = max(1, jobs)
  }

  /// Answers all requests from `input` to `output`.
  ///
  /// - Returns: Whether every line has a result.
  /// - Throws: `Failure` if reading or writing fails; nothing more is answered then.
  public func run(
    from input: ByteStream, to output: ByteStream
  ) async throws(Failure) -> Bool {
    let workers = (0..<jobs).map { _ in SharedWorker(fonts: fonts, wordCacheBytes: wordCacheBytes) }
    var splitter = LineSplitter()
    var isComplete = true
    var isAtEnd = false
    while !isAtEnd {
      isAtEnd = try !Self.read(input, into: &splitter.bytes)
      splitter.split(atEnd: isAtEnd)
      let batch = LineBatch(bytes: splitter.bytes, lines: splitter.lines)
      do throws(ByteStream.Failure) {
        isComplete = try await answer(batch, with: workers, to: output) && isComplete
      } catch {
        throw .output(error)
      }
      splitter.removeLines()
    }
    return isComplete
  }

  private static func read(
    _ input: ByteStream, into bytes: inout [UInt8]
  ) throws(Failure) -> Bool {
    do throws(ByteStream.Failure) {
      return try input.read(upTo: blockSize, into: &bytes)
    } catch {
      throw .input(error)
    }
  }

  /// The number of bytes to read at once: the capacity of a pipe on Linux.
  private static let blockSize = 1 << 16
  /// Enough lines to make a task worthwhile, and few enough to share the work evenly.
  private static let linesPerSlice = 8

  private func answer(
    _ batch: LineBatch, with workers: [SharedWorker], to output: ByteStream
  ) async throws(ByteStream.Failure) -> Bool {
    let slices = batch.slices(ofLength: Self.linesPerSlice)
    guard workers.count > 1, slices.count > 1 else {
      return try workers[0].answer(batch, to: output)
    }
    let queue = SliceQueue(slices)
    var answers = await withTaskGroup(of: [SliceAnswer].self) { group in
      for worker in workers.prefix(slices.count) {
        group.addTask { worker.answer(batch, from: queue) }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    answers.sort { $0.slice < $1.slice }
    for answer in answers { try output.write(answer.bytes) }
    return answers.allSatisfy(\.isComplete)
  }
}
