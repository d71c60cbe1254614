internal import CopyfitStream
internal import Synchronization

/// A line on standard error that shows the progress and the remaining time.
///
/// It appears only on a terminal, and only if the work takes more than a second.
final class ProgressLine: Sendable {
  private let error: ByteStream
  private let isWanted: Bool
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  private struct State {
    /// The time when the first of these texts was finished; the time before it measures nothing.
    var firstDone: ContinuousClock.Instant?
    var lastShown: ContinuousClock.Instant?
  }

  private static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)

  init(_ error: ByteStream) {
    self.error = error
    isWanted = error.isTerminal
  }

  /// Shows the number of measured texts and of all texts.
  func show(_ done: Int, of total: Int) {
    guard isWanted else { return }
    let now = ContinuousClock.now
    state.withLock { state in
      if done == 1 || state.firstDone == nil { state.firstDone = now }
      guard let firstDone = state.firstDone, now - start > Self.patience else { return }
      if let last = state.lastShown, now - last < Self.interval { return }
      state.lastShown = now
      let text = Self.text(done, of: total, after: now - firstDone)
      // A line that wraps could not be removed again.
      let room = max(0, (error.terminalColumns ?? 80) - 1)
      try? error.write("\r\u{1B}[K\(text.prefix(room))")
    }
  }

  /// The text of the line for a number of texts after some time.
  ///
  /// The rate is shown after half a second, when it is accurate enough.
  static func text(_ done: Int, of total: Int, after elapsed: Duration) -> String {
    let count = "Measured \(done) of \(total) texts"
    guard elapsed >= .milliseconds(500), done > 0 else { return "\(count) …" }
    let seconds = elapsed / .seconds(1)
    let rate = Int(Double(done) / seconds)
    let left = Int((Double(max(0, total - done)) * seconds / Double(done)).rounded(.up))
    return "\(count), \(rate > 0 ? "\(rate) a second, " : "")\(Self.text(left)) left …"
  }

  private static func text(_ seconds: Int) -> String {
    seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }

  /// Removes the line.
  func clear() {
    state.withLock { state in
      guard state.lastShown != nil else { return }
      state.lastShown = nil
      try? error.write("\r\u{1B}[K")
    }
  }
}
