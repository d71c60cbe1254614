internal import CopyfitStream
internal import Synchronization

/// A line on standard error that tells a waiting person how far the work is.
///
/// It appears only on a terminal, and only where the work takes more than a second.
final class ProgressLine: Sendable {
  private let error: ByteStream
  private let isWanted: Bool
  private let start = ContinuousClock.now
  private let lastShown: Mutex<ContinuousClock.Instant?> = Mutex(nil)

  private static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)

  init(_ error: ByteStream) {
    self.error = error
    isWanted = error.isTerminal
  }

  /// Shows how many of how many texts are measured.
  func show(_ done: Int, of total: Int) {
    guard isWanted else { return }
    let now = ContinuousClock.now
    guard now - start > Self.patience else { return }
    lastShown.withLock { last in
      if let last, now - last < Self.interval { return }
      last = now
      try? error.write("\r\u{1B}[KMeasured \(done) of \(total) texts …")
    }
  }

  /// Removes the line.
  func clear() {
    lastShown.withLock { last in
      guard last != nil else { return }
      last = nil
      try? error.write("\r\u{1B}[K")
    }
  }
}
