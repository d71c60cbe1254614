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
    var blockSize = Self.blockSizes.lowerBound
    var isComplete = true
    var isAtEnd = false
    while !isAtEnd {
      isAtEnd = try !Self.read(input, &blockSize, into: &splitter.bytes)
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

  /// Reads a block; the next one may be larger if all of this one was available.
  private static func read(
    _ input: ByteStream, _ blockSize: inout Int, into bytes: inout [UInt8]
  ) throws(Failure) -> Bool {
    let count = bytes.count
    do throws(ByteStream.Failure) {
      guard try input.read(upTo: blockSize, into: &bytes) else { return false }
    } catch {
      throw .input(error)
    }
    if bytes.count - count == blockSize {
      blockSize = min(blockSize * 2, blockSizes.upperBound)
    }
    return true
  }

  /// The numbers of bytes to read at once: from the capacity of a pipe on Linux to a thousand requests of a file.
  ///
  /// With two jobs, the answers to half of them wait for the other half.
  private static let blockSizes = 1 << 16...1 << 17
  /// Enough lines to make a task worthwhile, and few enough to share the work evenly.
  private static let linesPerSlice = 8

  private func answer(
    _ batch: LineBatch, with workers: [SharedWorker], to output: ByteStream
  ) async throws(ByteStream.Failure) -> Bool {
    let slices = batch.slices(ofLength: Self.linesPerSlice)
    guard workers.count > 1, slices.count > 1 else {
      return try workers[0].answer(batch, to: output)
    }
    let busy = workers.prefix(slices.count)
    let queue = SliceQueue(slices, for: busy.count)
    let answers = OrderedAnswers(to: output)
    await withTaskGroup(of: Void.self) { group in
      for (number, worker) in busy.enumerated() {
        group.addTask { worker.answer(batch, from: queue, as: number, to: answers) }
      }
    }
    return try answers.areComplete()
  }
}
