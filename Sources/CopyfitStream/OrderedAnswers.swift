internal import Synchronization

/// The answers to a slice.
struct SliceAnswer: Sendable {
  let slice: Int
  let bytes: [UInt8]
  /// Whether every line has a result.
  let isComplete: Bool
}

/// Writes answers in the order of their slices, each as soon as those before it are written.
final class OrderedAnswers: Sendable {
  fileprivate struct State {
    /// The answers that cannot be written yet, by slice.
    var waiting: [Int: [UInt8]] = [:]
    var waitingBytes = 0
    /// The first slice that is not written.
    var next = 0
    var isWriting = false
    var areComplete = true
    var failure: ByteStream.Failure?
  }

  /// The number of waiting bytes above which the first remaining slice is answered first, so that fewer answers wait.
  private static let waitingBytesThreshold = 1 << 22

  private let output: ByteStream
  private let state = Mutex(State())

  init(to output: ByteStream) { self.output = output }

  /// Whether so many answers wait that the answers before them are needed first.
  var tooManyWait: Bool { state.withLock { $0.waitingBytes > Self.waitingBytesThreshold } }

  /// Adds an answer, and writes what can be written unless another thread does.
  ///
  /// - Returns: Whether the output still takes answers.
  func add(_ answer: SliceAnswer) -> Bool {
    var bytes = state.withLock { state in
      state.waiting[answer.slice] = answer.bytes
      state.waitingBytes += answer.bytes.count
      state.areComplete = state.areComplete && answer.isComplete
      guard !state.isWriting else { return [UInt8]?.none }
      return state.takeNext()
    }
    while let next = bytes {
      var failure: ByteStream.Failure?
      do throws(ByteStream.Failure) { try output.write(next) } catch { failure = error }
      bytes = state.withLock { state in
        state.failure = failure
        return state.takeNext()
      }
    }
    return state.withLock { $0.failure == nil }
  }

  /// Whether every line of all slices has a result.
  ///
  /// - Throws: The failure to write, after which nothing was written.
  func areComplete() throws(ByteStream.Failure) -> Bool {
    let (areComplete, failure) = state.withLock { ($0.areComplete, $0.failure) }
    if let failure { throw failure }
    return areComplete
  }
}

extension OrderedAnswers.State {
  /// The answers to write now: those to the next slice, and to all after it that wait.
  fileprivate mutating func takeNext() -> [UInt8]? {
    var bytes: [UInt8]?
    while failure == nil, let next = waiting.removeValue(forKey: self.next) {
      self.next += 1
      waitingBytes -= next.count
      if bytes == nil { bytes = next } else { bytes?.append(contentsOf: next) }
    }
    isWriting = bytes != nil
    return bytes
  }
}
